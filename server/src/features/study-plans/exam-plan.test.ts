import { type ExamType, GOAL_EXAMS } from "@prepfeed/contract/foundation/catalogue";
import { usualSections, usualSubjects } from "@prepfeed/contract/learning/exam-subjects";
import { expect, test } from "vitest";
import { examParts } from "../../rules/exam-parts.ts";
import { topicNamed } from "../../rules/topic-named.ts";
import { writeExamPlan } from "./exam-plan.ts";
import { examPlanTopics } from "./plan-topics.ts";

const partsOf = (exam: ExamType) =>
  examParts(exam, { subjects: usualSubjects(exam), sections: usualSections(exam) });

const topicsOf = (exam: ExamType, weak: string[] = []) => examPlanTopics(exam, partsOf(exam), new Set(weak));

test.each(GOAL_EXAMS)("a plan for %s studies each part of the exam by its share", async (exam) => {
  const parts = partsOf(exam);
  const days = writeExamPlan({ topics: await topicsOf(exam), duration: 120, minutesPerDay: 20 });
  expect(days).toHaveLength(120);
  const studied = days
    .filter(({ topic, topics }) => topics.length > 0 && topic !== "Revision")
    .flatMap(({ topics }) => topics.map((title) => topicNamed(title)?.unit));
  for (const { units, share } of parts) {
    const ofPart = studied.filter((unit) => unit && units.includes(unit)).length;
    expect(Math.abs(ofPart / studied.length - share)).toBeLessThan(0.02);
  }
});

test.each([5, 20, 45, 90, 240])("no day asks for more than the goal's %i minutes", async (minutes) => {
  const topics = await topicsOf("NEET");
  for (const duration of [1, 3, 10, 30, 365]) {
    const days = writeExamPlan({ topics, duration, minutesPerDay: minutes });
    expect(days).toHaveLength(duration);
    for (const day of days) {
      expect(day.minutes).toBeLessThanOrEqual(minutes);
      expect(day.questions).toBeGreaterThan(0);
      expect(day.questions).toBeLessThanOrEqual(minutes);
      expect(day.goals.length).toBeGreaterThan(1);
    }
  }
});

test("weak topics of each unit come first, then those that the exam asks most", async () => {
  const topics = await topicsOf("NEET", ["Gravitation"]);
  const studied = writeExamPlan({ topics, duration: 60, minutesPerDay: 20 })
    .filter(({ topic }) => topic !== "Revision")
    .flatMap((day) => day.topics);
  const ofPhysics = studied.filter((title) => topicNamed(title)?.unit === "physics");
  expect(ofPhysics[0]).toBe("Gravitation");
  const shareOf = (title: string | undefined) => topics.find((topic) => topic.title === title)?.share ?? 0;
  expect(shareOf(ofPhysics[1])).toBeGreaterThanOrEqual(shareOf(ofPhysics[5]));
});

test("a plan that is long enough covers every topic, and its weeks end with a revision", async () => {
  const topics = await topicsOf("JEE_MAIN");
  const days = writeExamPlan({ topics, duration: 60, minutesPerDay: 40 });
  const studied = new Set(days.flatMap((day) => day.topics));
  for (const { title } of topics) expect(studied).toContain(title);
  expect(days[6]?.topic).toBe("Revision");
  expect(days.at(-2)?.topic).toBe("Mock test");
  expect(days.at(-1)?.topic).toBe("Last revision");
});
