import { refusals } from "@prepfeed/contract/foundation/refusals";
import { describe, expect, test } from "vitest";
import { guardSecret } from "../../../test/leak-guard.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();

const TEXT = `Photosynthesis takes place in the chloroplasts of green leaves. Chlorophyll absorbs red and blue light.
The light reaction splits water and releases oxygen. Melvin Calvin described the cycle that fixes carbon dioxide in 1950.
The stomata are small pores that let carbon dioxide enter the leaf. Glucose is stored as starch in the leaf cells.`;

const DOORS = [
  ["a topic", "generate-questions", { topic: "Genetics" }, "BIOLOGY"],
  ["a text", "generate-questions-from-text", { text: TEXT, subject: "biology" }, "BIOLOGY"],
  ["a subject", "generate-questions-by-subject", { subject: "HISTORY" }, "HISTORY"],
] as const;

const ask = (person: Person, door: string, body: object) =>
  app.as(person).post(`/gemini/${door}`, { examType: "NEET", count: 2, ...body });

async function keptRow(id: string) {
  const [row] = await app.deps.db.query<{ asked_by: string; correct_answer: string }>(
    "select asked_by, correct_answer from questions where id = $1",
    [id],
  );
  return row;
}

const submit = (person: Person, id: string, option = "A") =>
  app.as(person).post(`/mcq/submit?questionId=${id}&selectedOption=${option}`);

describe.each(DOORS)("practising questions on %s", (_, door, body, subject) => {
  test("returns a quiz without keys, stored for the learner, whose right answers earn points", async () => {
    const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
    const reply = await ask(asha, door, { ...body, practise: true });
    expect(reply.body).toMatchObject({ practise: true, engine: "built-in" });
    expect(reply.body.questions).toHaveLength(2);
    for (const question of reply.body.questions) {
      expect(question).toMatchObject({ id: expect.any(String), myAnswer: null, subject, examType: "NEET" });
      for (const secret of ["correctAnswer", "explanation"]) expect(question).not.toHaveProperty(secret);
      expect((await keptRow(question.id))?.asked_by).toBe(asha.id);
      const canary = `canary explanation ${question.id}`;
      await app.deps.db.query("update questions set explanation = $2 where id = $1", [question.id, canary]);
      guardSecret(canary, "whoever answers");
    }
    const [{ id }] = reply.body.questions;
    expect((await submit(ravi, id)).status).toBe(404);
    const paid = await submit(asha, id, (await keptRow(id))?.correct_answer);
    expect(paid.body).toMatchObject({ isCorrect: true, pointsEarned: 1 });
  });

  test("returns drafts, which are not stored, unless practice is requested", async () => {
    const asha = await app.person("asha");
    for (const practise of [undefined, null, "", false]) {
      const reply = await ask(asha, door, { ...body, practise });
      expect(reply.body).not.toHaveProperty("practise");
      expect(reply.body.questions[0]).toHaveProperty("correctAnswer");
      expect(reply.body.questions[0]).not.toHaveProperty("id");
    }
    const rows = await app.deps.db.query("select 1 from questions where asked_by = $1", [asha.id]);
    expect(rows).toEqual([]);
    expect((await ask(asha, door, { ...body, practise: "perhaps" })).status).toBe(400);
  });
});

test("questions of a quiz on the learner's text count as seen once drafts showed them", async () => {
  const asha = await app.person("asha");
  const text = { text: TEXT, count: 20 };
  const drafts = await ask(asha, "generate-questions-from-text", text);
  const shown = new Set(
    drafts.body.questions.map(({ questionText }: { questionText: string }) => questionText),
  );
  const quiz = await ask(asha, "generate-questions-from-text", { ...text, practise: true });
  expect(quiz.body.message).toBe(refusals.ai.fewerQuestions(quiz.body.questions.length, 20));
  const again = quiz.body.questions.find(({ questionText }: { questionText: string }) =>
    shown.has(questionText),
  );
  const answer = await submit(asha, again.id, (await keptRow(again.id))?.correct_answer);
  expect(answer.body).toMatchObject({ isCorrect: true, pointsEarned: 0, unpaidReason: "KEY_SEEN" });
});

test("a text without facts gives no quiz and says so; an unknown topic is refused as for drafts", async () => {
  const asha = await app.person("asha");
  const nothing = await ask(asha, "generate-questions-from-text", { text: "asdf asdf", practise: true });
  expect(nothing.body).toEqual({
    practise: true,
    questions: [],
    engine: "built-in",
    message: refusals.ai.fewerQuestions(0, 2),
  });
  const unknown = await ask(asha, "generate-questions", { topic: "termodynamix of cats", practise: true });
  expect(unknown.status).toBe(400);
  expect(unknown.body.errors).toMatchObject([{ field: "topic" }]);
});
