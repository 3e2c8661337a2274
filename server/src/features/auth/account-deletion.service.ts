import { randomBytes } from "node:crypto";
import { messages } from "@prepfeed/contract/messages";
import { fieldRefusal } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { leaveLeaderboard } from "../leaderboard/leaderboard.service.ts";
import { tellSessionsEnded } from "../notifications/user-channel.service.ts";
import { noteWordsOfAuthor } from "../posts/vocabulary.service.ts";
import { type AccountCaller, type AccountDeps, confirmPassword } from "./account.service.ts";
import * as queries from "./account-deletion.queries.ts";
import { deleteSessions } from "./sessions.service.ts";

interface DeletionDeps extends AccountDeps {
  pictures: { remove(path: string): Promise<void> };
  /** Answers are added up first, so that they can be taken out of every sum again. */
  rollup: { run(): Promise<void>; hold(tx: Database): Promise<void>; settle(tx: Database): Promise<void> };
}

/** What the person leaves behind is their posts, without a name, unless those go too. Everything happens, or nothing. */
export async function deleteAccount(
  deps: DeletionDeps,
  caller: AccountCaller,
  { password, posts }: { password: string; posts: "KEEP" | "DELETE" },
): Promise<void> {
  const { db, passwords, pictures, rollup, state } = deps;
  const { viewerId } = caller;
  await confirmPassword(deps, caller, password, () =>
    fieldRefusal("invalid-request", "password", messages.auth.passwordWrong),
  );
  const nobodysHash = await passwords.hash(randomBytes(32).toString("base64url"));
  // Most of the waiting answers are added up here, so that the transaction is short.
  await rollup.run();
  const { picture, ended } = await db.transaction(async (tx) => {
    const picture = await takeBackEverything(tx, viewerId, rollup);
    const ended = await deleteSessions(tx, viewerId);
    if (posts === "DELETE") {
      await noteWordsOfAuthor(tx, viewerId);
      await queries.deletePosts(tx, viewerId);
      await queries.deleteUser(tx, viewerId);
    } else {
      await queries.makeNameless(tx, viewerId, messages.users.deleted, nobodysHash);
    }
    return { picture, ended };
  });
  // What a request that was under way wrote while it waited for the transaction goes too.
  if (posts === "KEEP") await db.transaction((tx) => takeBackEverything(tx, viewerId, rollup));
  tellSessionsEnded(state, viewerId, ended);
  if (picture) await pictures.remove(picture);
}

/**
 * Posts before questions before people, as everywhere; before that whatever points to this person or their posts has to wait,
 * while it holds nothing that is needed here. Returns the person's picture.
 */
async function takeBackEverything(tx: Database, userId: string, rollup: DeletionDeps["rollup"]) {
  await rollup.hold(tx);
  await queries.lockPosts(tx, userId);
  const picture = await queries.lockPerson(tx, userId);
  await rollup.settle(tx);
  await queries.takeBackFromPosts(tx, userId);
  await queries.takeBackCommentLikes(tx, userId);
  await queries.takeBackAnswers(tx, userId);
  await queries.takeBackFollows(tx, userId);
  await leaveLeaderboard(tx, userId);
  await queries.deleteBelongings(tx, userId);
  return picture;
}
