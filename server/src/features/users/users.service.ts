import type { FollowState } from "@prepfeed/contract/follows";
import { Paging } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import { EMPTY_PAGE, type Page, type PageQuery } from "@prepfeed/contract/paging";
import type { PublicProfile, UserCard, UserStatus } from "@prepfeed/contract/users";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import { announce, notify, withdraw } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { searchWords } from "./people-search.ts";
import { readPresence, writePresence } from "./presence.ts";
import { publicProfileView, type UserCardRow, userCardView } from "./user-view.ts";
import * as queries from "./users.queries.ts";

type ViewerId = string | undefined;

export interface PresenceDeps {
  db: Database;
  state: SharedState;
  now: () => Date;
  /** A person's sessions that could still be used: only those say that somebody is here. */
  sessionsOf: (userId: string) => Promise<string[]>;
}

export async function getUser(deps: PresenceDeps, id: string, viewerId: ViewerId): Promise<PublicProfile> {
  const { db } = deps;
  const row = await requireUser(db, id);
  const isFollowing = viewerId !== undefined && (await queries.isFollowing(db, viewerId, id));
  return publicProfileView(row, isFollowing, await presenceOf(deps, id));
}

/** Whoever follows stops following, and the other way round; both people's counts change with the row. */
export async function toggleFollow(
  { db, state }: { db: Database; state: Publisher },
  followerId: string,
  followeeId: string,
): Promise<FollowState> {
  if (followerId === followeeId) throw new AppError("invalid-request", messages.users.notYourself);
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

/** Rows are changed in the order of their ids, so that two people who follow each other at once don't block. */
async function countFollow(tx: Database, followerId: string, followeeId: string, change: 1 | -1) {
  const steps = [
    { id: followerId, count: queries.addToFollowingCount },
    { id: followeeId, count: queries.addToFollowersCount },
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, count } of steps) await count(tx, id, change);
}

export async function listFollowers(
  db: Database,
  id: string,
  page: PageQuery,
  viewerId: ViewerId,
): Promise<Page<UserCard>> {
  const { followers_count: total } = await requireUser(db, id);
  return pageOfCards(await queries.listFollowers(db, viewerId ?? null, id, page), total, page);
}

export async function listFollowing(
  db: Database,
  id: string,
  page: PageQuery,
  viewerId: ViewerId,
): Promise<Page<UserCard>> {
  const { following_count: total } = await requireUser(db, id);
  return pageOfCards(await queries.listFollowing(db, viewerId ?? null, id, page), total, page);
}

export async function listTopUsers(
  db: Database,
  page: PageQuery,
  viewerId: ViewerId,
): Promise<Page<UserCard>> {
  const total = await queries.countTopUsers(db, Paging.maxSearchTotal);
  const isBeyond = page.page * page.size >= total;
  return pageOfCards(isBeyond ? [] : await queries.listTopUsers(db, viewerId ?? null, page), total, page);
}

export async function searchUsers(
  db: Database,
  { query, ...page }: PageQuery & { query: string },
  viewerId: ViewerId,
): Promise<Page<UserCard>> {
  const words = searchWords(query);
  if (words.length === 0) return { ...EMPTY_PAGE, ...page };
  const search = (where: PageQuery) =>
    queries.searchUsers(db, viewerId ?? null, words, Paging.maxSearchTotal, where);
  const found = await search(page);
  // Beyond the end nothing says how many there were; the first one does.
  const [first] = found.length > 0 || page.page === 0 ? found : await search({ page: 0, size: 1 });
  return pageOfCards(found, first?.total ?? 0, page);
}

export async function getStatus(deps: PresenceDeps, id: string): Promise<{ status: UserStatus }> {
  if (!(await queries.userExists(deps.db, id))) throw new AppError("not-found", messages.users.notFound);
  return { status: await presenceOf(deps, id) };
}

export async function setStatus(
  { state, now }: Pick<PresenceDeps, "state" | "now">,
  sessionId: string,
  status: UserStatus,
): Promise<{ status: UserStatus }> {
  await writePresence(state, sessionId, status, now());
  return { status };
}

async function presenceOf({ state, sessionsOf }: PresenceDeps, id: string) {
  return readPresence(state, await sessionsOf(id));
}

export function userExists(db: Database, id: string): Promise<boolean> {
  return queries.userExists(db, id);
}

async function requireUser(db: Database, id: string) {
  const row = await queries.findUser(db, id);
  if (!row) throw new AppError("not-found", messages.users.notFound);
  return row;
}

function pageOfCards(rows: UserCardRow[], total: number, { page, size }: PageQuery): Page<UserCard> {
  return {
    content: rows.map(userCardView),
    totalElements: total,
    last: (page + 1) * size >= total,
    page,
    size,
  };
}
