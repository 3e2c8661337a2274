import { beforeAll, describe, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let author: Person;
let learner: Person;
beforeAll(async () => {
  [author, learner] = [await app.person("author"), await app.person("learner")];
});

const answer = (person: Person, post: { questions: { id: string }[] }) =>
  app.as(person).post(`/social/questions/${post.questions[0]?.id}/answer`, { selectedOption: "B" });
const comment = (person: Person, postId: string, content: unknown = "Mind the units") =>
  app.as(person).post(`/social/posts/${postId}/comments`, { content });
const thread = async (postId: string, person?: Person, query = "") =>
  (await app.as(person).get(`/social/posts/${postId}/comments${query}`)).body;

test("comments are locked until the learner has answered, and the number of comments is shown", async () => {
  const post = await createPost(app, author);
  await comment(author, post.id);
  const locked = { content: [], locked: true, totalElements: 1, last: true };
  expect(await thread(post.id)).toMatchObject(locked);
  expect(await thread(post.id, learner)).toMatchObject(locked);
  expect(await comment(learner, post.id)).toMatchObject({ status: 403 });
  await answer(learner, post);
  expect(await thread(post.id, learner)).toMatchObject({
    locked: false,
    totalElements: 1,
    content: [{ content: "Mind the units", author: { id: author.id } }],
  });
  expect(await comment(learner, post.id, "  I forgot the square.  ")).toMatchObject({
    status: 201,
    body: { content: "I forgot the square.", likesCount: 0, isLiked: false },
  });
  expect((await app.as(learner).get(`/social/posts/${post.id}`)).body.commentsCount).toBe(2);
});

test("a set of questions stays locked until the last of them is answered", async () => {
  const post = await createPost(app, author, questionPost({ questions: [newQuestion(), newQuestion()] }));
  const answerNumber = (i: number) =>
    app.as(learner).post(`/social/questions/${post.questions[i].id}/answer`, { selectedOption: "B" });
  await answerNumber(0);
  expect(await thread(post.id, learner)).toMatchObject({ locked: true });
  expect((await comment(learner, post.id)).status).toBe(403);
  await answerNumber(1);
  expect(await thread(post.id, learner)).toMatchObject({ locked: false });
});

test("everybody can read the comments of a plain text post", async () => {
  const { body: post } = await app.as(author).post("/social/posts", { content: "How do you revise?" });
  await comment(learner, post.id, "With flash cards.");
  expect(await thread(post.id)).toMatchObject({ locked: false, content: [{ content: "With flash cards." }] });
});

test("lists are paged, newest first", async () => {
  const { body: post } = await app.as(author).post("/social/posts", { content: "Count with me" });
  for (const text of ["one", "two", "three"]) await comment(learner, post.id, text);
  const first = await thread(post.id, learner, "?size=2");
  expect(first).toMatchObject({
    totalElements: 3,
    last: false,
    content: [{ content: "three" }, { content: "two" }],
  });
  expect(await thread(post.id, learner, "?size=2&page=1")).toMatchObject({
    last: true,
    content: [{ content: "one" }],
  });
});

test("comments can be liked and unliked", async () => {
  const { body: post } = await app.as(author).post("/social/posts", { content: "Like this" });
  const { body: own } = await comment(author, post.id);
  const like = () => app.as(learner).post(`/social/comments/${own.id}/like`);
  expect((await like()).body).toEqual({ isLiked: true, likesCount: 1 });
  expect((await thread(post.id, learner)).content[0]).toMatchObject({ isLiked: true, likesCount: 1 });
  expect((await like()).body).toEqual({ isLiked: false, likesCount: 0 });
});

test("the comment's author and the post's author may delete it, once", async () => {
  const { body: post } = await app.as(author).post("/social/posts", { content: "Delete this" });
  const stranger = await app.person("stranger");
  const [mine, theirs] = [(await comment(learner, post.id)).body, (await comment(learner, post.id)).body];
  expect((await app.as(stranger).delete(`/social/comments/${mine.id}`)).status).toBe(403);
  const replies = await Promise.all(
    [1, 2, 3].map(() => app.as(learner).delete(`/social/comments/${mine.id}`)),
  );
  expect(replies.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
  expect((await app.as(author).delete(`/social/comments/${theirs.id}`)).status).toBe(204);
  expect(await thread(post.id)).toMatchObject({ totalElements: 0, content: [] });
});

test.each([
  [null, "Comment content is required"],
  ["   ", "Comment content is required"],
  ["x".repeat(2001), "Comment must be at most 2000 characters long"],
])("%.10s… is refused", async (content, message) => {
  const { body: post } = await app.as(author).post("/social/posts", { content: "Say something" });
  expect(await comment(learner, post.id, content)).toMatchObject({ status: 400, body: { message } });
});

test("afterwards every counter equals its rows", () => expectConsistent(app));

describe("while comments are turned off", () => {
  const closed = testApp({
    config: {
      corsOrigins: [],
      askAge: false,
      comments: false,
      offline: true,
      trustProxy: [],
      apiDocs: true,
      help: [],
    },
  });

  test("no comment can be written", async () => {
    const asha = await closed.person("asha");
    const post = await createPost(closed, asha);
    const reply = await closed.as(asha).post(`/social/posts/${post.id}/comments`, { content: "Hello" });
    expect(reply).toMatchObject({ status: 403, body: { message: "Comments feature coming soon!" } });
    expect((await closed.as(asha).get(`/social/posts/${post.id}`)).body.commentsCount).toBe(0);
  });
});
