import { Statistics } from "@prepfeed/contract/questions/statistics-limits";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import {
  crowd,
  type KeyRow,
  keysOf,
  MINUTE,
  makePaper,
  permitKeys,
  save,
  start,
  submit,
  wrong,
} from "../../../test/mock-tests.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let asha: Person;
beforeAll(async () => {
  asha = await app.person("asha");
});

const begin = async (paper: string, person: Person): Promise<string> =>
  (await start(app, paper, person)).body.id;
const answer = (person: Person, attempt: string, { id, correct_answer }: KeyRow) =>
  save(app, person, attempt, id, { answer: wrong(correct_answer), timeSpent: 60 });

test("skips are counted apart, and attempts that are not serious count for nothing", async () => {
  const paper = await makePaper(app, asha);
  const keys = await keysOf(app, paper);
  const [first, , third] = keys as [KeyRow, KeyRow, KeyRow];
  const people = await crowd(app, Statistics.fewest + 2, asha);
  await app.deps.db.query("update users set email_confirmed = true, created_at = now() - interval '7 days'");
  const [idle, hasty, ...serious] = people as [Person, Person, ...Person[]];

  const attempts = new Map<Person, string>();
  for (const person of [idle, ...serious]) attempts.set(person, await begin(paper, person));
  for (const key of keys) {
    app.pass(2 * MINUTE);
    for (const person of key === third ? serious.slice(0, 20) : serious)
      await answer(person, attempts.get(person) ?? "", key);
  }
  attempts.set(hasty, await begin(paper, hasty));
  app.pass(MINUTE / 2);
  for (const key of keys) await answer(hasty, attempts.get(hasty) ?? "", key);
  for (const [person, attempt] of attempts) {
    expect((await submit(app, attempt, person)).status).toBe(200);
    permitKeys(keys, person);
  }

  const seen = async (person: Person, { id }: KeyRow) =>
    (await app.as(person).get(`/social/questions/${id}/statistics`)).body;
  const [reader = hasty] = serious;
  expect(await seen(reader, first)).toMatchObject({
    firstAnswers: 30,
    skipped: 0,
    figures: { right: { value: 0 } },
  });
  expect(await seen(reader, third)).toMatchObject({ firstAnswers: 20, skipped: 10, figures: null });
  // The hasty learner has answered, and sees the same figures.
  expect(await seen(hasty, third)).toMatchObject({ firstAnswers: 20, skipped: 10 });
  await expectConsistent(app);
});
