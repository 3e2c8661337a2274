import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../server/src/db/database.ts";
import { openPglite } from "../server/src/db/embedded/pglite.ts";
import { migrate } from "../server/src/db/migrate.ts";
import { openPostgres } from "../server/src/db/postgres.ts";
import { rankOf } from "../server/src/features/leaderboard/leaderboard.queries.ts";
import { answerRollup } from "../server/src/features/progress/answer-rollup.service.ts";
import { answerQuestion } from "../server/src/features/questions/questions.service.ts";
import { startPostgres } from "../server/test/services/postgres.ts";
import { copyTarget, insertTarget } from "./bulk-load.ts";
import {
  ANSWERER,
  BLOCKER,
  FOLLOWER,
  fill,
  idOf,
  LARGE,
  LIKER,
  ROOMY,
  type Size,
  SKILLED,
  SMALL,
  UP_TO_DATE,
} from "./feed-data.ts";
import { reportFeed } from "./feed-report.ts";
import { send } from "./load.ts";
import { postgresCpu } from "./processes.ts";
import { startProduct } from "./product.ts";
import { interleave, type Slices, type Work } from "./slices.ts";
import { SECRET, signTokens } from "./tokens.ts";

type Product = Awaited<ReturnType<typeof startProduct>>;

/** A product over a filled database, and direct access to the database. */
interface Filled {
  product: Product;
  db: Database;
  size: Size;
  close(): Promise<void>;
}

/** Compares the feed at ten thousand and at a million posts, and on the embedded engine, alternating. */
export async function benchFeed(): Promise<string> {
  const embedded = await openEmbedded();
  const small = await openFilled(SMALL);
  const large = process.env.BENCH_SMALL === "1" ? small : await openFilled(LARGE);
  const rollup = answerRollup(large.db, { warn: () => {} });
  const addedUp: number[] = [];
  try {
    const tokens = await signTokens(SKILLED);
    const works: Record<string, Work> = {
      ...callsOf(large, tokens),
      ...worksOf(large, rollup, addedUp),
      "feed at 10k posts": httpWork(small.product, feedOf(small.product.url, tokens)),
      "own rank among 2k": { run: ownRank(small.db) },
      "feed, embedded": { run: feedOf(embedded.url, tokens) },
    };
    const slices: Slices = {};
    for (const group of GROUPS) {
      const chosen = Object.fromEntries(Object.entries(works).filter(([name]) => group.includes(name)));
      Object.assign(slices, await interleave(chosen));
    }
    return reportFeed(slices, addedUp, embedded.memory);
  } finally {
    await rollup.stop();
    await embedded.stop();
    for (const filled of new Set([small, large])) await filled.close();
  }
}

/**
 * Compared measurements alternate. A group is small, so that its connections stay open and warm between its slices.
 */
const GROUPS = [
  [
    "feed",
    "bare feed",
    "page 100",
    "heavy viewer",
    "500 blocked",
    "unanswered",
    "following 500",
    "feed at 10k posts",
    "feed, embedded",
    "today's session, 50k answers",
    "today's session, first look of a day",
  ],
  ["subject", "unanswered of a subject", "trending", "unanswered, trending"],
  [
    "subject and exam",
    "trending, a rare combination",
    "recommended, opened again",
    "recommended, new ranking",
    "search, a rare word",
    "search, a common word",
  ],
  [
    "leaderboard",
    "leaderboard of a subject and exam",
    "progress with 50k answers",
    "own answers, 50k of them",
    "dashboard, all its calls",
    "a topic's page",
  ],
  ["own rank", "own rank by a plain count", "own rank among 2k"],
  ["answers", "hot question", "bare insert"],
];

/** With ten thousand posts. */
async function openEmbedded() {
  const dataDir = mkdtempSync(join(tmpdir(), "prepfeed-bench-embedded-"));
  const db = await openPglite({ dataDir, onFailure: (reason) => console.error(reason) });
  await migrate(db);
  await fill(insertTarget(db), SMALL);
  await db.close();
  const product = await startProduct({ DATA_DIR: dataDir, JWT_SECRET: SECRET });
  return {
    url: product.url,
    memory: product.memory(),
    async stop() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The people before these make the other requests. */
const FIRST_RANKED = 1_000;
const anyOf = (tokens: Map<number, string>) => tokens.get(10 + Math.floor(Math.random() * 900));

/** A large database takes minutes to fill; `BENCH_LARGE_URL` names one that is already filled. */
export async function openFilled(size: Size): Promise<Filled> {
  const filledUrl = size === LARGE ? process.env.BENCH_LARGE_URL : undefined;
  const postgres = filledUrl ? undefined : await startPostgres({ settings: ROOMY });
  const url = filledUrl ?? postgres?.url ?? "";
  if (postgres) await fillPostgres(url, size);
  const db = openPostgres(url, { warn: () => {} });
  const product = await startProduct({ DATABASE_URL: url, JWT_SECRET: SECRET });
  return {
    product,
    db,
    size,
    async close() {
      await product.stop();
      await db.close();
      await postgres?.stop();
    },
  };
}

async function fillPostgres(url: string, size: Size) {
  const db = openPostgres(url, { warn: () => {} });
  await migrate(db);
  await db.close();
  const started = performance.now();
  const target = await copyTarget(url);
  await fill(target, size);
  await target.close();
  console.error(`filled ${size.posts} posts in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

const httpWork = (product: Product, run: Work["run"]): Work => ({
  run,
  cpu: () => product.cpu() + postgresCpu(),
});

const feedOf = (url: string, tokens: Map<number, string>) => () =>
  send(url, { method: "GET", path: "/social/feed", token: anyOf(tokens) });

/** The HTTP requests. */
function callsOf({ product, db }: Filled, tokens: Map<number, string>): Record<string, Work> {
  const get = (path: string, token = anyOf(tokens)) =>
    httpWork(product, () => send(product.url, { method: "GET", path, token }));
  const word = () => `word${Math.floor(Math.random() * 5000)}`;
  const search = (query: string) =>
    send(product.url, { method: "GET", path: `/social/posts/search?query=${query}`, token: anyOf(tokens) });
  let ranked = 0;
  const upToDate = tokens.get(UP_TO_DATE);
  const answerer = tokens.get(ANSWERER);
  return {
    feed: httpWork(product, feedOf(product.url, tokens)),
    "page 100": get("/social/feed?page=100"),
    "heavy viewer": get("/social/feed", tokens.get(LIKER)),
    "500 blocked": get("/social/feed", tokens.get(BLOCKER)),
    unanswered: get("/social/feed?unanswered=true", upToDate),
    subject: get("/social/feed?subject=PHYSICS"),
    "unanswered of a subject": get("/social/feed?unanswered=true&subject=PHYSICS", upToDate),
    trending: get("/social/feed/trending"),
    "unanswered, trending": get("/social/feed/trending?unanswered=true", upToDate),
    "trending, a rare combination": get(
      "/social/feed/trending?subject=PHYSICS&examType=NEET&difficulty=HARD",
    ),
    "subject and exam": get("/social/feed?subject=PHYSICS&examType=NEET"),
    "following 500": get("/social/feed/following", tokens.get(FOLLOWER)),
    "recommended, opened again": get("/social/feed/personalized"),
    // A ranking is cached for a while, so each request is by another person.
    "recommended, new ranking": httpWork(product, () =>
      send(product.url, {
        method: "GET",
        path: "/social/feed/personalized",
        token: tokens.get(FIRST_RANKED + (ranked++ % (SKILLED - FIRST_RANKED))),
      }),
    ),
    "search, a rare word": httpWork(product, () => search(word())),
    "search, a common word": httpWork(product, () => search("common")),
    leaderboard: get("/mcq/leaderboard"),
    "leaderboard of a subject and exam": get("/mcq/leaderboard?subject=PHYSICS&examType=NEET"),
    "progress with 50k answers": get(`/mcq/progress/${idOf("users", ANSWERER)}`, answerer),
    "own answers, 50k of them": get(
      `/mcq/responses/${idOf("users", ANSWERER)}?subject=PHYSICS&correct=false`,
      answerer,
    ),
    "a topic's page": get("/topics/newtons-laws"),
    "today's session, 50k answers": get("/learning/today?minutes=20", answerer),
    // They belong to one learner, so they wait for each other at the row that is deleted.
    "today's session, first look of a day": httpWork(product, async () => {
      await db.query("delete from daily_picks where user_id = $1", [idOf("users", ANSWERER)]);
      return send(product.url, { method: "GET", path: "/learning/today?minutes=20", token: answerer });
    }),
    // Few enough learners that the warm-up decides the day of each: deciding it is measured above.
    "dashboard, all its calls": httpWork(product, () =>
      dashboard(product.url, tokens, 10 + Math.floor(Math.random() * 90)),
    ),
  };
}

/** The simultaneous requests of an opening dashboard. */
export function dashboard(url: string, tokenOf: Map<number, string>, i: number) {
  const paths = ["/auth/profile", "/learning/dashboard"];
  return Promise.all(paths.map((path) => send(url, { method: "GET", path, token: tokenOf.get(i) })));
}

const anyScore = () => 20 + Math.floor(Math.random() * 30);
const ownRank = (db: Database) => () =>
  rankOf(db, { period: "all", subject: "", examFamily: "" }, anyScore());

/** Work without HTTP: reading a learner's rank from the histogram or by counting, and writing answers. */
function worksOf(
  { db, size }: Filled,
  rollup: ReturnType<typeof answerRollup>,
  addedUp: number[],
): Record<string, Work> {
  const answer = (user: number, question: number) =>
    answerQuestion({ db, rollup, now: () => new Date() }, idOf("users", user), idOf("questions", question), {
      selectedOption: "A",
    });
  const tidy = async () => {
    addedUp.push(await addUp(db, rollup));
  };
  const someone = (i: number) => 10 + (i % (size.users - 10));
  let spread = 0;
  let hot = 0;
  let bare = 0;
  return {
    "own rank": { run: ownRank(db) },
    "own rank by a plain count": {
      run: () => db.query("select count(*) from user_counters where score > $1", [anyScore()]),
    },
    "bare feed": { run: () => bareFeed(db) },
    answers: { run: () => answer(someone(spread), 1 + ((spread++ * 7919) % size.posts)), tidy },
    "hot question": { run: () => answer(someone(hot++), size.posts), tidy },
    "bare insert": {
      run: () =>
        db.query(
          "insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts) values ($1, $2, 'A', true, 1, true) on conflict do nothing",
          [idOf("users", 1000 + (bare % 900)), idOf("questions", 1 + ((bare++ * 104729) % size.posts))],
        ),
    },
  };
}

/** How many waiting answers are added per second, with nothing else running. */
async function addUp(db: Database, rollup: { run(): Promise<void> }): Promise<number> {
  const [row] = await db.query<{ count: number }>("select count(*)::int as count from answer_deltas");
  const started = performance.now();
  await rollup.run();
  return (1000 * (row?.count ?? 0)) / (performance.now() - started);
}

/** The feed's database queries, in the same number of statements, without anything around them. */
async function bareFeed(db: Database) {
  const viewer = idOf("users", 20);
  await db.query("select user_id, last_seen_at from sessions where id = $1", [viewer]);
  const [picked] = await Promise.all([
    db.query<{ id: string }>(
      "select id, extract(epoch from created_at)::text as key from posts order by created_at desc, id desc limit 11",
    ),
    db.query("select coalesce(sum(total), 0)::int from post_totals"),
  ]);
  const ids = picked.slice(0, 10).map(({ id }) => id);
  const [, questions] = await Promise.all([
    db.query(
      `select p.*, u.username, u.full_name, u.profile_picture, u.verified,
           (select count(*) from answer_deltas d where d.post_id = p.id) as attempts,
           (select true from likes l where l.post_id = p.id and l.user_id = $1 limit 1) as liked,
           (select true from bookmarks b where b.user_id = $1 and b.post_id = p.id limit 1) as bookmarked
         from unnest($2::uuid[]) as picked (id) join posts p using (id) join users u on u.id = p.author_id`,
      [viewer, ids],
    ),
    db.query<{ id: string }>(
      "select * from questions where post_id = any($1::uuid[]) order by post_id, position",
      [ids],
    ),
  ]);
  await db.query("select * from answers where user_id = $1 and question_id = any($2::uuid[])", [
    viewer,
    questions.map(({ id }) => id),
  ]);
}
