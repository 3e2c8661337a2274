import type { FollowState } from "@prepfeed/contract/follows";
import type { Page, PageQuery } from "@prepfeed/contract/paging";
import { refusals } from "@prepfeed/contract/refusals";
import type { UserCard } from "@prepfeed/contract/users";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { announce, notify, withdraw } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { countFollow } from "../users/counters.service.ts";
import { userCardPage } from "../users/user-card-view.ts";
import { requireUser } from "../users/users.service.ts";
import * as queries from "./follows.queries.ts";

type ViewerId = string | undefined;

/** Follows a person, or stops following them; both people's counts change with the row. */
export async function toggleFollow(
  { db, state }: { db: Database; state: Publisher },
  followerId: string,
  followeeId: string,
): Promise<FollowState> {
  if (followerId === followeeId) throw new AppError("invalid-request", refusals.users.notYourself);
  const { news, ...reply } = await db.transaction(async (tx) => {
    await requireUser(tx, followeeId);
    const isFollowing = await queries.insertFollow(tx, followerId, followeeId);
    const changed = isFollowing || (await queries.deleteFollow(tx, followerId, followeeId));
    if (changed) await countFollow(tx, followerId, followeeId, isFollowing ? 1 : -1);
    const follow = { kind: "follow" as const, userId: followeeId, actorId: followerId };
    const news = isFollowing ? await notify(tx, [follow]) : changed ? await withdraw(tx, follow) : [];
    const { followers_count: followersCount } = await requireUser(tx, followeeId);
    return { isFollowing, followersCount, news };
  });
  announce(state, news);
  return reply;
}

export async function listFollowers(
  db: Database,
  id: string,
  page: PageQuery,
  viewerId: ViewerId,
): Promise<Page<UserCard>> {
  const { followers_count: total } = await requireUser(db, id);
  return userCardPage(await queries.listFollowers(db, viewerId ?? null, id, page), total, page);
}

export async function listFollowing(
  db: Database,
  id: string,
  page: PageQuery,
  viewerId: ViewerId,
): Promise<Page<UserCard>> {
  const { following_count: total } = await requireUser(db, id);
  return userCardPage(await queries.listFollowing(db, viewerId ?? null, id, page), total, page);
}
