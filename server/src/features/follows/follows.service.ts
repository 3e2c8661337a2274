import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { FollowState } from "@prepfeed/contract/people/follows";
import type { UserCard } from "@prepfeed/contract/people/users";
import type { Database } from "../../db/database.ts";
import { lockPair } from "../../db/sql/locks/lock-pair.ts";
import { AppError } from "../../foundation/app-error.ts";
import { announce, notify, withdraw } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { countFollow } from "../users/counters.service.ts";
import { userCardPage } from "../users/user-card-view.ts";
import { requireUser } from "../users/users.service.ts";
import * as queries from "./follows.queries.ts";

type ViewerId = string | undefined;

/** Follows a person, or stops following; both people's counters change with the row. */
export async function toggleFollow(
  { db, state }: { db: Database; state: Publisher },
  followerId: string,
  followeeId: string,
): Promise<FollowState> {
  if (followerId === followeeId) throw new AppError("invalid-request", refusals.users.notYourself);
  const { announcements, ...reply } = await db.transaction(async (tx) => {
    await lockPair(tx, followerId, followeeId);
    await requireUser(tx, followeeId, followerId);
    const { isOn: isFollowing, change } = await queries.toggleFollow(tx, followerId, followeeId);
    if (change !== 0) await countFollow(tx, followerId, followeeId, change);
    const follow = { kind: "follow" as const, userId: followeeId, actorId: followerId };
    const announcements = isFollowing
      ? await notify(tx, [follow])
      : change < 0
        ? await withdraw(tx, follow)
        : [];
    const { followers_count: followersCount } = await requireUser(tx, followeeId, followerId);
    return { isFollowing, followersCount, announcements };
  });
  announce(state, announcements);
  return reply;
}

/** After this neither follows the other. */
export async function endFollowing(tx: Database, one: string, other: string): Promise<void> {
  for (const [followerId, followeeId] of [
    [one, other],
    [other, one],
  ] as const) {
    const isGone = await queries.deleteFollow(tx, followerId, followeeId);
    if (isGone) await countFollow(tx, followerId, followeeId, -1);
  }
}

export async function listFollowers(
  db: Database,
  id: string,
  page: PageQuery,
  viewerId: ViewerId,
): Promise<Page<UserCard>> {
  const { followers_count: total } = await requireUser(db, id, viewerId);
  return userCardPage(await queries.listFollowers(db, viewerId ?? null, id, page), total, page);
}

export async function listFollowing(
  db: Database,
  id: string,
  page: PageQuery,
  viewerId: ViewerId,
): Promise<Page<UserCard>> {
  const { following_count: total } = await requireUser(db, id, viewerId);
  return userCardPage(await queries.listFollowing(db, viewerId ?? null, id, page), total, page);
}
