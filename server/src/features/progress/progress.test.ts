import { beforeAll, describe, expect, test } from "vitest";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { dayIn, mondayOf } from "../../rules/days.ts";
import { streaksOf } from "./streaks.ts";

const app = testApp();
const DAY = 86_400_000;
let author: Person;
beforeAll(async () => {
  author = await app.person("author");
});

const answer = (person: Person, questionId: string, selectedOption: string) =>
  app.as(person).post(`/social/questions/${questionId}/answer`, { selectedOption, timeSpent: 12 });
const progressOf = async (person: Person) => (await app.as(person).get(`/mcq/progress/${person.id}`)).body;

async function questionsOn(subject: string, difficultyLevel = "MEDIUM", examType = "JEE_MAIN", count = 1) {
  const questions = Array.from({ length: count }, () => newQuestion());
  const post = await createPost(app, author, questionPost({ subject, difficultyLevel, examType, questions }));
  return post.questions.map(({ id }: { id: string }) => id) as string[];
}

describe("streaks", () => {
  test.each([
    ["no day", [], { current: 0, best: 0 }],
    ["today", ["2026-11-15"], { current: 1, best: 1 }],
    ["yesterday, today still open", ["2026-11-13", "2026-11-14"], { current: 2, best: 2 }],
    ["the day before yesterday, yesterday a rest", ["2026-11-12", "2026-11-13"], { current: 2, best: 2 }],
    ["three days ago", ["2026-11-11", "2026-11-12"], { current: 0, best: 2 }],
    ["a rest within a row", ["2026-11-12", "2026-11-14", "2026-11-15"], { current: 3, best: 3 }],
    ["two days missed", ["2026-11-11", "2026-11-14", "2026-11-15"], { current: 2, best: 2 }],
    [
      "a second rest in the same week",
      ["2026-11-09", "2026-11-11", "2026-11-13", "2026-11-15"],
      { current: 2, best: 2 },
    ],
    [
      "a second rest a week later",
      [
        "2026-11-05",
        "2026-11-07",
        "2026-11-08",
        "2026-11-09",
        "2026-11-10",
        "2026-11-11",
        "2026-11-12",
        "2026-11-14",
        "2026-11-15",
      ],
      { current: 9, best: 9 },
    ],
    ["over the end of a month", ["2026-10-31", "2026-11-01"], { current: 0, best: 2 }],
    ["a gap", ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-15"], { current: 1, best: 3 }],
  ])("%s", (_, days, wanted) => {
    expect(streaksOf(days, "2026-11-15")).toEqual(wanted);
  });

  test("weeks begin on Monday", () => {
    expect(mondayOf("2026-11-15")).toBe("2026-11-09");
    expect(mondayOf("2026-11-09")).toBe("2026-11-09");
  });

  test("a day begins at local midnight", () => {
    const at = new Date("2026-11-15T20:00:00Z");
    expect([dayIn("UTC", at), dayIn("Asia/Kolkata", at)]).toEqual(["2026-11-15", "2026-11-16"]);
  });
});

test("a new learner has zeros and empty lists", async () => {
  const asha = await app.person("asha");
  expect(await progressOf(asha)).toEqual({
    totalQuestions: 0,
    correctAnswers: 0,
    incorrectAnswers: 0,
    accuracyPercentage: 0,
    accuracy: 0,
    score: 0,
    currentStreak: 0,
    bestStreak: 0,
    dailyTarget: 10,
    doneToday: 0,
    thisWeek: 0,
    subjectWiseProgress: [],
    sectionWiseProgress: [],
    difficultyWiseProgress: [],
    activeDays: [],
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    totalPosts: 0,
    followers: 0,
    following: 0,
  });
});

test("every answer is in the sums at once, by subject and difficulty", async () => {
  const asha = await app.person("asha");
  const [p1, p2] = await questionsOn("PHYSICS", "EASY", "JEE_MAIN", 2);
  const [c1] = await questionsOn("CHEMISTRY", "HARD");
  await answer(asha, p1 as string, "A");
  await answer(asha, p2 as string, "B");
  await answer(asha, c1 as string, "A");
  expect(await progressOf(asha)).toMatchObject({
    totalQuestions: 3,
    correctAnswers: 2,
    incorrectAnswers: 1,
    accuracyPercentage: 66.7,
    accuracy: 66.7,
    score: 2,
    currentStreak: 0,
    bestStreak: 0,
    dailyTarget: 10,
    doneToday: 3,
    thisWeek: 3,
    subjectWiseProgress: [
      { subject: "PHYSICS", totalQuestions: 2, correctAnswers: 1, accuracyPercentage: 50 },
      { subject: "CHEMISTRY", totalQuestions: 1, correctAnswers: 1, accuracyPercentage: 100 },
    ],
    difficultyWiseProgress: [
      { difficultyLevel: "EASY", totalQuestions: 2, correctAnswers: 1, accuracyPercentage: 50 },
      { difficultyLevel: "HARD", totalQuestions: 1, correctAnswers: 1, accuracyPercentage: 100 },
    ],
    activeDays: [{ totalQuestions: 3, correctAnswers: 2 }],
  });
});

test("an author's answers to their own questions are in no sum", async () => {
  const writer = await app.person("writer");
  const post = await createPost(app, writer);
  await answer(writer, post.questions[0].id, "A");
  expect(await progressOf(writer)).toMatchObject({ totalQuestions: 0, activeDays: [], totalPosts: 1 });
  expect((await app.as(writer).get(`/mcq/responses/${writer.id}`)).body.totalElements).toBe(0);
});

test("a learner's days follow their time zone", async () => {
  const kiri = await app.person("kiri");
  await app.as(kiri).put("/auth/profile", { timeZone: "Pacific/Kiritimati" });
  const [q] = await questionsOn("PHYSICS");
  await answer(kiri, q as string, "A");
  const { activeDays, today } = await progressOf(kiri);
  expect(activeDays[0].day).toBe(dayIn("Pacific/Kiritimati", app.deps.now()));
  expect(today).toBe(activeDays[0].day);
});

test.each(["Nowhere/Land", "", "+05:30", "x".repeat(100)])("%s is not a time zone", async (timeZone) => {
  const asha = await app.person("asha");
  expect((await app.as(asha).put("/auth/profile", { timeZone })).status).toBe(400);
});

test("the score can be filtered by subject and by exam family", async () => {
  const asha = await app.person("asha");
  const [p] = await questionsOn("PHYSICS", "EASY", "IBPS_PO");
  const [b] = await questionsOn("BIOLOGY", "EASY", "NEET");
  await answer(asha, p as string, "A");
  await answer(asha, b as string, "D");
  const scoreOf = async (query: string) => (await app.as(asha).get(`/mcq/score/${asha.id}?${query}`)).body;
  expect(await scoreOf("")).toEqual({
    totalQuestions: 2,
    correctAnswers: 1,
    score: 1,
    accuracyPercentage: 50,
  });
  expect(await scoreOf("subject=Biology")).toMatchObject({ totalQuestions: 1, score: 0 });
  expect(await scoreOf("examType=SBI_PO")).toMatchObject({ totalQuestions: 1, score: 1 });
  expect(await scoreOf("subject=PHYSICS&examType=NEET")).toMatchObject({ totalQuestions: 0, score: 0 });
});

test("a learner's answers are listed newest first, by subject and by right or wrong, with exact totals", async () => {
  const asha = await app.person("asha");
  const ids = [...(await questionsOn("HISTORY", "EASY", "UPSC", 3)), ...(await questionsOn("GEOGRAPHY"))];
  for (const [i, id] of ids.entries()) await answer(asha, id, i === 1 ? "B" : "A");
  const list = async (query: string) => (await app.as(asha).get(`/mcq/responses/${asha.id}?${query}`)).body;
  const all = await list("size=3");
  expect(all).toMatchObject({ totalElements: 4, last: false, size: 3 });
  expect(all.content.map(({ questionId }: { questionId: string }) => questionId)).toEqual(
    ids.toReversed().slice(0, 3),
  );
  expect(all.content[0]).toMatchObject({
    questionText: expect.stringContaining("stone"),
    options: ["20 m", "40 m", "10 m", "4 m"],
    selectedOption: "A",
    correctAnswer: "A",
    isCorrect: true,
    subject: "GEOGRAPHY",
    timeSpent: 12,
  });
  expect(await list("page=1&size=3")).toMatchObject({ totalElements: 4, last: true });
  expect(await list("subject=History&correct=false")).toMatchObject({ totalElements: 1, last: true });
  expect((await list("subject=History&correct=true")).content).toHaveLength(2);
});

test("an answer keeps its labels, whatever happens to the post", async () => {
  const asha = await app.person("asha");
  const body = questionPost({ subject: "PHYSICS" });
  const post = await createPost(app, author, body);
  await answer(asha, post.questions[0].id, "A");
  await app.as(author).put(`/social/posts/${post.id}`, { ...body, subject: "BIOLOGY" });
  expect((await progressOf(asha)).subjectWiseProgress).toMatchObject([{ subject: "PHYSICS" }]);
  await app.as(author).delete(`/social/posts/${post.id}`);
  const [response] = (await app.as(asha).get(`/mcq/responses/${asha.id}`)).body.content;
  expect(response).toMatchObject({ postId: null, subject: "PHYSICS" });
});

test("an author sees the figures of their posts", async () => {
  const [writer, asha] = [await app.person("writer"), await app.person("asha")];
  const post = await createPost(app, writer);
  await app.as(asha).post(`/social/posts/${post.id}/view`);
  await app.as(asha).post(`/social/posts/${post.id}/like`);
  await app.as(asha).post(`/social/users/${writer.id}/follow`);
  expect((await app.as(writer).get(`/social/users/${writer.id}/analytics`)).body).toEqual({
    totalPosts: 1,
    totalLikes: 1,
    totalViews: 1,
    totalFollowers: 1,
    totalFollowing: 0,
    engagementRate: 100,
  });
});

describe("revenue", () => {
  const revenueOf = async (person: Person, query = "") =>
    app.as(person).get(`/social/users/${person.id}/revenue?${query}`);

  test("without entries every month is listed with zero", async () => {
    const { body } = await revenueOf(await app.person("asha"));
    expect(body).toMatchObject({ totalRevenue: 0, currency: "INR" });
    expect(body.monthlyRevenue).toHaveLength(12);
    expect(body.monthlyRevenue.at(-1)).toEqual({
      month: app.deps.now().toISOString().slice(0, 7),
      amount: 0,
    });
  });

  test("entries are summed by month within the range", async () => {
    const asha = await app.person("asha");
    for (const [amount, day] of [
      ["10.10", "2026-01-31"],
      ["0.20", "2026-02-01"],
      ["5", "2026-02-28"],
      ["99", "2026-03-01"],
    ])
      await app.deps.db.query(
        "insert into revenue_entries (id, user_id, amount, currency, earned_on) values (gen_random_uuid(), $1, $2, 'USD', $3)",
        [asha.id, amount, day],
      );
    expect((await revenueOf(asha, "startDate=2026-01-01&endDate=2026-02-28")).body).toEqual({
      totalRevenue: 15.3,
      currency: "USD",
      monthlyRevenue: [
        { month: "2026-01", amount: 10.1 },
        { month: "2026-02", amount: 5.2 },
      ],
    });
  });

  test.each(["startDate=yesterday", "startDate=2026-02-01&endDate=2026-01-01", "startDate=1900-01-01"])(
    "%s is refused",
    async (query) => {
      expect((await revenueOf(await app.person("asha"), query)).status).toBe(400);
    },
  );
});

test("a day counts when its aim is reached, which the goal sets in the morning", async () => {
  const tara = await app.person("tara");
  const goal = { examType: "JEE_MAIN", subjects: ["PHYSICS"], minutesPerDay: 10 };
  await app.as(tara).put("/learning/goal", goal);
  const ids = await questionsOn("PHYSICS", "EASY", "JEE_MAIN", 10);
  for (const id of ids.slice(0, 9)) await answer(tara, id, "A");
  expect(await progressOf(tara)).toMatchObject({ currentStreak: 0, dailyTarget: 10, doneToday: 9 });
  await app.as(tara).put("/learning/goal", { ...goal, minutesPerDay: 30 });
  await answer(tara, ids[9] as string, "A");
  expect(await progressOf(tara)).toMatchObject({ currentStreak: 1, dailyTarget: 10, doneToday: 10 });
});

test("a day counts when everything due was reviewed", async () => {
  const dev = await app.person("dev");
  const [id] = await questionsOn("PHYSICS");
  await answer(dev, id as string, "B");
  await app.deps.rollup.run();
  await app.deps.db.query("update memories set due = due - 3, last_day = last_day - 3 where user_id = $1", [
    dev.id,
  ]);
  expect((await progressOf(dev)).currentStreak).toBe(0);
  await app.as(dev).post("/mcq/review", { questionId: id, selectedOption: "A" });
  expect(await progressOf(dev)).toMatchObject({ currentStreak: 1, doneToday: 2 });
});

/** As if the aim of every day so far had been one answer. */
const aimAtOne = async (person: Person) => {
  await app.deps.rollup.run();
  await app.deps.db.query("update learner_days set target = 1 where user_id = $1", [person.id]);
};

/** The clock only goes forward. */
test("streaks grow day by day, survive an open day and one missed day, and break after two missed days", async () => {
  const asha = await app.person("asha");
  const ids = await questionsOn("PHYSICS", "EASY", "JEE_MAIN", 4);
  await answer(asha, ids[0] as string, "A");
  app.pass(DAY);
  await answer(asha, ids[1] as string, "A");
  await aimAtOne(asha);
  expect(await progressOf(asha)).toMatchObject({ currentStreak: 2, bestStreak: 2 });
  const { body } = await app.request("POST", "/auth/login", {
    body: { usernameOrEmail: asha.username, password: asha.password },
  });
  const relogged = { ...asha, token: body.token };
  app.pass(2 * DAY);
  expect(await progressOf(relogged)).toMatchObject({ currentStreak: 2, bestStreak: 2 });
  app.pass(DAY);
  expect(await progressOf(relogged)).toMatchObject({ currentStreak: 0, bestStreak: 2 });
  await answer(relogged, ids[2] as string, "A");
  await aimAtOne(asha);
  expect(await progressOf(relogged)).toMatchObject({ currentStreak: 1, bestStreak: 2, totalQuestions: 3 });
});
