import type { Readiness } from "@prepfeed/contract/learning/readiness";
import { EXAM_PATTERNS } from "@prepfeed/question-engine/exams";
import { expect, test } from "vitest";
import { type Person, testApp } from "../../../test/test-app.ts";
import { papersOf } from "../../rules/exam-papers.ts";
import { slotsOf } from "./paper-slots.ts";

const app = testApp();

const readiness = async (person: Person): Promise<Readiness> =>
  (await app.as(person).get("/learning/readiness")).body;

const preparesFor = async (name: string, examType: string, subjects: string[]) => {
  const person = await app.person(name);
  await app.as(person).put("/learning/goal", { examType, minutesPerDay: 20, subjects });
  return person;
};

/** As if they had answered this many questions of a topic, with this share right. */
async function answered(person: Person, topic: string, subject: string, count: number, right: number) {
  await app.deps.db.query(
    `with asked as (
       insert into questions (id, question_text, option_a, option_b, option_c, option_d, correct_answer, explanation, section, topic, subject, difficulty, estimate)
       select gen_random_uuid(), $2 || ' ' || n, 'a', 'b', 'c', 'd', 'A', '', '', $2, $3, 'MEDIUM', 0
       from generate_series(1, $4::int) n returning id)
     insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts, subject, difficulty, topic)
     select $1, id, 'A', row_number() over () <= $5::int, 0, true, $3, 'MEDIUM', $2 from asked`,
    [person.id, topic, subject, count, right],
  );
}

test("every exam with a pattern has all questions and marks of its papers in slots", () => {
  for (const pattern of EXAM_PATTERNS) {
    const wanted = pattern.sections.flatMap(({ rules }) => rules).reduce((sum, { count }) => sum + count, 0);
    const slots = slotsOf(pattern);
    expect(slots.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(wanted);
    expect(papersOf(pattern.examType)).toContain(pattern);
  }
});

test("without a goal there is no estimate", async () => {
  const asha = await app.person("asha");
  expect(await readiness(asha)).toEqual({ examType: null, papers: [], topics: [], missing: null });
});

test("before there are enough answers it says what is missing", async () => {
  const kabir = await preparesFor("kabir", "NEET", ["PHYSICS", "CHEMISTRY", "BIOLOGY"]);
  await answered(kabir, "Genetics", "BIOLOGY", 50, 40);
  expect(await readiness(kabir)).toEqual({
    examType: "NEET",
    papers: [],
    topics: [],
    missing: {
      answers: 50,
      answersNeeded: 40,
      units: 1,
      unitsNeeded: 2,
      untried: ["Physics", "Chemistry"],
    },
  });
});

test("from 40 answers over half of the units on there is an estimate that right answers raise", async () => {
  const weak = await preparesFor("leela", "NEET", ["PHYSICS", "CHEMISTRY", "BIOLOGY"]);
  const strong = await preparesFor("meera", "NEET", ["PHYSICS", "CHEMISTRY", "BIOLOGY"]);
  for (const [topic, subject] of [
    ["Genetics", "BIOLOGY"],
    ["Current Electricity", "PHYSICS"],
  ] as const) {
    await answered(weak, topic, subject, 30, 10);
    await answered(strong, topic, subject, 30, 28);
  }
  const [one, other] = [await readiness(weak), await readiness(strong)];
  expect(one.missing).toBeNull();
  expect(one.papers).toHaveLength(1);
  const [low, high] = [one.papers[0], other.papers[0]];
  if (!low || !high) throw new Error("no paper");
  expect(low).toMatchObject({ name: "NEET UG", outOf: 720 });
  expect(high.marks).toBeGreaterThan(low.marks + 150);
  for (const { marks, low: least, high: most, outOf } of [low, high]) {
    expect(least).toBeLessThan(marks);
    expect(marks).toBeLessThan(most);
    expect(most).toBeLessThanOrEqual(outOf);
  }
  expect(one.topics).toHaveLength(3);
  expect((await app.as(weak).get(`/topics/${one.topics[0]?.slug}`)).status).toBe(200);
});

test("an exam of two papers has an estimate for each, with the latest cut-off", async () => {
  const tara = await preparesFor("tara", "UPSC", ["HISTORY", "GEOGRAPHY", "ECONOMICS"]);
  for (const [topic, subject] of [
    ["The Mughal empire", "HISTORY"],
    ["Climate and Weather", "GEOGRAPHY"],
    ["National Income", "ECONOMICS"],
    ["Indian Polity", "GENERAL_KNOWLEDGE"],
    ["Genetics", "BIOLOGY"],
  ] as const)
    await answered(tara, topic, subject, 12, 7);
  const { papers } = await readiness(tara);
  expect(papers.map(({ name }) => name)).toEqual(["UPSC Prelims General Studies I", "UPSC Prelims CSAT"]);
  expect(papers[0]?.cutOff).toEqual({ label: "General, 2025", marks: 92.66, outOf: 200 });
});
