import { refusals } from "@prepfeed/contract/refusals";
import { fieldRefusal } from "../../app-error.ts";
import { dropEmailChange } from "../auth/email-confirmation.service.ts";
import { type NewPasswordDeps, revokeResets, tellOfNewPassword } from "../auth/password-reset.service.ts";
import { tellSessionsEnded } from "../notifications/user-channel.service.ts";
import {
  type AccountCaller,
  type ConfirmPasswordDeps,
  confirmPassword,
} from "../passwords/confirm-password.service.ts";
import { refuseGuessable } from "../passwords/guessable-password.service.ts";
import { deleteSessions } from "../sessions/sessions.service.ts";
import { setPasswordHash } from "../users/accounts.service.ts";

export type ChangePasswordDeps = ConfirmPasswordDeps & NewPasswordDeps;

export async function changePassword(
  deps: ChangePasswordDeps,
  caller: AccountCaller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, passwords, state } = deps;
  const { viewerId, sessionId } = caller;
  const wrong = () => fieldRefusal("invalid-request", "currentPassword", refusals.auth.currentPasswordWrong);
  const account = await confirmPassword(deps, caller, currentPassword, wrong);
  await refuseGuessable("newPassword", newPassword, account);
  const passwordHash = await passwords.hash(newPassword, caller.address);
  const ended = await db.transaction(async (tx) => {
    await setPasswordHash(tx, viewerId, passwordHash);
    await revokeResets(tx, viewerId);
    await dropEmailChange(tx, viewerId);
    return deleteSessions(tx, viewerId, sessionId);
  });
  tellSessionsEnded(state, viewerId, ended);
  tellOfNewPassword(deps, account);
}
