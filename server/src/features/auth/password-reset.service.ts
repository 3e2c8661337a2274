import { identityKey } from "@prepfeed/contract/identity";
import { Lifetime } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import { refusals } from "@prepfeed/contract/refusals";
import { AppError } from "../../app-error.ts";
import type { Background } from "../../background.ts";
import type { Database } from "../../db/database.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { type Publisher, tellSessionsEnded } from "../notifications/user-channel.service.ts";
import { refuseGuessable } from "../passwords/guessable-password.service.ts";
import type { Passwords } from "../passwords/passwords.service.ts";
import { deleteSessions } from "../sessions/sessions.service.ts";
import * as accounts from "../users/accounts.service.ts";
import { dropEmailChange } from "./email-confirmation.queries.ts";
import { hashOf, newToken } from "./mailed-token.ts";
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

/** Everything that depends on whether the address is known happens after the reply. */
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
 * Sets the password once per token and ends every session of the account, and a change of its address that somebody
 * else may have asked for. The link was mailed, so the address is right.
 */
export async function resetPassword(
  { db, passwords, state, now, mailer, background, publicUrl }: ResetDeps,
  token: string,
  newPassword: string,
  address: string,
) {
  const invalid = () => new AppError("invalid-request", refusals.auth.resetTokenInvalid);
  const reset = await queries.findReset(db, hashOf(token), now());
  if (!reset) throw invalid();
  await refuseGuessable("newPassword", newPassword, reset);
  const passwordHash = await passwords.hash(newPassword, address);
  const ended = await db.transaction(async (tx) => {
    if (!(await queries.deleteResets(tx, hashOf(token), reset.user_id))) throw invalid();
    await accounts.setPasswordHash(tx, reset.user_id, passwordHash);
    await dropEmailChange(tx, reset.user_id);
    await accounts.setConfirmedEmail(tx, reset.user_id, reset.email);
    return deleteSessions(tx, reset.user_id);
  });
  tellSessionsEnded(state, reset.user_id, ended);
  tellOfNewPassword({ mailer, background, publicUrl }, reset);
  return { message: messages.auth.resetDone };
}

/** No link that was sent before leads anywhere. */
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
