import { Generation, Question } from "@prepfeed/contract/foundation/limits";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { ALL_SOURCES } from "../../db/sql/point-sources.ts";
import { forgetPastAuthorPoints } from "./seen-keys.service.ts";

const app = testApp();
let author: Person;
beforeAll(async () => {
  author = await app.person("author");
});

const answer = (person: Person, questionId: string, selectedOption = "A") =>
  app.as(person).post(`/social/questions/${questionId}/answer`, { selectedOption });
/** The same question each time, unless the test gives another. */
const post = async (by: Person, question: Record<string, unknown> = {}) => {
  const body = questionPost(
    {},
    { questionText: "A stone falls for 2 s. How far does it fall?", ...question },
  );
  const { id, questions } = await createPost(app, by, body);
  return { id, questionId: questions[0].id as string };
};
const scoreOf = async (person: Person) => {
  await app.deps.rollup.run();
  const [row] = await app.deps.db.query<{ score: number }>(
    "select score from user_counters where user_id = $1",
    [person.id],
  );
  return row?.score;
};
/** Another person publishes what a learner was shown as a draft. */
const publish = (draft: Record<string, string>) =>
  post(author, {
    questionText: draft.questionText,
    optionA: draft.option1,
    optionB: draft.option2,
    optionC: draft.option3,
    optionD: draft.option4,
    correctAnswer: draft.correctAnswer,
  });
const DAY_MS = 24 * 60 * 60 * 1000;
const texts = (count: number) => Array.from({ length: count }, () => `What is ${crypto.randomUUID()}?`);
const UNPAID = { isCorrect: true, pointsEarned: 0, unpaidReason: "KEY_SEEN" };

test("a question earns points once, wherever it is repeated, and says why", async () => {
  const asha = await app.person("asha");
  const first = await post(author);
  const copy = await post(await app.person("kabir"), {
    questionText: "a stone falls for 2 s… HOW FAR does it fall?",
    optionA: "5 m",
    optionB: "10 m",
    optionC: "20 M",
    optionD: "80 m",
    correctAnswer: "C",
  });
  const paid = await answer(asha, first.questionId);
  expect(paid.body).toMatchObject({ isCorrect: true, pointsEarned: 1 });
  expect(paid.body).not.toHaveProperty("unpaidReason");

  expect((await answer(asha, copy.questionId, "C")).body).toMatchObject(UNPAID);
  expect((await answer(asha, copy.questionId, "C")).body).toMatchObject({ ...UNPAID, alreadyAnswered: true });
  const mine = await app.as(asha).get(`/social/questions/${copy.questionId}/my-answer`);
  expect(mine.body).toMatchObject(UNPAID);
  const seen = await app.as(asha).get(`/social/posts/${copy.id}`);
  expect(seen.body.questions[0].myAnswer).toMatchObject(UNPAID);
  expect(await scoreOf(asha)).toBe(1);
  // It is an attempt like any other.
  expect((await app.as(asha).get("/auth/profile")).body).toMatchObject({ totalQuestions: 2, accuracy: 100 });
});

test("a wrong answer reveals the key too", async () => {
  const asha = await app.person("asha");
  const [first, copy] = [await post(author), await post(author)];
  expect((await answer(asha, first.questionId, "B")).body).not.toHaveProperty("unpaidReason");
  expect((await answer(asha, copy.questionId)).body).toMatchObject(UNPAID);
  expect((await answer(asha, (await post(author)).questionId, "C")).body).not.toHaveProperty("unpaidReason");
});

test("copies answered at once earn one point", async () => {
  const asha = await app.person("asha");
  const copies = await Promise.all(Array.from({ length: 12 }, () => post(author)));
  const replies = await Promise.all(
    [...copies, ...copies].map(({ questionId }, i) => answer(asha, questionId, i === 0 ? "B" : "A")),
  );
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(await scoreOf(asha)).toBeLessThanOrEqual(1);
  const [row] = await app.deps.db.query<{ keys: number }>(
    "select count(*)::int as keys from seen_keys where user_id = $1",
    [asha.id],
  );
  expect(row).toEqual({ keys: 1 });
});

test("posting, answering, deleting and posting again earns nothing", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  for (const earned of [1, 0, 0]) {
    const { id, questionId } = await post(kabir);
    expect((await answer(asha, questionId)).body.pointsEarned).toBe(earned);
    expect((await app.as(kabir).delete(`/social/posts/${id}`)).status).toBe(204);
  }
  expect(await scoreOf(asha)).toBe(1);
});

test("authors know what they wrote, also when another person posts it", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const own = await post(asha);
  expect((await answer(asha, own.questionId)).body).toMatchObject({
    ...UNPAID,
    unpaidReason: "OWN_QUESTION",
  });
  expect((await answer(asha, (await post(kabir)).questionId)).body).toMatchObject(UNPAID);

  const [before = "", after = ""] = texts(2);
  const edited = await post(asha, { questionText: before });
  await app
    .as(asha)
    .put(`/social/posts/${edited.id}`, questionPost({}, newQuestion({ questionText: after })));
  for (const questionText of [before, after]) {
    expect((await answer(asha, (await post(kabir, { questionText })).questionId)).body).toMatchObject(UNPAID);
  }
});

test.each([
  ["generate-questions", { topic: "Kinematics", count: 3 }],
  ["generate-questions-by-subject", { subject: "PHYSICS", examType: "NEET", count: 3 }],
  [
    "generate-questions-from-text",
    {
      text: "Photosynthesis takes place in the chloroplasts of green plants. Chlorophyll absorbs red and blue light. Water is split and oxygen is released. The Calvin cycle fixes carbon dioxide into sugar.",
      count: 2,
    },
  ],
])("a question drafted by %s earns nothing", async (path, body) => {
  const asha = await app.person("asha");
  const { questions } = (await app.as(asha).post(`/gemini/${path}`, body)).body;
  expect(questions.length).toBeGreaterThan(0);
  for (const draft of questions) {
    const { questionId } = await publish(draft);
    expect((await answer(asha, questionId, draft.correctAnswer)).body).toMatchObject(UNPAID);
  }
});

test("a question that the assistant asked and marked earns nothing", async () => {
  const asha = await app.person("asha");
  const chat = (message: string, conversationId?: string) =>
    app.as(asha).post("/gemini/conversational-ai", { message, conversationId });
  const { conversationId } = (await chat("quiz me on trigonometry")).body;
  await chat("A", conversationId);
  const rows = await app.deps.db.query("select source from seen_keys where user_id = $1", [asha.id]);
  expect(rows).toEqual([{ source: "draft" }]);
});

test("the newest 20,000 drafts are remembered, and an answered one forever", async () => {
  const asha = await app.person("asha");
  await app.deps.db.query(
    `insert into seen_keys (user_id, fingerprint, source, seen_at)
     select $1, gen_random_uuid(), 'draft', now() - interval '2 days' from generate_series(1, $2::int)`,
    [asha.id, Generation.rememberedDrafts + 50],
  );
  const body = { topic: "Kinematics", count: 20 };
  const { questions } = (await app.as(asha).post("/gemini/generate-questions", body)).body;
  await app.deps.background.drained();
  const drafts = (condition = "true") =>
    app.deps.db.query(
      `select count(*)::int as kept from seen_keys where user_id = $1 and source = 'draft' and ${condition}`,
      [asha.id],
    );
  expect(await drafts()).toEqual([{ kept: Generation.rememberedDrafts }]);
  expect(await drafts("seen_at > now() - interval '1 day'")).toEqual([{ kept: questions.length }]);

  const { questionId } = await publish(questions[0]);
  expect((await answer(asha, questionId, questions[0].correctAnswer)).body).toMatchObject(UNPAID);
  expect(await drafts("seen_at > now() - interval '1 day'")).toEqual([{ kept: questions.length - 1 }]);
});

test("practice has no author and no cap", async () => {
  const asha = await app.person("asha");
  const quiz = () =>
    app.as(asha).post("/mcq/generate?subject=MATHEMATICS&examType=CAT&difficultyLevel=MEDIUM&count=20");
  const questions = [...(await quiz()).body.questions, ...(await quiz()).body.questions];
  const keys = await app.deps.db.query<{ id: string; key: string }>(
    "select id, correct_answer as key from questions where asked_by = $1",
    [asha.id],
  );
  await Promise.all(keys.map(({ id, key }) => answer(asha, id, key)));
  expect(questions).toHaveLength(40);
  expect(await scoreOf(asha)).toBe(40);
});

test("a quiz holds nothing that the learner was shown while there are other questions", async () => {
  const asha = await app.person("asha");
  const shown = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const body = { subject: "GENERAL_KNOWLEDGE", examType: "SSC_CGL", difficulty: "EASY", count: 20 };
    const reply = await app.as(asha).post("/gemini/generate-questions-by-subject", body);
    for (const { questionText } of reply.body.questions) shown.add(questionText);
  }
  const quiz = await app
    .as(asha)
    .post("/mcq/generate?subject=GENERAL_KNOWLEDGE&examType=SSC_CGL&difficultyLevel=EASY&count=20");
  expect(quiz.body.questions).toHaveLength(20);
  const [row] = await app.deps.db.query<{ seen: number }>(
    `select count(*)::int as seen from questions q join seen_keys s on s.user_id = $1 and s.fingerprint = q.fingerprint
     where q.asked_by = $1`,
    [asha.id],
  );
  expect(row).toEqual({ seen: 0 });
});

test("afterwards every sum equals its rows", () => expectConsistent(app));

test("one author's posts earn a learner at most 20 points a day, also when answered at once", async () => {
  // Advances to the next noon, so that no day ends between the answers.
  app.pass(DAY_MS - ((app.deps.now().getTime() + DAY_MS / 2) % DAY_MS));
  const [asha, kabir, meera] = [
    await app.person("asha"),
    await app.person("kabir"),
    await app.person("meera"),
  ];
  const posts: { questionId: string }[] = [];
  for (const questionText of texts(30)) posts.push(await post(kabir, { questionText }));
  const calls = Array.from({ length: 100 }, (_, i) => posts[i % posts.length]?.questionId ?? "");
  const replies = await Promise.all(
    calls.flatMap((questionId) => [answer(asha, questionId), answer(meera, questionId)]),
  );
  expect(replies.every(({ status, body }) => status === 200 && body.isCorrect)).toBe(true);
  expect([await scoreOf(asha), await scoreOf(meera)]).toEqual([20, 20]);
  const reasons = new Set(replies.map(({ body }) => body.unpaidReason));
  expect(reasons).toEqual(new Set([undefined, "AUTHOR_DAILY_LIMIT"]));

  const [other = "", tomorrow = ""] = texts(2);
  expect(
    (await answer(asha, (await post(author, { questionText: other })).questionId)).body.pointsEarned,
  ).toBe(1);
  await expectConsistent(app);
  app.pass(DAY_MS);
  const { questionId } = await post(kabir, { questionText: tomorrow });
  expect((await answer(asha, questionId)).body.pointsEarned).toBe(1);
  await expectConsistent(app);
  app.pass(DAY_MS);
  await forgetPastAuthorPoints(app.deps.db, app.deps.now());
  const left = await app.deps.db.query("select author_id, points from author_points order by author_id");
  expect(left).toEqual([
    { author_id: kabir.id, points: 1 },
    { author_id: ALL_SOURCES, points: 1 },
  ]);
});

test("all answers together earn at most 200 points a day, also when answered at once, and the reply says why", async () => {
  const [learner, author] = [await app.person("learner"), await app.person("author")];
  await app.deps.db.query(
    "insert into author_points (user_id, author_id, day, points) values ($1, $2, ($3::timestamptz at time zone 'UTC')::date, $4)",
    [learner.id, ALL_SOURCES, app.deps.now(), Question.dailyPoints - 1],
  );
  const ids = [];
  for (const questionText of texts(3)) ids.push((await post(author, { questionText })).questionId);
  const replies = await Promise.all(ids.map((id) => answer(learner, id)));
  expect(replies.map(({ body }) => body.pointsEarned).sort()).toEqual([0, 0, 1]);
  const unpaid = replies.find(({ body }) => body.pointsEarned === 0)?.body;
  expect(unpaid).toMatchObject({ isCorrect: true, unpaidReason: "DAILY_LIMIT" });
});
