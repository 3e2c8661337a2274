import { PostInsight } from "@prepfeed/contract/foundation/limits";
import { beforeAll, expect, test } from "vitest";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let asha: Person;
const learners: Person[] = [];
beforeAll(async () => {
  asha = await app.person("asha");
  for (let i = 0; i < PostInsight.minPeople; i++) learners.push(await app.person(`learner${i}`));
});

const analyticsOf = async (id: string, person = asha) =>
  (await app.as(person).get(`/social/posts/${id}/analytics`)).body;
const answer = (person: Person, questionId: string, selectedOption: string) =>
  app.as(person).post(`/social/questions/${questionId}/answer`, { selectedOption });

test("a new post has no figures yet except its first day", async () => {
  const { id, questions } = await createPost(app, asha);
  expect(await analyticsOf(id)).toEqual({
    views: 0,
    likes: 0,
    comments: 0,
    shares: 0,
    bookmarks: 0,
    answers: 0,
    questions: [{ id: questions[0].id, people: 0, right: null, options: null }],
    likesByDay: [{ day: expect.any(String), likes: 0 }],
  });
});

test("answers are shown from the thirtieth on, without the author's own", async () => {
  const post = await createPost(app, asha, questionPost({}, { optionE: "5 m" }));
  const [question] = post.questions;
  await answer(asha, question.id, "D");
  const [last, ...others] = learners as [Person, ...Person[]];
  for (const [i, learner] of others.entries()) await answer(learner, question.id, i < 17 ? "A" : "B");
  expect(await analyticsOf(post.id)).toMatchObject({
    answers: 29,
    questions: [{ people: 29, right: null, options: null }],
  });
  await answer(last, question.id, "A");
  expect((await analyticsOf(post.id)).questions).toEqual([
    { id: question.id, people: 30, right: 60, options: [60, 40, 0, 0, 0] },
  ]);
});

test("each of several right options is counted, and of a number only whether it was right", async () => {
  const post = await createPost(
    app,
    asha,
    questionPost({
      questions: [
        newQuestion({ kind: "MULTIPLE", correctAnswer: "AC" }),
        newQuestion({
          kind: "NUMERICAL",
          correctAnswer: "20",
          optionA: undefined,
          optionB: undefined,
          optionC: undefined,
          optionD: undefined,
        }),
      ],
    }),
  );
  const [several, number] = post.questions;
  for (const [i, learner] of learners.entries()) {
    await answer(learner, several.id, i % 2 ? "AC" : "C");
    await answer(learner, number.id, i % 2 ? "20" : "40");
  }
  expect((await analyticsOf(post.id)).questions).toEqual([
    { id: several.id, people: 30, right: 50, options: [50, 0, 100, 0] },
    { id: number.id, people: 30, right: 50, options: [] },
  ]);
});

test("an author who is sitting a paper with the question sees other people's choices only after it is over", async () => {
  const post = await createPost(app, asha, questionPost({ questions: [newQuestion(), newQuestion()] }));
  const [question] = post.questions;
  for (const learner of learners) await answer(learner, question.id, "A");
  await app.as(asha).post(`/social/posts/${post.id}/bookmark`);
  const paper = { title: "Of posts", duration: 10, from: "bookmarks", totalQuestions: 2 };
  const { body: test } = await app.as(asha).post("/mock-tests", paper);
  expect((await analyticsOf(post.id)).questions[0].options).toEqual([100, 0, 0, 0]);
  const { body: attempt } = await app.as(asha).post(`/mock-tests/${test.id}/attempts`, {});
  expect((await analyticsOf(post.id)).questions[0]).toMatchObject({ people: 30, right: null, options: null });
  await app.as(asha).post(`/mock-attempts/${attempt.id}/submit`, {});
  expect((await analyticsOf(post.id)).questions[0].options).toEqual([100, 0, 0, 0]);
});

test("likes are shown by day for the last thirty days, in the author's time zone", async () => {
  const { id } = await createPost(app, asha);
  for (const learner of learners.slice(0, 4)) await app.as(learner).post(`/social/posts/${id}/like`);
  const { db } = app.deps;
  await db.query("update posts set created_at = now() - interval '90 days' where id = $1", [id]);
  await db.query("update users set time_zone = 'Asia/Kolkata' where id = $1", [asha.id]);
  // 20:00 in London is the next day in Kolkata.
  await db.query(
    `update likes set created_at = (date_trunc('day', now() at time zone 'UTC') - interval '3 days' + interval '20 hours') at time zone 'UTC'
     where post_id = $1 and user_id = $2`,
    [id, learners[0]?.id],
  );
  await db.query(
    "update likes set created_at = now() - interval '60 days' where post_id = $1 and user_id = $2",
    [id, learners[1]?.id],
  );
  const [expected] = await db.query<{ day: string }>(
    "select to_char((now() at time zone 'UTC')::date - 2, 'YYYY-MM-DD') as day",
  );
  const { likes, likesByDay } = await analyticsOf(id);
  expect(likes).toBe(4);
  expect(likesByDay).toHaveLength(PostInsight.days);
  expect(likesByDay.at(-1).likes).toBe(2);
  expect(likesByDay).toContainEqual({ day: expected?.day, likes: 1 });
  expect(likesByDay.reduce((sum: number, day: { likes: number }) => sum + day.likes, 0)).toBe(3);
});

test("only the author can see them", async () => {
  const { id } = await createPost(app, asha);
  const reply = await app.as(learners[0]).get(`/social/posts/${id}/analytics`);
  expect(reply.status).toBe(403);
  expect(reply.body).not.toHaveProperty("questions");
});
