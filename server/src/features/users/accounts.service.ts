import { identityKey } from "@prepfeed/contract/identity";
import { messages } from "@prepfeed/contract/messages";
import type { OwnProfile } from "@prepfeed/contract/profile";
import { refusals } from "@prepfeed/contract/refusals";
import { v7 as uuidv7 } from "uuid";
import { AppError, fieldRefusal } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { lookOf } from "../../rules/look-of.ts";
import { searchableName } from "../../rules/people-search.ts";
import * as queries from "./accounts.queries.ts";
import { isReserved } from "./reserved-names.ts";
import { ownProfileView } from "./user-view.ts";

export interface NewAccount {
  username: string;
  email: string;
  emailConfirmed: boolean;
  passwordHash: string;
  fullName: string;
  bio: string;
}

export async function createAccount(db: Database, account: NewAccount): Promise<OwnProfile> {
  const { username, email, fullName } = account;
  if (isReserved(username)) {
    throw fieldRefusal("invalid-request", "username", refusals.auth.usernameReserved);
  }
  const user = {
    ...account,
    id: uuidv7(),
    usernameKey: identityKey(username),
    usernameLook: lookOf(username),
    emailKey: identityKey(email),
    ...searchableName(username, fullName),
  };
  const row = await db.transaction(async (tx) => {
    await queries.lockLook(tx, user.usernameLook);
    return queries.insertUser(tx, user);
  });
  if (row) return ownProfileView(row, !account.emailConfirmed);
  throw (await queries.usernameIsTaken(db, user))
    ? fieldRefusal("conflict", "username", messages.auth.usernameTaken)
    : fieldRefusal("conflict", "email", messages.auth.emailTaken);
}

const LOOKS_AT_ONCE = 500;

/** Works out what names of an earlier version look like; once they are known it does nothing. */
export async function fillLooks(db: Database): Promise<void> {
  for (;;) {
    const people = await queries.listWithoutLook(db, LOOKS_AT_ONCE);
    if (people.length === 0) return;
    await queries.updateLooks(
      db,
      people.map(({ id, username }) => ({ id, look: lookOf(username) })),
    );
  }
}

export function findCredentials(db: Database, usernameOrEmail: string) {
  return queries.findCredentials(db, identityKey(usernameOrEmail));
}

export function findAccountByEmail(db: Database, email: string) {
  return queries.findUserByEmail(db, identityKey(email));
}

export function hasConfirmedEmail(db: Database, userId: string) {
  return queries.hasConfirmedEmail(db, userId);
}

export function findUnconfirmed(db: Database, userId: string) {
  return queries.findUnconfirmed(db, userId);
}

/** What the address is to become. */
export function setPendingEmail(tx: Database, userId: string, email: string) {
  return queries.updatePendingEmail(tx, userId, email);
}

/** From now on the account has this address; refused when another has it by now. */
export async function setConfirmedEmail(tx: Database, userId: string, email: string) {
  try {
    await queries.updateConfirmedEmail(tx, userId, email, identityKey(email));
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("conflict", refusals.auth.confirmationTaken) : error;
  }
}

export function setPasswordHash(tx: Database, userId: string, passwordHash: string) {
  return queries.updatePasswordHash(tx, userId, passwordHash);
}
