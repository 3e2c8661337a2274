import { messages } from "@prepfeed/contract/messages";
import { AppError, fieldRefusal } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { type Publisher, tellSessionsEnded } from "../notifications/user-channel.service.ts";
import { setPasswordHash } from "../users/accounts.service.ts";
import * as queries from "./account.queries.ts";
import { refuseGuessable } from "./guessable-password.ts";
import { countGuess } from "./guesses.ts";
import { deleteResetsOf } from "./password-reset.queries.ts";
import type { Passwords } from "./passwords.ts";
import { deleteSessions } from "./sessions.service.ts";

export interface AccountDeps {
  db: Database;
  state: Publisher;
  passwords: Passwords;
  limiter: RateLimiter;
}

/** Who asks, and from where. */
export interface AccountCaller {
  viewerId: string;
  sessionId: string;
  ip: string;
}

export async function changePassword(
  deps: AccountDeps,
  caller: AccountCaller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, passwords, state } = deps;
  const { viewerId, sessionId } = caller;
  const wrong = () => fieldRefusal("invalid-request", "currentPassword", messages.auth.currentPasswordWrong);
  const account = await confirmPassword(deps, caller, currentPassword, wrong);
  refuseGuessable("newPassword", newPassword, account);
  const passwordHash = await passwords.hash(newPassword);
  const ended = await db.transaction(async (tx) => {
    await setPasswordHash(tx, viewerId, passwordHash);
    await deleteResetsOf(tx, viewerId);
    return deleteSessions(tx, viewerId, sessionId);
  });
  tellSessionsEnded(state, viewerId, ended);
}

/** A wrong password is no reason to be logged out, and guessing it here is counted like guessing it at the login. */
export async function confirmPassword(
  { db, limiter, passwords }: AccountDeps,
  { viewerId, ip }: AccountCaller,
  password: string,
  wrong: () => AppError,
): Promise<queries.AccountRow> {
  const account = await queries.findAccount(db, viewerId);
  if (!account) throw new AppError("not-found", messages.users.notFound);
  const guess = await countGuess(limiter, ip, account.username);
  if (!(await passwords.matches(account.password_hash, password))) throw wrong();
  await guess.refund();
  return account;
}
