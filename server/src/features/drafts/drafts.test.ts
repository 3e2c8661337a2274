import type { DraftQuestion } from "@prepfeed/contract/ai/generation";
import { SECTIONS } from "@prepfeed/contract/foundation/catalogue";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { describe, expect, test, vi } from "vitest";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, TestApp, testApp } from "../../../test/test-app.ts";

const app = testApp();

const TEXT = `Photosynthesis takes place in the chloroplasts of green leaves. Chlorophyll absorbs red and blue light.
The light reaction splits water and releases oxygen. Melvin Calvin described the cycle that fixes carbon dioxide in 1950.
The stomata are small pores that let carbon dioxide enter the leaf. Glucose is stored as starch in the leaf cells.`;

describe("on a topic", () => {
  test("drafts have a key and an explanation, and nothing is stored", async () => {
    const asha = await app.person("asha");
    const count = async () =>
      (await app.deps.db.query<{ n: number }>("select count(*)::int as n from questions"))[0]?.n;
    const before = await count();
    const reply = await app.as(asha).post("/gemini/generate-questions", {
      topic: "newton's laws",
      count: 3,
      difficulty: "Hard",
    });
    expect(reply.body.engine).toBe("built-in");
    expect(reply.body.questions).toHaveLength(3);
    for (const question of reply.body.questions) {
      expect(question).toEqual({
        kind: "SINGLE",
        questionText: expect.any(String),
        option1: expect.any(String),
        option2: expect.any(String),
        option3: expect.any(String),
        option4: expect.any(String),
        correctAnswer: expect.stringMatching(/^[A-D]$/),
        explanation: expect.any(String),
        difficultyLevel: "HARD",
        subject: "PHYSICS",
        topic: "Newton's laws of motion",
        engine: "built-in",
        verified: false,
      });
    }
    expect(await count()).toBe(before);
  });

  test("drafts and a quiz on a topic that the exam does not ask say that they are at the general level", async () => {
    const asha = await app.person("asha");
    const body = { subject: "HISTORY", examType: "JEE_MAIN", count: 2 };
    const said = { message: refusals.ai.generalLevel("JEE Main", "History"), generalLevel: true };
    for (const practise of [false, true]) {
      const reply = await app.as(asha).post("/gemini/generate-questions-by-subject", { ...body, practise });
      expect(reply.body).toMatchObject(said);
    }
    const asked = await app
      .as(asha)
      .post("/gemini/generate-questions-by-subject", { ...body, subject: "PHYSICS" });
    expect(asked.body).not.toHaveProperty("generalLevel");
  });

  test.each(SECTIONS)("the section %s is accepted as a topic", async (topic) => {
    const asha = await app.person("asha");
    const reply = await app.as(asha).post("/gemini/generate-questions", { topic, count: 2 });
    expect(reply.body.questions).toHaveLength(2);
    expect(reply.body.questions[0].difficultyLevel).toBe("MEDIUM");
  });

  test("drafts leave out questions of a paper that the learner is sitting, whatever key its copy has", async () => {
    const draft = async (person: Person): Promise<DraftQuestion[]> => {
      const seed = vi.spyOn(crypto, "randomUUID").mockReturnValue("0197a2c4-0000-7000-8000-000000000001");
      const reply = await app.as(person).post("/gemini/generate-questions", { topic: "optics", count: 5 });
      seed.mockRestore();
      return reply.body.questions;
    };
    const author = await app.person("author");
    const [question] = await draft(author);
    if (!question) throw new Error("Nothing was drafted");
    const { questionText, option1, option2, option3, option4, correctAnswer } = question;
    const options = { option1, option2, option3, option4 };
    const guess = correctAnswer === "D" ? "C" : "D";
    const copy = { ...newQuestion(), questionText, ...options, correctAnswer: guess };
    const post = await createPost(app, author, questionPost({}, copy));
    const paper = await app.as(author).post("/mock-tests", {
      title: "Optics",
      visibility: "public",
      duration: 10,
      questionIds: [post.questions[0].id],
    });
    const [sitter, other] = [await app.person("sitter"), await app.person("other")];
    await app.as(sitter).post(`/mock-tests/${paper.body.id}/attempts`, {});
    const drafts = await draft(sitter);
    expect(drafts).toHaveLength(5);
    expect(drafts.map((one) => one.questionText)).not.toContain(questionText);
    expect((await draft(other)).map((one) => one.questionText)).toContain(questionText);
  });

  test.each([
    [{ section: "Reasoning" }, "Venn diagrams and sets"],
    [{ subject: "MATHEMATICS" }, "Sets, relations and functions"],
    [{ examType: "SSC_CGL" }, "Venn diagrams and sets"],
    [{ examType: "JEE_MAIN" }, "Sets, relations and functions"],
  ])("of several meanings of a topic, the one of %j counts", async (asked, title) => {
    const asha = await app.person("asha");
    const body = { topic: "Venn diagrams", count: 2, ...asked };
    const { questions } = (await app.as(asha).post("/gemini/generate-questions", body)).body;
    expect(questions.map(({ topic }: { topic: string }) => topic)).toEqual([title, title]);
  });

  test("an unknown topic is refused with the nearest known topics", async () => {
    const asha = await app.person("asha");
    const reply = await app.as(asha).post("/gemini/generate-questions", { topic: "termodynamix of cats" });
    expect(reply.status).toBe(400);
    expect(reply.body.message).toMatch(
      /^No questions are known for "termodynamix of cats"\. The nearest topics are: .*Thermodynamics/,
    );
    expect(reply.body.errors).toMatchObject([{ field: "topic" }]);
  });

  test("the reply says when the questions are only about a related topic", async () => {
    const asha = await app.person("asha");
    const ask = async (topic: string) =>
      (await app.as(asha).post("/gemini/generate-questions", { topic, count: 3 })).body;
    expect((await ask("mughal carpets")).message).toBe(
      refusals.ai.nearTopic("mughal carpets", ["The Mughal empire"], 3),
    );
    expect((await ask("cyclotron")).message).toBe(
      refusals.ai.partOfTopic("cyclotron", ["Magnetism and magnetic effects of current"], 3),
    );
    expect(await ask("mughal empire")).not.toHaveProperty("message");
  });

  test("all questions of a sub-topic are about it, and a smaller number is explained", async () => {
    const asha = await app.person("asha");
    const reply = await app.as(asha).post("/gemini/generate-questions", { topic: "krebs cycle", count: 20 });
    const { questions, message } = reply.body;
    expect(message).toBe(refusals.ai.fewerOnTopic("Krebs cycle", questions.length));
  });

  test("a topic is required and has a maximum length", async () => {
    const asha = await app.person("asha");
    for (const topic of [undefined, "", "  "]) {
      const reply = await app.as(asha).post("/gemini/generate-questions", { topic });
      expect([reply.status, reply.body.message]).toEqual([400, messages.ai.chooseSomething]);
    }
    expect((await app.as(asha).post("/gemini/generate-questions", { topic: "x".repeat(101) })).status).toBe(
      400,
    );
    const unknown = await app
      .as(asha)
      .post("/gemini/generate-questions", { topic: "sound", difficulty: "BRUTAL" });
    expect(unknown.body.message).toBe("Difficulty must be one of EASY, MEDIUM, HARD");
  });
});

test("drafts by subject follow the exam; the subject is required", async () => {
  const asha = await app.person("asha");
  const reply = await app.as(asha).post("/gemini/generate-questions-by-subject", {
    subject: "mathematics",
    examType: "CAT",
    count: 4,
    difficulty: "easy",
  });
  expect(reply.body.questions).toHaveLength(4);
  for (const { subject } of reply.body.questions) expect(subject).toBe("MATHEMATICS");
  const missing = await app.as(asha).post("/gemini/generate-questions-by-subject", { examType: "CAT" });
  expect([missing.status, missing.body.message]).toEqual([400, messages.ai.chooseSomething]);
});

describe("from a text", () => {
  test("questions ask what the text says, and a smaller number is explained", async () => {
    const asha = await app.person("asha");
    const reply = await app.as(asha).post("/gemini/generate-questions-from-text", { text: TEXT, count: 20 });
    const { questions, message } = reply.body;
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.length).toBeLessThan(20);
    expect(message).toBe(refusals.ai.fewerQuestions(questions.length, 20));
    for (const question of questions) {
      const right = question[`option${"ABCD".indexOf(question.correctAnswer) + 1}`];
      expect(TEXT.toLowerCase().replace(/\s+/g, " ")).toContain(right.toLowerCase());
    }
  });

  test("a text without facts gives no questions, and the reply says so", async () => {
    const asha = await app.person("asha");
    const reply = await app.as(asha).post("/gemini/generate-questions-from-text", { text: "asdf asdf" });
    expect(reply.body).toEqual({
      questions: [],
      engine: "built-in",
      message: refusals.ai.fewerQuestions(0, 5),
    });
  });

  test("a blank or too long text is refused", async () => {
    const asha = await app.person("asha");
    const blank = await app.as(asha).post("/gemini/generate-questions-from-text", { text: " " });
    expect([blank.status, blank.body.message]).toEqual([400, messages.ai.textRequired]);
    const endless = await app
      .as(asha)
      .post("/gemini/generate-questions-from-text", { text: "x".repeat(20_001) });
    expect(endless.status).toBe(400);
  });
});

test("calls that generate questions are limited per minute", async () => {
  const limited = new TestApp();
  await limited.open({ limits: true });
  try {
    const asha = await limited.person("asha");
    const statuses = [];
    for (let call = 0; call < 21; call++) {
      statuses.push(
        (
          await limited
            .as(asha)
            .post("/mcq/generate?subject=ENGLISH&examType=MOCK_TEST&difficultyLevel=MEDIUM&count=1")
        ).status,
      );
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  } finally {
    await limited.close();
  }
});

test("a generated practice question reveals no key before it is answered and is not marked as a previous year's question", async () => {
  const asha = await app.person("asha");
  const generated = await app
    .as(asha)
    .post("/mcq/generate?subject=PHYSICS&examType=NEET&difficultyLevel=EASY&count=1");
  const [{ id, ...question }] = generated.body.questions;
  const [row] = await app.deps.db.query<{ correct_answer: string }>(
    "select correct_answer from questions where id = $1",
    [id],
  );
  const post = (correctAnswer: string) =>
    app
      .as(asha)
      .post(
        "/social/posts",
        questionPost({ examType: "PREVIOUS_YEAR", questions: [{ ...question, correctAnswer }] }),
      );
  const tries = await Promise.all(["A", "B", "C", "D"].map(post));
  expect(tries.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const answer = await app
    .as(asha)
    .post(`/mcq/submit?questionId=${id}&selectedOption=${row?.correct_answer}`);
  expect(answer.body).toMatchObject({ isCorrect: true, pointsEarned: 0, unpaidReason: "KEY_SEEN" });

  const kabir = await app.person("kabir");
  const second = (
    await app.as(kabir).post("/mcq/generate?subject=PHYSICS&examType=NEET&difficultyLevel=EASY&count=1")
  ).body.questions[0];
  const { correctAnswer } = (await app.as(kabir).post(`/mcq/submit?questionId=${second.id}&selectedOption=A`))
    .body;
  const copied = questionPost({ examType: "PREVIOUS_YEAR", questions: [{ ...second, correctAnswer }] });
  expect((await app.as(kabir).post("/social/posts", copied)).status).toBe(400);
});

test("a draft cannot be posted as a previous year's question, neither directly nor by an edit", async () => {
  const asha = await app.person("asha");
  const { body } = await app.as(asha).post("/gemini/generate-questions", { topic: "Kinematics", count: 1 });
  const asPreviousYear = questionPost({ examType: "PREVIOUS_YEAR", questions: body.questions });
  const refusal = {
    status: 400,
    body: {
      message: refusals.posts.generatedIsNoPreviousYear,
      errors: [{ field: "examType", message: refusals.posts.generatedIsNoPreviousYear }],
    },
  };
  expect(await app.as(asha).post("/social/posts", asPreviousYear)).toMatchObject(refusal);
  const post = await app.as(asha).post("/social/posts", { ...asPreviousYear, examType: "NEET" });
  expect(post.status).toBe(201);
  expect(await app.as(asha).put(`/social/posts/${post.body.id}`, asPreviousYear)).toMatchObject(refusal);
  expect((await app.as(asha).post("/social/posts", questionPost({ examType: "PREVIOUS_YEAR" }))).status).toBe(
    201,
  );
});
