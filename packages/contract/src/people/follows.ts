import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds } from "../foundation/fields.ts";
import { messages } from "../foundation/messages.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { peopleQuery, userCard, userParams } from "./users.ts";

export const followState = z.object({ isFollowing: z.boolean(), followersCount: z.number().int() });
export type FollowState = z.infer<typeof followState>;

export const toggleFollow = endpoint({
  method: "POST",
  path: "/social/users/:id/follow",
  access: "signed-in",
  loginMessage: messages.users.loginToFollow,
  failure: messages.failures.follow,
  summary: "Follow a person, or stop following them",
  params: userParams,
  reply: followState,
});

export const listFollowers = endpoint({
  method: "GET",
  path: "/social/users/:id/followers",
  access: "public",
  summary: "Who follows this person, newest first",
  params: userParams,
  query: peopleQuery,
  reply: pageOf(userCard),
});

export const listFollowing = endpoint({
  method: "GET",
  path: "/social/users/:id/following",
  access: "public",
  summary: "The people that this person follows, newest first",
  params: userParams,
  query: peopleQuery,
  reply: pageOf(userCard),
});

/** A suggested person to follow, and the reason. */
export const suggestion = userCard.extend({ reason: z.string() });
export type Suggestion = z.infer<typeof suggestion>;

export const listSuggestions = endpoint({
  method: "GET",
  path: "/social/users/suggestions",
  access: "signed-in",
  summary: "People to follow: followed by those you follow, or active in the same subjects",
  query: pageQuery.pick({ size: true }).extend({ userId: callerIds.userId }),
  reply: z.object({ content: z.array(suggestion) }),
});
