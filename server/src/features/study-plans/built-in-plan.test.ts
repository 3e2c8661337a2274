import { expect, test } from "vitest";
import { writePlan } from "./built-in-plan.ts";
import { planTopics } from "./plan-topics.ts";

const WEAK = "Gravitation";
const topics = await planTopics("PHYSICS", "NEET", new Set([WEAK]));
const plan = (duration: number) => writePlan({ topics, duration, level: "INTERMEDIATE" });

test.each([1, 2, 3, 4, 6, 7, 9, 10, 14, 30, 60, 365, 730])(
  "a plan of %i days has exactly that many days, all with goals",
  (duration) => {
    const days = plan(duration);
    expect(days).toHaveLength(duration);
    for (const { topic, goals, questions, minutes } of days) {
      expect(topic).not.toBe("");
      expect(goals.length).toBeGreaterThan(1);
      expect(questions).toBeGreaterThan(0);
      expect(minutes).toBeGreaterThan(0);
    }
  },
);

test("thirty days cover the whole syllabus, with weak topics first and repeated", () => {
  const studied = plan(30).map(({ topic }) => topic);
  expect(studied[0]).toBe(WEAK);
  for (const { title } of topics) expect(studied).toContain(title);
  expect(studied.filter((topic) => topic === WEAK)).toHaveLength(2);
});

test("weeks end with a revision of their topics, and a mock test is near the end", () => {
  const days = plan(30);
  expect(days.flatMap(({ topic }, at) => (topic === "Revision" ? [at + 1] : []))).toEqual([7, 14, 21, 28]);
  expect(days[6]?.goals[0]).toContain(days[5]?.topic);
  expect(days[28]?.topic).toBe("Mock test");
  expect(days[29]?.topic).toBe("Last revision");
  expect(plan(5).at(-1)?.topic).toBe("Mock test");
});

test("days beyond the syllabus repeat it, with a mock test every other week", () => {
  const days = plan(180);
  const mocks = days.flatMap(({ topic }, at) => (topic === "Mock test" ? [at + 1] : []));
  expect(mocks[0]).toBeGreaterThan(topics.length);
  expect(mocks.filter((day) => day % 14 === 0).length).toBeGreaterThan(5);
  expect(days[176]?.goals[0]).toMatch(/^Recall|^Go over again/);
});

test("a short plan has several topics a day and keeps what the exam stresses", () => {
  const [first, ...rest] = plan(3);
  expect(first?.topic).toContain(WEAK);
  const named = [first, ...rest].flatMap((day) => day?.topic.split("; ") ?? []);
  expect(named).toHaveLength(9);
  for (const title of named)
    expect(topics.find((topic) => topic.title === title)).toMatchObject({ isStressed: true });
});

test("the exam decides what a subject means: CAT's mathematics includes quantitative aptitude", async () => {
  const titles = async (exam: "CAT" | "JEE_MAIN") =>
    (await planTopics("MATHEMATICS", exam, new Set())).map(({ title }) => title);
  expect(await titles("CAT")).not.toEqual(await titles("JEE_MAIN"));
  expect((await titles("CAT")).join()).toMatch(/percentage|profit/i);
});

test("a day names what its topic's note teaches", () => {
  const [first] = plan(30);
  expect(first?.goals[0]).toMatch(/^Learn the basics of the topic: .*Escape velocity/);
});
