import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, id, pathId } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";

export const STATUSES = ["online", "away", "busy", "offline"] as const;

export const userStatus = z.enum(STATUSES, { error: refusals.users.unknownStatus(STATUSES) });
export type UserStatus = z.infer<typeof userStatus>;

/** What anybody may see of a person. */
export const publicFields = {
  id,
  username: z.string(),
  fullName: z.string(),
  bio: z.string(),
  profilePicture: z.string().nullable(),
  createdAt: z.iso.datetime(),
  totalQuestions: z.number().int(),
  /** Percent with at most one decimal. */
  accuracy: z.number(),
  postsCount: z.number().int(),
  followersCount: z.number().int(),
  followingCount: z.number().int(),
  verified: z.boolean(),
  premium: z.boolean(),
};

export const publicProfile = z.object({
  ...publicFields,
  isFollowing: z.boolean(),
  status: userStatus,
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** A person in a list. */
export const userCard = z.object({
  id,
  username: z.string(),
  fullName: z.string(),
  bio: z.string(),
  profilePicture: z.string().nullable(),
  verified: z.boolean(),
  followersCount: z.number().int(),
  isFollowing: z.boolean(),
});
export type UserCard = z.infer<typeof userCard>;

export const userParams = z.object({ id: pathId(messages.users.idRequired) });

export const peopleQuery = pageQuery.extend({
  userId: callerIds.userId,
  currentUserId: callerIds.currentUserId,
});

export const getUser = endpoint({
  method: "GET",
  path: "/social/users/:id",
  access: "public",
  failure: messages.failures.loadUser,
  summary: "A person's public profile",
  params: userParams,
  query: z.object({ userId: callerIds.userId, currentUserId: callerIds.currentUserId }),
  reply: publicProfile,
});

export const searchUsers = endpoint({
  method: "GET",
  path: "/social/users/search",
  access: "public",
  rateLimit: "search",
  summary: "People by username or full name; forgives a typing slip, never looks at e-mail addresses",
  query: peopleQuery.extend({ query: z.string().trim().max(Length.searchMax).default("") }),
  reply: pageOf(userCard),
});

export const listTopUsers = endpoint({
  method: "GET",
  path: "/social/users/top",
  access: "public",
  summary: "People by score, then by followers",
  query: peopleQuery,
  reply: pageOf(userCard),
});

export const statusReply = z.object({ status: userStatus });

export const getStatus = endpoint({
  method: "GET",
  path: "/social/users/:id/status",
  access: "public",
  summary: "Whether a person is here now",
  params: userParams,
  reply: statusReply,
});

export const setStatus = endpoint({
  method: "PUT",
  path: "/social/users/:id/status",
  access: "signed-in",
  whileSuspended: true,
  ownParam: "id",
  failure: messages.failures.updateStatus,
  summary: "Set your status; it becomes offline after two minutes",
  params: userParams,
  body: z.object({ userId: callerIds.userId, status: userStatus }),
  reply: statusReply,
});
