import { identityKey } from "@prepfeed/contract/identity";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../db/database.ts";
import * as queries from "./admin.queries.ts";
import { CommandError } from "./outcome.ts";

type Person = NonNullable<Awaited<ReturnType<typeof queries.lockPerson>>>;

/** Does something to the person of this name; returns what is told about it. */
function withPerson(db: Database, name: string, change: (tx: Database, person: Person) => Promise<string>) {
  return db.transaction(async (tx) => {
    const person = await queries.lockPerson(tx, identityKey(name));
    if (!person) throw new CommandError(`Nobody is named "${name}".`);
    return change(tx, person);
  });
}

export function grantRole(db: Database, name: string, role: string): Promise<string> {
  return withPerson(db, name, async (tx, person) => {
    if (person.role === role) return `${person.username} is ${role} already; nothing changed.`;
    await queries.updateRole(tx, person.id, role);
    return `${person.username} is now ${role} (was ${person.role}).`;
  });
}

export function setVerified(db: Database, name: string, isOn: boolean): Promise<string> {
  return withPerson(db, name, async (tx, person) => {
    await queries.updateVerified(tx, person.id, isOn);
    return told(person.username, "verified", isOn, person.verified);
  });
}

export function setPremium(db: Database, name: string, isOn: boolean): Promise<string> {
  return withPerson(db, name, async (tx, person) => {
    await queries.updatePremium(tx, person.id, isOn);
    return told(person.username, "premium", isOn, person.premium);
  });
}

function told(name: string, mark: string, isOn: boolean, was: boolean) {
  const state = isOn ? mark : `not ${mark}`;
  return was === isOn ? `${name} is ${state} already; nothing changed.` : `${name} is now ${state}.`;
}

export interface Earning {
  amount: string;
  currency: string;
  earnedOn: string;
  note: string;
}

/** Entries are never changed: a mistake is taken back by a negative one. One person's entries share a currency. */
export function addRevenue(db: Database, name: string, earning: Earning): Promise<string> {
  return withPerson(db, name, async (tx, { id, username }) => {
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
