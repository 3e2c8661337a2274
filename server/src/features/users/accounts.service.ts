import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { identityKey } from "@prepfeed/contract/foundation/identity";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { lookOf } from "../../rules/look-of.ts";
import { searchableName } from "../../rules/search/people-search.ts";
import * as queries from "./accounts.queries.ts";
import { isReserved } from "./reserved-names.ts";
import { ownProfileView } from "./user-view.ts";

export interface NewAccount {
  username: string;
  email: string;
  emailConfirmed: boolean;
  passwordHash: string;
  /** Otherwise the hash is of a random value. */
  hasPassword: boolean;
  fullName: string;
  bio: string;
  /** Null where it is not asked for. */
  birthYear: number | null;
  /** Starts on no board and in no search. */
  isPrivate: boolean;
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
    await queries.lockLookAlikes(tx, user.usernameLook);
    return queries.insertUser(tx, user);
  });
  if (row) return ownProfileView(row, !account.emailConfirmed);
  throw (await queries.usernameIsTaken(db, user))
    ? fieldRefusal("conflict", "username", messages.auth.usernameTaken)
    : fieldRefusal("conflict", "email", messages.auth.emailTaken);
}

const LOOKS_AT_ONCE = 500;

/** Computes the look-alike keys of names from an earlier version; does nothing once they are stored. */
export async function fillLookAlikeKeys(db: Database): Promise<void> {
  for (;;) {
    const people = await queries.listWithoutLookAlikeKey(db, LOOKS_AT_ONCE);
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

/** The address that waits for confirmation. */
export function setPendingEmail(tx: Database, userId: string, email: string) {
  return queries.updatePendingEmail(tx, userId, email);
}

/** Sets the address of the account; refused if another account has taken it meanwhile. */
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

/** Takes the role away that an operator gave; false if there was none. */
export function removeRole(tx: Database, userId: string): Promise<boolean> {
  return queries.deleteRole(tx, userId);
}

/**
 * Gives an account to the owner of its address; false if the address was already confirmed or has changed.
 */
export function claimUnconfirmed(tx: Database, id: string, email: string, passwordHash: string) {
  return queries.claimUnconfirmed(tx, { id, emailKey: identityKey(email), passwordHash });
}

export async function isUsernameFree(db: Database, username: string): Promise<boolean> {
  const name = { username, usernameKey: identityKey(username), usernameLook: lookOf(username) };
  return !isReserved(username) && !(await queries.usernameIsTaken(db, name));
}
