import type { Database } from "../../db/database.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { removePasskeys } from "../passkeys/passkeys.service.ts";
import { removeLinks } from "../providers/linked-accounts.service.ts";
import { removeSecondFactor } from "../second-factor/second-factor.service.ts";
import { deleteSessions } from "../sessions/sessions.service.ts";
import { removeRole } from "../users/accounts.service.ts";
import { dropEmailChange } from "./email-confirmation.queries.ts";
import { deleteResetsOf } from "./password-reset.queries.ts";

/**
 * The owner of an address takes over an account whose address was never confirmed: somebody else may have registered it and
 * wait. Nothing that leads into it stays, except the password, which the caller replaces, and no role, which was given to
 * that other person. Returns the sessions that ended.
 */
export async function removeStrangersWaysIn(tx: Database, userId: string, now: Date): Promise<string[]> {
  if (await removeRole(tx, userId)) {
    const details = { role: "USER" };
    const event = {
      kind: "MODERATION",
      event: "role-changed",
      actor: "system",
      account: userId,
      details,
    } as const;
    await recordEvent(tx, event, now);
  }
  await removeSecondFactor(tx, userId);
  await removePasskeys(tx, userId);
  await removeLinks(tx, userId);
  await dropEmailChange(tx, userId);
  await deleteResetsOf(tx, userId);
  return deleteSessions(tx, userId);
}
