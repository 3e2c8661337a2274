import { beforeAll, expect, test } from "vitest";
import { keysOf, permitKeys, questionsOf, save } from "../../../test/mock-tests.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let asha: Person;
let attemptId: string;
let questionText: string;

beforeAll(async () => {
  asha = await app.person("asha");
  const sections = ["First", "Second"].map((name) => ({
    name,
    subject: "PHYSICS",
    questions: 1,
    marks: "4",
  }));
  const made = await app.as(asha).post("/mock-tests", { title: "Two halves", sections });
  const keys = await keysOf(app, made.body.id);
  const { body } = await app.as(asha).post(`/mock-tests/${made.body.id}/attempts`, {});
  attemptId = body.id;
  questionText = questionsOf(body)[0]?.questionText ?? "";
  expect((await share({ score: true })).status).toBe(409);
  await save(app, asha, attemptId, keys[0]?.id ?? "", { answer: keys[0]?.correct_answer });
  await app.as(asha).post(`/mock-attempts/${attemptId}/submit`);
  permitKeys(keys, asha);
});

const share = (body: object) => app.as(asha).put(`/mock-attempts/${attemptId}/share`, body);
const seen = (id: string) => app.visitor.get(`/shared-results/${id}`);

test("a link shows what was chosen and nothing else, keeps its id, and is gone once withdrawn", async () => {
  expect((await app.as(asha).get(`/mock-attempts/${attemptId}/share`)).body).toEqual({ share: null });
  const { body } = await share({ score: true });
  const { id } = body.share;
  expect(body.share).toEqual({ id, name: false, score: true, sections: false, rank: false });
  const first = await seen(id);
  expect(first.body).toEqual({
    title: "Two halves",
    examType: null,
    finishedAt: expect.any(String),
    username: null,
    score: { score: 4, totalMarks: 8, correct: 1, wrong: 0, skipped: 1 },
    sections: null,
    rank: null,
  });
  const changed = await share({ score: false, sections: true, name: true, rank: true });
  expect(changed.body.share.id).toBe(id);
  const second = await seen(id);
  expect(second.body).toMatchObject({
    username: asha.username,
    score: null,
    sections: [
      { name: "First", score: 4, totalMarks: 4 },
      { name: "Second", score: 0, totalMarks: 4 },
    ],
    rank: null,
  });
  for (const text of [first.body, second.body].map((each) => JSON.stringify(each)))
    for (const secret of [attemptId, asha.id, questionText, "correctAnswer"])
      expect(text).not.toContain(secret);

  expect((await app.as(asha).delete(`/mock-attempts/${attemptId}/share`)).status).toBe(204);
  expect((await seen(id)).status).toBe(404);
  const again = await share({ score: true });
  expect(again.body.share.id).not.toBe(id);
  expect((await app.as(asha).get("/auth/export")).body.mockAttempts[0].share).toMatchObject({
    id: again.body.share.id,
  });
});
