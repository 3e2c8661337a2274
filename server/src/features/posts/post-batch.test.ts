import { beforeAll, expect, test } from "vitest";
import { newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let asha: Person;
beforeAll(async () => {
  asha = await app.person("asha");
});

const publish = (posts: unknown) => app.as(asha).post("/social/posts/batch", { posts });
const own = async () => (await app.as(asha).get(`/social/users/${asha.id}/posts`)).body;

test("a batch becomes one post each, in the order given", async () => {
  const { status, body } = await publish([
    questionPost({ title: "First", subject: "PHYSICS" }),
    questionPost({ title: "Second", subject: "CHEMISTRY", difficultyLevel: "HARD" }),
  ]);
  expect(status).toBe(201);
  expect(body.posts).toMatchObject([
    { title: "First", subject: "PHYSICS", author: { id: asha.id } },
    { title: "Second", subject: "CHEMISTRY", difficultyLevel: "HARD", questions: [{ correctAnswer: "A" }] },
  ]);
  expect((await own()).totalElements).toBe(2);
  expect((await app.as(asha).get("/auth/profile")).body.postsCount).toBe(2);
  const found = await app.as(asha).get("/social/posts/search?query=Second");
  expect(found.body.content).toMatchObject([{ title: "Second" }]);
});

test("one invalid post rejects the whole batch and is named", async () => {
  const before = (await own()).totalElements;
  const { status, body } = await publish([questionPost(), questionPost({ title: "" })]);
  expect(status).toBe(400);
  expect(body.errors).toContainEqual({
    field: "posts.1.title",
    message: "Post title is required for MCQ posts",
  });
  expect((await own()).totalElements).toBe(before);
});

test("a batch is neither empty nor longer than allowed", async () => {
  expect(await publish([])).toMatchObject({
    status: 400,
    body: { message: "Please select at least one question to post" },
  });
  const eleven = questionPost({ questions: Array.from({ length: 11 }, () => newQuestion()) });
  expect(await publish([eleven, eleven])).toMatchObject({
    status: 400,
    body: { message: "At most 20 questions can be posted at once" },
  });
});

test("all texts of a post, or of a batch, share one length limit", async () => {
  const long = (count: number) =>
    questionPost({
      questions: Array.from({ length: count }, () => newQuestion({ explanation: "why ".repeat(1_750) })),
    });
  const tooLong = {
    status: 400,
    body: { message: "All posts that are sent together may have at most 60,000 characters in all" },
  };
  expect((await app.as(asha).post("/social/posts", long(8))).status).toBe(201);
  expect(await app.as(asha).post("/social/posts", long(9))).toMatchObject(tooLong);
  expect(await publish([long(5), long(5)])).toMatchObject(tooLong);
  const longToCompare = questionPost({ questions: [newQuestion({ questionText: "\ufdfa ".repeat(2_000) })] });
  expect(await publish([longToCompare, longToCompare])).toMatchObject(tooLong);
});
