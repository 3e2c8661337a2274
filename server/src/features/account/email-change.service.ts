import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
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
import { holdSession } from "../sessions/sessions.service.ts";
import * as accounts from "../users/accounts.service.ts";
import { emailChangeMail } from "./email-change-mail.ts";

/**
 * Changing the e-mail address requires the password. The old address gets a notice and stays in use until the new one
 * is confirmed.
 */
export async function requestEmailChange(
  deps: ConfirmationDeps & ConfirmPasswordDeps,
  caller: AccountCaller,
  email: string,
  currentPassword?: string,
): Promise<void> {
  const { db, limiter, mailer, background, publicUrl } = deps;
  const { viewerId } = caller;
  const refuse = (message: string) => fieldRefusal("invalid-request", "currentPassword", message);
  const account = await confirmPassword(deps, caller, currentPassword, () =>
    refuse(currentPassword ? refusals.auth.currentPasswordWrong : messages.auth.currentPasswordForEmail),
  );
  // Counted before the reply says whether an address is taken, so that nobody can find out addresses by
  // trying them.
  await limiter.use("confirmationMails", { viewerId });
  if (await accounts.findAccountByEmail(db, email)) {
    throw fieldRefusal("conflict", "email", messages.auth.emailTaken);
  }
  await db.transaction(async (tx) => {
    await holdSession(tx, caller);
    await dropEmailChange(tx, viewerId);
    await accounts.setPendingEmail(tx, viewerId, email);
    await revokeResets(tx, viewerId);
    const asked = { account: viewerId, event: "email-change-requested" as const };
    await recordAccountEvent(tx, caller.security, asked, deps.now());
  });
  caller.security.note("email-change-requested");
  background.run("telling the old address", () => mailer.send(emailChangeMail(account, email, publicUrl)));
  sendConfirmation(deps, { id: viewerId, username: account.username, email });
}

export async function resendConfirmation(deps: ConfirmationDeps, viewerId: string) {
  const addressee = await accounts.findUnconfirmed(deps.db, viewerId);
  if (!addressee) throw new AppError("conflict", refusals.auth.nothingToConfirm);
  sendConfirmation(deps, addressee);
  return { message: messages.auth.confirmationSent };
}

export async function cancelEmailChange(
  deps: OwnProfileDeps & Pick<ConfirmationDeps, "now">,
  { viewerId, security }: Pick<AccountCaller, "viewerId" | "security">,
): Promise<OwnProfile> {
  const isDropped = await deps.db.transaction(async (tx) => {
    if (!(await dropEmailChange(tx, viewerId))) return false;
    const cancelled = { account: viewerId, event: "email-change-cancelled" as const };
    await recordAccountEvent(tx, security, cancelled, deps.now());
    return true;
  });
  if (isDropped) security.note("email-change-cancelled");
  return getOwnProfile(deps, viewerId);
}
