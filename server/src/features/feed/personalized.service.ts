import { randomUUID } from "node:crypto";
import type { FeedPage, FeedQuery } from "@prepfeed/contract/feed";
import type { Post } from "@prepfeed/contract/posts";
import type { Database } from "../../db/database.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import { listPosts } from "../posts/posts.service.ts";
import { type Filters, isFiltered, newest, pick } from "./feed.queries.ts";
import { filtersOf } from "./filters.service.ts";
import * as queries from "./personalized.queries.ts";
import { type Recommendation, recommend, targetLevel } from "./recommend.ts";

export interface PersonalizedDeps {
  db: Database;
  state: SharedState;
  /** What was learnt from the answers of a moment ago counts too. */
  rollup: { run(): Promise<void> };
}

const MAX_TOPICS = 8;
const PER_TOPIC = 10;
const PER_LEVEL = 8;
const MAX_TRENDING = 60;
const MAX_NEWEST = 200;
/** A ranking is kept this long, so that its pages fit together. */
const KEEP_SECONDS = 30 * 60;
/** Of each learner: as many open pages as anybody scrolls through. A newer one takes the oldest one's place. */
const MAX_KEPT = 8;

/** Ranked once; the pages after the first are cut from the same ranking, so that nothing appears twice. */
export async function getPersonalizedFeed(
  { db, state, rollup }: PersonalizedDeps,
  query: FeedQuery,
  viewerId: string,
): Promise<FeedPage> {
  const kept = await readKept(state, query.cursor, viewerId);
  if (!kept) await rollup.run();
  const { filters, searchedFor } = await filtersOf(db, query);
  const ranking = kept?.ranking ?? (await rank(db, filters, viewerId));
  const { page, size } = query;
  const start = kept ? kept.start : page * size;
  const shown = ranking.slice(start, start + size);
  const last = start + size >= ranking.length;
  const key = last ? undefined : (kept?.key ?? (await keep(state, viewerId, ranking)));
  const reasons = new Map(shown.map(({ postId, reason }) => [postId, reason]));
  const posts = await listPosts(db, [...reasons.keys()], viewerId, reasons);
  return {
    ...searchedFor,
    // Ranked were open ones only; some may have been answered since.
    content: query.unanswered === "true" ? posts.filter(isOpen) : posts,
    totalElements: ranking.length,
    last,
    page,
    size,
    nextCursor: key === undefined ? null : `${key}.${start + size}`,
  };
}

const isOpen = ({ questions }: Post) => questions.some(({ myAnswer }) => !myAnswer);

interface Kept {
  key: string;
  ranking: Recommendation[];
}

/** The key begins with the number of its place. */
const keyOf = (viewerId: string, key: string) => `ranking:${viewerId}:${key.slice(0, 1)}`;

async function keep(state: SharedState, viewerId: string, ranking: Recommendation[]): Promise<string> {
  const { count } = await state.add(`rankings:${viewerId}`, 1, KEEP_SECONDS);
  const key = `${count % MAX_KEPT}${randomUUID().slice(1)}`;
  await state.set(keyOf(viewerId, key), JSON.stringify({ key, ranking } satisfies Kept), KEEP_SECONDS);
  return key;
}

async function readKept(state: SharedState, cursor: string | undefined, viewerId: string) {
  const [, key, start] = /^([\w-]{36})\.(\d{1,4})$/.exec(cursor ?? "") ?? [];
  if (!key) return undefined;
  const [text] = await state.get([keyOf(viewerId, key)]);
  const kept = text ? (JSON.parse(text) as Kept) : undefined;
  // Forgotten meanwhile: begin with a fresh ranking rather than with nothing.
  return kept?.key === key ? { ...kept, start: Number(start) } : undefined;
}

async function rank(db: Database, filters: Filters, viewerId: string): Promise<Recommendation[]> {
  const [subjects, topics] = await Promise.all([
    queries.listSubjectSkills(db, viewerId),
    queries.listTopicSkills(db, viewerId, filters.subject, MAX_TOPICS),
  ]);
  const levels = subjects
    .filter(({ subject }) => !filters.subject || subject === filters.subject)
    .map(({ subject, skill }) => ({ subject, level: targetLevel(skill) }));
  const candidates = await Promise.all([
    queries.listByTopics(db, viewerId, filters, topics, PER_TOPIC),
    queries.listByLevel(db, viewerId, filters, levels, PER_LEVEL),
    queries.listTrending(db, viewerId, filters, MAX_TRENDING),
    isFiltered(filters) ? newestMatching(db, filters, viewerId) : [],
  ]);
  return recommend(candidates.flat(), { subjects, topics });
}

/** What rare filters let through may be far from the topics, levels and trends that are looked at. */
async function newestMatching(db: Database, filters: Filters, viewerId: string) {
  const posts = await pick(db, newest, filters, { offset: 0, limit: MAX_NEWEST });
  return queries.listOpen(
    db,
    viewerId,
    posts.map(({ id }) => id),
    MAX_TRENDING,
  );
}
