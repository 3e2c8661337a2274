import { z } from "zod";
import { EXAM_TYPES } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { bio, callerIds, email, fullName, timeZone } from "./fields.ts";
import { Length } from "./limits.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";
import { publicFields, userParams } from "./users.ts";

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
  /** There only for those who asked for more time in mock exams. */
  extraTime: z.boolean().optional(),
  /** What one prepares for, while it lies ahead: lists begin with it. `GET /learning/goal` says more. */
  goalExam: z.enum(EXAM_TYPES).nullable(),
  /** Its day, if that is known. */
  goalDate: z.iso.date().nullable(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** Only the fields that are sent change. A picture can only be removed here; `PUT /auth/avatar` sets one. */
export const profileChange = z.object({
  userId: callerIds.userId,
  fullName: fullName.optional(),
  bio: bio.optional(),
  email: email(messages.auth.emailInvalid).optional(),
  /** Asked for when the e-mail address changes. */
  currentPassword: z.string().max(Length.passwordMax, refusals.auth.currentPasswordWrong).optional(),
  profilePicture: z.string().max(Length.picturePathMax, refusals.auth.pictureNotOwn).nullable().optional(),
  timeZone: timeZone.optional(),
  hideFromLeaderboard: z.boolean().optional(),
  /** A third more time in mock exams, for who gets it in the real exam. */
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
  summary: "Change one's own profile",
  body: profileChange,
  refuses: ["conflict"],
  reply: ownProfile,
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

export const uploadAvatar = endpoint({
  method: "PUT",
  path: "/auth/avatar",
  access: "signed-in",
  rateLimit: "pictures",
  summary: "Set one's picture: JPEG, PNG or WebP",
  body: z.custom<Uint8Array | Blob>((body) => body instanceof Uint8Array || body instanceof Blob),
  bodyType: "image",
  reply: ownProfile,
});
