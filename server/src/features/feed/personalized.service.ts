import { randomUUID } from "node:crypto";
import type { FeedPage, FeedQuery } from "@prepfeed/contract/posts/feed";
import type { Post } from "@prepfeed/contract/posts/posts";
import type { Database } from "../../db/database.ts";
import type { Onlooker } from "../../db/sql/onlooker.ts";
import { toPage } from "../../rules/to-page.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import { listPosts } from "../posts/posts.service.ts";
import { type Filters, isFiltered, newest, pick, readHidingState } from "./feed.queries.ts";
import { filtersOf } from "./filters.service.ts";
import * as queries from "./personalized.queries.ts";
import { type Recommendation, recommend, targetLevel } from "./recommend.ts";

export interface PersonalizedDeps {
  db: Database;
  state: SharedState;
  /** Skills learnt from the latest answers count too. */
  rollup: { run(): Promise<void> };
}

const MAX_TOPICS = 8;
const PER_TOPIC = 6;
/** How many on each side of the learner's level: in one subject, and in all subjects together, of which there are at most ten. */
const PER_LEVEL = { most: 4, all: 20 };
const MAX_TRENDING = 30;
const MAX_NEWEST = 200;
/** A ranking is kept this long, so that its pages fit together. */
const KEEP_SECONDS = 30 * 60;
/**
 * A learner who comes back within this time, and has answered and hidden nothing meanwhile, gets the same list.
 * Later, new posts are included.
 */
const SAME_SECONDS = 2 * 60;
/** The limit per learner: as many pages as anybody scrolls through. A newer one replaces the oldest. */
const MAX_KEPT = 8;

/** Ranked once; later pages are cut from the same ranking, so that nothing appears twice. */
export async function getPersonalizedFeed(
  deps: PersonalizedDeps,
  query: FeedQuery,
  viewer: Onlooker<string>,
): Promise<FeedPage> {
  const { db, state } = deps;
  const { viewerId, hidesNothing } = viewer;
  const { page, size } = query;
  const { filters, searchedFor } = await filtersOf(db, query);
  const { key, ranking, start } = (await readPage(state, query.cursor, viewerId)) ?? {
    ...(await rankOrReadLatest(deps, filters, viewer)),
    start: page * size,
  };
  const shown = ranking.slice(start, start + size);
  const last = start + size >= ranking.length;
  const reasons = new Map(shown.map(({ postId, reason }) => [postId, reason]));
  const posts = await listPosts(db, [...reasons.keys()], viewerId, { reasons, hidesNothing });
  // Only open posts were ranked, but some may have been answered since.
  const content = query.unanswered === "true" ? posts.filter(isOpen) : posts;
  return {
    ...toPage(content, ranking.length, query, last),
    nextCursor: last ? null : `${key}.${start + size}`,
    ...searchedFor,
  };
}

const isOpen = ({ questions }: Post) => questions.some(({ myAnswer }) => !myAnswer);

interface Kept {
  key: string;
  ranking: Recommendation[];
}

/** The last ranking, and what it was made from. */
interface Latest {
  key: string;
  basis: string;
}

/** The key begins with the number of its place. */
const placeOf = (viewerId: string, key: string) => `ranking:${viewerId}:${key.slice(0, 1)}`;

async function rankOrReadLatest(
  { db, state, rollup }: PersonalizedDeps,
  filters: Filters,
  viewer: Onlooker<string>,
): Promise<Kept> {
  const { viewerId } = viewer;
  const basis = JSON.stringify(
    await Promise.all([filters, queries.getLastAnswerTime(db, viewerId), readHidingState(db, viewer)]),
  );
  const latestOf = `ranking:${viewerId}:latest`;
  const [text] = await state.get([latestOf]);
  const latest = text ? (JSON.parse(text) as Latest) : undefined;
  const same = latest?.basis === basis ? await readKept(state, latest.key, viewerId) : undefined;
  if (same) return same;
  await rollup.run();
  const kept = await keep(state, viewerId, await rank(db, filters, viewer));
  await state.set(latestOf, JSON.stringify({ key: kept.key, basis } satisfies Latest), SAME_SECONDS);
  return kept;
}

async function keep(state: SharedState, viewerId: string, ranking: Recommendation[]): Promise<Kept> {
  const { count } = await state.add(`rankings:${viewerId}`, 1, KEEP_SECONDS);
  const key = `${count % MAX_KEPT}${randomUUID().slice(1)}`;
  const kept: Kept = { key, ranking };
  await state.set(placeOf(viewerId, key), JSON.stringify(kept), KEEP_SECONDS);
  return kept;
}

/** Undefined if the ranking has been dropped: then a fresh ranking is better than nothing. */
async function readKept(state: SharedState, key: string, viewerId: string): Promise<Kept | undefined> {
  const [text] = await state.get([placeOf(viewerId, key)]);
  const kept = text ? (JSON.parse(text) as Kept) : undefined;
  return kept?.key === key ? kept : undefined;
}

async function readPage(state: SharedState, cursor: string | undefined, viewerId: string) {
  const [, key, start] = /^([\w-]{36})\.(\d{1,4})$/.exec(cursor ?? "") ?? [];
  const kept = key ? await readKept(state, key, viewerId) : undefined;
  return kept && { ...kept, start: Number(start) };
}

async function rank(db: Database, filters: Filters, viewer: Onlooker<string>): Promise<Recommendation[]> {
  const { viewerId } = viewer;
  const [subjects, topics] = await Promise.all([
    queries.listSubjectSkills(db, viewerId),
    queries.listTopicSkills(db, viewerId, filters.subject, MAX_TOPICS),
  ]);
  const levels = subjects
    .filter(({ subject }) => !filters.subject || subject === filters.subject)
    .map(({ subject, skill }) => ({ subject, level: targetLevel(skill) }));
  const candidates = await Promise.all([
    queries.listByTopics(db, viewer, filters, topics, PER_TOPIC),
    queries.listByLevel(db, viewer, filters, levels, perLevel(levels.length)),
    queries.listTrending(db, viewer, filters, MAX_TRENDING),
    isFiltered(filters) ? newestMatching(db, filters, viewer) : [],
  ]);
  return recommend(candidates.flat(), { subjects, topics });
}

const perLevel = (subjects: number) =>
  Math.min(PER_LEVEL.most, Math.floor(PER_LEVEL.all / Math.max(1, subjects)));

/** With rare filters, matching posts may be far from the topics, levels and trends that are searched. */
async function newestMatching(db: Database, filters: Filters, viewer: Onlooker<string>) {
  const posts = await pick(db, newest, filters, { offset: 0, limit: MAX_NEWEST }, viewer);
  return queries.listOpen(
    db,
    viewer,
    posts.map(({ id }) => id),
    MAX_TRENDING,
  );
}
