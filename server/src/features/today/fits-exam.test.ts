import { type ExamType, examFamily, GOAL_EXAMS } from "@prepfeed/contract/foundation/catalogue";
import { usualSections, usualSubjects } from "@prepfeed/contract/learning/exam-subjects";
import { examOf } from "@prepfeed/question-engine/exams";
import type { Question } from "@prepfeed/question-engine/question";
import { seededRandom } from "@prepfeed/question-engine/random";
import { UNIT_HOME, type Unit } from "@prepfeed/question-engine/syllabus";
import { expect, test } from "vitest";
import { runJob } from "../../drawing/run-job.ts";
import { examParts } from "../../rules/exam-parts.ts";
import { examTopics } from "../../rules/exam-share.ts";
import { topicNamed } from "../../rules/topic-named.ts";
import { generatedQuestion } from "../generation/built-in-questions.ts";
import { newQuestion } from "../practice/practice.service.ts";
import { requestsFor } from "../practice/session-questions.service.ts";
import { candidatesAmong, lackingAmong, type NewOutlook, sharesOf } from "./new-questions.ts";
import { orderDay, turnsOf } from "./order-day.ts";

const SIZE = 20;

const usual = (exam: ExamType) => ({ subjects: usualSubjects(exam), sections: usualSections(exam) });

function newcomer(exam: ExamType): NewOutlook {
  const parts = examParts(exam, usual(exam));
  const learner = { subjects: [], topics: [] };
  return { learner, parts, isForExam: true, shareOf: examTopics(exam, parts).shareOf, daysAhead: 30 };
}

/** The questions for a new account when nobody has posted anything. */
async function firstSession(exam: ExamType) {
  const outlook = newcomer(exam);
  const random = () => seededRandom(exam).fraction;
  const lacking = lackingAmong([], outlook, SIZE, random());
  const parts = requestsFor(exam, lacking, exam);
  const { result } = await runJob("parts", { parts, exclude: new Set<string>() } as never);
  const rows = new Map(
    (result as Question[]).map((question) => {
      const { row } = newQuestion(generatedQuestion(question), exam);
      return [row.id, row];
    }),
  );
  const candidates = candidatesAmong([...rows.values()], outlook);
  const shape = { max: SIZE, shares: sharesOf(outlook.parts), random: random() };
  return orderDay([], candidates, shape).map((item) => ({ ...item, row: rows.get(item.id) }));
}

const unitsIn = (session: Awaited<ReturnType<typeof firstSession>>) =>
  session.map(({ topic }) => topicNamed(topic)?.unit);

test.each(GOAL_EXAMS)(
  "the first 20 questions for %s fit the exam and a new learner's level, none Hard",
  async (exam) => {
    const session = await firstSession(exam);
    expect(session).toHaveLength(SIZE);
    const { units } = examOf(exam).paper;
    for (const { row } of session) {
      expect(row?.exam_family).toBe(examFamily(exam));
      expect(row?.difficulty).not.toBe("HARD");
    }
    for (const unit of unitsIn(session)) expect(units).toHaveProperty([unit ?? "none"]);
    expect(session.filter(({ isAtLevel }) => isAtLevel)).toHaveLength(SIZE);
  },
);

test("SSC asks reasoning from the first session on, NEET is half biology, and UPSC has no calculations", async () => {
  expect(
    unitsIn(await firstSession("SSC_CGL")).filter((unit) => unit === "reasoning").length,
  ).toBeGreaterThan(2);
  const neet = unitsIn(await firstSession("NEET")).filter((unit) => unit === "biology").length;
  expect(Math.abs(neet - SIZE / 2)).toBeLessThanOrEqual(1);
  const upsc = unitsIn(await firstSession("UPSC"));
  for (const unit of ["physics", "chemistry", "mathematics", "quantitative-aptitude"])
    expect(upsc).not.toContain(unit);
});

test.each(GOAL_EXAMS)("over a week the parts of %s come as often as in its papers", (exam) => {
  const { parts } = newcomer(exam);
  const total = 7 * SIZE;
  const counts = new Map<string, number>();
  for (let day = 0; day < 7; day++) {
    const turns = turnsOf(sharesOf(parts), SIZE, seededRandom(`${exam} ${day}`).fraction);
    for (const [part, count] of turns) counts.set(part, (counts.get(part) ?? 0) + count);
  }
  for (const { name, share } of parts)
    expect(Math.abs((counts.get(name) ?? 0) / total - share)).toBeLessThan(0.03);
  const weights = Object.entries(examOf(exam).paper.units) as [Unit, number][];
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const { units, share } of parts) {
    const inPaper = weights
      .filter(([unit]) => units.includes(unit))
      .reduce((sum, [, weight]) => sum + weight, 0);
    expect(share).toBeCloseTo(inPaper / all);
  }
});

test("an exam's usual subjects and sections are those of its papers", () => {
  for (const exam of GOAL_EXAMS) {
    const units = Object.keys(examOf(exam).paper.units) as Unit[];
    const inPaper = new Set(
      units.filter((unit) => unit !== "reasoning").map((unit) => UNIT_HOME[unit].subject),
    );
    expect([exam, new Set(usualSubjects(exam))]).toEqual([exam, inPaper]);
    expect([exam, usualSections(exam).includes("Reasoning")]).toEqual([exam, units.includes("reasoning")]);
  }
});

test("a goal's subjects and sections limit the paper; a section that the paper lacks is added as a small part", () => {
  const names = (exam: ExamType, goal: Parameters<typeof examParts>[1]) =>
    examParts(exam, goal).map(({ name, share }) => [name, Math.round(100 * share)]);
  expect(names("NEET", { subjects: ["BIOLOGY", "HISTORY"], sections: [] })).toEqual([["BIOLOGY", 100]]);
  expect(names("NEET", { subjects: ["HISTORY"], sections: [] })).toHaveLength(3);
  expect(names("CAT", { subjects: ["ENGLISH"], sections: ["Reasoning"] })).toEqual([
    ["ENGLISH", 59],
    ["Reasoning", 41],
  ]);
  expect(names("IBPS_PO", { subjects: ["ENGLISH"], sections: ["Banking"] })).toEqual([
    ["ENGLISH", 91],
    ["Banking", 9],
  ]);
});
