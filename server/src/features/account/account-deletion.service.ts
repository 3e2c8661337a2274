import { randomBytes } from "node:crypto";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { fieldRefusal } from "../../foundation/app-error.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import { type KeepDeps, letGo } from "../kept-pictures/kept-pictures.service.ts";
import { leaveLeaderboard } from "../leaderboard/leaderboard.service.ts";
import { tellSessionsEnded } from "../notifications/user-channel.service.ts";
import { removePasskeys } from "../passkeys/passkeys.service.ts";
import {
  type AccountCaller,
  type ConfirmPasswordDeps,
  confirmPassword,
} from "../passwords/confirm-password.service.ts";
import { removeLinks } from "../providers/linked-accounts.service.ts";
import { forgetUnusedPictures } from "../question-pictures/question-pictures.service.ts";
import { removeSecondFactor } from "../second-factor/second-factor.service.ts";
import { deleteSessions, holdSession } from "../sessions/sessions.service.ts";
import * as queries from "./account-deletion.queries.ts";
import { queueDeletion } from "./deletion-queue.queries.ts";
import type { DeletionQueue } from "./deletion-queue.service.ts";

export interface DeletionDeps extends ConfirmPasswordDeps, KeepDeps {
  state: SharedState;
  deletionQueue: DeletionQueue;
}

/** After this time the reply is sent, even if parts of a large account still have to be deleted. */
const PATIENCE_MS = 8_000;

/**
 * The account is closed at once and cannot be restored. The posts are kept without a name, unless their deletion was
 * requested too. The other data is deleted in small steps, so that a large account does not delay other people.
 */
export async function deleteAccount(
  deps: DeletionDeps,
  caller: AccountCaller,
  { password, posts }: { password?: string | undefined; posts: "KEEP" | "DELETE" },
): Promise<void> {
  const { db, deletionQueue, passwords, state } = deps;
  const { viewerId } = caller;
  await confirmPassword(deps, caller, password, () =>
    fieldRefusal("invalid-request", "password", refusals.auth.passwordWrong),
  );
  const nobodysHash = await passwords.hash(randomBytes(32).toString("base64url"), caller.address);
  const ended = await db.transaction(async (tx) => {
    const picture = await queries.lockPerson(tx, viewerId);
    await holdSession(tx, caller);
    if (picture) await letGo(tx, picture);
    const ended = await deleteSessions(tx, viewerId);
    await queries.deleteLinks(tx, viewerId);
    await removeSecondFactor(tx, viewerId);
    await removePasskeys(tx, viewerId);
    await removeLinks(tx, viewerId);
    await recordAccountEvent(
      tx,
      caller.security,
      { account: viewerId, event: "account-deleted" },
      deps.now(),
    );
    await queries.anonymizeUser(tx, viewerId, messages.users.deleted, nobodysHash);
    await leaveLeaderboard(tx, viewerId);
    await queueDeletion(tx, viewerId, posts === "DELETE");
    return ended;
  });
  caller.security.note("account-deleted");
  tellSessionsEnded(state, viewerId, ended);
  await atMost(PATIENCE_MS, deletionQueue.run(viewerId));
  deps.background.run("dropping pictures of who left", () => forgetUnusedPictures(deps));
}

async function atMost(milliseconds: number, work: Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
