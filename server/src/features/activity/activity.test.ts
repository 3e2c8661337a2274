import type { ActivityItem } from "@prepfeed/contract/people/activity";
import { describe, expect, test } from "vitest";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { sittingsOf } from "./sittings.ts";

const app = testApp();
const MINUTE = 60_000;

const activityOf = async (person: Person, size = 20): Promise<ActivityItem[]> =>
  (await app.as(person).get(`/social/activity?size=${size}`)).body.content;

describe("sittings", () => {
  const at = (minute: number, isCorrect = true, subject: "PHYSICS" | "BIOLOGY" | null = "PHYSICS") => ({
    submitted_at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    is_correct: isCorrect,
    subject,
    section: "Science",
    exam_type: null,
  });

  test("end after a break of more than half an hour", () => {
    const sittings = sittingsOf([at(100, false, "BIOLOGY"), at(71, true, null), at(41), at(10, false)], 5);
    expect(sittings).toMatchObject([
      { at: "2026-01-01T01:40:00.000Z", totalQuestions: 3, correctAnswers: 2, score: 66.7 },
      { at: "2026-01-01T00:10:00.000Z", totalQuestions: 1, correctAnswers: 0, score: 0 },
    ]);
    expect(sittings[0]?.subjects).toEqual(["BIOLOGY", "PHYSICS"]);
    expect(sittings[0]?.subjectNames).toEqual(["Biology", "Physics"]);
  });

  test("call History by the section that the exam's papers have", () => {
    const history = { ...at(10), subject: "HISTORY" as const, section: "", exam_type: "SSC_CGL" as const };
    expect(sittingsOf([history], 5)).toMatchObject([
      { subjects: ["HISTORY"], subjectNames: ["General Awareness"] },
    ]);
  });

  test("are only made as long as there is room for them", () => {
    const sittings = sittingsOf([at(200), at(100), at(90), at(10)], 2);
    expect(sittings.map(({ totalQuestions }) => totalQuestions)).toEqual([1, 2]);
  });

  test("are empty without answers", () => {
    expect(sittingsOf([], 5)).toEqual([]);
  });
});

test("lists the person's own actions and what others did with their content, newest first", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const questions = [newQuestion(), newQuestion(), newQuestion()];
  const theirs = await createPost(app, kabir, questionPost({ questions }));
  const own = await createPost(app, asha);
  const answer = (i: number, selectedOption: string) =>
    app.as(asha).post(`/social/questions/${theirs.questions[i].id}/answer`, { selectedOption });
  await answer(0, "A");
  app.pass(29 * MINUTE);
  await answer(1, "B");
  app.pass(31 * MINUTE);
  await answer(2, "A");
  await app.as(kabir).post(`/social/users/${asha.id}/follow`);
  await app.as(kabir).post(`/social/posts/${own.id}/like`);
  await app.as(kabir).post(`/social/questions/${own.questions[0].id}/answer`, { selectedOption: "A" });
  await app.as(kabir).post(`/social/posts/${own.id}/comments`, { content: "Neat" });

  const items = await activityOf(asha);
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(items.filter(({ kind }) => kind === "sitting")).toMatchObject([
    { totalQuestions: 1, correctAnswers: 1, score: 100, subjects: ["PHYSICS"] },
    { totalQuestions: 2, correctAnswers: 1, score: 50 },
  ]);
  const actor = { id: kabir.id, username: kabir.username };
  for (const item of [
    { kind: "post", postId: own.id, title: "Free fall" },
    { kind: "follower", actor },
    { kind: "like", actor, postId: own.id, title: "Free fall" },
    { kind: "comment", actor, postId: own.id },
  ]) {
    expect(items).toContainEqual(
      expect.objectContaining({ ...item, ...(item.actor && { actor: expect.objectContaining(actor) }) }),
    );
  }
  expect(items).toHaveLength(6);
  expect(await activityOf(asha, 2)).toEqual(items.slice(0, 2));
});

test("leaves out what was taken back or does not count", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const own = await createPost(app, asha);
  await app.as(asha).post(`/social/questions/${own.questions[0].id}/answer`, { selectedOption: "A" });
  await app.as(kabir).post(`/social/posts/${own.id}/like`);
  await app.as(asha).put("/social/notifications/read", {});
  await app.as(kabir).post(`/social/posts/${own.id}/like`);
  expect((await activityOf(asha)).map(({ kind }) => kind)).toEqual(["post"]);
});

test("is empty for a new learner", async () => {
  expect(await activityOf(await app.person("asha"))).toEqual([]);
});
