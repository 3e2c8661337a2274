import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { bio, callerIds, email, fullName, id, pathId, timeZone } from "./fields.ts";
import { Length } from "./limits.ts";
import { messages } from "./messages.ts";
import { pageOf, pageQuery } from "./paging.ts";

export const STATUSES = ["online", "away", "busy", "offline"] as const;
export const userStatus = z.enum(STATUSES, { error: messages.users.unknownStatus(STATUSES) });
export type UserStatus = z.infer<typeof userStatus>;

/** What anybody may see of a person. */
const publicFields = {
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

/** One's own profile: the only reply that holds an e-mail address. */
export const ownProfile = z.object({
  ...publicFields,
  email: z.string(),
  /** The address it is to become once it is confirmed. */
  pendingEmail: z.string().nullable(),
  /** Where a new account must confirm its address, it can neither post nor comment before. */
  emailConfirmed: z.boolean(),
  /** Where the learner's days begin and end. */
  timeZone: z.string(),
  hideFromLeaderboard: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

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

/** Only the fields that are sent change. A picture can only be removed here; `PUT /auth/avatar` sets one. */
export const profileChange = z.object({
  userId: callerIds.userId,
  fullName: fullName.optional(),
  bio: bio.optional(),
  email: email(messages.auth.emailInvalid).optional(),
  /** Asked for when the e-mail address changes. */
  currentPassword: z.string().max(Length.passwordMax, messages.auth.currentPasswordWrong).optional(),
  profilePicture: z.string().max(Length.picturePathMax, messages.auth.pictureNotOwn).nullable().optional(),
  timeZone: timeZone.optional(),
  hideFromLeaderboard: z.boolean().optional(),
});
export type ProfileChange = z.output<typeof profileChange>;

const userParams = z.object({ id: pathId(messages.users.idRequired) });
const listQuery = pageQuery.extend({ userId: callerIds.userId, currentUserId: callerIds.currentUserId });

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

export const updateSocialProfile = endpoint({
  method: "PUT",
  path: "/social/profile",
  access: "signed-in",
  failure: messages.failures.updateProfile,
  summary: "Change one's own profile",
  body: profileChange,
  refuses: ["conflict"],
  reply: ownProfile,
});

export const updateUserProfile = endpoint({
  method: "PUT",
  path: "/social/users/:id/profile",
  access: "signed-in",
  ownParam: "id",
  failure: messages.failures.updateProfile,
  summary: "Change one's own profile, named by its id",
  params: userParams,
  body: profileChange,
  refuses: ["conflict"],
  reply: ownProfile,
});

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
  query: listQuery,
  reply: pageOf(userCard),
});

export const listFollowing = endpoint({
  method: "GET",
  path: "/social/users/:id/following",
  access: "public",
  summary: "Whom this person follows, newest first",
  params: userParams,
  query: listQuery,
  reply: pageOf(userCard),
});

export const searchUsers = endpoint({
  method: "GET",
  path: "/social/users/search",
  access: "public",
  rateLimit: "search",
  summary: "People by username or full name; forgives a typing slip, never looks at e-mail addresses",
  query: listQuery.extend({ query: z.string().trim().max(Length.searchMax).default("") }),
  reply: pageOf(userCard),
});

export const listTopUsers = endpoint({
  method: "GET",
  path: "/social/users/top",
  access: "public",
  summary: "People by score, then by followers",
  query: listQuery,
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
  ownParam: "id",
  failure: messages.failures.updateStatus,
  summary: "Say that one is here; fades to offline after two minutes",
  params: userParams,
  body: z.object({ userId: callerIds.userId, status: userStatus }),
  reply: statusReply,
});
