import { beforeAll, describe, expect, test } from "vitest";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { dayIn, daysAfter } from "../../rules/days.ts";

const app = testApp();
const HOUR = 3_600_000;
const EAST = "Pacific/Kiritimati";
const WEST = "Pacific/Pago_Pago";
let author: Person;
beforeAll(async () => {
  author = await app.person("author");
});

const liveIn = async (person: Person, timeZone: string) =>
  (await app.as(person).put("/auth/profile", { timeZone })).body;
const progressOf = async (person: Person) => (await app.as(person).get(`/mcq/progress/${person.id}`)).body;

async function questions(count: number): Promise<string[]> {
  const post = await createPost(
    app,
    author,
    questionPost({ questions: Array.from({ length: count }, () => newQuestion()) }),
  );
  return post.questions.map(({ id }: { id: string }) => id);
}

const answer = async (person: Person, question: string | undefined) =>
  expect(
    (await app.as(person).post(`/social/questions/${question}/answer`, { selectedOption: "A" })).status,
  ).toBe(200);

const learner = async (name: string, timeZone: string, question: string | undefined) => {
  const person = await app.person(name);
  await liveIn(person, timeZone);
  await answer(person, question);
  return person;
};

describe("changing the time zone", () => {
  test.each([
    ["tomorrow", WEST, EAST],
    ["yesterday", EAST, WEST],
  ])("to where it is %s does not count one moment as two days", async (_, from, to) => {
    const [first, second, third] = await questions(3);
    const asha = await learner("asha", from, first);
    const { today } = await progressOf(asha);
    await liveIn(asha, to);
    await answer(asha, second);
    await liveIn(asha, from);
    await answer(asha, third);
    await app.deps.rollup.run();
    await app.deps.db.query("update learner_days set target = 1 where user_id = $1", [asha.id]);
    expect(await progressOf(asha)).toMatchObject({
      today,
      currentStreak: 1,
      bestStreak: 1,
      activeDays: [{ day: today, totalQuestions: 3 }],
    });
  });

  test("to where it is yesterday does not count a review again for another day", async () => {
    const [first] = await questions(1);
    const asha = await learner("asha", EAST, first);
    const { today } = await progressOf(asha);
    await liveIn(asha, WEST);
    expect((await app.as(asha).post("/mcq/review", { questionId: first, selectedOption: "B" })).status).toBe(
      200,
    );
    expect((await progressOf(asha)).activeDays).toMatchObject([{ day: today, reviews: 1 }]);
  });

  test("takes effect when the day is over in the earlier time zone", async () => {
    const [first] = await questions(1);
    const asha = await learner("asha", "Asia/Kolkata", first);
    const { today } = await progressOf(asha);
    const tomorrow = daysAfter(today, 1);
    expect(await liveIn(asha, "Asia/Tokyo")).toMatchObject({
      timeZone: "Asia/Kolkata",
      nextTimeZone: "Asia/Tokyo",
      nextTimeZoneFrom: tomorrow,
    });
    // Midnight in India is half past three in Japan.
    app.pass(Date.parse(`${tomorrow}T00:00:00+05:30`) - app.deps.now().getTime() - HOUR);
    expect((await progressOf(asha)).today).toBe(today);
    app.pass(HOUR + 60_000);
    expect((await progressOf(asha)).today).toBe(tomorrow);
    app.pass(21 * HOUR);
    expect((await progressOf(asha)).today).toBe(dayIn("Asia/Tokyo", app.deps.now()));
    expect((await progressOf(asha)).today).not.toBe(dayIn("Asia/Kolkata", app.deps.now()));
  });

  test("is shown as done once it is in effect", async () => {
    const [first] = await questions(1);
    const asha = await learner("asha", "Asia/Kolkata", first);
    await liveIn(asha, "Asia/Tokyo");
    await app.deps.db.query("update users set next_time_zone_from = next_time_zone_from - 3 where id = $1", [
      asha.id,
    ]);
    expect((await app.as(asha).get("/auth/profile")).body).toMatchObject({
      timeZone: "Asia/Tokyo",
      nextTimeZone: null,
      nextTimeZoneFrom: null,
    });
  });

  test("takes effect at once for a learner who has answered nothing", async () => {
    const asha = await app.person("asha");
    for (const timeZone of [EAST, WEST, EAST]) {
      expect(await liveIn(asha, timeZone)).toMatchObject({ timeZone, nextTimeZone: null });
      expect((await progressOf(asha)).today).toBe(dayIn(timeZone, app.deps.now()));
    }
  });

  test("while the first answer is being stored does not create a second day", async () => {
    const [first, second] = await questions(2);
    for (let round = 0; round < 8; round++) {
      const asha = await app.person(`asha${round}`);
      await liveIn(asha, WEST);
      await Promise.all([answer(asha, first), liveIn(asha, EAST)]);
      await answer(asha, second);
      expect((await progressOf(asha)).activeDays).toHaveLength(1);
    }
  });

  test("never changes what day it is, and no day is repeated", async () => {
    const zones = [EAST, "Asia/Kolkata", WEST, "Europe/London", "America/New_York", "Pacific/Chatham", WEST];
    const [first] = await questions(1);
    const asha = await learner("asha", "UTC", first);
    let { today } = await progressOf(asha);
    for (let hour = 0; hour < 100; hour++) {
      app.pass(HOUR);
      const { today: next } = await progressOf(asha);
      expect(next >= today).toBe(true);
      await liveIn(asha, zones[(hour * 5 + Math.floor(hour / 11)) % zones.length] as string);
      today = (await progressOf(asha)).today;
      expect(today).toBe(next);
    }
  });
});
