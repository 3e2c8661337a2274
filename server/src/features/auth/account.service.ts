import { messages } from "@prepfeed/contract/messages";
import { AppError, fieldRefusal } from "../../app-error.ts";
import type { Background } from "../../background.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { tellSessionsEnded } from "../notifications/user-channel.service.ts";
import { setPasswordHash } from "../users/accounts.service.ts";
import * as queries from "./account.queries.ts";
import { passwordNotice } from "./account-notices.ts";
import { dropEmailChange } from "./email-confirmation.queries.ts";
import { refuseGuessable } from "./guessable-password.ts";
import { countGuess, type GuessDeps } from "./guesses.ts";
import { deleteResetsOf } from "./password-reset.queries.ts";
import type { Passwords } from "./passwords.ts";
import { deleteSessions } from "./sessions.service.ts";

export interface AccountDeps extends GuessDeps {
  passwords: Passwords;
  mailer: Mailer;
  background: Background;
  publicUrl: string;
}

/** Who asks, and from where. */
export interface AccountCaller {
  viewerId: string;
  sessionId: string;
  address: string;
}

export async function changePassword(
  deps: AccountDeps,
  caller: AccountCaller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, passwords, state, mailer, background, publicUrl } = deps;
  const { viewerId, sessionId } = caller;
  const wrong = () => fieldRefusal("invalid-request", "currentPassword", messages.auth.currentPasswordWrong);
  const account = await confirmPassword(deps, caller, currentPassword, wrong);
  await refuseGuessable("newPassword", newPassword, account);
  const passwordHash = await passwords.hash(newPassword, caller.address);
  const ended = await db.transaction(async (tx) => {
    await setPasswordHash(tx, viewerId, passwordHash);
    await deleteResetsOf(tx, viewerId);
    await dropEmailChange(tx, viewerId);
    return deleteSessions(tx, viewerId, sessionId);
  });
  tellSessionsEnded(state, viewerId, ended);
  background.run("telling of a new password", () => mailer.send(passwordNotice(account, publicUrl)));
}

/** A wrong password is no reason to be logged out, and guessing it here is counted like guessing it at the login. */
export async function confirmPassword(
  deps: AccountDeps,
  { viewerId, address }: AccountCaller,
  password: string,
  wrong: () => AppError,
): Promise<queries.AccountRow> {
  const { db, passwords } = deps;
  const account = await queries.findAccount(db, viewerId);
  if (!account) throw new AppError("not-found", messages.users.notFound);
  const guess = await countGuess(deps, { address, userId: viewerId, account: viewerId });
  if (!(await passwords.matches(account.password_hash, password, address))) throw wrong();
  await guess.refund();
  return account;
}
