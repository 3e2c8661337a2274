import { TOPICS } from "@prepfeed/question-engine/syllabus";
import { expect, test } from "vitest";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();

test("the capabilities name the engine of each call, the limits and the topics", async () => {
  const asha = await app.person("asha");
  const { body } = await app.as(asha).get("/gemini/capabilities");
  expect(Object.keys(body.engines)).toHaveLength(14);
  expect(new Set(Object.values(body.engines))).toEqual(new Set(["built-in"]));
  expect(body.limits).toEqual({
    callsPerMinute: 20,
    questionsPerDay: null,
    questionsLeftToday: null,
    maxCount: 20,
    maxTextLength: 20_000,
  });
  expect(body.topics).toHaveLength(TOPICS.length);
  expect(body.topics).toContainEqual({ subject: "PHYSICS", section: "Science", topic: "Gravitation" });
});
