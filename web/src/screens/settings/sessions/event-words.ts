import type { AccountEvent, AccountEventName } from "@prepfeed/contract/accounts/account";

const WORDS: Record<AccountEventName, string> = {
  registered: "Account created",
  "signed-in": "Signed in",
  "second-factor-wrong": "Wrong code for two-step sign-in",
  "passkey-copied": "A copied passkey was refused",
  "session-ended": "Logged out",
  "sessions-ended": "Logged out everywhere",
  "password-changed": "Password changed",
  "password-reset": "Password reset by a mailed link",
  "email-change-requested": "New email address asked for",
  "email-change-cancelled": "Change of email address cancelled",
  "email-confirmed": "Email address confirmed",
  "second-factor-on": "Two-step sign-in turned on",
  "second-factor-off": "Two-step sign-in turned off",
  "recovery-codes-renewed": "New recovery codes made",
  "devices-forgotten": "Remembered devices forgotten",
  "passkey-added": "Passkey added",
  "passkey-deleted": "Passkey deleted",
  "recovery-started": "Recovery of the account started",
  "recovery-cancelled": "Recovery of the account cancelled",
  "account-recovered": "Account recovered",
  "account-linked": "Account of a provider linked",
  "account-unlinked": "Account of a provider unlinked",
  "account-claimed": "Account taken over by the owner of its address",
  "data-exported": "Data exported",
  "role-changed": "Role changed",
};

/** The event in words, such as `Signed in (passkey)`. */
export function eventWords({ event, note, byOperator }: AccountEvent): string {
  return `${WORDS[event]}${note && ` (${note})`}${byOperator ? ", by an operator" : ""}`;
}
