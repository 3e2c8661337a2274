import type { Logger } from "pino";

/** What an operator may want to be warned of, or to look up later. docs/security.md says when each is logged. */
type SecurityEvent =
  | "registered"
  | "signed-in"
  | "sign-in-failed"
  | "new-device"
  | "session-ended"
  | "sessions-ended"
  | "passkey-added"
  | "passkey-deleted"
  | "passkey-copied"
  | "account-linked"
  | "account-unlinked"
  | "account-claimed"
  | "second-factor-on"
  | "second-factor-off"
  | "second-factor-wrong"
  | "recovery-code-used"
  | "recovery-codes-renewed"
  | "devices-forgotten"
  | "password-wrong"
  | "password-changed"
  | "password-reset"
  | "email-change-requested"
  | "email-change-cancelled"
  | "email-confirmed"
  | "recovery-started"
  | "recovery-cancelled"
  | "account-recovered"
  | "data-exported"
  | "account-deleted"
  | "role-changed"
  | "access-refused"
  | "limit-hit"
  | "operator-command";

/** Never log user input here: no password, token, name or e-mail address. */
interface Details {
  /** The call, with placeholders for the ids in its path. */
  call?: string | undefined;
  /** Why it was refused: a code of the API. */
  reason?: string;
  command?: string;
  exitCode?: number;
  role?: string;
}

/** Logs the security events of one request or command, one line each. */
export interface SecurityLog {
  /** The id of the account it is about, as soon as that is known. */
  account: string | undefined;
  /** From what and where the request came: never a whole address. Blank when unknown. */
  readonly device: string;
  readonly network: string;
  note(event: SecurityEvent, details?: Details): void;
}

/** `address` is a network, never a whole address; the id of the request is in every line of its `log`. */
export function securityLog(log: Pick<Logger, "info">, address?: string, device = ""): SecurityLog {
  return {
    account: undefined,
    device,
    network: address ?? "",
    note(security, details) {
      log.info({ security, account: this.account, address, ...details }, "security");
    },
  };
}
