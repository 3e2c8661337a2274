import { refusals } from "@prepfeed/contract/foundation/refusals";
import { AppError } from "../../foundation/app-error.ts";
import type { SecurityLog } from "../../foundation/security-log.ts";
import { isFreshlyProven } from "../sessions/sessions.service.ts";
import * as queries from "./confirm-password.queries.ts";
import { countGuess, type GuessDeps } from "./guesses.service.ts";
import type { Passwords } from "./passwords.service.ts";

export interface ConfirmPasswordDeps extends GuessDeps {
  passwords: Passwords;
  now: () => Date;
}

/** The person who asks, and the IP address. */
export interface AccountCaller {
  viewerId: string;
  sessionId: string;
  address: string;
  security: SecurityLog;
}

/**
 * Confirms identity: by the password, or by a passkey used in this session a moment ago. A wrong password does
 * not log the person out, and guesses are counted like failed logins.
 */
export async function confirmPassword(
  deps: ConfirmPasswordDeps,
  { viewerId, sessionId, address, security }: AccountCaller,
  password: string | undefined,
  wrong: () => AppError,
): Promise<queries.AccountRow> {
  const { db, passwords } = deps;
  const account = await queries.findAccount(db, viewerId);
  if (!account) throw new AppError("not-found", refusals.users.notFound);
  if (!password) {
    if (await isFreshlyProven(deps, sessionId)) return account;
    throw wrong();
  }
  const guess = await countGuess(deps, { address, userId: viewerId, account: viewerId });
  if (!(await passwords.matches(account.password_hash, password, address))) {
    security.note("password-wrong");
    throw wrong();
  }
  await guess.refund();
  return account;
}
