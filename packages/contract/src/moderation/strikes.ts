import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, id, oneOf, requiredText } from "../foundation/fields.ts";
import { messages } from "../foundation/messages.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";
import { postAuthor } from "../posts/posts.ts";
import { DECISIONS, Moderation, REPORT_KINDS, REPORT_REASONS } from "./report-reasons.ts";
import { evidence } from "./reports.ts";

const APPEAL_OUTCOMES = ["UPHELD", "OVERTURNED"] as const;

const appeal = z.object({
  text: z.string(),
  createdAt: z.iso.datetime(),
  outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  /** The moderator's explanation of the outcome. */
  answer: z.string(),
});

/** A sanction on record. */
export const strike = z.object({
  id,
  decision: z.enum(DECISIONS),
  kind: z.enum(REPORT_KINDS),
  reason: z.enum(REPORT_REASONS),
  /** The content that the sanction was about, while that is stored. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** When it no longer counts. */
  endsAt: z.iso.datetime(),
  /** For a suspension. */
  suspendedUntil: z.iso.datetime().nullable(),
  /** Neither ended nor undone. */
  isActive: z.boolean(),
  /** Until when it can be appealed; null if it cannot be, or was already. */
  appealUntil: z.iso.datetime().nullable(),
  appeal: appeal.nullable(),
  /** Whether nobody can decide the appeal at the moment. */
  isWaiting: z.boolean(),
});
export type Strike = z.infer<typeof strike>;

export const listStrikes = endpoint({
  method: "GET",
  path: "/auth/strikes",
  access: "signed-in",
  summary: "Sanctions against you, newest first, and until when and why you are suspended",
  reply: z.object({
    content: z.array(strike),
    suspension: z.object({ until: z.iso.datetime(), reason: z.enum(REPORT_REASONS) }).nullable(),
  }),
});

const strikeParams = z.object({ id });

export const appealStrike = endpoint({
  method: "POST",
  path: "/auth/strikes/:id/appeal",
  access: "signed-in",
  whileSuspended: true,
  failure: messages.failures.appeal,
  summary: `Appeal a sanction, once and within ${Moderation.appealDays} days`,
  params: strikeParams,
  body: z.object({
    userId: callerIds.userId,
    text: requiredText(
      refusals.moderation.appealRequired,
      Moderation.appealMax,
      refusals.fields.tooLong("Appeal", Moderation.appealMax),
    ),
  }),
  refuses: ["conflict"],
  reply: strike,
  status: 201,
});

export const openAppeal = z.object({
  /** For the sanction. */
  id,
  caseId: id.nullable(),
  person: postAuthor,
  decision: z.enum(DECISIONS),
  kind: z.enum(REPORT_KINDS),
  reason: z.enum(REPORT_REASONS),
  evidence: evidence.nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the viewer made the decision, reported it or is the person, and so may not decide the appeal. */
  isOwn: z.boolean(),
});
export type OpenAppeal = z.infer<typeof openAppeal>;

export const listAppeals = endpoint({
  method: "GET",
  path: "/moderation/appeals",
  access: "signed-in",
  role: "MODERATOR",
  summary: "Appeals that wait for a decision, oldest first",
  query: pageQuery,
  reply: pageOf(openAppeal),
});

export const decideAppeal = endpoint({
  method: "POST",
  path: "/moderation/appeals/:id/decision",
  access: "signed-in",
  role: "MODERATOR",
  summary: "Decide an appeal against a decision of somebody else",
  params: strikeParams,
  body: z.object({
    userId: callerIds.userId,
    outcome: oneOf("Outcome", APPEAL_OUTCOMES),
    answer: requiredText(
      refusals.moderation.answerRequired,
      Moderation.noteMax,
      refusals.fields.tooLong("Answer", Moderation.noteMax),
    ),
  }),
  refuses: ["conflict"],
  reply: z.undefined(),
  status: 204,
});
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
