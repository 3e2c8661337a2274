import { OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import { Practice } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { expect, test } from "vitest";
import { guardSecret } from "../../../test/leak-guard.ts";
import { createPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
/** Values that do not matter here. */
const ANY = "examType=MOCK_TEST&difficultyLevel=EASY";
const DAY = 24 * 60 * 60 * 1000;

interface Made {
  id: string;
  questionText: string;
  subject: string;
  section: string;
  topic: string;
}

/** A quiz whose explanations contain canaries that only this learner may see, and only after answering. */
async function quiz(person: Person, query = "subject=PHYSICS&count=3"): Promise<Made[]> {
  const reply = await app.as(person).post(`/mcq/generate?${ANY}&${query}`);
  expect(reply.status).toBe(200);
  for (const { id } of reply.body.questions) {
    const canary = `canary explanation ${id}`;
    await app.deps.db.query("update questions set explanation = $2 where id = $1", [id, canary]);
    guardSecret(canary, "whoever answers");
  }
  return reply.body.questions;
}

async function keyOf(id: string): Promise<string> {
  const [row] = await app.deps.db.query<{ correct_answer: string }>(
    "select correct_answer from questions where id = $1",
    [id],
  );
  return row?.correct_answer ?? "";
}
const wrongKey = (key: string) => OPTIONS.find((option) => option !== key) ?? "A";

async function answer(person: Person, id: string, isRight: boolean) {
  const key = await keyOf(id);
  const selectedOption = isRight ? key : wrongKey(key);
  const reply = await app
    .as(person)
    .post(`/mcq/submit?userId=${person.id}&questionId=${id}&selectedOption=${selectedOption}`);
  expect(reply.status).toBe(200);
  return reply.body;
}

async function review(person: Person, questionId: string, isRight: boolean) {
  const key = await keyOf(questionId);
  return app.as(person).post("/mcq/review", { questionId, selectedOption: isRight ? key : wrongKey(key) });
}

test("a quiz holds questions without their keys, stored for the learner who asked", async () => {
  const asha = await app.person("asha");
  const reply = await app
    .as(asha)
    .post("/mcq/generate?subject=Physics&difficultyLevel=easy&examType=NEET&count=5");
  expect(reply.body.engine).toBe("built-in");
  expect(reply.body.questions).toHaveLength(5);
  for (const question of reply.body.questions) {
    expect(question).toEqual({
      id: expect.any(String),
      kind: "SINGLE",
      questionText: expect.any(String),
      optionA: expect.any(String),
      optionB: expect.any(String),
      optionC: expect.any(String),
      optionD: expect.any(String),
      section: "Science",
      topic: expect.any(String),
      topicSlug: expect.any(String),
      points: 1,
      timeLimit: 60,
      myAnswer: null,
      subject: "PHYSICS",
      examType: "NEET",
      difficultyLevel: "EASY",
      engine: "built-in",
      verified: false,
    });
  }
});

test("both endpoints return a quiz; the count is clamped and unknown values are refused with the allowed ones", async () => {
  const asha = await app.person("asha");
  const social = await app.as(asha).post(`/social/questions/generate?${ANY}&subject=HISTORY&count=99`);
  expect(social.body.questions).toHaveLength(20);
  expect(
    (await app.as(asha).post(`/mcq/generate?${ANY}&subject=HISTORY&count=nonsense`)).body.questions,
  ).toHaveLength(5);
  expect(
    (await app.as(asha).post(`/mcq/generate?${ANY}&subject=HISTORY&count=-1`)).body.questions,
  ).toHaveLength(1);
  const refused = await app.as(asha).post(`/mcq/generate?${ANY}&subject=ALCHEMY`);
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain("PHYSICS");
});

test("a topic or a section decides what a quiz is about; the subject only chooses between meanings", async () => {
  const asha = await app.person("asha");
  const elastic = await quiz(asha, "topic=Elasticity&subject=ECONOMICS&count=4");
  expect(elastic.map(({ subject }) => subject)).toEqual(Array(4).fill("ECONOMICS"));
  const inPhysics = await quiz(asha, "topic=Elasticity&subject=PHYSICS&count=2");
  expect(inPhysics.map(({ subject }) => subject)).toEqual(Array(2).fill("PHYSICS"));
  const known = await quiz(asha, "topic=trigo&count=2");
  expect(new Set(known.map(({ subject }) => subject))).toEqual(new Set(["MATHEMATICS"]));
  for (const section of ["Reasoning", "banking", "Quantitative Aptitude"]) {
    const made = await quiz(asha, `section=${section}&topic=&subject=`);
    expect(made, section).not.toHaveLength(0);
    expect(made.every((question) => question.section.toLowerCase() === section.toLowerCase())).toBe(true);
  }
  expect(await quiz(asha, "subject=ECONOMICS&count=2")).toHaveLength(2);
});

test("of several meanings of a topic, the one of its section counts", async () => {
  const asha = await app.person("asha");
  const topicsOf = async (more: string) =>
    new Set((await quiz(asha, `topic=Venn diagrams&count=3${more}`)).map(({ topic }) => topic));
  expect(await topicsOf("&section=Reasoning")).toEqual(new Set(["Venn diagrams and sets"]));
  expect(await topicsOf("&subject=MATHEMATICS")).toEqual(new Set(["Sets, relations and functions"]));
});

test("topics that the exam does not ask come at the general level, and the reply says so", async () => {
  const asha = await app.person("asha");
  const ask = async (query: string) =>
    (await app.as(asha).post(`/mcq/generate?difficultyLevel=MEDIUM&count=2&${query}`)).body;
  const message = "CAT does not ask Biology. These questions are at the general level.";
  expect(await ask("examType=CAT&subject=BIOLOGY")).toMatchObject({ message, generalLevel: true });
  expect(await ask("examType=JEE_MAIN&section=Banking")).toMatchObject({ generalLevel: true });
  for (const query of [
    "examType=NEET&subject=BIOLOGY",
    "examType=MOCK_TEST&subject=BIOLOGY",
    "examType=CAT&subject=BIOLOGY&topic=photosynthesis",
  ]) {
    const reply = await ask(query);
    expect(reply.questions).toHaveLength(2);
    expect(reply).not.toHaveProperty("generalLevel");
  }
});

test("an unknown topic is refused with the nearest ones, and so are unknown sections and long topics", async () => {
  const asha = await app.person("asha");
  const unknown = await app.as(asha).post(`/mcq/generate?${ANY}&topic=zzqq+vvxx`);
  expect(unknown.status).toBe(400);
  expect(unknown.body.errors).toEqual([{ field: "topic", message: expect.stringContaining("zzqq vvxx") }]);
  expect((await app.as(asha).post(`/mcq/generate?${ANY}&section=Alchemy`)).body.message).toContain(
    "Reasoning",
  );
  expect((await app.as(asha).post(`/mcq/generate?${ANY}&topic=${"x".repeat(101)}`)).status).toBe(400);
});

test("a quiz and an answer without a required field are refused", async () => {
  const asha = await app.person("asha");
  for (const query of ["", "subject=PHYSICS&examType=NEET", "subject=&examType=NEET&difficultyLevel=EASY"]) {
    const { status, body } = await app.as(asha).post(`/mcq/generate?${query}`);
    expect([status, body.message]).toEqual([400, "Subject, exam type, and difficulty level are required"]);
  }
  for (const query of ["", "questionId=&selectedOption=A"]) {
    const { status, body } = await app.as(asha).post(`/mcq/submit?${query}`);
    expect([status, body.message]).toEqual([400, "User ID, question ID and selected option are required"]);
  }
});

test("questions that the learner had lately are not repeated while there are others", async () => {
  const asha = await app.person("asha");
  const seen = new Set<string>();
  for (let round = 0; round < 5; round++) {
    for (const { questionText } of await quiz(asha, "subject=ENGLISH&count=20")) seen.add(questionText);
  }
  expect(seen.size).toBe(100);
});

test("answering shows the key, earns a point once, and counts like any answer", async () => {
  const asha = await app.person("asha");
  const [question] = await quiz(asha);
  const id = question?.id ?? "";
  const first = await answer(asha, id, true);
  expect(first).toMatchObject({
    isCorrect: true,
    pointsEarned: 1,
    alreadyAnswered: false,
    explanation: `canary explanation ${id}`,
  });
  const again = await answer(asha, id, false);
  expect(again).toMatchObject({ isCorrect: true, pointsEarned: 1, alreadyAnswered: true });
  await app.deps.rollup.run();
  const [skill] = await app.deps.db.query<{ topic: string }>(
    "select topic from topic_skills where user_id = $1",
    [asha.id],
  );
  expect(skill?.topic).toBe(question?.topic);
});

test("another learner's quiz is not found", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const [question] = await quiz(asha);
  const id = question?.id ?? "";
  expect((await app.as(ravi).post(`/mcq/submit?questionId=${id}&selectedOption=A`)).status).toBe(404);
  expect((await app.as(ravi).post("/mcq/review", { questionId: id, selectedOption: "A" })).status).toBe(404);
  expect((await app.as(ravi).get(`/social/questions/${id}/my-answer`)).status).toBe(404);
  await answer(asha, id, false);
  expect((await app.as(ravi).post("/mcq/review", { questionId: id, selectedOption: "A" })).status).toBe(404);
});

test("practising again requires an answer first, and changes neither the answer nor the points", async () => {
  const asha = await app.person("asha");
  const [question] = await quiz(asha);
  const id = question?.id ?? "";
  const early = await review(asha, id, true);
  expect([early.status, early.body.message]).toEqual([403, refusals.questions.answerBeforeReview]);
  await answer(asha, id, false);
  const reply = await review(asha, id, true);
  expect(reply.body).toEqual({
    questionId: id,
    selectedOption: await keyOf(id),
    isCorrect: true,
    correctAnswer: await keyOf(id),
    explanation: `canary explanation ${id}`,
    submittedAt: expect.any(String),
    practice: true,
    comesBack: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    setAside: false,
  });
  const standing = await app.as(asha).get(`/social/questions/${id}/my-answer`);
  expect(standing.body).toMatchObject({ isCorrect: false, pointsEarned: 0 });
  await app.deps.rollup.run();
  const profile = await app.as(asha).get("/auth/profile");
  expect(profile.body).toMatchObject({ totalQuestions: 1, accuracy: 0 });
});

test("mistakes are listed newest first, without key and explanation, until a review is right", async () => {
  const asha = await app.person("asha");
  const made = [...(await quiz(asha)), ...(await quiz(asha, "subject=HISTORY&count=1"))];
  for (const [at, { id }] of made.entries()) {
    await answer(asha, id, at === 0);
    app.pass(1_000);
  }
  const [, older, newer, history] = made;
  const ids = async (query = "") => {
    const { body } = await app.as(asha).get(`/mcq/mistakes?${query}`);
    return { ids: body.questions.map(({ id }: Made) => id), total: body.total };
  };
  expect(await ids()).toEqual({ ids: [history?.id, newer?.id, older?.id], total: 3 });
  expect(await ids("count=1")).toEqual({ ids: [history?.id], total: 3 });
  expect(await ids("subject=physics")).toEqual({ ids: [newer?.id, older?.id], total: 2 });
  const [listed] = (await app.as(asha).get("/mcq/mistakes")).body.questions;
  for (const secret of ["correctAnswer", "explanation", "myAnswer"])
    expect(listed).not.toHaveProperty(secret);

  await review(asha, newer?.id ?? "", false);
  expect((await ids()).total).toBe(3);
  app.pass(1_000);
  await review(asha, newer?.id ?? "", true);
  expect(await ids()).toEqual({ ids: [history?.id, older?.id], total: 2 });
  app.pass(1_000);
  await review(asha, newer?.id ?? "", false);
  expect((await ids()).total).toBe(3);
});

test("a wrong answer in the feed is a mistake too; an author's own answer is not", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const post = await createPost(app, ravi);
  const { id } = post.questions[0];
  for (const person of [asha, ravi])
    await app.as(person).post(`/social/questions/${id}/answer`, { selectedOption: "D" });
  expect((await app.as(asha).get("/mcq/mistakes")).body.questions).toMatchObject([{ id, engine: null }]);
  expect((await app.as(ravi).get("/mcq/mistakes")).body).toEqual({ questions: [], total: 0 });
});

test("unanswered questions are deleted after a week; answered ones are kept", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const [answered, forgotten] = await quiz(asha);
  const [ravis] = await quiz(ravi);
  await answer(asha, answered?.id ?? "", true);
  const left = async () => {
    await app.as(asha).post(`/mcq/generate?${ANY}&subject=PHYSICS&count=1`);
    await app.deps.background.drained();
    const rows = await app.deps.db.query<{ id: string }>(
      "select id from questions where id = any($1::uuid[])",
      [[answered?.id, forgotten?.id, ravis?.id]],
    );
    return rows.map(({ id }) => id);
  };
  expect(await left()).toHaveLength(3);
  const passed = Practice.unansweredDays * DAY + 1_000;
  app.pass(passed);
  const again = await app.as(asha).post(`/mcq/generate?${ANY}&subject=PHYSICS&count=1`);
  // Everybody's sessions have ended by then.
  if (again.status === 401) {
    const login = await app.as(undefined).post("/auth/login", {
      usernameOrEmail: asha.username,
      password: asha.password,
    });
    asha.token = login.body.token;
  }
  expect((await left()).toSorted()).toEqual([answered?.id, ravis?.id].toSorted());
});

test("a quiz in the style of previous years is labelled so, and none of its questions claims to be from one", async () => {
  const asha = await app.person("asha");
  const { body } = await app
    .as(asha)
    .post("/mcq/generate?subject=PHYSICS&examType=PREVIOUS_YEAR&difficultyLevel=EASY&count=2");
  expect(body.questions.map(({ examType }: { examType: unknown }) => examType)).toEqual([null, null]);
  for (const { id } of body.questions) {
    const key = await keyOf(id);
    await app.as(asha).post(`/mcq/submit?questionId=${id}&selectedOption=${wrongKey(key)}`);
  }
  const { content } = (await app.as(asha).get(`/mcq/responses/${asha.id}`)).body;
  expect(content.map(({ examType }: { examType: unknown }) => examType)).toEqual([null, null]);
  const mistakes = (await app.as(asha).get("/mcq/mistakes")).body.questions;
  expect(mistakes.map(({ examType }: { examType: unknown }) => examType)).toEqual([null, null]);
  await app.deps.rollup.run();
  const [kept] = await app.deps.db.query<{ exam_family: string; attempts: number }>(
    "select exam_family, attempts from learner_totals where user_id = $1",
    [asha.id],
  );
  expect(kept).toEqual({ exam_family: "PREVIOUS_YEAR", attempts: 2 });
});
