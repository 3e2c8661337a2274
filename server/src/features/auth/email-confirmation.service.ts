import { identityKey } from "@prepfeed/contract/identity";
import { Lifetime } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import type { OwnProfile } from "@prepfeed/contract/profile";
import { AppError, fieldRefusal } from "../../app-error.ts";
import * as accounts from "../users/accounts.service.ts";
import { getOwnProfile, type OwnProfileDeps } from "../users/profile.service.ts";
import { type AccountCaller, type AccountDeps, confirmPassword } from "./account.service.ts";
import { emailChangeNotice } from "./account-notices.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import * as queries from "./email-confirmation.queries.ts";
import { hashOf, newToken } from "./mailed-token.ts";
import { deleteResetsOf } from "./password-reset.queries.ts";

export interface ConfirmationDeps extends AccountDeps {
  now: () => Date;
}

interface Addressee {
  id: string;
  username: string;
  email: string;
}

/** Whoever changes where mail goes proves who they are; the old address hears of it, and stays until the new one is confirmed. */
export async function requestEmailChange(
  deps: ConfirmationDeps,
  caller: AccountCaller,
  email: string,
  currentPassword = "",
): Promise<void> {
  const { db, limiter, mailer, background, publicUrl } = deps;
  const { viewerId } = caller;
  const refuse = (message: string) => fieldRefusal("invalid-request", "currentPassword", message);
  if (currentPassword === "") throw refuse(messages.auth.currentPasswordForEmail);
  const account = await confirmPassword(deps, caller, currentPassword, () =>
    refuse(messages.auth.currentPasswordWrong),
  );
  // Before it is told whether an address is taken: nobody tries them out here.
  await limiter.use("confirmationMails", { viewerId });
  if (await accounts.findAccountByEmail(db, email)) {
    throw fieldRefusal("conflict", "email", messages.auth.emailTaken);
  }
  await db.transaction(async (tx) => {
    await queries.dropEmailChange(tx, viewerId);
    await accounts.setPendingEmail(tx, viewerId, email);
    await deleteResetsOf(tx, viewerId);
  });
  background.run("telling the old address", () => mailer.send(emailChangeNotice(account, email, publicUrl)));
  sendConfirmation(deps, { id: viewerId, username: account.username, email });
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
    if (!asked) throw new AppError("invalid-request", messages.auth.confirmationInvalid);
    await accounts.setConfirmedEmail(tx, asked.user_id, asked.email);
    await deleteResetsOf(tx, asked.user_id);
  });
  return { message: messages.auth.confirmationDone };
}

export async function resendConfirmation(deps: ConfirmationDeps, viewerId: string) {
  const addressee = await accounts.findUnconfirmed(deps.db, viewerId);
  if (!addressee) throw new AppError("conflict", messages.auth.nothingToConfirm);
  sendConfirmation(deps, addressee);
  return { message: messages.auth.confirmationSent };
}

export async function cancelEmailChange(deps: OwnProfileDeps, viewerId: string): Promise<OwnProfile> {
  await queries.dropEmailChange(deps.db, viewerId);
  return getOwnProfile(deps, viewerId);
}
