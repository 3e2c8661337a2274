import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, password, required } from "./fields.ts";
import { Length } from "./limits.ts";
import { messages } from "./messages.ts";
import { ownProfile } from "./profile.ts";
import { refusals } from "./refusals.ts";

export const changePassword = endpoint({
  method: "PUT",
  path: "/auth/password",
  access: "signed-in",
  rateLimit: "passwordChanges",
  summary: "Change one's password; every other session ends",
  body: z.object({
    currentPassword: required(refusals.auth.currentPasswordWrong, Length.passwordMax),
    newPassword: password(messages.auth.passwordTooShort),
  }),
  reply: z.undefined(),
  status: 204,
});

export const resendConfirmation = endpoint({
  method: "POST",
  path: "/auth/confirm-email/resend",
  access: "signed-in",
  rateLimit: "confirmationMails",
  failure: messages.failures.sendConfirmation,
  summary: "Send the link that confirms one's e-mail address, or the one it is to become, again",
  refuses: ["conflict"],
  reply: z.object({ message: z.string() }),
});

export const cancelEmailChange = endpoint({
  method: "DELETE",
  path: "/auth/pending-email",
  access: "signed-in",
  failure: messages.failures.cancelEmailChange,
  summary: "Keep one's e-mail address after all",
  reply: ownProfile,
});

export const accountSession = z.object({
  id,
  /** Browser and system, as a person would say it; blank when unknown. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const listSessions = endpoint({
  method: "GET",
  path: "/auth/sessions",
  access: "signed-in",
  summary: "Where one is logged in",
  reply: z.object({ content: z.array(accountSession) }),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/auth/sessions/:id",
  access: "signed-in",
  summary: "Log one of one's sessions out",
  params: z.object({ id }),
  reply: z.undefined(),
  status: 204,
});

export const endAllSessions = endpoint({
  method: "DELETE",
  path: "/auth/sessions",
  access: "signed-in",
  summary: "Log out everywhere, here too",
  reply: z.undefined(),
  status: 204,
});

export const exportAccount = endpoint({
  method: "GET",
  path: "/auth/export",
  access: "signed-in",
  rateLimit: "exports",
  summary: "Everything the product holds about oneself",
  stream: "json",
  /** Lists by name; every entry is a plain object. */
  reply: z
    .object({ exportedAt: z.iso.datetime(), account: z.record(z.string(), z.unknown()) })
    .catchall(z.unknown()),
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/auth/account",
  access: "signed-in",
  summary: "Delete one's account; its posts stay without a name, or go too",
  body: z.object({
    password: required(refusals.auth.passwordWrong, Length.passwordMax),
    posts: z.enum(["KEEP", "DELETE"]).default("KEEP"),
  }),
  reply: z.undefined(),
  status: 204,
});
