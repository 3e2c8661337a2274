import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

import { thinOutPost } from "./posts.queries.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

const publish = (body: unknown) => app.as(asha).post("/social/posts", body);

test("a published question is returned complete to its author", async () => {
  const body = questionPost();
  const { status, body: post } = await app.as(asha).post(`/social/posts?authorId=${asha.id}`, body);
  expect(status).toBe(201);
  expect(post).toMatchObject({
    type: "QUESTION",
    title: "Free fall",
    author: { id: asha.id, username: asha.username },
    subject: "PHYSICS",
    examType: "JEE_MAIN",
    difficultyLevel: "MEDIUM",
    topic: "Kinematics",
    isLiked: false,
    likesCount: 0,
    totalAttempts: 0,
    questions: [
      { optionA: "20 m", points: 1, timeLimit: 60, section: "Science", correctAnswer: "A", myAnswer: null },
    ],
  });
  expect(post.author).not.toHaveProperty("email");
});

test("a post says whether its reader follows the author", async () => {
  const { body: post } = await publish(questionPost());
  const isFollowing = async (reader?: Person) =>
    (await app.as(reader).get(`/social/posts/${post.id}`)).body.isFollowingAuthor;
  expect(await isFollowing(kabir)).toBe(false);
  await app.as(kabir).post(`/social/users/${asha.id}/follow`);
  expect(await isFollowing(kabir)).toBe(true);
  expect(await isFollowing(asha)).toBe(false);
  expect(await isFollowing()).toBe(false);
});

test("labels and aliases are accepted", async () => {
  const { body } = await publish({
    title: "Loops",
    description: "A warm-up",
    subject: "Computer Science",
    examType: "mock test",
    difficultyLevel: "easy",
    questions: [
      { question: "How often?", options: ["1", "2", "3", "4"], correctAnswer: "c", points: 9, timeLimit: 5 },
    ],
  });
  expect(body).toMatchObject({
    content: "A warm-up",
    subject: "COMPUTER_SCIENCE",
    examType: "MOCK_TEST",
    difficultyLevel: "EASY",
    questions: [
      {
        questionText: "How often?",
        optionC: "3",
        correctAnswer: "C",
        section: "Programming",
        points: 1,
        timeLimit: 60,
        explanation: "",
      },
    ],
  });
  const numbered = await publish(
    questionPost({
      questions: [
        { questionText: "?", option1: "a", option2: "b", option3: "c", option4: "d", correctAnswer: "D" },
      ],
    }),
  );
  expect(numbered.body.questions[0]).toMatchObject({ optionA: "a", optionD: "d" });
});

test("title, topic and section are one line and cannot change the text direction of other text", async () => {
  const { body } = await publish(
    questionPost(
      { title: "\u202eFree\nfall\u2069", topic: "\u200fKine\u0007matics" },
      { section: "Sci\u2066ence" },
    ),
  );
  expect(body).toMatchObject({
    title: "Free fall",
    topic: "Kine matics",
    questions: [{ section: "Science" }],
  });
});

test("a plain text post needs only its content", async () => {
  const { status, body } = await publish({ content: "  How do you revise?  " });
  expect(status).toBe(201);
  expect(body).toMatchObject({ type: "TEXT", content: "How do you revise?", questions: [], subject: null });
});

test.each([
  ["no content", { content: "  " }, "content", "Post content is required"],
  ["nothing", {}, "content", "Post content is required"],
  ["no title", questionPost({ title: " " }), "title", "Post title is required for MCQ posts"],
  ["no subject", questionPost({ subject: undefined }), "subject", "Subject is required for MCQ posts"],
  ["a blank subject", questionPost({ subject: "" }), "subject", "Subject is required for MCQ posts"],
  ["no exam", questionPost({ examType: undefined }), "examType", "Exam type is required for MCQ posts"],
  [
    "no difficulty",
    questionPost({ difficultyLevel: undefined }),
    "difficultyLevel",
    "Difficulty level is required for MCQ posts",
  ],
  [
    "an unknown difficulty",
    questionPost({ difficultyLevel: "MIXED" }),
    "difficultyLevel",
    "Difficulty level must be one of EASY, MEDIUM, HARD",
  ],
  ["an empty option", questionPost({}, { optionB: " " }), "questions.0.optionB", "Option B is required"],
  [
    "equal options",
    questionPost({}, { optionD: "20 M " }),
    "questions.0.optionD",
    "The four options must differ",
  ],
  [
    "a key beyond D",
    questionPost({}, { correctAnswer: "E" }),
    "questions.0.correctAnswer",
    "The correct answer must be A, B, C or D",
  ],
  [
    "no question text",
    questionPost({}, { questionText: "" }),
    "questions.0.questionText",
    "Question text is required",
  ],
  [
    "a long title",
    questionPost({ title: "x".repeat(201) }),
    "title",
    "Title must be at most 200 characters long",
  ],
  [
    "a long question",
    questionPost({}, { questionText: "x".repeat(4001) }),
    "questions.0.questionText",
    "Question must be at most 4000 characters long",
  ],
  [
    "21 questions",
    questionPost({ questions: Array.from({ length: 21 }, () => newQuestion()) }),
    "questions",
    "A post may hold at most 20 questions",
  ],
])("%s is refused", async (_, body, field, message) => {
  const reply = await publish(body);
  expect(reply).toMatchObject({ status: 400, body: { message } });
  expect(reply.body.errors).toContainEqual({ field, message });
});

test("likes and bookmarks toggle", async () => {
  const post = await createPost(app, asha);
  const like = () => app.as(kabir).post(`/social/posts/${post.id}/like?userId=${kabir.id}`);
  expect((await like()).body).toEqual({ isLiked: true, likesCount: 1 });
  expect((await app.as(kabir).get(`/social/posts/${post.id}`)).body).toMatchObject({
    isLiked: true,
    likesCount: 1,
  });
  expect((await app.as(asha).get(`/social/posts/${post.id}`)).body).toMatchObject({
    isLiked: false,
    likesCount: 1,
  });
  expect((await like()).body).toEqual({ isLiked: false, likesCount: 0 });
  const bookmark = () => app.as(kabir).post(`/social/posts/${post.id}/bookmark`);
  expect((await bookmark()).body).toEqual({ isBookmarked: true, bookmarksCount: 1 });
  expect((await app.as(kabir).get("/social/bookmarks")).body.content[0]).toMatchObject({
    id: post.id,
    isBookmarked: true,
  });
  expect((await app.as(asha).get("/social/bookmarks")).body.content).toEqual([]);
  expect((await bookmark()).body).toEqual({ isBookmarked: false, bookmarksCount: 0 });
});

test("100 toggles at once leave every count equal to its rows", async () => {
  const post = await createPost(app, asha);
  const people = [asha, kabir, await app.person("third")];
  await Promise.all(
    Array.from({ length: 100 }, (_, i) => {
      const person = people[i % 3] ?? asha;
      return app.as(person).post(`/social/posts/${post.id}/${i % 2 ? "like" : "bookmark"}`);
    }),
  );
  await expectConsistent(app);
});

test("views and shares count a person once a day, and never views by the author or a visitor", async () => {
  const post = await createPost(app, asha);
  const view = (person?: Person) => app.as(person).post(`/social/posts/${post.id}/view`);
  expect((await view()).body).toEqual({ viewsCount: 0 });
  expect((await view(asha)).body).toEqual({ viewsCount: 0 });
  expect((await view(kabir)).body).toEqual({ viewsCount: 1 });
  expect((await view(kabir)).body).toEqual({ viewsCount: 1 });
  const share = () => app.as(kabir).post(`/social/posts/${post.id}/share`);
  expect((await share()).body).toEqual({ sharesCount: 1 });
  expect((await share()).body).toEqual({ sharesCount: 1 });
  app.pass(24 * 3600 * 1000);
  expect((await view(await relogin(kabir))).body).toEqual({ viewsCount: 2 });
  expect((await app.as(asha).get(`/social/posts/${post.id}/analytics`)).body).toMatchObject({
    views: 2,
    likes: 0,
    comments: 0,
    shares: 1,
    bookmarks: 0,
  });
});

/** Sessions expire as time passes. */
async function relogin(person: Person): Promise<Person> {
  const reply = await app.app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { usernameOrEmail: person.username, password: person.password },
  });
  return { ...person, token: reply.json().token };
}

test("an author edits everything of a post but the number of its questions", async () => {
  const body = questionPost();
  const post = await createPost(app, asha, body);
  const edit = (changes: object, question: object = {}) =>
    app
      .as(asha)
      .put(
        `/social/posts/${post.id}`,
        questionPost({ ...changes, questions: [{ ...body.questions[0], ...question }] }),
      );
  expect(
    (await edit({ title: "Falling freely", subject: "MATHEMATICS" }, { optionD: "5 m" })).body,
  ).toMatchObject({
    title: "Falling freely",
    subject: "MATHEMATICS",
    questions: [{ id: post.questions[0].id, optionD: "5 m", version: 2 }],
  });
  await app.as(kabir).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
  expect((await edit({}, { optionD: "6 m" })).body).toMatchObject({
    questions: [{ optionD: "6 m", version: 3 }],
  });
  expect(
    (
      await app
        .as(asha)
        .put(`/social/posts/${post.id}`, questionPost({ questions: [newQuestion(), newQuestion()] }))
    ).status,
  ).toBe(409);
});

test("the next request shows what another process edited or deleted", async () => {
  const post = await createPost(app, asha, questionPost({ title: "As it was" }));
  const read = async () => (await app.as(kabir).get(`/social/posts/${post.id}`)).body;
  expect(await read()).toMatchObject({ title: "As it was", questions: [{ optionB: "40 m" }] });
  await app.deps.db.transaction(async (tx) => {
    await tx.query("update questions set option_b = '41 m' where post_id = $1", [post.id]);
    await tx.query("update posts set title = 'Edited elsewhere', version = version + 1 where id = $1", [
      post.id,
    ]);
  });
  expect(await read()).toMatchObject({ title: "Edited elsewhere", questions: [{ optionB: "41 m" }] });
  await app.as(asha).delete(`/social/posts/${post.id}`);
  expect(await read()).not.toHaveProperty("title");
});

test("a deleted post disappears from feeds and bookmarks at once; points stay", async () => {
  const meera = await app.person("meera");
  const post = await createPost(app, asha);
  await app.as(meera).post(`/social/posts/${post.id}/bookmark`);
  await app.as(meera).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
  const { postsCount } = (await app.as(asha).get("/auth/profile")).body;

  expect((await app.as(kabir).delete(`/social/posts/${post.id}`)).status).toBe(403);
  expect((await app.as(asha).delete(`/social/posts/${post.id}`)).status).toBe(204);
  expect((await app.as(meera).get(`/social/posts/${post.id}`)).status).toBe(404);
  expect((await app.as(meera).get("/social/bookmarks")).body).toMatchObject({
    content: [],
    totalElements: 0,
  });
  const ids = (await app.as(meera).get("/social/feed?size=50")).body.content.map(
    (item: { id: string }) => item.id,
  );
  expect(ids).not.toContain(post.id);
  expect((await app.as(meera).get("/auth/profile")).body).toMatchObject({ totalQuestions: 1, accuracy: 100 });
  expect((await app.as(asha).get("/auth/profile")).body.postsCount).toBe(postsCount - 1);
  expect(
    (await app.as(kabir).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" }))
      .status,
  ).toBe(404);
  expect((await app.as(meera).get(`/social/questions/${post.questions[0].id}/my-answer`)).body).toMatchObject(
    { hasAnswered: true },
  );
});

test("the likes and comments of a popular post can be deleted in small steps, and every count stays right", async () => {
  const { id, questions } = await createPost(app, asha);
  for (const person of [kabir, await app.person("meera"), await app.person("ravi")]) {
    await app.as(person).post(`/social/questions/${questions[0].id}/answer`, { selectedOption: "A" });
    for (const act of ["like", "bookmark", "share", "view"])
      await app.as(person).post(`/social/posts/${id}/${act}`);
    await app.as(person).post(`/social/posts/${id}/comments`, { content: "Mind the units" });
  }
  for (const thinOut of thinOutPost) while ((await thinOut(app.deps.db, id, 1)) === 1);
  await expectConsistent(app);
  expect((await app.as(asha).get(`/social/posts/${id}/analytics`)).body).toMatchObject({
    likes: 1,
    comments: 1,
    bookmarks: 1,
  });
});

test("afterwards every count and total equals its rows", () => expectConsistent(app));
