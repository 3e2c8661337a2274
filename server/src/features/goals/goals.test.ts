import type { Goal } from "@prepfeed/contract/learning/goals";
import { expect, test } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();
const DAY = 24 * 60 * 60 * 1000;

/** A date this many days from now, in UTC, which is the time zone of these learners. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const NEET = { examType: "NEET", minutesPerDay: 40, subjects: ["BIOLOGY", "PHYSICS"] };

test("there is no goal until one is set, and none after it is deleted", async () => {
  const asha = await app.person("asha");
  expect((await app.as(asha).get("/learning/goal")).body).toEqual({ goal: null });
  const set = await app.as(asha).put("/learning/goal", { ...NEET, examDate: dayIn(100) });
  expect(set.status).toBe(200);
  expect(set.body.goal).toEqual({
    examType: "NEET",
    examDate: dayIn(100),
    minutesPerDay: 40,
    subjects: ["PHYSICS", "BIOLOGY"],
    sections: [],
    parts: [
      { subject: "BIOLOGY", share: 66.7, level: "EASY" },
      { subject: "PHYSICS", share: 33.3, level: "EASY" },
    ],
    since: dayIn(0),
    daysLeft: 100,
    isOver: false,
    summary: { totalQuestions: 0, correctAnswers: 0, accuracyPercentage: 0, reviews: 0, activeDays: 0 },
  });
  expect((await app.as(asha).get("/learning/goal")).body).toEqual(set.body);
  expect((await app.as(asha).get("/auth/profile")).body.goalExam).toBe("NEET");
  expect((await app.as(asha).delete("/learning/goal")).status).toBe(204);
  expect((await app.as(asha).get("/learning/goal")).body).toEqual({ goal: null });
  expect((await app.as(asha).get("/auth/profile")).body.goalExam).toBeNull();
});

test("the date may be unknown, minutes have a default, and repeated subjects count once", async () => {
  const asha = await app.person("asha");
  for (const examDate of [undefined, null, ""]) {
    const { body } = await app.as(asha).put("/learning/goal", {
      examType: "ibps po",
      examDate,
      subjects: ["English", "ENGLISH", "mathematics"],
    });
    expect(body.goal).toMatchObject({
      examType: "IBPS_PO",
      examDate: null,
      daysLeft: null,
      minutesPerDay: 20,
      subjects: ["MATHEMATICS", "ENGLISH"],
    });
  }
});

test.each([
  ["examDate", { examDate: dayIn(-1) }],
  ["examDate", { examDate: dayIn(5_000) }],
  ["examDate", { examDate: "next May" }],
  ["minutesPerDay", { minutesPerDay: 4 }],
  ["minutesPerDay", { minutesPerDay: 241 }],
  ["minutesPerDay", { minutesPerDay: 7.5 }],
  ["subjects", { subjects: [] }],
  ["subjects", { subjects: Array(11).fill("PHYSICS") }],
  ["sections", { sections: ["Astrology"] }],
  ["sections", { sections: "Reasoning" }],
  ["sections", { sections: Array(8).fill("Reasoning") }],
  ["examType", { examType: "MOCK_TEST" }],
])("%s is refused in %j", async (field, change) => {
  const asha = await app.person("asha");
  const { status, body } = await app.as(asha).put("/learning/goal", { ...NEET, ...change });
  expect(status).toBe(400);
  expect(body.errors[0].field).toContain(field);
});

test("only sections of the exam's papers can be excluded; repeated ones count once", async () => {
  const asha = await app.person("asha");
  const sectionsOf = async (change: object) =>
    (await app.as(asha).put("/learning/goal", { ...NEET, ...change })).body.goal.sections;
  expect(await sectionsOf({ examType: "SSC_CGL" })).toEqual(["Reasoning"]);
  expect(await sectionsOf({ examType: "SSC_CGL", sections: [] })).toEqual([]);
  expect(await sectionsOf({ sections: ["reasoning", "Banking", "Reasoning"] })).toEqual([
    "Banking",
    "Reasoning",
  ]);
});

test("the parts of the papers come with their shares, the largest first", async () => {
  const asha = await app.person("asha");
  const subjects = ["MATHEMATICS", "ENGLISH", "PHYSICS", "GENERAL_KNOWLEDGE"];
  const { goal } = (await app.as(asha).put("/learning/goal", { examType: "SSC_CGL", subjects })).body;
  const names = goal.parts.map(({ subject, section }: Goal["parts"][number]) => section ?? subject);
  expect(names.slice(0, 3).toSorted()).toEqual(["ENGLISH", "MATHEMATICS", "Reasoning"]);
  expect(names.slice(3)).toEqual(["GENERAL_KNOWLEDGE", "PHYSICS"]);
  const whole = goal.parts.reduce((sum: number, { share }: Goal["parts"][number]) => sum + share, 0);
  expect(Math.round(whole)).toBe(100);
});

test("each part says which level suits the learner, and Hard only after the first answers", async () => {
  const asha = await app.person("asha");
  await app.as(asha).put("/learning/goal", NEET);
  const know = (subject: string, skill: number, attempts: number) =>
    app.deps.db.query(
      "insert into subject_skills (user_id, subject, skill, attempts) values ($1, $2, $3, $4) on conflict (user_id, subject) do update set attempts = excluded.attempts",
      [asha.id, subject, skill, attempts],
    );
  const levels = async () => {
    const { goal } = (await app.as(asha).get("/learning/goal")).body;
    return goal.parts.map(({ level }: Goal["parts"][number]) => level);
  };
  await know("BIOLOGY", 2, 5);
  await know("PHYSICS", -1, 5);
  expect(await levels()).toEqual(["MEDIUM", "EASY"]);
  await know("BIOLOGY", 2, 30);
  expect(await levels()).toEqual(["HARD", "EASY"]);
});

test("an exam that is today in the learner's time zone is not over yet", async () => {
  const asha = await app.person("asha");
  expect((await app.as(asha).put("/learning/goal", { ...NEET, examDate: dayIn(0) })).body.goal).toMatchObject(
    {
      daysLeft: 0,
      isOver: false,
    },
  );
});

test("after the exam the goal shows a summary and filters nothing, and the next goal starts from zero", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  await app.as(asha).put("/learning/goal", { ...NEET, examDate: dayIn(0) });
  for (const [text, selectedOption] of [
    ["The first of two?", "A"],
    ["The second of two?", "B"],
  ]) {
    const { questions } = await createPost(app, ravi, questionPost({}, { questionText: text }));
    await app.as(asha).post(`/social/questions/${questions[0].id}/answer`, { selectedOption });
  }
  await app.deps.rollup.run();
  await app.deps.db.query(
    `with days as (update learner_days set day = day - 5 where user_id = $1)
     update learning_goals set exam_date = exam_date - 3, since = since - 10 where user_id = $1`,
    [asha.id],
  );
  await app.deps.db.query(
    "insert into learner_days (user_id, day, attempts, correct, reviews) select user_id, exam_date + 1, 9, 9, 9 from learning_goals where user_id = $1",
    [asha.id],
  );
  expect((await app.as(asha).get("/learning/goal")).body.goal).toMatchObject({
    isOver: true,
    daysLeft: null,
    since: dayIn(-10),
    summary: { totalQuestions: 2, correctAnswers: 1, accuracyPercentage: 50, reviews: 0, activeDays: 1 },
  });
  expect((await app.as(asha).get("/auth/profile")).body.goalExam).toBeNull();
  const next = await app.as(asha).put("/learning/goal", { ...NEET, examDate: dayIn(365) });
  expect(next.body.goal).toMatchObject({ isOver: false, since: dayIn(0) });
});

test("another date keeps the count, another exam starts from zero", async () => {
  const asha = await app.person("asha");
  await app.as(asha).put("/learning/goal", { ...NEET, examDate: dayIn(10) });
  await app.deps.db.query("update learning_goals set since = since - 10 where user_id = $1", [asha.id]);
  const later = await app.as(asha).put("/learning/goal", { ...NEET, examDate: dayIn(20) });
  expect(later.body.goal.since).toBe(dayIn(-10));
  const other = await app.as(asha).put("/learning/goal", { ...NEET, examType: "GATE" });
  expect(other.body.goal.since).toBe(dayIn(0));
});
