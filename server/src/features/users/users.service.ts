import { Paging } from "@prepfeed/contract/foundation/limits";
import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { PublicProfile, UserCard, UserStatus } from "@prepfeed/contract/people/users";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { searchWords } from "../../rules/search/people-search.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import { readPresence, writePresence } from "./presence.service.ts";
import { userCardPage } from "./user-card-view.ts";
import { publicProfileView } from "./user-view.ts";
import * as queries from "./users.queries.ts";

type ViewerId = string | undefined;

export interface PresenceDeps {
  db: Database;
  state: SharedState;
  now: () => Date;
  /** A person's valid sessions: only those show that the person is online. */
  sessionsOf: (userId: string) => Promise<string[]>;
}

export async function getUser(deps: PresenceDeps, id: string, viewerId: ViewerId): Promise<PublicProfile> {
  const { db } = deps;
  const row = await requireUser(db, id, viewerId);
  const isFollowing = viewerId !== undefined && (await queries.isFollowing(db, viewerId, id));
  return publicProfileView(row, isFollowing, await presenceOf(deps, id));
}

export async function listTopUsers(
  db: Database,
  page: PageQuery,
  viewerId: ViewerId,
): Promise<Page<UserCard>> {
  const total = await queries.countTopUsers(db, Paging.maxSearchTotal);
  const isBeyond = page.page * page.size >= total;
  return userCardPage(isBeyond ? [] : await queries.listTopUsers(db, viewerId ?? null, page), total, page);
}

export async function searchUsers(
  db: Database,
  { query, ...page }: PageQuery & { query: string },
  viewerId: ViewerId,
): Promise<Page<UserCard>> {
  const words = searchWords(query);
  if (words.length === 0) return userCardPage([], 0, page);
  const search = (where: PageQuery) =>
    queries.searchUsers(db, viewerId ?? null, words, Paging.maxSearchTotal, where);
  const found = await search(page);
  // Beyond the end no row contains the total; the first row does.
  const [first] = found.length > 0 || page.page === 0 ? found : await search({ page: 0, size: 1 });
  return userCardPage(found, first?.total ?? 0, page);
}

export async function getStatus(
  deps: PresenceDeps,
  id: string,
  viewerId: ViewerId,
): Promise<{ status: UserStatus }> {
  if (!(await userExists(deps.db, id, viewerId))) throw new AppError("not-found", refusals.users.notFound);
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

export function userExists(db: Database, id: string, viewerId: ViewerId): Promise<boolean> {
  return queries.userExists(db, id, viewerId ?? null);
}

/** 404 if there is no such person, and also if one of the two has blocked the other. */
export async function requireUser(db: Database, id: string, viewerId: ViewerId) {
  const row = await queries.findUser(db, id, viewerId ?? null);
  if (!row) throw new AppError("not-found", refusals.users.notFound);
  return row;
}
