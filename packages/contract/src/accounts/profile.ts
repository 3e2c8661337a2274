import { z } from "zod";
import { EXAM_TYPES } from "../foundation/catalogue.ts";
import { endpoint, ROLES } from "../foundation/endpoint.ts";
import { bio, callerIds, email, fullName, timeZone } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";
import { publicFields, userParams } from "../people/users.ts";

/** The caller's own profile: the only reply that contains an e-mail address. */
export const ownProfile = z.object({
  ...publicFields,
  email: z.string(),
  /** The new address of a pending change. */
  pendingEmail: z.string().nullable(),
  /** If a new account must confirm its address, it can neither post nor comment before. */
  emailConfirmed: z.boolean(),
  /** The learner's time zone. */
  timeZone: z.string(),
  /** The time zone that was chosen and applies from the next day on; null if it is the same. */
  nextTimeZone: z.string().nullable(),
  /** The first day in the new time zone. */
  nextTimeZoneFrom: z.iso.date().nullable(),
  hideFromLeaderboard: z.boolean(),
  /** Whether the people search and suggestions leave the person out. */
  hideFromSearch: z.boolean(),
  /** Present only for moderators and administrators. */
  role: z.enum(ROLES).exclude(["USER"]).optional(),
  /** Present only for learners who asked for more time in mock exams. */
  extraTime: z.boolean().optional(),
  /** The goal's exam while it is ahead: lists are filtered by it. `GET /learning/goal` says more. */
  goalExam: z.enum(EXAM_TYPES).nullable(),
  /** Its date, if known. */
  goalDate: z.iso.date().nullable(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** Only the fields that are sent change. A picture can only be removed here; `PUT /auth/avatar` sets one. */
export const profileChange = z.object({
  userId: callerIds.userId,
  fullName: fullName.optional(),
  bio: bio.optional(),
  email: email(messages.auth.emailInvalid).optional(),
  /** Required when the e-mail address changes. */
  currentPassword: z.string().max(Length.passwordMax, refusals.auth.currentPasswordWrong).optional(),
  profilePicture: z.string().max(Length.picturePathMax, refusals.auth.pictureNotOwn).nullable().optional(),
  timeZone: timeZone.optional(),
  hideFromLeaderboard: z.boolean().optional(),
  hideFromSearch: z.boolean().optional(),
  /** A third more time in mock exams, for learners who get it in the real exam. */
  extraTime: z.boolean().optional(),
});
export type ProfileChange = z.output<typeof profileChange>;

export const getProfile = endpoint({
  method: "GET",
  path: "/auth/profile",
  access: "signed-in",
  failure: messages.failures.loadProfile,
  summary: "One's own profile",
  reply: ownProfile,
});

export const updateProfile = endpoint({
  method: "PUT",
  path: "/auth/profile",
  access: "signed-in",
  failure: messages.failures.updateProfile,
  summary: "Change your own profile",
  body: profileChange,
  refuses: ["conflict"],
  reply: ownProfile,
});

export const updateSocialProfile = endpoint({
  method: "PUT",
  path: "/social/profile",
  access: "signed-in",
  failure: messages.failures.updateProfile,
  summary: "Change your own profile",
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
  summary: "Change your own profile, named by its id",
  params: userParams,
  body: profileChange,
  refuses: ["conflict"],
  reply: ownProfile,
});

export const uploadAvatar = endpoint({
  method: "PUT",
  path: "/auth/avatar",
  access: "signed-in",
  rateLimit: "pictures",
  summary: "Set your picture: JPEG, PNG or WebP",
  body: z.custom<Uint8Array | Blob>((body) => body instanceof Uint8Array || body instanceof Blob),
  bodyType: "image",
  reply: ownProfile,
});
