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
import { setConfirmedEmail } from "../users/accounts.service.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import * as queries from "./email-confirmation.queries.ts";
import { deleteResetsOf } from "./password-reset.queries.ts";

export interface ConfirmationDeps {
  db: Database;
  limiter: RateLimiter;
  mailer: Mailer;
  background: Background;
  publicUrl: string;
  now: () => Date;
}

interface Addressee {
  id: string;
  username: string;
  email: string;
}

/**
 * Sent after the reply, like every mail. An address that has received too many of them gets no more for a
 * while.
 */
export function sendConfirmation(
  { db, now, limiter, mailer, background, publicUrl }: ConfirmationDeps,
  addressee: Addressee,
) {
  background.run("sending a confirmation link", async () => {
    const { isOver } = await limiter.count("confirmationLinks", { email: identityKey(addressee.email) });
    if (isOver) return;
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now().getTime() + Lifetime.emailConfirmation * 1000);
    const { id: userId, email } = addressee;
    if (!(await queries.upsertConfirmation(db, { userId, email, tokenHash, expiresAt }))) return;
    await mailer.send(confirmationMail(addressee, `${publicUrl}/confirm-email?token=${token}`));
  });
}

/** Works once per token. If several people want the same address, the first to confirm it gets it. */
export async function confirmEmail({ db, now }: ConfirmationDeps, token: string, security: SecurityLog) {
  await db.transaction(async (tx) => {
    const asked = await queries.takeConfirmation(tx, hashOf(token), now());
    if (!asked) throw new AppError("invalid-request", refusals.auth.confirmationInvalid);
    await setConfirmedEmail(tx, asked.user_id, asked.email);
    await deleteResetsOf(tx, asked.user_id);
    await recordAccountEvent(tx, security, { account: asked.user_id, event: "email-confirmed" }, now());
    security.account = asked.user_id;
  });
  security.note("email-confirmed");
  return { message: messages.auth.confirmationDone };
}

/** The account keeps its address; a link that confirms that address still works. */
export function dropEmailChange(tx: Database, userId: string) {
  return queries.dropEmailChange(tx, userId);
}
