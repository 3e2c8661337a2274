import { contract } from "@prepfeed/contract/contract";
import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import { beforeAll, describe, expect, test } from "vitest";
import { accessTable, type Scene } from "../test/access-table.ts";
import { createPost } from "../test/posts.ts";
import { giveRole, openDispute, publishMockTest } from "../test/scene.ts";
import { type Person, testApp } from "../test/test-app.ts";
import { migrate } from "./db/migrate.ts";

/** Clients can return any cursor, page, day or time zone: none may cause a server error. */
const app = testApp();
let asha: Person;
let postId: string;
let questionCaseId: string;
let paper: Awaited<ReturnType<typeof publishMockTest>>;
beforeAll(async () => {
  asha = await app.person("asha");
  // Lists of moderators are paged too.
  await giveRole(app, asha, "ADMIN");
  const post = await createPost(app, asha);
  postId = post.id;
  questionCaseId = await openDispute(app, post.questions[0].id);
  paper = await publishMockTest(app, asha);
  // Started in another session; this one takes over.
  await app.as(asha).post(`/mock-tests/${paper.mockTestId}/attempts`, {});
  await app.as(asha).post(`/mock-attempts/${paper.mockAttemptId}/submit`);
  await app.as(asha).post(`/social/posts/${postId}/bookmark`);
});

const takes = (name: string) =>
  Object.entries(contract).filter(
    ([, { query }]) => query && "shape" in query && name in (query.shape as object),
  );

function ask([name, { path }]: [string, Endpoint], query: Record<string, string>) {
  const scene = { app, owner: asha, other: asha, postId, questionCaseId, ...paper } as Scene;
  const row = accessTable[name];
  const params = row?.params?.(scene) ?? {};
  const filled = path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? "");
  return app.as(asha).get(`${filled}?${new URLSearchParams({ ...row?.query?.(scene), ...query })}`);
}

const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url");
const id = crypto.randomUUID();

const CURSORS = [
  ...[
    "1e15",
    "-1e15",
    "1e300",
    "-1e300",
    "1e-400",
    "1e400",
    "NaN",
    "Infinity",
    "0x10",
    "",
    "1.2.3",
    "--1",
    "5e-324",
  ],
  ...[1e15, null, [], {}, true],
]
  .map((key) => encoded([key, id]))
  .concat([
    encoded(["1", "no id"]),
    encoded(["1"]),
    encoded([1e9]),
    encoded([-1]),
    encoded([1.5]),
    encoded({}),
    encoded(null),
    "not base64!",
    "%00",
    `${id}.9999`,
    `${id}.1`,
  ]);

describe.each(takes("cursor"))("the cursor of %s", (...called) => {
  test("may be any text", async () => {
    for (const cursor of CURSORS)
      expect([(await ask(called, { cursor })).status, cursor]).toEqual([200, cursor]);
  });
});

const NUMBERS = [
  "-1",
  "0",
  "99999999999999999999",
  "1e308",
  "1e309",
  "NaN",
  "0x7fffffff",
  "2147483648",
  "x",
  " ",
  "1.9",
];

describe.each(takes("size"))("the pages of %s", (...called) => {
  test("accept any number and size", async () => {
    for (const number of NUMBERS) {
      const queries: Record<string, string>[] = [
        { page: number },
        { size: number },
        { page: number, size: number },
      ];
      for (const query of queries) {
        expect([(await ask(called, query)).status, query]).toEqual([200, query]);
      }
    }
  });

  test("end", async () => {
    const { body } = await ask(called, { page: "100000", size: "50" });
    expect(body.content ?? body.leaderboard).toBeDefined();
    if (body.last !== undefined) expect(body).toMatchObject({ last: true, page: 100_000, size: 50 });
  });
});

test.each(["0000-01-01", "0001-01-01", "1899-12-31", "9999-12-31", "2026-02-30", "12026-01-01", "x", "-1"])(
  "revenue until or since %s is returned or refused",
  async (day) => {
    for (const name of ["startDate", "endDate"]) {
      const { status } = await app.as(asha).get(`/social/users/${asha.id}/revenue?${name}=${day}`);
      expect([200, 400]).toContain(status);
    }
  },
);

test("revenue is returned for days long ago, but not for the year 1", async () => {
  const until = (day: string) => app.as(asha).get(`/social/users/${asha.id}/revenue?endDate=${day}`);
  expect((await until("1970-01-01")).status).toBe(200);
  expect((await until("0001-01-01")).status).toBe(400);
});

test.each(["2147483648", "9007199254740991", "-9007199254740991", "1e300", "0", "-1", "1.5", "x"])(
  "no study plan has a day %s",
  async (day) => {
    const plan = await app
      .as(asha)
      .post("/gemini/generate-study-plan", { subject: "PHYSICS", examType: "NEET", duration: 2 });
    expect((await app.as(asha).put(`/study-plans/${plan.body.id}/days/${day}`, { done: true })).status).toBe(
      404,
    );
  },
);

/** Known to browsers; a database may not know some of them, or mean another place. */
const SHORT_ZONES =
  "ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET IST JST MIT NET NST PLT PNT PRT PST SST VST".split(
    " ",
  );

describe("a time zone", () => {
  const clockOf = async (person: Person) =>
    (await app.deps.db.query("select now() at time zone time_zone from users where id = $1", [person.id]))
      .length;

  test("is accepted only if the database knows it too", async () => {
    const names = [
      ...SHORT_ZONES,
      "US/Pacific-New",
      "Etc/Unknown",
      "GMT+25",
      "../etc/passwd",
      "posixrules",
      "localtime",
    ];
    for (const timeZone of names) {
      expect([(await app.as(asha).put("/auth/profile", { timeZone })).status, timeZone]).toEqual([
        400,
        timeZone,
      ]);
    }
    for (const timeZone of ["Asia/Kolkata", "America/Argentina/La_Rioja", "Etc/UTC", "Etc/GMT+5", "UTC"]) {
      expect((await app.as(asha).put("/auth/profile", { timeZone })).status).toBe(200);
      expect(await clockOf(asha)).toBe(1);
    }
  });

  test("that a browser offers can be chosen", async () => {
    for (const timeZone of Intl.supportedValuesOf("timeZone").filter((_, i) => i % 20 === 0)) {
      expect((await app.as(asha).put("/auth/profile", { timeZone })).status).toBe(200);
    }
  });

  test("that was stored before is repaired, and answering works again", async () => {
    const { db } = app.deps;
    const [ravi, meera] = [await app.person("ravi"), await app.person("meera")];
    const store = (person: Person, zone: string) =>
      db.query("update users set time_zone = $2 where id = $1", [person.id, zone]);
    await store(ravi, "ECT");
    await store(meera, "Nowhere/Land");
    await db.query("delete from schema_migrations where name like '%time_zones_the_database_knows.sql'");
    await migrate(db);
    const zoneOf = async (person: Person) => (await app.as(person).get("/auth/profile")).body.timeZone;
    expect([await zoneOf(ravi), await zoneOf(meera)]).toEqual(["Europe/Paris", "UTC"]);
    const post = await createPost(app, asha);
    for (const person of [ravi, meera]) {
      const answer = { selectedOption: "A" };
      const path = `/social/questions/${post.questions[0].id}/answer`;
      expect((await app.as(person).post(path, answer)).status).toBe(200);
    }
  });
});
