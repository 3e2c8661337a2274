import { DEMO_ACCOUNT } from "@prepfeed/contract/health";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../test/consistency.ts";
import { eventually } from "../../test/eventually.ts";
import { TestApp, testApp } from "../../test/test-app.ts";
import { engine } from "../../test/test-database.ts";
import type { Database } from "../db/database.ts";
import { fillDemo, hasDemoAccount } from "./demo.service.ts";

const app = testApp();
const count = async (sql: string) => (await app.deps.db.query<{ count: number }>(sql))[0]?.count ?? 0;

let token = "";
beforeAll(async () => {
  expect(await hasDemoAccount(app.deps.db, app.deps.passwords)).toBe(false);
  expect(await fillDemo(app.deps)).toBe(true);
  await app.deps.regrades.run();
  const login = await app.visitor.post("/auth/login", {
    usernameOrEmail: DEMO_ACCOUNT.username,
    password: DEMO_ACCOUNT.password,
  });
  expect(login.status).toBe(200);
  token = login.body.token;
});

const get = async (path: string) => (await app.request("GET", path, { token })).body;

test("it is made once, and its account opens with the password on the login page", async () => {
  expect(await hasDemoAccount(app.deps.db, app.deps.passwords)).toBe(true);
  expect(await fillDemo(app.deps)).toBe(false);
  expect(await count("select count(*)::int as count from users")).toBe(34);
});

test("every sum equals its rows", () => expectConsistent(app));

test("a month of posts about every subject, none from the future", async () => {
  expect(await count("select count(*)::int as count from posts")).toBe(300);
  expect(await count("select count(distinct subject)::int as count from posts")).toBe(10);
  expect(await count("select count(*)::int as count from posts where type = 'TEXT'")).toBeGreaterThan(5);
  const sets = await app.deps.db.query<{ questions: number }>(
    "select count(*)::int as questions from questions where post_id is not null group by post_id having count(*) > 1",
  );
  expect(sets.length).toBeGreaterThanOrEqual(20);
  expect(sets.every(({ questions }) => questions >= 2 && questions <= 6)).toBe(true);
  for (const kind of ["MULTIPLE", "NUMERICAL"])
    expect(
      await count(`select count(*)::int as count from questions where kind = '${kind}'`),
    ).toBeGreaterThan(5);
  const read = "select count(distinct post_id)::int as count from questions where stimulus_id is not null";
  expect(await count(read)).toBeGreaterThan(3);
  for (const [table, column] of [
    ["posts", "created_at"],
    ["answers", "submitted_at"],
    ["comments", "created_at"],
    ["likes", "created_at"],
    ["bookmarks", "created_at"],
    ["follows", "created_at"],
    ["notifications", "created_at"],
  ]) {
    const [span] = await app.deps.db.query<{ newest: Date; oldest: Date }>(
      `select max(${column}) as newest, min(${column}) as oldest from ${table}`,
    );
    expect(span?.newest.getTime(), table).toBeLessThan(Date.now());
    expect(span?.oldest.getTime(), table).toBeGreaterThan(Date.now() - 300 * 86_400_000);
  }
  expect(
    await count("select count(*)::int as count from posts where created_at < now() - interval '31 days'"),
  ).toBe(0);
});

test("nobody answers, likes or comments before the post is published, and nobody answers their own", async () => {
  for (const [table, column] of [
    ["comments", "created_at"],
    ["likes", "created_at"],
    ["bookmarks", "created_at"],
  ]) {
    const sql = `select count(*)::int as count from ${table} t join posts p on p.id = t.post_id where t.${column} <= p.created_at`;
    expect(await count(sql), table).toBe(0);
  }
  expect(
    await count(
      `select count(*)::int as count from answers a join questions q on q.id = a.question_id
       where a.submitted_at <= q.created_at or q.author_id = a.user_id`,
    ),
  ).toBe(0);
});

test("comments on questions are only by people who answered all of it before, or wrote it", async () => {
  expect(await count("select count(*)::int as count from comments")).toBeGreaterThan(100);
  expect(
    await count(
      `select count(*)::int as count from comments c join posts p on p.id = c.post_id join questions q on q.post_id = p.id
       where c.author_id <> p.author_id and not exists (
         select 1 from answers a where a.question_id = q.id and a.user_id = c.author_id and a.submitted_at < c.created_at)`,
    ),
  ).toBe(0);
});

test("easy questions are answered right more often than hard ones, and able people do better", async () => {
  const rows = await app.deps.db.query<{ difficulty: string; share: number; answers: number }>(
    `select difficulty, avg(is_correct::int)::float8 as share, count(*)::int as answers from answers
     where question_id not in (select question_id from question_cases) group by 1`,
  );
  const share = Object.fromEntries(rows.map(({ difficulty, share }) => [difficulty, share]));
  expect(share.EASY).toBeGreaterThan((share.MEDIUM ?? 0) + 0.05);
  expect(share.MEDIUM).toBeGreaterThan((share.HARD ?? 0) + 0.05);
  expect(share.HARD).toBeGreaterThan(0.3);
  expect(rows.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(2_000);
  const accuracyOf = (username: string) =>
    count(
      `select 100 * avg(is_correct::int)::float8 as count from answers a join users u on u.id = a.user_id where username = '${username}'`,
    );
  expect(await accuracyOf("fatima.noor")).toBeGreaterThan(await accuracyOf("kavya.m"));
});

test("nearly all answers count for the statistics of their questions", async () => {
  const answered = await count("select count(*)::int as count from answers");
  const counted = await count("select coalesce(sum(people), 0)::int as count from choice_counts");
  expect(counted).toBeLessThanOrEqual(answered);
  expect(counted / answered).toBeGreaterThan(0.8);
});

test("more is posted by day than by night", async () => {
  const [row] = await app.deps.db.query<{ night: number; evening: number }>(
    `select count(*) filter (where hour between 1 and 4)::int as night, count(*) filter (where hour between 17 and 20)::int as evening
     from (select extract(hour from p.created_at at time zone u.time_zone) as hour from posts p join users u on u.id = p.author_id) h`,
  );
  expect(row?.evening).toBeGreaterThan(4 * (row?.night ?? 0));
});

test("the account for visitors has answers, a streak, people, posts and notifications", async () => {
  const profile = await get("/auth/profile");
  expect(profile).toMatchObject({ username: "demo", followingCount: 7, postsCount: 2 });
  expect(profile.totalQuestions).toBeGreaterThan(25);
  const today = await get("/learning/today?minutes=20");
  expect(today).toMatchObject({ daysLeft: 60, minutes: 20 });
  expect(today.dueCount).toBeGreaterThan(0);
  expect(today.items).toHaveLength(20);
  const days = await app.deps.db.query<{ day: string }>(
    "select day::text from learner_days where user_id = $1 order by day desc limit 5",
    [profile.id],
  );
  expect(days).toHaveLength(5);
  const newest = Date.parse(days[0]?.day ?? "");
  expect(Date.now() - newest).toBeLessThan(2 * 86_400_000);
  expect(newest - Date.parse(days[4]?.day ?? "")).toBe(4 * 86_400_000);
  const activity: { kind: string; totalQuestions: number }[] = (await get("/social/activity?size=20"))
    .content;
  const sittings = activity.filter(({ kind }) => kind === "sitting");
  expect(sittings.length).toBeGreaterThan(4);
  expect(sittings.every(({ totalQuestions }) => totalQuestions >= 4 && totalQuestions <= 18)).toBe(true);
  expect((await get("/social/feed/following")).content.length).toBe(10);
  expect((await get("/social/notifications")).content.length).toBeGreaterThan(3);
});

test("its papers have results: one with ranks, and some of the visitor's that make a trend", async () => {
  const attempts = (await get("/mock-attempts")).content;
  const sprint = attempts.find(({ title }: { title: string }) => title === "Sunday physics sprint");
  const result = await get(`/mock-attempts/${sprint.id}/result`);
  expect(result).toMatchObject({ isRanked: true, ranked: 33, score: sprint.score });
  expect(result.percentile).toBeGreaterThan(0);
  expect(result.questions[0].others.length).toBeGreaterThan(1);
  const [trend] = (await get("/mock-trends")).trends;
  expect(trend.points).toHaveLength(3);
  expect(trend.points[2].percent).toBeGreaterThan(trend.points[0].percent);
});

test("one question is in each state of a dispute, and all can read what was corrected", async () => {
  const cases = await app.deps.db.query<Record<string, unknown>>(
    `select outcome, defence is not null as is_defended, suspended_at is not null as is_checked, stage, affected, objections,
       (select count(*)::int from objections o where o.case_id = c.id) as people
     from question_cases c order by created_at`,
  );
  const states = cases.map(
    ({ outcome, is_checked, is_defended }) =>
      outcome ?? (is_checked ? "CHECKED" : is_defended ? "DEFENDED" : "OPEN"),
  );
  expect(states.toSorted()).toEqual([
    "CHECKED",
    "CORRECTED",
    "DEFENDED",
    "DROPPED",
    "KEPT",
    "OPEN",
    "SEVERAL_RIGHT",
    "WITHDRAWN",
  ]);
  for (const each of cases) {
    expect(each.people).toBe(each.objections);
    if (each.outcome !== null) expect(each.stage).toBe("DONE");
    if (each.outcome === "CORRECTED") expect(each.affected).toBeGreaterThan(1);
  }
  const { content, totals } = (await app.visitor.get("/corrections")).body;
  expect(content).toHaveLength(4);
  expect(totals).toMatchObject({ corrected: 2, dropped: 2, kept: 1, open: 3, medianHours: 20 });
});

test("nobody knows the passwords of the others", async () => {
  for (const password of ["", "demo1234", "ananya.iyer"]) {
    const reply = await app.visitor.post("/auth/login", { usernameOrEmail: "ananya.iyer", password });
    expect([400, 401]).toContain(reply.status);
  }
});

test("a database with any account is left unchanged", async () => {
  const other = new TestApp();
  await other.open();
  await other.person("asha");
  expect(await fillDemo(other.deps)).toBe(false);
  const [row] = await other.deps.db.query<{ posts: number; users: number }>(
    "select (select count(*)::int from posts) as posts, (select count(*)::int from users) as users",
  );
  expect(row).toEqual({ posts: 0, users: 1 });
  await other.close();
});

test("a fill that fails leaves nothing", async () => {
  const other = new TestApp();
  await other.open();
  const settle = () => Promise.reject(new Error("no"));
  await expect(fillDemo({ ...other.deps, rollup: { ...other.deps.rollup, settle } })).rejects.toThrow("no");
  expect(await other.deps.db.query("select 1 from users union all select 1 from posts")).toEqual([]);
  await other.close();
});

test("if a person registers at the same moment, the community is not created", async () => {
  const other = new TestApp();
  await other.open();
  try {
    const { db } = other.deps;
    const isWaiting = async (tx: Database) =>
      (await tx.query("select 1 from pg_locks where not granted and relation = 'users'::regclass")).length >
      0;
    let filling: Promise<boolean> | undefined;
    await db.transaction(async (tx) => {
      await tx.query(
        `insert into users (id, username, username_key, email, email_key, password_hash, full_name, bio, search_text, spelling_keys)
         values (gen_random_uuid(), 'asha', 'asha', 'asha@example.org', 'asha@example.org', '', '', '', '', '{}')`,
      );
      filling = fillDemo(other.deps);
      // The embedded engine runs one transaction at a time anyway.
      // Asked in the transaction itself: PostgreSQL ends one that is idle while a busy machine composes.
      if (engine === "postgres") await eventually(() => isWaiting(tx));
    });
    expect(await filling).toBe(false);
    expect(await db.query("select username from users")).toEqual([{ username: "asha" }]);
  } finally {
    await other.close();
  }
});
