import type { LeaderboardEntry } from "@prepfeed/contract/learning/leaderboard";
import { beforeAll, describe, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { forgetPastPeriods } from "./leaderboard.service.ts";
import { periodKey } from "./period-key.ts";

const app = testApp();
let author: Person;
beforeAll(async () => {
  author = await app.person("author");
});

const answer = (person: Person, questionId: string, selectedOption: string) =>
  app.as(person).post(`/social/questions/${questionId}/answer`, { selectedOption });
const boardFor = async (person: Person | undefined, query = "") =>
  (await app.as(person).get(`/mcq/leaderboard?size=50&${query}`)).body;

async function questions(count: number, subject: string, examType = "NEET") {
  const post = await createPost(
    app,
    author,
    questionPost({ subject, examType, questions: Array.from({ length: count }, () => newQuestion()) }),
  );
  return post.questions.map(({ id }: { id: string }) => id) as string[];
}

/** Gives a person some right and some wrong answers. */
async function play(person: Person, ids: string[], right: number, wrong = 0) {
  for (const id of ids.slice(0, right)) await answer(person, id, "A");
  for (const id of ids.slice(right, right + wrong)) await answer(person, id, "B");
}

test("periods begin at midnight and on Monday, in UTC", () => {
  const at = new Date("2026-11-15T23:59:59Z");
  expect([periodKey("all", at), periodKey("week", at), periodKey("today", at)]).toEqual([
    "all",
    "w2026-11-09",
    "d2026-11-15",
  ]);
});

test("equal scores share a rank, ordered by accuracy, then by who reached the score first", async () => {
  const ids = await questions(5, "BIOLOGY");
  const people = await Promise.all(["a", "b", "c", "d", "idle"].map((name) => app.person(name)));
  const [a, b, c, d, idle] = people as [Person, Person, Person, Person, Person];
  await play(a, ids, 3);
  await play(b, ids, 2, 1);
  await play(c, ids, 2);
  await play(d, ids, 0, 1);
  const { leaderboard, userRank, totalElements, last } = await boardFor(b, "subject=Biology");
  expect(leaderboard).toEqual([
    entry(1, a, 3, 3, 100),
    entry(2, c, 2, 2, 100),
    entry(2, b, 2, 3, 66.7),
    entry(4, d, 0, 1, 0),
  ]);
  expect(userRank).toEqual({ rank: 2, totalQuestions: 3, accuracy: 66.7, score: 2 });
  expect([totalElements, last]).toEqual([4, true]);
  expect((await boardFor(idle, "subject=Biology")).userRank).toBeNull();
  expect((await boardFor(undefined, "subject=Biology")).userRank).toBeNull();
});

const entry = (
  rank: number,
  { id, username }: Person,
  score: number,
  totalQuestions: number,
  accuracy: number,
) => ({
  rank,
  id,
  username,
  profilePicture: null,
  score,
  totalQuestions,
  accuracy,
});

test("ranks continue across pages", async () => {
  const ids = await questions(3, "HISTORY");
  const people = await Promise.all(Array.from({ length: 5 }, (_, i) => app.person(`p${i}`)));
  for (const [i, person] of people.entries()) await play(person, ids, i === 0 ? 3 : 1);
  const page = (await app.visitor.get("/mcq/leaderboard?subject=History&size=2&page=1")).body;
  expect(page.leaderboard.map(({ rank }: LeaderboardEntry) => rank)).toEqual([2, 2]);
  expect(page).toMatchObject({ totalElements: 5, last: false, page: 1, size: 2 });
});

test("a board can be filtered by subject and exam, and an exam matches its family", async () => {
  const asha = await app.person("asha");
  await play(asha, await questions(2, "ECONOMICS", "IBPS_PO"), 2);
  await play(asha, await questions(1, "ENGLISH", "NEET"), 1);
  const own = async (query: string) => (await boardFor(asha, query)).userRank?.score;
  expect(await own("")).toBe(3);
  expect(await own("subject=Economics")).toBe(2);
  expect(await own("examType=BANK_PO")).toBe(2);
  expect(await own("subject=English&examType=NEET")).toBe(1);
  expect(await own("subject=English&examType=SBI_PO")).toBeUndefined();
  expect((await app.visitor.get("/mcq/leaderboard?subject=Alchemy")).status).toBe(400);
});

test("a hidden person is invisible, moves others up and still sees their own rank", async () => {
  const ids = await questions(3, "GEOGRAPHY");
  const [shy, open] = [await app.person("shy"), await app.person("open")];
  await play(shy, ids, 3);
  await play(open, ids, 1);
  await app.as(shy).put("/auth/profile", { hideFromLeaderboard: true });
  await app.as(shy).put("/auth/profile", { hideFromLeaderboard: true });
  const seen = await boardFor(open, "subject=Geography");
  expect(seen.leaderboard.map(({ id }: LeaderboardEntry) => id)).toEqual([open.id]);
  expect(seen).toMatchObject({ totalElements: 1, userRank: { rank: 1 } });
  expect((await boardFor(shy, "subject=Geography")).userRank).toMatchObject({ rank: 1, score: 3 });
  await play(shy, (await questions(1, "GEOGRAPHY")).slice(0, 1), 1);
  expect((await boardFor(open, "subject=Geography")).totalElements).toBe(1);
  await app.as(shy).put("/auth/profile", { hideFromLeaderboard: false });
  expect((await boardFor(open, "subject=Geography")).userRank.rank).toBe(2);
});

describe("when many learners answer at once", () => {
  test("everybody's rank equals a plain count", async () => {
    const ids = await questions(20, "CHEMISTRY");
    const people = await Promise.all(Array.from({ length: 12 }, (_, i) => app.person(`p${i}`)));
    await Promise.all(
      people.flatMap((person, i) => [
        ...ids.map((id, j) => answer(person, id, (i * 7 + j) % 3 ? "A" : "B")),
        ...(i % 3 === 0 ? [app.deps.rollup.run(), boardFor(person, "subject=Chemistry")] : []),
        ...(i === 5 ? [app.as(person).put("/auth/profile", { hideFromLeaderboard: true })] : []),
      ]),
    );
    const rows = await app.deps.db.query<{ user_id: string; score: number }>(
      "select user_id, sum(points_earned)::int as score from answers where subject = 'CHEMISTRY' group by 1",
    );
    await Promise.all(
      people.map(async (person) => {
        const { userRank, totalElements } = await boardFor(person, "subject=Chemistry");
        const mine = rows.find(({ user_id }) => user_id === person.id)?.score ?? 0;
        const above = rows.filter(({ user_id, score }) => user_id !== people[5]?.id && score > mine);
        expect(userRank).toMatchObject({ score: mine, rank: above.length + 1 });
        expect(totalElements).toBe(people.length - 1);
      }),
    );
    await expectConsistent(app);
  });
});

/** This is the last test, because the clock only goes forward. */
test("today and this week start from zero; all time continues", async () => {
  const asha = await app.person("asha");
  await play(asha, await questions(1, "COMPUTER_SCIENCE"), 1);
  const rankIn = async (person: Person, period: string) =>
    (await boardFor(person, `subject=COMPUTER_SCIENCE&period=${period}`)).userRank?.score;
  expect([await rankIn(asha, "today"), await rankIn(asha, "week"), await rankIn(asha, "all")]).toEqual([
    1, 1, 1,
  ]);
  app.pass(8 * 86_400_000);
  const { token } = (
    await app.request("POST", "/auth/login", {
      body: { usernameOrEmail: asha.username, password: asha.password },
    })
  ).body;
  const later = { ...asha, token };
  expect([await rankIn(later, "today"), await rankIn(later, "week"), await rankIn(later, "all")]).toEqual([
    undefined,
    undefined,
    1,
  ]);
  await forgetPastPeriods(app.deps.db, app.deps.now());
  const periods = await app.deps.db.query(
    "select distinct b.period from board_scores s left join boards b on b.id = s.board_id",
  );
  expect(periods).toEqual([{ period: "all" }]);
  expect(await app.deps.db.query("select distinct period from boards")).toEqual([{ period: "all" }]);
  await expectConsistent(app);
});
