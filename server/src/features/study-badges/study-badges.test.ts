import type { StudyBadge } from "@prepfeed/contract/learning/study-badges";
import { expect, test } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { type StudyFigures, studyBadges } from "./badge-rules.ts";

const app = testApp();

const NOTHING: StudyFigures = {
  answers: 0,
  correct: 0,
  reviews: 0,
  bestDaysInARow: 0,
  topicsMastered: 0,
  mocksFinished: 0,
  fullMocksFinished: 0,
  helpfulComments: 0,
  answeredQuestions: 0,
};

const earned = (figures: Partial<StudyFigures>) =>
  studyBadges({ ...NOTHING, ...figures })
    .filter(({ have, need }) => have >= need)
    .map(({ name }) => name);

const badgesOf = async (person: Person): Promise<StudyBadge[]> =>
  (await app.as(person).get("/learning/badges")).body.badges;
const have = (badges: StudyBadge[], name: string) => badges.find((badge) => badge.name === name)?.have;

test("there are twenty with different names, and a new learner has none", () => {
  const badges = studyBadges(NOTHING);
  expect(badges).toHaveLength(20);
  expect(new Set(badges.map(({ name }) => name)).size).toBe(20);
  expect(earned({})).toEqual([]);
});

test.each([
  [{ answers: 100, correct: 99 }, []],
  [{ answers: 120, correct: 100 }, ["First Hundred"]],
  [{ answers: 199, correct: 180 }, ["First Hundred"]],
  [{ answers: 200, correct: 169 }, ["First Hundred"]],
  [{ answers: 200, correct: 170 }, ["First Hundred", "Sure Hand"]],
  [{ bestDaysInARow: 7 }, ["Warming Up", "A Whole Week"]],
  [{ topicsMastered: 5 }, ["First Topic", "Well Read"]],
  [{ mocksFinished: 5, fullMocksFinished: 1 }, ["First Mock", "Used to the Clock", "Full Length"]],
  [{ reviews: 1_000 }, ["Not Forgotten", "Long Memory"]],
  [{ helpfulComments: 10, answeredQuestions: 1 }, ["Good Advice", "Mentor", "Worth Asking"]],
] as const)("%o earns %o", (figures, names) => {
  expect(earned(figures)).toEqual(names);
});

test("progress never exceeds what a badge needs", () => {
  for (const { have, need } of studyBadges({ ...NOTHING, correct: 9_999, answers: 10_000, reviews: 70_000 }))
    expect(have).toBeLessThanOrEqual(need);
});

test("answers, helpful comments and questions that many answered count", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  expect((await badgesOf(asha)).every((badge) => badge.have === 0)).toBe(true);
  const post = await createPost(app, kabir, questionPost());
  const [question] = post.questions;
  await app.as(asha).post(`/social/questions/${question.id}/answer`, { selectedOption: "A" });
  await app.as(asha).post(`/social/posts/${post.id}/comments`, { content: "Draw the forces first." });
  const before = await badgesOf(asha);
  expect(have(before, "First Hundred")).toBe(1);
  expect(have(before, "Warming Up")).toBe(0);
  expect(have(before, "Good Advice")).toBe(0);
  await app.deps.db.query("update comments set likes_count = 3 where author_id = $1", [asha.id]);
  await app.deps.db.query("update questions set attempts_count = 30 where author_id = $1", [kabir.id]);
  expect(have(await badgesOf(asha), "Good Advice")).toBe(1);
  expect(have(await badgesOf(kabir), "Worth Asking")).toBe(1);
});
