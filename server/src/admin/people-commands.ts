import type { Role } from "@prepfeed/contract/foundation/endpoint";
import { identityKey } from "@prepfeed/contract/foundation/identity";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../db/database.ts";
import { recordEvent } from "../features/audit/audit.service.ts";
import { removeSecondFactor } from "../features/second-factor/second-factor.service.ts";
import type { SecurityLog } from "../foundation/security-log.ts";
import * as queries from "./admin.queries.ts";
import { CommandError } from "./outcome.ts";

type Person = NonNullable<Awaited<ReturnType<typeof queries.lockPerson>>>;

/** Changes the person of this name; returns the message about it. */
function withPerson(
  db: Database,
  name: string,
  security: SecurityLog,
  change: (tx: Database, person: Person) => Promise<string>,
) {
  return db.transaction(async (tx) => {
    const person = await queries.lockPerson(tx, identityKey(name));
    if (!person) throw new CommandError(`Nobody is named "${name}".`);
    security.account = person.id;
    return change(tx, person);
  });
}

interface Given {
  now: Date;
  security: SecurityLog;
}

/** An administrator has all rights of a moderator, and stays administrator. */
export function setModerator(db: Database, name: string, isOne: boolean, given: Given): Promise<string> {
  return grantRole(db, name, isOne ? "MODERATOR" : "USER", given, "ADMIN");
}

/** People with the role `except` keep it. */
export async function grantRole(
  db: Database,
  name: string,
  role: Role,
  { now, security }: Given,
  except?: Role,
): Promise<string> {
  let isNew = false;
  const outcome = await withPerson(db, name, security, async (tx, person) => {
    if (person.role === except) throw new CommandError(`${person.username} is ${except}: use grant.`);
    if (person.role === role) return `${person.username} is ${role} already; nothing changed.`;
    isNew = true;
    await queries.updateRole(tx, person.id, role);
    const details = { role, before: person.role };
    await recordEvent(
      tx,
      { kind: "MODERATION", event: "role-changed", actor: "operator", account: person.id, details },
      now,
    );
    return `${person.username} is now ${role} (was ${person.role}).`;
  });
  if (isNew) security.note("role-changed", { role });
  return outcome;
}

/** The people who may decide cases. */
export async function describeModerators(db: Database): Promise<string[]> {
  const people = await queries.listModerators(db);
  if (people.length === 0) return ["There are no moderators and no administrators."];
  return people.map(({ username, role }) => `${username} (${role})`);
}

/** For people who lost both the app and the recovery codes; verify their identity first. */
export function resetSecondFactor(db: Database, name: string, { now, security }: Given): Promise<string> {
  return withPerson(db, name, security, async (tx, { id, username }) => {
    if (!(await removeSecondFactor(tx, id))) return `${username} has no second factor; nothing changed.`;
    const event = { kind: "SECURITY", event: "second-factor-off", actor: "operator", account: id } as const;
    await recordEvent(tx, event, now);
    security.note("second-factor-off");
    return `${username} signs in with the password alone until a new second factor is set up.`;
  });
}

/** The marks that an administrator can give a person. */
export type Mark = "verified" | "premium";

export function setMark(
  db: Database,
  name: string,
  mark: Mark,
  isOn: boolean,
  security: SecurityLog,
): Promise<string> {
  return withPerson(db, name, security, async (tx, { id, username, [mark]: was }) => {
    await queries.updateMark(tx, id, mark, isOn);
    const state = isOn ? mark : `not ${mark}`;
    return was === isOn
      ? `${username} is ${state} already; nothing changed.`
      : `${username} is now ${state}.`;
  });
}

export interface Earning {
  amount: string;
  currency: string;
  earnedOn: string;
  note: string;
}

/**
 * Entries are never changed: a mistake is corrected by a negative entry. One person's entries share a currency.
 */
export function addRevenue(
  db: Database,
  name: string,
  earning: Earning,
  security: SecurityLog,
): Promise<string> {
  return withPerson(db, name, security, async (tx, { id, username }) => {
    const currency = await queries.findCurrency(tx, id);
    if (currency && currency !== earning.currency) {
      throw new CommandError(
        `The earnings of ${username} are kept in ${currency}, not in ${earning.currency}.`,
      );
    }
    await queries.insertRevenue(tx, { id: uuidv7(), userId: id, ...earning });
    const note = earning.note && ` (${earning.note})`;
    return `${username} earned ${earning.amount} ${earning.currency} on ${earning.earnedOn}${note}.`;
  });
}
