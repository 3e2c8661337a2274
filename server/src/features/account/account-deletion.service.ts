import { randomBytes } from "node:crypto";
import { messages } from "@prepfeed/contract/messages";
import { refusals } from "@prepfeed/contract/refusals";
import { fieldRefusal } from "../../app-error.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import { type KeepDeps, letGo } from "../kept-pictures/kept-pictures.service.ts";
import { leaveLeaderboard } from "../leaderboard/leaderboard.service.ts";
import { tellSessionsEnded } from "../notifications/user-channel.service.ts";
import {
  type AccountCaller,
  type ConfirmPasswordDeps,
  confirmPassword,
} from "../passwords/confirm-password.service.ts";
import { forgetUnusedPictures } from "../question-pictures/question-pictures.service.ts";
import { deleteSessions } from "../sessions/sessions.service.ts";
import * as queries from "./account-deletion.queries.ts";
import type { Departures } from "./departures.service.ts";

export interface DeletionDeps extends ConfirmPasswordDeps, KeepDeps {
  state: SharedState;
  departures: Departures;
}

/** After this long the reply is sent, even if some of a large account is still to be deleted. */
const PATIENCE_MS = 8_000;

/**
 * The person is gone at once, and cannot come back; what they leave behind is their posts, without a name, unless those go too.
 * The rest goes bit by bit, so that nobody else waits for a long life.
 */
export async function deleteAccount(
  deps: DeletionDeps,
  caller: AccountCaller,
  { password, posts }: { password: string; posts: "KEEP" | "DELETE" },
): Promise<void> {
  const { db, departures, passwords, state } = deps;
  const { viewerId } = caller;
  await confirmPassword(deps, caller, password, () =>
    fieldRefusal("invalid-request", "password", refusals.auth.passwordWrong),
  );
  const nobodysHash = await passwords.hash(randomBytes(32).toString("base64url"), caller.address);
  const ended = await db.transaction(async (tx) => {
    const picture = await queries.lockPerson(tx, viewerId);
    if (picture) await letGo(tx, picture);
    const ended = await deleteSessions(tx, viewerId);
    await queries.deleteLinks(tx, viewerId);
    await queries.makeNameless(tx, viewerId, messages.users.deleted, nobodysHash);
    await leaveLeaderboard(tx, viewerId);
    await queries.insertDeparture(tx, viewerId, posts === "DELETE");
    return ended;
  });
  tellSessionsEnded(state, viewerId, ended);
  await atMost(PATIENCE_MS, departures.run(viewerId));
  deps.background.run("dropping pictures of who left", () => forgetUnusedPictures(deps));
}

async function atMost(milliseconds: number, work: Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
