import { refusals } from "@prepfeed/contract/foundation/refusals";
import { beforeAll, expect, test } from "vitest";
import { decideQuestion } from "../../../test/moderation/decide-question.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { giveRole } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { examineAnswers, handleDue } from "./checking.service.ts";

const app = testApp();
let author: Person;
let moderator: Person;
beforeAll(async () => {
  author = await app.person("author");
  moderator = await app.person("moderator");
  await giveRole(app, moderator, "MODERATOR");
});

const post = async () => {
  const body = questionPost({ examType: "NEET" }, { questionText: `What is ${crypto.randomUUID()}?` });
  const made = await createPost(app, author, body);
  return { body, id: made.id as string, questionId: made.questions[0].id as string };
};

/** Of 59 people the weak chose the key, A, and the strong B; one more answers now. */
async function answerAgainstKey(questionId: string, examined = () => examineAnswers(app.deps)) {
  const { db, rollup } = app.deps;
  await db.query(
    `insert into choice_counts (question_id, version, exam_family, choice, rest_bin, time_bucket, people)
     select $1, 1, 'NEET', choice, bin, 4, people from (values ('A', 4, 24), ('B', 15, 30), ('C', 8, 6)) as c (choice, bin, people)
     on conflict do nothing`,
    [questionId],
  );
  await db.query("update questions set attempts_count = 59 where id = $1", [questionId]);
  const asha = await app.person("asha");
  await app.as(asha).post(`/social/questions/${questionId}/answer`, { selectedOption: "B" });
  await rollup.run();
  await examined();
  return asha;
}

/** The database, whose first transaction fails. */
function failingOnce() {
  let tries = 0;
  const transaction = (work: () => Promise<unknown>) =>
    tries++ === 0 ? Promise.reject(new Error("broken")) : app.deps.db.transaction(work);
  return Object.assign(Object.create(app.deps.db), { transaction });
}

const caseOf = async (questionId: string) => {
  const { body } = await app.as(moderator).get("/moderation/questions?size=50");
  return body.content.find((each: { questionId: string }) => each.questionId === questionId);
};
const decide = (id: string, body: object) => decideQuestion(app, moderator, id, body);

test("answers that contradict a key have it checked, and moderators see what they say", async () => {
  const { questionId, id, body } = await post();
  await answerAgainstKey(questionId);
  const opened = await caseOf(questionId);
  expect(opened).toMatchObject({ openedBy: "ALARM", isChecked: true, objections: 0, version: 1 });
  const { body: details } = await app.as(moderator).get(`/moderation/questions/${opened.id}`);
  expect(details.suspicion).toEqual({ instead: "B", rules: ["A", "B"], people: 60 });
  const { body: told } = await app.as(author).get("/social/notifications");
  expect(told.content[0]).toMatchObject({
    kind: "dispute",
    dispute: {
      caseId: opened.id,
      text: expect.stringMatching(/^The answers to “What is .* suggest that its key/),
    },
  });
  // An edit would end the check.
  const asked = body.questions[0];
  const edit = await app.as(author).put(`/social/posts/${id}`, {
    ...body,
    questions: [{ ...asked, questionText: `${asked?.questionText} Now?` }],
  });
  expect([edit.status, edit.body.message]).toEqual([409, refusals.posts.beingChecked]);
});

test("a question that cannot be examined does not hold up the next one, and is examined later", async () => {
  const ids = [(await post()).questionId, (await post()).questionId];
  for (const id of ids) await answerAgainstKey(id, async () => {});
  const openedFor = async () => (await Promise.all(ids.map(caseOf))).filter(Boolean).length;
  await examineAnswers({ ...app.deps, db: failingOnce() });
  expect(await openedFor()).toBe(1);
  await examineAnswers(app.deps);
  expect(await openedFor()).toBe(2);
});

test("a case that cannot be passed on does not hold up the next one, and is passed on later", async () => {
  const ids = [(await post()).questionId, (await post()).questionId];
  for (const id of ids) {
    const asha = await app.person("asha");
    await app.as(asha).post(`/social/questions/${id}/answer`, { selectedOption: "B" });
    await app
      .as(asha)
      .post(`/social/questions/${id}/disputes`, { reason: "WRONG_KEY", answer: "B", text: "It is B." });
  }
  await app.deps.db.query(
    "update question_cases set author_until = now() - interval '1 hour' where question_id = any($1::uuid[])",
    [ids],
  );
  const waiting = async () => {
    const rows = await app.deps.db.query(
      "select 1 from question_cases where question_id = any($1::uuid[]) and escalated_at is null",
      [ids],
    );
    return rows.length;
  };
  expect(await waiting()).toBe(2);
  await handleDue({ ...app.deps, db: failingOnce() });
  expect(await waiting()).toBe(1);
  await handleDue(app.deps);
  expect(await waiting()).toBe(0);
});

test("a key that was checked and kept raises no alarm again", async () => {
  const { questionId } = await post();
  await answerAgainstKey(questionId);
  const { id } = await caseOf(questionId);
  expect((await decide(id, { outcome: "KEPT" })).status).toBe(200);
  await app.deps.regrades.run();
  await answerAgainstKey(questionId);
  expect(await caseOf(questionId)).toBeUndefined();
});

test("a question that is being checked is practised by nobody until it is decided", async () => {
  const { questionId } = await post();
  const asha = await answerAgainstKey(questionId);
  await app.deps.db.query("update memories set due = current_date - 1 where user_id = $1", [asha.id]);
  const practised = async () => {
    await app.deps.db.query("delete from daily_picks where user_id = $1", [asha.id]);
    const [today, mistakes] = [
      await app.as(asha).get("/learning/today"),
      await app.as(asha).get("/mcq/mistakes?count=5"),
    ];
    const ids = mistakes.body.questions.map(({ id }: { id: string }) => id);
    return [today.body.dueCount, ids.includes(questionId)];
  };
  expect(await practised()).toEqual([0, false]);
  const { id } = await caseOf(questionId);
  await decide(id, { outcome: "KEPT" });
  await app.deps.regrades.run();
  expect(await practised()).toEqual([1, true]);
});

test("while an event asks it, a suspected question takes answers, and is checked afterwards", async () => {
  const { questionId } = await post();
  const { body: paper } = await app.as(author).post("/mock-tests", {
    title: "Sunday",
    visibility: "public",
    duration: 10,
    questionIds: [questionId],
  });
  const runsUntil = (end: string) =>
    app.deps.db.query(
      `update mock_tests set starts_at = now() - interval '1 hour', ends_at = now() + $2::interval where id = $1`,
      [paper.id, end],
    );
  await runsUntil("1 hour");
  await answerAgainstKey(questionId);
  await handleDue(app.deps);
  expect(await caseOf(questionId)).toMatchObject({ openedBy: "ALARM", isChecked: false });
  await runsUntil("-1 second");
  await handleDue(app.deps);
  expect(await caseOf(questionId)).toMatchObject({ isChecked: true });
});
