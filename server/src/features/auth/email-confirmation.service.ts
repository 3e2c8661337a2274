import { identityKey } from "@prepfeed/contract/identity";
import { Lifetime } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import { refusals } from "@prepfeed/contract/refusals";
import { AppError } from "../../app-error.ts";
import type { Background } from "../../background.ts";
import type { Database } from "../../db/database.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { setConfirmedEmail } from "../users/accounts.service.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import * as queries from "./email-confirmation.queries.ts";
import { hashOf, newToken } from "./mailed-token.ts";
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

/** After the reply, as every mail. An address that was sent enough of them gets no more for a while. */
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

/** Once per token. Of several people who want an address, whoever confirms first has it. */
export async function confirmEmail({ db, now }: ConfirmationDeps, token: string) {
  await db.transaction(async (tx) => {
    const asked = await queries.takeConfirmation(tx, hashOf(token), now());
    if (!asked) throw new AppError("invalid-request", refusals.auth.confirmationInvalid);
    await setConfirmedEmail(tx, asked.user_id, asked.email);
    await deleteResetsOf(tx, asked.user_id);
  });
  return { message: messages.auth.confirmationDone };
}

/** The address stays as it is; a link that confirms it still works. */
export function dropEmailChange(tx: Database, userId: string) {
  return queries.dropEmailChange(tx, userId);
}
