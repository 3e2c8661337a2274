import { refusals } from "@prepfeed/contract/refusals";
import { AppError } from "../../app-error.ts";
import * as queries from "./confirm-password.queries.ts";
import { countGuess, type GuessDeps } from "./guesses.service.ts";
import type { Passwords } from "./passwords.service.ts";

export interface ConfirmPasswordDeps extends GuessDeps {
  passwords: Passwords;
}

/** Who asks, and from where. */
export interface AccountCaller {
  viewerId: string;
  sessionId: string;
  address: string;
}

/** A wrong password is no reason to be logged out, and guessing it here is counted like guessing it at the login. */
export async function confirmPassword(
  deps: ConfirmPasswordDeps,
  { viewerId, address }: AccountCaller,
  password: string,
  wrong: () => AppError,
): Promise<queries.AccountRow> {
  const { db, passwords } = deps;
  const account = await queries.findAccount(db, viewerId);
  if (!account) throw new AppError("not-found", refusals.users.notFound);
  const guess = await countGuess(deps, { address, userId: viewerId, account: viewerId });
  if (!(await passwords.matches(account.password_hash, password, address))) throw wrong();
  await guess.refund();
  return account;
}
