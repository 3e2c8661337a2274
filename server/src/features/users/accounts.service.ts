import { identityKey } from "@prepfeed/contract/fields";
import { messages } from "@prepfeed/contract/messages";
import type { OwnProfile } from "@prepfeed/contract/users";
import { v7 as uuidv7 } from "uuid";
import { fieldRefusal } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { searchableName } from "./people-search.ts";
import { ownProfileView } from "./user-view.ts";
import * as queries from "./users.queries.ts";

/** What other features need of people. */

export interface NewAccount {
  username: string;
  email: string;
  passwordHash: string;
  fullName: string;
  bio: string;
}

export async function createAccount(db: Database, account: NewAccount): Promise<OwnProfile> {
  const usernameKey = identityKey(account.username);
  const row = await queries.insertUser(db, {
    ...account,
    id: uuidv7(),
    usernameKey,
    emailKey: identityKey(account.email),
    ...searchableName(account.username, account.fullName),
  });
  if (row) return ownProfileView(row);
  throw (await queries.usernameIsTaken(db, usernameKey))
    ? fieldRefusal("conflict", "username", messages.auth.usernameTaken)
    : fieldRefusal("conflict", "email", messages.auth.emailTaken);
}

export function findCredentials(db: Database, usernameOrEmail: string) {
  return queries.findCredentials(db, identityKey(usernameOrEmail));
}

export function findAccountByEmail(db: Database, email: string) {
  return queries.findUserByEmail(db, identityKey(email));
}

export function countNewPosts(tx: Database, userId: string, added: number) {
  return queries.countNewPosts(tx, userId, added);
}

export function countRemovedPost(tx: Database, userId: string) {
  return queries.countRemovedPost(tx, userId);
}

export function setPasswordHash(tx: Database, userId: string, passwordHash: string) {
  return queries.updatePasswordHash(tx, userId, passwordHash);
}

/** Adds what some answers earned. */
export function addToScores(tx: Database, gains: queries.ScoreGain[]) {
  return queries.addToScores(tx, gains);
}
