import { Statistics } from "@prepfeed/contract/questions/statistics-limits";
import { expect, test } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { testApp } from "../../../test/test-app.ts";
import type { QuestionGain } from "./question-gains.queries.ts";
import { addToQuestions } from "./questions.service.ts";

const app = testApp();

test("the indexed estimate follows the real one once enough people answered and they are half a level apart", async () => {
  const { db } = app.deps;
  const [question] = (await createPost(app, await app.person("author"))).questions;
  const { id } = question;
  const estimates = async () => {
    const [row] = await db.query<{ estimate: number; indexed_estimate: number }>(
      "select estimate, indexed_estimate from questions where id = $1",
      [id],
    );
    return [row?.estimate, row?.indexed_estimate].map((value) => Number(value?.toFixed(3)));
  };
  const add = async (gain: Partial<QuestionGain>) => {
    const none = { id, statisticsVersion: 1, attempts: 1, correct: 0, earlier: 0, shift: 0 };
    await db.transaction((tx) => addToQuestions(tx, [{ ...none, ...gain }]));
    return estimates();
  };

  expect(await estimates()).toEqual([0, 0]);
  expect(await add({ attempts: Statistics.fewest - 1, shift: 2 })).toEqual([2, 0]);
  // Answers to an earlier version say nothing about this one.
  expect(await add({ attempts: 5, earlier: 5 })).toEqual([2, 0]);
  expect(await add({})).toEqual([2, 2]);
  expect(await add({ shift: -0.4 })).toEqual([1.6, 2]);
  expect(await add({ shift: -0.2 })).toEqual([1.4, 1.4]);
});

test("an author who asks something else resets both estimates", async () => {
  const { db } = app.deps;
  const author = await app.person("author");
  const post = await createPost(app, author);
  const { id } = post.questions[0];
  await db.query("update questions set estimate = 2, indexed_estimate = 2 where id = $1", [id]);
  const other = questionPost(
    {},
    { questionText: "Which of these is a vector?", optionA: "Velocity", optionB: "Mass" },
  );
  const { status } = await app.as(author).put(`/social/posts/${post.id}`, {
    ...other,
    questions: other.questions.map((each) => ({ ...each, id })),
  });
  expect(status).toBe(200);
  const rows = await db.query("select estimate, indexed_estimate from questions where id = $1", [id]);
  expect(rows).toEqual([{ estimate: 0, indexed_estimate: 0 }]);
});
