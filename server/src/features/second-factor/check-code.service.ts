import { messages } from "@prepfeed/contract/foundation/messages";
import type { Database } from "../../db/database.ts";
import { fieldRefusal } from "../../foundation/app-error.ts";
import type { SecretBox } from "../../foundation/secret-box.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import type { AccountCaller } from "../passwords/confirm-password.service.ts";
import { countGuess, type GuessDeps } from "../passwords/guesses.service.ts";
import { recoveryCodeHash } from "./recovery-codes.ts";
import * as queries from "./second-factor.queries.ts";
import { isAppCode, stepOfCode } from "./totp.ts";

interface CheckDeps {
  db: Database;
  limiter: RateLimiter;
  secretBox: SecretBox;
  now: () => Date;
}

/** Consumes a code and returns its kind; undefined if it is wrong or was used before. */
export async function acceptCode(
  { db, limiter, secretBox, now }: CheckDeps,
  { userId, secret }: { userId: string; secret: string },
  code: string,
): Promise<"app" | "recovery" | undefined> {
  const digits = code.replace(/\s/g, "");
  if (!isAppCode(digits)) {
    return (await queries.spendRecoveryCode(db, userId, recoveryCodeHash(code))) ? "recovery" : undefined;
  }
  const attempt = await limiter.use("wrongCodes", { account: userId });
  const opened = secretBox.open(userId, secret);
  const step = opened && stepOfCode(opened, digits, now());
  if (!step || !(await queries.spendStep(db, userId, step))) return undefined;
  await attempt.refund();
  return "app";
}

/** For a signed-in person: a wrong code counts like a wrong password, and does not log them out. */
export async function confirmCode(
  deps: CheckDeps & GuessDeps,
  { viewerId: userId, address, security }: AccountCaller,
  check: (code: string) => Promise<boolean>,
  code: string,
) {
  const guess = await countGuess(deps, { address, userId, account: userId });
  if (!(await check(code))) {
    await recordAccountEvent(
      deps.db,
      security,
      { account: userId, event: "second-factor-wrong" },
      deps.now(),
    );
    security.note("second-factor-wrong");
    throw fieldRefusal("invalid-request", "code", messages.auth.codeWrong);
  }
  await guess.refund();
}
