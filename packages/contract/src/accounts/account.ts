import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { id, password } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";
import { ownProfile } from "./profile.ts";

export const changePassword = endpoint({
  method: "PUT",
  path: "/auth/password",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "passwordChanges",
  summary: "Change your password; every other session ends",
  body: z.object({
    /** May be left out for ten minutes after another proof of identity in this session. */
    currentPassword: z.string().max(Length.passwordMax, refusals.auth.currentPasswordWrong).optional(),
    newPassword: password(messages.auth.passwordTooShort),
  }),
  reply: z.undefined(),
  status: 204,
});

export const resendConfirmation = endpoint({
  method: "POST",
  path: "/auth/confirm-email/resend",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "confirmationMails",
  failure: messages.failures.sendConfirmation,
  summary: "Send the link that confirms your e-mail address, or your new one, again",
  refuses: ["conflict"],
  reply: z.object({ message: z.string() }),
});

export const cancelEmailChange = endpoint({
  method: "DELETE",
  path: "/auth/pending-email",
  access: "signed-in",
  whileSuspended: true,
  failure: messages.failures.cancelEmailChange,
  summary: "Cancel the change of your e-mail address",
  reply: ownProfile,
});

export const accountSession = z.object({
  id,
  /** Browser and system in everyday words; blank if unknown. */
  device: z.string(),
  /** The network it was last used from, such as 203.0.113.0/24; blank if unknown. Locations are not looked up. */
  network: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The session that makes the call. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const listSessions = endpoint({
  method: "GET",
  path: "/auth/sessions",
  access: "signed-in",
  summary: "The sessions in which you are logged in",
  reply: z.object({ content: z.array(accountSession) }),
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/auth/sessions/:id",
  access: "signed-in",
  whileSuspended: true,
  summary: "Log out one of your sessions",
  params: z.object({ id }),
  reply: z.undefined(),
  status: 204,
});

export const endAllSessions = endpoint({
  method: "DELETE",
  path: "/auth/sessions",
  access: "signed-in",
  whileSuspended: true,
  summary: "Log out everywhere, here too",
  reply: z.undefined(),
  status: 204,
});

/** The events of an account that its owner sees, named as in the audit log. */
export const ACCOUNT_EVENTS = [
  "registered",
  "signed-in",
  "second-factor-wrong",
  "passkey-copied",
  "session-ended",
  "sessions-ended",
  "password-changed",
  "password-reset",
  "email-change-requested",
  "email-change-cancelled",
  "email-confirmed",
  "second-factor-on",
  "second-factor-off",
  "recovery-codes-renewed",
  "devices-forgotten",
  "passkey-added",
  "passkey-deleted",
  "recovery-started",
  "recovery-cancelled",
  "account-recovered",
  "account-linked",
  "account-unlinked",
  "account-claimed",
  "data-exported",
  "role-changed",
] as const;
export type AccountEventName = (typeof ACCOUNT_EVENTS)[number];

export const accountEvent = z.object({
  id,
  event: z.enum(ACCOUNT_EVENTS),
  /** A word or two about it, such as how the person signed in; usually blank. */
  note: z.string(),
  /** Whether an operator of the server did it. */
  byOperator: z.boolean(),
  /** The device and network; blank if unknown. */
  device: z.string(),
  network: z.string(),
  createdAt: z.iso.datetime(),
});
export type AccountEvent = z.infer<typeof accountEvent>;

export const listAccountEvents = endpoint({
  method: "GET",
  path: "/auth/security-events",
  access: "signed-in",
  summary: "Sign-ins and changes of your account in the last 400 days, newest first",
  query: pageQuery,
  reply: pageOf(accountEvent),
});

export const exportAccount = endpoint({
  method: "GET",
  path: "/auth/export",
  access: "signed-in",
  rateLimit: "exports",
  summary: "Everything that the product stores about you",
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
  whileSuspended: true,
  summary: "Delete your account; its posts stay without a name, or go too",
  body: z.object({
    /** May be left out for ten minutes after another proof of identity in this session. */
    password: z.string().max(Length.passwordMax, refusals.auth.passwordWrong).optional(),
    posts: z.enum(["KEEP", "DELETE"]).default("KEEP"),
  }),
  reply: z.undefined(),
  status: 204,
});
