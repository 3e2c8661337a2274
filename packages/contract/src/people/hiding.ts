import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, line, required } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";
import { postAuthor } from "../posts/posts.ts";
import { Hidden } from "./people-limits.ts";
import { userParams } from "./users.ts";

/** A person whom the viewer has blocked. This list is the only place that still shows them. */
export const blockedPerson = z.object({ person: postAuthor, blockedAt: z.iso.datetime() });
export type BlockedPerson = z.infer<typeof blockedPerson>;

export const blockPerson = endpoint({
  method: "POST",
  path: "/social/users/:id/block",
  access: "signed-in",
  failure: messages.failures.block,
  summary: "Block a person: neither sees anything of the other, and neither follows the other any more",
  refuses: ["conflict"],
  params: userParams,
  reply: z.object({ isBlocked: z.literal(true) }),
});

export const unblockPerson = endpoint({
  method: "DELETE",
  path: "/social/users/:id/block",
  access: "signed-in",
  failure: messages.failures.unblock,
  summary: "Unblock a person; the follows that blocking ended do not come back",
  params: userParams,
  reply: z.object({ isBlocked: z.literal(false) }),
});

const ownListQuery = pageQuery.extend({ userId: callerIds.userId });

export const listBlocks = endpoint({
  method: "GET",
  path: "/social/blocks",
  access: "signed-in",
  summary: "The people you have blocked, newest first",
  query: ownListQuery,
  reply: pageOf(blockedPerson),
});

/** The duration; permanent without `hours`. */
const forHow = {
  userId: callerIds.userId,
  hours: z.literal([...Hidden.muteHours], { error: refusals.hiding.muteHours }).nullish(),
};
const until = z.iso.datetime().nullable();

export const mutePerson = endpoint({
  method: "POST",
  path: "/social/users/:id/mute",
  access: "signed-in",
  failure: messages.failures.mute,
  summary: "Leave a person's posts out of your own feeds, for a time or for good; they are not told",
  refuses: ["conflict"],
  params: userParams,
  body: z.object(forHow),
  reply: z.object({ isMuted: z.literal(true), until }),
});

export const unmutePerson = endpoint({
  method: "DELETE",
  path: "/social/users/:id/mute",
  access: "signed-in",
  failure: messages.failures.unmute,
  summary: "Show a muted person's posts in your feeds again",
  params: userParams,
  reply: z.object({ isMuted: z.literal(false) }),
});

export const MUTED_TEXT_KINDS = ["WORD", "TOPIC"] as const;
const mutedTextKind = z.enum(MUTED_TEXT_KINDS, { error: refusals.fields.unknown("kind", MUTED_TEXT_KINDS) });

export const mutedText = z.object({ kind: mutedTextKind, text: z.string(), until });
export type MutedText = z.infer<typeof mutedText>;

const whichText = {
  kind: mutedTextKind,
  text: required(refusals.hiding.textRequired, Length.topicMax).pipe(line("text", Length.topicMax)),
};

export const muteText = endpoint({
  method: "POST",
  path: "/social/muted-texts",
  access: "signed-in",
  failure: messages.failures.mute,
  summary: "Leave posts with a word, or on a topic, out of your own feeds, for a time or for good",
  refuses: ["conflict"],
  body: z.object({ ...forHow, ...whichText }),
  reply: mutedText,
});

export const unmuteText = endpoint({
  method: "DELETE",
  path: "/social/muted-texts",
  access: "signed-in",
  failure: messages.failures.unmute,
  summary: "Show posts with a muted word, or on a muted topic, again",
  query: z.object({ userId: callerIds.userId, ...whichText }),
  reply: z.undefined(),
  status: 204,
});

export const mutedPerson = z.object({ person: postAuthor, until });
export type MutedPerson = z.infer<typeof mutedPerson>;

export const listMutes = endpoint({
  method: "GET",
  path: "/social/mutes",
  access: "signed-in",
  summary: "The people you have muted, newest first, and with the first page the muted words and topics",
  query: ownListQuery,
  reply: pageOf(mutedPerson).extend({ texts: z.array(mutedText) }),
});
