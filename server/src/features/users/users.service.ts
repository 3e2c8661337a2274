import { Paging } from "@prepfeed/contract/limits";
import { EMPTY_PAGE, type Page, type PageQuery } from "@prepfeed/contract/paging";
import { refusals } from "@prepfeed/contract/refusals";
import type { PublicProfile, UserCard, UserStatus } from "@prepfeed/contract/users";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { searchWords } from "../../rules/people-search.ts";
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
  /** A person's sessions that could still be used: only those say that somebody is here. */
  sessionsOf: (userId: string) => Promise<string[]>;
}

export async function getUser(deps: PresenceDeps, id: string, viewerId: ViewerId): Promise<PublicProfile> {
  const { db } = deps;
  const row = await requireUser(db, id);
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
  if (words.length === 0) return { ...EMPTY_PAGE, ...page };
  const search = (where: PageQuery) =>
    queries.searchUsers(db, viewerId ?? null, words, Paging.maxSearchTotal, where);
  const found = await search(page);
  // Beyond the end nothing says how many there were; the first one does.
  const [first] = found.length > 0 || page.page === 0 ? found : await search({ page: 0, size: 1 });
  return userCardPage(found, first?.total ?? 0, page);
}

export async function getStatus(deps: PresenceDeps, id: string): Promise<{ status: UserStatus }> {
  if (!(await queries.userExists(deps.db, id))) throw new AppError("not-found", refusals.users.notFound);
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

/** 404 when there is no such person. */
export async function requireUser(db: Database, id: string) {
  const row = await queries.findUser(db, id);
  if (!row) throw new AppError("not-found", refusals.users.notFound);
  return row;
}
