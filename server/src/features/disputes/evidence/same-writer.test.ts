import type { WrittenQuestion } from "@prepfeed/contract/questions/same-writer";
import { beforeAll, expect, test } from "vitest";
import { keysOf, makePaper, start, submit } from "../../../../test/mock-tests.ts";
import { giveRole } from "../../../../test/scene.ts";
import { type Person, testApp } from "../../../../test/test-app.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
let moderator: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  moderator = await app.person("moderator");
  await giveRole(app, moderator, "MODERATOR");
});

const quizOf = async (person: Person): Promise<string[]> => {
  const { body } = await app
    .as(person)
    .post("/mcq/generate?subject=Physics&difficultyLevel=easy&examType=NEET&count=5");
  return body.questions.map(({ id }: { id: string }) => id);
};
const object = async (person: Person, id: string): Promise<string> => {
  await app.as(person).post(`/social/questions/${id}/answer`, { selectedOption: "B" });
  const objection = { reason: "WRONG_KEY", text: "I get another answer." };
  return (await app.as(person).post(`/social/questions/${id}/disputes`, objection)).body.id;
};

test("a case lists all other questions of its writer, page by page, the most answered first", async () => {
  const { db, rollup } = app.deps;
  const [disputed = "", ...rest] = await quizOf(asha);
  const [answered = "", ...others] = [...(await quizOf(kabir)), ...rest];
  const sameWriter = [answered, ...others.slice(1)];
  await db.query(
    "update questions set writer = 'falling-stones', seed = id::text where id = any($1::uuid[])",
    [[disputed, ...sameWriter]],
  );
  await db.query("update questions set writer = 'another' where id = $1", [others[0]]);
  const otherCase = await object(kabir, answered);
  const caseId = await object(asha, disputed);
  await rollup.run();

  const listed: WrittenQuestion[] = [];
  for (let page = 0, last = false; !last; page++) {
    const { body } = await app
      .as(moderator)
      .get(`/moderation/questions/${caseId}/same-writer?size=3&page=${page}`);
    expect(body.totalElements).toBe(sameWriter.length);
    listed.push(...body.content);
    last = body.last;
  }
  expect(listed.map(({ id }) => id).toSorted()).toEqual(sameWriter.toSorted());
  const [stored] = await db.query<Record<string, string>>(
    `select question_text, case correct_answer when 'A' then option_a when 'B' then option_b when 'C' then option_c else option_d end as answer
     from questions where id = $1`,
    [answered],
  );
  expect(listed[0]).toMatchObject({
    id: answered,
    seed: answered,
    questionText: stored?.question_text,
    answer: stored?.answer,
    answers: 1,
    askedIn: "PRACTICE",
    postId: null,
    state: null,
    dispute: { id: otherCase, outcome: null },
  });
  expect(listed[1]).toMatchObject({ answers: 0, dispute: null });
  expect(JSON.stringify(listed)).not.toContain(kabir.id);

  // The moderator knows these keys now.
  const [seen] = await db.query<{ count: number }>(
    `select count(*)::int as count from seen_keys s join questions q using (fingerprint)
     where s.user_id = $1 and q.id = any($2::uuid[])`,
    [moderator.id, sameWriter],
  );
  expect(seen?.count).toBe(sameWriter.length);
  const events = await db.query(
    "select 1 from audit_events where event = 'same-writer-read' and actor = $1",
    [moderator.id],
  );
  expect(events.length).toBeGreaterThan(0);
});

test("a question by a person has no writer to list", async () => {
  const [id = ""] = await quizOf(asha);
  await app.deps.db.query("update questions set writer = null where id = $1", [id]);
  const caseId = await object(asha, id);
  const { body } = await app.as(moderator).get(`/moderation/questions/${caseId}/same-writer`);
  expect(body).toMatchObject({ content: [], totalElements: 0, last: true });
});

test("keys that the moderator may not know yet are left out", async () => {
  const { db } = app.deps;
  const [disputed = ""] = await quizOf(asha);
  const [sat, event] = [await makePaper(app, asha), await makePaper(app, asha)];
  const [ofSat, ofEvent] = [await keysOf(app, sat), await keysOf(app, event)].map((keys) =>
    keys.map(({ id }) => id),
  );
  await db.query("update questions set writer = 'pulleys' where id = any($1::uuid[])", [
    [disputed, ...(ofSat ?? []), ...(ofEvent ?? [])],
  ]);
  const caseId = await object(asha, disputed);
  const listed = async () => {
    const { body } = await app.as(moderator).get(`/moderation/questions/${caseId}/same-writer?size=50`);
    expect(body.totalElements).toBe(body.content.length);
    return body.content.map(({ id }: WrittenQuestion) => id).toSorted();
  };
  const both = [...(ofSat ?? []), ...(ofEvent ?? [])].toSorted();
  expect(await listed()).toEqual(both);

  const { body: attempt } = await start(app, sat, moderator);
  expect(await listed()).toEqual(ofEvent?.toSorted());
  await submit(app, attempt.id, moderator);
  expect(await listed()).toEqual(both);

  const takesPlace = (begins: string, ends: string) =>
    db.query(
      "update mock_tests set starts_at = $2::timestamptz + $3::interval, ends_at = $2::timestamptz + $4::interval where id = $1",
      [event, app.deps.now(), begins, ends],
    );
  await takesPlace("1 hour", "2 hours");
  expect(await listed()).toEqual(ofSat?.toSorted());
  await takesPlace("-1 hour", "1 hour");
  expect(await listed()).toEqual(ofSat?.toSorted());
  await takesPlace("-2 hours", "-1 hour");
  expect(await listed()).toEqual(both);
});
