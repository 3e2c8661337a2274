import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../server/src/db/database.ts";
import { openPglite } from "../server/src/db/embedded/pglite.ts";
import { migrate } from "../server/src/db/migrate.ts";
import { openPostgres } from "../server/src/db/postgres.ts";
import { rankOf } from "../server/src/features/leaderboard/leaderboard.queries.ts";
import { answerRollup } from "../server/src/features/progress/answer-rollup.service.ts";
import { answerQuestion } from "../server/src/features/questions/questions.service.ts";
import { createTokens } from "../server/src/features/sessions/tokens.ts";
import { startPostgres } from "../server/test/services/postgres.ts";
import { copySink, insertSink } from "./bulk-load.ts";
import { ANSWERER, FOLLOWER, fill, idOf, LARGE, LIKER, type Size, SMALL, UP_TO_DATE } from "./feed-data.ts";
import { type Load, measure, send } from "./load.ts";
import { startProduct } from "./product.ts";

const SECRET = "a secret for a benchmark on loopback";
const LOOPS = 8;
const SECONDS = 4;
/** The compiler needs a while to find out what is hot. */
const WARM_UP_SECONDS = 3;

interface Measured extends Load {
  /** Milliseconds of processor time per call, server and database together. */
  cpu: number;
}
type Results = Record<string, Measured>;

/** Compares the feed at ten thousand and at a million posts; what each goal asks for is in the last column. */
export async function benchFeed(): Promise<string> {
  const embedded = await benchEmbedded();
  const small = await benchSize(SMALL);
  const large = process.env.BENCH_SMALL === "1" ? small : await benchSize(LARGE);
  const cpu = (results: Results, name: string) => results[name]?.cpu ?? Number.NaN;
  const rate = (results: Results, name: string) => results[name]?.perSecond ?? Number.NaN;
  const rows: [string, string, string][] = [
    [
      "feed endpoint against a bare loop of the same SQL",
      ratio(rate(large, "feed"), rate(large, "bare feed")),
      "≥ 0.6",
    ],
    ["feed at 1M posts against 10k (CPU)", ratio(cpu(large, "feed"), cpu(small, "feed")), "≤ 1.25"],
    ["page 100 against page 0 (CPU)", ratio(cpu(large, "page 100"), cpu(large, "feed")), "≤ 2"],
    [
      "viewer with 20k likes against an average one (CPU)",
      ratio(cpu(large, "heavy viewer"), cpu(large, "feed")),
      "≤ 1.3",
    ],
    [
      "unanswered, for whoever answered the newest 50,000, against the feed (CPU)",
      ratio(cpu(large, "unanswered"), cpu(large, "feed")),
      "≤ 1.3",
    ],
    [
      "following 500 people against the main feed (rate)",
      ratio(rate(large, "following 500"), rate(large, "feed")),
      "≥ 0.5",
    ],
    [
      "answer write against a bare insert (rate)",
      ratio(rate(large, "answers"), rate(large, "bare insert")),
      "≥ 0.35",
    ],
    [
      "own rank among 100k people against a plain count (rate)",
      ratio(rate(large, "own rank"), rate(large, "own rank by a plain count")),
      "≥ 25",
    ],
    [
      "own rank among 100k against 2k people (rate)",
      ratio(rate(large, "own rank"), rate(small, "own rank")),
      "flat",
    ],
    [
      "one hot question against spread ones (rate)",
      ratio(rate(large, "hot question"), rate(large, "answers")),
      "≥ 0.6",
    ],
    [
      "embedded feed against PostgreSQL at 10k posts (rate)",
      ratio(embedded.perSecond, rate(small, "feed")),
      "≥ 0.25",
    ],
  ];
  return [
    table(["goal", "seen", "wanted"], rows),
    detail("10,000 posts", small),
    detail("1,000,000 posts", large),
  ].join("\n\n");
}

/** The main feed on the embedded engine, with ten thousand posts. */
async function benchEmbedded(): Promise<Load> {
  const dataDir = mkdtempSync(join(tmpdir(), "prepfeed-bench-embedded-"));
  const db = await openPglite({ dataDir, onFailure: (reason) => console.error(reason) });
  await migrate(db);
  await fill(insertSink(db), SMALL);
  await db.close();
  const product = await startProduct({ DATA_DIR: dataDir, JWT_SECRET: SECRET });
  try {
    const tokens = await signTokens();
    const feed = () => send(product.url, { method: "GET", path: "/social/feed", token: anyOf(tokens) });
    await measure(feed, LOOPS, WARM_UP_SECONDS);
    return await measure(feed, LOOPS, SECONDS);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One for each of the first thousand people. */
async function signTokens(): Promise<Map<number, string>> {
  const tokens = createTokens(SECRET);
  const tokenOf = new Map<number, string>();
  for (let i = 1; i <= 1_000; i++)
    tokenOf.set(
      i,
      await tokens.sign({
        userId: idOf("users", i),
        sessionId: idOf("users", i),
        issuedAt: new Date(),
        expiresAt: new Date(Date.now() + 86_400_000),
      }),
    );
  return tokenOf;
}

const anyOf = (tokens: Map<number, string>) => tokens.get(10 + Math.floor(Math.random() * 900));

/** A large database takes minutes to fill; `BENCH_LARGE_URL` names one that is filled already. */
async function benchSize(size: Size): Promise<Results> {
  const filledUrl = size === LARGE ? process.env.BENCH_LARGE_URL : undefined;
  if (filledUrl) return benchDatabase(filledUrl, size);
  const postgres = await startPostgres();
  try {
    const db = openPostgres(postgres.url, { warn: () => {} });
    await migrate(db);
    await db.close();
    const started = performance.now();
    const sink = await copySink(postgres.url);
    await fill(sink, size);
    await sink.close();
    console.error(`filled ${size.posts} posts in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return await benchDatabase(postgres.url, size);
  } finally {
    await postgres.stop();
  }
}

async function benchDatabase(url: string, size: Size): Promise<Results> {
  const db = openPostgres(url, { warn: () => {} });
  const product = await startProduct({ DATABASE_URL: url, JWT_SECRET: SECRET });
  try {
    return await benchCalls(product, db, size);
  } finally {
    await product.stop();
    await db.close();
  }
}

async function benchCalls(
  product: Awaited<ReturnType<typeof startProduct>>,
  db: Database,
  size: Size,
): Promise<Results> {
  const tokenOf = await signTokens();
  const average = () => anyOf(tokenOf);
  const get =
    (path: string, token = average()) =>
    () =>
      send(product.url, { method: "GET", path, token });
  const timed = async (work: () => Promise<unknown>): Promise<Measured> => {
    await measure(work, LOOPS, WARM_UP_SECONDS);
    const before = product.cpu() + postgresCpu();
    const load = await measure(work, LOOPS, SECONDS);
    return { ...load, cpu: (product.cpu() + postgresCpu() - before) / load.count };
  };
  const words = () => `word${Math.floor(Math.random() * 5000)}`;

  await measure(get("/social/feed"), LOOPS, 2 * SECONDS);
  const results: Results = {
    feed: await timed(get("/social/feed")),
    "page 100": await timed(get("/social/feed?page=100")),
    "heavy viewer": await timed(get("/social/feed", tokenOf.get(LIKER))),
    unanswered: await timed(get("/social/feed?unanswered=true", tokenOf.get(UP_TO_DATE))),
    "unanswered of a subject": await timed(
      get("/social/feed?unanswered=true&subject=PHYSICS", tokenOf.get(UP_TO_DATE)),
    ),
    "unanswered, trending": await timed(
      get("/social/feed/trending?unanswered=true", tokenOf.get(UP_TO_DATE)),
    ),
    "subject and exam": await timed(get("/social/feed?subject=PHYSICS&examType=NEET")),
    trending: await timed(get("/social/feed/trending")),
    "following 500": await timed(get("/social/feed/following", tokenOf.get(FOLLOWER))),
    personalized: await timed(get("/social/feed/personalized")),
    "search, a rare word": await timed(() => get(`/social/posts/search?query=${words()}`)()),
    "search, a common word": await timed(get("/social/posts/search?query=common")),
    "trending, a rare combination": await timed(
      get("/social/feed/trending?subject=PHYSICS&examType=NEET&difficulty=HARD"),
    ),
    leaderboard: await timed(get("/mcq/leaderboard")),
    "leaderboard of a subject and exam": await timed(get("/mcq/leaderboard?subject=PHYSICS&examType=NEET")),
    "progress with 50k answers": await timed(
      get(`/mcq/progress/${idOf("users", ANSWERER)}`, tokenOf.get(ANSWERER)),
    ),
    "own answers, 50k of them": await timed(
      get(`/mcq/responses/${idOf("users", ANSWERER)}?subject=PHYSICS&correct=false`, tokenOf.get(ANSWERER)),
    ),
    "dashboard, all its calls": await timed(() => dashboard(product.url, tokenOf)),
  };
  Object.assign(results, await benchRank(db));
  results["bare feed"] = { ...(await bareFeed(db)), cpu: Number.NaN };
  Object.assign(results, await benchAnswers(db, size));
  results["bare insert"] = { ...(await bareInsert(db, size)), cpu: Number.NaN };
  return results;
}

/** What opening the dashboard asks for, at once. */
function dashboard(url: string, tokenOf: Map<number, string>) {
  const i = 10 + Math.floor(Math.random() * 900);
  const paths = [
    "/auth/profile",
    `/mcq/progress/${idOf("users", i)}`,
    "/social/activity",
    "/social/users/suggestions",
    "/study-plans",
  ];
  return Promise.all(paths.map((path) => send(url, { method: "GET", path, token: tokenOf.get(i) })));
}

/** Own rank from the histogram, against counting who is ahead. */
async function benchRank(db: Database): Promise<Results> {
  const board = { period: "all", subject: "", examFamily: "" } as const;
  const score = () => 20 + Math.floor(Math.random() * 30);
  const loads = {
    "own rank": await measure(() => rankOf(db, board, score()), LOOPS, SECONDS),
    "own rank by a plain count": await measure(
      () => db.query("select count(*) from user_counters where score > $1", [score()]),
      LOOPS,
      SECONDS,
    ),
  };
  return Object.fromEntries(
    Object.entries(loads).map(([name, load]) => [name, { ...load, cpu: Number.NaN }]),
  );
}

/** Recording answers without HTTP around it, as the bare insert is: spread over all questions, then everybody on one. */
async function benchAnswers(db: Database, size: Size): Promise<Results> {
  const rollup = answerRollup(db, { warn: () => {} });
  const answer = (user: number, question: number) =>
    answerQuestion(
      { db, rollup, now: () => new Date() },
      idOf("users", user),
      idOf("questions", question),
      "A",
      undefined,
    );
  let spread = 0;
  let hot = 0;
  const spreadOut = await measure(
    () => answer(10 + (spread % (size.users - 10)), 1 + ((spread++ * 7919) % size.posts)),
    LOOPS,
    SECONDS,
  );
  const addedUp = await addUp(db, rollup);
  const results = {
    answers: spreadOut,
    "answers added up afterwards": addedUp,
    "hot question": await measure(() => answer(10 + (hot++ % (size.users - 10)), size.posts), LOOPS, SECONDS),
  };
  await rollup.stop();
  return Object.fromEntries(
    Object.entries(results).map(([name, load]) => [name, { ...load, cpu: Number.NaN }]),
  );
}

/** How fast the answers that wait are added up, with nothing else going on. */
async function addUp(db: Database, rollup: { run(): Promise<void> }): Promise<Load> {
  const [row] = await db.query<{ count: number }>("select count(*)::int as count from answer_deltas");
  const count = row?.count ?? 0;
  const started = performance.now();
  await rollup.run();
  const each = (performance.now() - started) / count;
  return { perSecond: 1000 / each, median: each, p99: each, count };
}

/** What the feed asks the database for, in the same number of statements, without anything around it. */
async function bareFeed(db: Database): Promise<Load> {
  const viewer = idOf("users", 20);
  return measure(
    async () => {
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
    },
    LOOPS,
    SECONDS,
  );
}

async function bareInsert(db: Database, size: Size): Promise<Load> {
  let i = 0;
  return measure(
    () =>
      db.query(
        "insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts) values ($1, $2, 'A', true, 1, true) on conflict do nothing",
        [idOf("users", 1000 + (i % 900)), idOf("questions", 1 + ((i++ * 104729) % size.posts))],
      ),
    LOOPS,
    SECONDS,
  );
}

/** All processes of PostgreSQL on this machine; run nothing else beside the benchmark. */
function postgresCpu(): number {
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      if (!stat.includes("(postgres)")) continue;
      const [user = 0, system = 0] = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .slice(11, 13)
        .map(Number);
      ticks += user + system;
    } catch {
      // It ended meanwhile.
    }
  }
  return ticks * 10;
}

const ratio = (a: number, b: number) => (a / b).toFixed(2);
const table = (head: string[], rows: string[][]) =>
  [
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---|").join("")}`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");

function detail(title: string, results: Results) {
  const rows = Object.entries(results).map(([name, { perSecond, median, p99, cpu }]) => [
    name,
    perSecond.toFixed(0),
    `${median.toFixed(1)} / ${p99.toFixed(1)}`,
    Number.isNaN(cpu) ? "–" : cpu.toFixed(2),
  ]);
  return `### ${title}\n\n${table([`call (${LOOPS} at once)`, "per second", "median / p99 in ms", "CPU ms each, with PostgreSQL"], rows)}`;
}
