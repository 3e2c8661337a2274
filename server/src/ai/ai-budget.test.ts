import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../test/test-database.ts";
import type { Database } from "../db/database.ts";
import { utcDay } from "../rules/days.ts";
import { askWithinDay, dailyCalls, dailyQuestions, forgetPastDays, takeTutorAnswer } from "./ai-budget.ts";

const TODAY = "2026-11-15";
const TOMORROW = "2026-11-16";
let db: Database;
let asha: string;
let ravi: string;

beforeAll(async () => {
  db = await openTestDatabase();
  asha = await insertPerson("asha");
  ravi = await insertPerson("ravi");
});
beforeEach(() =>
  db.script("delete from ai_daily_calls; delete from ai_daily_questions; delete from ai_daily_answers"),
);
afterAll(() => db.close());

async function insertPerson(name: string): Promise<string> {
  const id = uuidv7();
  await db.query(
    `insert into users (id, username, username_key, email, email_key, password_hash, full_name, bio, search_text, spelling_keys)
     values ($1, $2, $2, $2 || '@example.org', $2 || '@example.org', '', '', '', $2, '{}')`,
    [id, name],
  );
  return id;
}

const granted = async (asked: Promise<boolean>[]) => (await Promise.all(asked)).filter(Boolean).length;

test("of a hundred simultaneous requests exactly the allowed number passes", async () => {
  const calls = dailyCalls(db, 37);
  expect(await granted(Array.from({ length: 100 }, () => calls.takeCall(TODAY)))).toBe(37);
  expect(await calls.hasCallsLeft(TODAY)).toBe(false);
  expect(await calls.hasCallsLeft(TOMORROW)).toBe(true);
  expect(await calls.takeCall(TOMORROW)).toBe(true);
});

test("a limit of zero allows no request", async () => {
  expect(await dailyCalls(db, 0).takeCall(TODAY)).toBe(false);
  expect(await dailyCalls(db, 0).hasCallsLeft(TODAY)).toBe(false);
});

test("a person's questions are taken all or none, also a hundred times at once", async () => {
  const questions = dailyQuestions(db, 200);
  expect(await granted(Array.from({ length: 100 }, () => questions.take(asha, TODAY, 7)))).toBe(28);
  expect(await questions.left(asha, TODAY)).toBe(4);
  expect(await questions.take(asha, TODAY, 5)).toBe(false);
  expect(await questions.take(asha, TODAY, 4)).toBe(true);
  expect(await questions.left(ravi, TODAY)).toBe(200);
  expect(await questions.left(asha, TOMORROW)).toBe(200);
});

test("a person's tutor answers end at the limit, over all processes", async () => {
  expect(await granted(Array.from({ length: 60 }, () => takeTutorAnswer(db, asha, TODAY)))).toBe(50);
  expect(await takeTutorAnswer(db, asha, TOMORROW)).toBe(true);
  expect(await takeTutorAnswer(db, ravi, TODAY)).toBe(true);
  await forgetPastDays(db, new Date(`${TOMORROW}T00:00:00Z`));
  expect(await db.query("select answers::int as answers from ai_daily_answers")).toEqual([{ answers: 1 }]);
});

test("a request for more than a day's limit is refused", async () => {
  expect(await dailyQuestions(db, 200).take(asha, TODAY, 201)).toBe(false);
});

test("questions that were not delivered are given back", async () => {
  const questions = dailyQuestions(db, 10);
  const of = { userId: asha, day: TODAY, count: 8 };
  expect(await askWithinDay(questions, of, async () => ({ questions: ["one", "two", "three"] }))).toEqual({
    questions: ["one", "two", "three"],
  });
  expect(await questions.left(asha, TODAY)).toBe(7);
  const failing = askWithinDay(questions, { ...of, count: 7 }, () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(await questions.left(asha, TODAY)).toBe(7);
  let asked = false;
  const refused = await askWithinDay(questions, of, async () => {
    asked = true;
    return { questions: [] };
  });
  expect([refused, asked]).toEqual([undefined, false]);
});

test("days are those of UTC", () => {
  expect(utcDay(new Date("2026-11-15T23:59:59.999+05:30"))).toBe("2026-11-15");
  expect(utcDay(new Date("2026-11-15T01:00:00+05:30"))).toBe("2026-11-14");
});
