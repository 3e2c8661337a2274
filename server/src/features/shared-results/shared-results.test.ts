import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../../../test/machine/temporary-folder.ts";
import { keysOf, permitKeys, questionsOf, save } from "../../../test/mock-tests.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const web = temporaryFolder(afterAll);
writeFileSync(join(web, "index.html"), "<head><title>Prepfeed</title></head>");

const app = testApp({ folders: { web } });
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

test("a visitor gets the stored totals: the paper is not marked again", async () => {
  const { body } = await share({ score: true, sections: true });
  const before = await seen(body.share.id);
  expect(before.body.score).toMatchObject({ score: 4, correct: 1, skipped: 1 });
  const { db } = app.deps;
  await db.query("update mock_answers set answer = 'Z' where attempt_id = $1", [attemptId]);
  expect((await seen(body.share.id)).body).toEqual(before.body);
  await app.as(asha).delete(`/mock-attempts/${attemptId}/share`);
});

test("a link shows only what was chosen, keeps its id, and is not found once withdrawn", async () => {
  expect((await app.as(asha).get(`/mock-attempts/${attemptId}/share`)).body).toEqual({ share: null });
  const { body } = await share({ score: true });
  const { id } = body.share;
  expect(body.share).toEqual({ id, name: false, score: true, sections: false, rank: false });
  const first = await seen(id);
  expect(first.body).toEqual({
    title: "Two halves",
    examType: null,
    finishedAt: expect.any(String),
    number: 1,
    timed: true,
    extraTime: false,
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

test("the page and the picture of a shared result are never cached, so that a withdrawn score disappears", async () => {
  const { id } = (await share({ score: true })).body.share;
  const read = async (url: string) => {
    const { statusCode, headers, body } = await app.app.inject({ url });
    return { statusCode, cache: headers["cache-control"], tells: body.includes("4 of 8 marks") };
  };
  expect(await read(`/results/${id}`)).toEqual({ statusCode: 200, cache: "no-cache", tells: true });
  expect(await read(`/share/results/${id}.png`)).toMatchObject({ statusCode: 200, cache: "no-cache" });
  await app.as(asha).delete(`/mock-attempts/${attemptId}/share`);
  expect(await read(`/results/${id}`)).toEqual({ statusCode: 200, cache: "no-cache", tells: false });
  expect(await read(`/share/results/${id}.png`)).toMatchObject({ statusCode: 404 });
});
