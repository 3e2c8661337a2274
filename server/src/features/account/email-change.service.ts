import { messages } from "@prepfeed/contract/messages";
import type { OwnProfile } from "@prepfeed/contract/profile";
import { refusals } from "@prepfeed/contract/refusals";
import { AppError, fieldRefusal } from "../../app-error.ts";
import {
  type ConfirmationDeps,
  dropEmailChange,
  sendConfirmation,
} from "../auth/email-confirmation.service.ts";
import { revokeResets } from "../auth/password-reset.service.ts";
import {
  type AccountCaller,
  type ConfirmPasswordDeps,
  confirmPassword,
} from "../passwords/confirm-password.service.ts";
import { getOwnProfile, type OwnProfileDeps } from "../profile/profile.service.ts";
import * as accounts from "../users/accounts.service.ts";
import { emailChangeMail } from "./email-change-mail.ts";

/** Whoever changes where mail goes proves who they are; the old address hears of it, and stays until the new one is confirmed. */
export async function requestEmailChange(
  deps: ConfirmationDeps & ConfirmPasswordDeps,
  caller: AccountCaller,
  email: string,
  currentPassword = "",
): Promise<void> {
  const { db, limiter, mailer, background, publicUrl } = deps;
  const { viewerId } = caller;
  const refuse = (message: string) => fieldRefusal("invalid-request", "currentPassword", message);
  if (currentPassword === "") throw refuse(messages.auth.currentPasswordForEmail);
  const account = await confirmPassword(deps, caller, currentPassword, () =>
    refuse(refusals.auth.currentPasswordWrong),
  );
  // Counted before the reply says whether an address is taken, so that nobody can try addresses out.
  await limiter.use("confirmationMails", { viewerId });
  if (await accounts.findAccountByEmail(db, email)) {
    throw fieldRefusal("conflict", "email", messages.auth.emailTaken);
  }
  await db.transaction(async (tx) => {
    await dropEmailChange(tx, viewerId);
    await accounts.setPendingEmail(tx, viewerId, email);
    await revokeResets(tx, viewerId);
  });
  background.run("telling the old address", () => mailer.send(emailChangeMail(account, email, publicUrl)));
  sendConfirmation(deps, { id: viewerId, username: account.username, email });
}

export async function resendConfirmation(deps: ConfirmationDeps, viewerId: string) {
  const addressee = await accounts.findUnconfirmed(deps.db, viewerId);
  if (!addressee) throw new AppError("conflict", refusals.auth.nothingToConfirm);
  sendConfirmation(deps, addressee);
  return { message: messages.auth.confirmationSent };
}

export async function cancelEmailChange(deps: OwnProfileDeps, viewerId: string): Promise<OwnProfile> {
  await dropEmailChange(deps.db, viewerId);
  return getOwnProfile(deps, viewerId);
}
