import { identityKey } from "@prepfeed/contract/foundation/identity";
import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import type { Background } from "../../foundation/background.ts";
import { hashOf, newToken } from "../../foundation/secret-token.ts";
import type { SecurityLog } from "../../foundation/security-log.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import { type Publisher, tellSessionsEnded } from "../notifications/user-channel.service.ts";
import { refuseGuessable } from "../passwords/guessable-password.service.ts";
import type { Passwords } from "../passwords/passwords.service.ts";
import { forgetDevicesOf } from "../second-factor/second-step.service.ts";
import { deleteSessions } from "../sessions/sessions.service.ts";
import * as accounts from "../users/accounts.service.ts";
import { removeStrangersWaysIn } from "./claim-account.service.ts";
import { dropEmailChange } from "./email-confirmation.queries.ts";
import { newPasswordMail } from "./new-password-mail.ts";
import * as queries from "./password-reset.queries.ts";
import { resetMail } from "./reset-mail.ts";

export interface ResetDeps {
  db: Database;
  passwords: Passwords;
  limiter: RateLimiter;
  mailer: Mailer;
  background: Background;
  publicUrl: string;
  state: Publisher;
  now: () => Date;
}

/**
 * Everything that depends on whether the address is known happens after the reply, so that response times
 * reveal nothing.
 */
export async function forgotPassword(deps: ResetDeps, email: string) {
  await deps.limiter.use("resetLinks", { email: identityKey(email) });
  deps.background.run("sending a reset link", () => sendResetLink(deps, email));
  return { message: refusals.auth.resetSent };
}

async function sendResetLink({ db, mailer, publicUrl, now }: ResetDeps, email: string) {
  const account = await accounts.findAccountByEmail(db, email);
  if (!account) return;
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now().getTime() + Lifetime.resetToken * 1000);
  if (!(await queries.insertReset(db, tokenHash, account, expiresAt))) return;
  await mailer.send(resetMail(account, `${publicUrl}/reset-password?token=${token}`));
}

/**
 * Sets the password once per token, ends every session of the account, and cancels a change of its address that
 * somebody else may have requested. The link was mailed, so the address is confirmed. If it was never confirmed
 * before, somebody else may have registered it, so passkeys, linked accounts and the second factor are removed too.
 */
export async function resetPassword(
  { db, passwords, state, now, mailer, background, publicUrl }: ResetDeps,
  token: string,
  newPassword: string,
  { address, security }: { address: string; security: SecurityLog },
) {
  const invalid = () => new AppError("invalid-request", refusals.auth.resetTokenInvalid);
  const reset = await queries.findReset(db, hashOf(token), now());
  if (!reset) throw invalid();
  security.account = reset.user_id;
  await refuseGuessable("newPassword", newPassword, { ...reset, fullName: reset.full_name });
  const passwordHash = await passwords.hash(newPassword, address);
  const ended = await db.transaction(async (tx) => {
    if (!(await queries.deleteResets(tx, hashOf(token), reset.user_id))) throw invalid();
    await accounts.setPasswordHash(tx, reset.user_id, passwordHash);
    await dropEmailChange(tx, reset.user_id);
    await forgetDevicesOf(tx, reset.user_id);
    const strangers = reset.email_confirmed ? [] : await removeStrangersWaysIn(tx, reset.user_id, now());
    await accounts.setConfirmedEmail(tx, reset.user_id, reset.email);
    await recordAccountEvent(tx, security, { account: reset.user_id, event: "password-reset" }, now());
    return [...strangers, ...(await deleteSessions(tx, reset.user_id))];
  });
  security.note("password-reset");
  tellSessionsEnded(state, reset.user_id, ended);
  tellOfNewPassword({ mailer, background, publicUrl }, reset);
  return { message: messages.auth.resetDone };
}

/** Every link that was sent before stops working. */
export function revokeResets(tx: Database, userId: string) {
  return queries.deleteResetsOf(tx, userId);
}

export type NewPasswordDeps = Pick<ResetDeps, "mailer" | "background" | "publicUrl">;

export function tellOfNewPassword(
  { mailer, background, publicUrl }: NewPasswordDeps,
  account: { username: string; email: string },
) {
  background.run("telling of a new password", () => mailer.send(newPasswordMail(account, publicUrl)));
}
