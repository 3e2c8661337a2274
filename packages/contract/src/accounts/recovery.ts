import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { email, password, required } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";

/** For people who lost every way to sign in: a mailed link, then two days in which it can be cancelled. */

const token = required(refusals.recovery.linkInvalid, Length.tokenMax, refusals.recovery.linkInvalid);
const done = z.object({ message: z.string() });

const waiting = z.object({
  /** When the account can be recovered; null if the waiting time has not begun. */
  readyAt: z.iso.datetime().nullable(),
});

export const requestRecovery = endpoint({
  method: "POST",
  path: "/auth/recovery",
  access: "public",
  rateLimit: "forgotPassword",
  summary: "Send a link to recover an account, if the address is known; the reply does not say whether it is",
  body: z.object({ email: email(messages.auth.emailInvalid) }),
  reply: done,
});

export const checkRecovery = endpoint({
  method: "POST",
  path: "/auth/recovery/check",
  access: "public",
  summary: "The state of the recovery that this link belongs to",
  body: z.object({ token }),
  reply: waiting.extend({ isReady: z.boolean() }),
});

export const startRecovery = endpoint({
  method: "POST",
  path: "/auth/recovery/start",
  access: "public",
  summary: "Start the waiting time, which is announced to every session and address of the account",
  body: z.object({ token }),
  reply: waiting,
});

export const finishRecovery = endpoint({
  method: "POST",
  path: "/auth/recovery/finish",
  access: "public",
  summary: "After the waiting: set a new password; passkeys, second factor and sessions are deleted",
  body: z.object({ token, newPassword: password(refusals.auth.resetRequired) }),
  refuses: ["conflict"],
  reply: done,
});

export const cancelRecovery = endpoint({
  method: "POST",
  path: "/auth/recovery/cancel",
  access: "public",
  summary: "Cancel a recovery with the token of the mail that announced it",
  body: z.object({ token }),
  reply: done,
});

export const getOwnRecovery = endpoint({
  method: "GET",
  path: "/auth/recovery",
  access: "signed-in",
  summary: "Whether somebody is recovering your account",
  reply: waiting,
});

export const cancelOwnRecovery = endpoint({
  method: "DELETE",
  path: "/auth/recovery",
  access: "signed-in",
  whileSuspended: true,
  summary: "Cancel the recovery of your account",
  reply: z.undefined(),
  status: 204,
});
