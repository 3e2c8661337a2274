import { refusals } from "@prepfeed/contract/foundation/refusals";
import { fieldRefusal } from "../../foundation/app-error.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import { dropEmailChange } from "../auth/email-confirmation.service.ts";
import { type NewPasswordDeps, revokeResets, tellOfNewPassword } from "../auth/password-reset.service.ts";
import { tellSessionsEnded } from "../notifications/user-channel.service.ts";
import {
  type AccountCaller,
  type ConfirmPasswordDeps,
  confirmPassword,
} from "../passwords/confirm-password.service.ts";
import { refuseGuessable } from "../passwords/guessable-password.service.ts";
import { forgetDevicesOf } from "../second-factor/second-step.service.ts";
import { deleteSessions, holdSession } from "../sessions/sessions.service.ts";
import { setPasswordHash } from "../users/accounts.service.ts";

export type ChangePasswordDeps = ConfirmPasswordDeps & NewPasswordDeps;

export async function changePassword(
  deps: ChangePasswordDeps,
  caller: AccountCaller,
  { currentPassword, newPassword }: { currentPassword?: string | undefined; newPassword: string },
): Promise<void> {
  const { db, passwords, state, now } = deps;
  const { viewerId, sessionId } = caller;
  const wrong = () => fieldRefusal("invalid-request", "currentPassword", refusals.auth.currentPasswordWrong);
  const account = await confirmPassword(deps, caller, currentPassword, wrong);
  await refuseGuessable("newPassword", newPassword, { ...account, fullName: account.full_name });
  const passwordHash = await passwords.hash(newPassword, caller.address);
  const ended = await db.transaction(async (tx) => {
    await holdSession(tx, caller);
    await setPasswordHash(tx, viewerId, passwordHash);
    await revokeResets(tx, viewerId);
    await dropEmailChange(tx, viewerId);
    await forgetDevicesOf(tx, viewerId);
    await recordAccountEvent(tx, caller.security, { account: viewerId, event: "password-changed" }, now());
    return deleteSessions(tx, viewerId, sessionId);
  });
  caller.security.note("password-changed");
  tellSessionsEnded(state, viewerId, ended);
  tellOfNewPassword(deps, account);
}
