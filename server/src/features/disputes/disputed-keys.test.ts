import { refusals } from "@prepfeed/contract/foundation/refusals";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { decideQuestion } from "../../../test/moderation/decide-question.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { giveRole } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

/** Keys and points that a dispute must not give away. */

const app = testApp();
let author: Person;
let moderator: Person;
beforeAll(async () => {
  author = await app.person("author");
  moderator = await app.person("moderator");
  await giveRole(app, moderator, "MODERATOR");
});

async function post() {
  const body = questionPost(
    { examType: "GATE" },
    { questionText: `Which rules hold for ${crypto.randomUUID()}?` },
  );
  const made = await createPost(app, author, body);
  return { body, id: made.id as string, questionId: made.questions[0].id as string };
}
const answer = (person: Person, questionId: string, selectedOption: string) =>
  app.as(person).post(`/social/questions/${questionId}/answer`, { selectedOption });
const dispute = (person: Person, questionId: string) =>
  app
    .as(person)
    .post(`/social/questions/${questionId}/disputes`, { reason: "WRONG_KEY", answer: "B", text: "It is B." });
const correct = async (caseId: string, by = moderator) => {
  const decision = { outcome: "CORRECTED", right: ["B"], reason: "It is B." };
  const reply = await decideQuestion(app, by, caseId, decision);
  expect(reply.status).toBe(200);
  await app.deps.regrades.run();
};
/** A correction of the spelling, which the text allows. */
const respell = async ({ id, body }: Awaited<ReturnType<typeof post>>) => {
  const [asked] = body.questions;
  const questionText = asked?.questionText.replace("rules", "rulers");
  const reply = await app
    .as(author)
    .put(`/social/posts/${id}`, { ...body, spellingOnly: true, questions: [{ ...asked, questionText }] });
  expect(reply.status).toBe(200);
};

test("the moderators who saw the case, and a learner who took a hint, earn nothing by the corrected key", async () => {
  const { questionId } = await post();
  const [asha, hinted, fresh] = [
    await app.person("asha"),
    await app.person("hinted"),
    await app.person("fresh"),
  ];
  const colleague = await app.person("colleague");
  await giveRole(app, colleague, "MODERATOR");
  await answer(asha, questionId, "B");
  expect((await app.as(hinted).post(`/social/questions/${questionId}/hint`, {})).status).toBe(200);
  const { body: opened } = await dispute(asha, questionId);
  await app.as(colleague).get(`/moderation/questions/${opened.id}`);
  await correct(opened.id);
  for (const person of [moderator, colleague, hinted])
    expect((await answer(person, questionId, "B")).body).toMatchObject({
      isCorrect: true,
      pointsEarned: 0,
      unpaidReason: "KEY_SEEN",
    });
  expect((await answer(fresh, questionId, "B")).body).toMatchObject({ pointsEarned: 1 });
  await expectConsistent(app);
});

test("a corrected key holds for the versions that only correct the spelling", async () => {
  const made = await post();
  const [asha, kabir, late] = [await app.person("asha"), await app.person("kabir"), await app.person("late")];
  await answer(asha, made.questionId, "B");
  const { body: opened } = await dispute(asha, made.questionId);
  await respell(made);
  await answer(kabir, made.questionId, "B");
  await correct(opened.id);
  for (const person of [asha, kabir])
    expect((await app.as(person).get(`/social/questions/${made.questionId}/my-answer`)).body).toMatchObject({
      isCorrect: true,
      pointsEarned: 1,
      correctAnswer: "B",
    });
  expect((await answer(late, made.questionId, "B")).body).toMatchObject({ isCorrect: true, pointsEarned: 1 });
  await expectConsistent(app);
});

test("a learner who answered another version can neither join a case nor read what was said in it", async () => {
  const made = await post();
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  await answer(asha, made.questionId, "B");
  const [asked] = made.body.questions;
  await app.as(author).put(`/social/posts/${made.id}`, {
    ...made.body,
    questions: [{ ...asked, questionText: `${asked?.questionText} Give all.`, correctAnswer: "C" }],
  });
  await answer(kabir, made.questionId, "A");
  const { body: opened } = await dispute(kabir, made.questionId);
  const join = await app.as(asha).post(`/disputes/${opened.id}/join`, { reason: "OTHER", text: "Hm." });
  expect([join.status, join.body.message]).toEqual([409, refusals.disputes.otherVersion]);
  await correct(opened.id);
  const seenBy = async (person: Person) =>
    (await app.as(person).get(`/social/questions/${made.questionId}/disputes`)).body.cases[0];
  expect(await seenBy(kabir)).toMatchObject({ reason: "It is B.", keys: { before: ["C"], after: ["B"] } });
  const unknown = await seenBy(asha);
  for (const field of ["reason", "reasons", "keys"]) expect(unknown).not.toHaveProperty(field);
});

test("an account without a confirmed address has no weight", async () => {
  const { questionId } = await post();
  const asha = await app.person("asha");
  await app.deps.db.query(
    "update users set created_at = created_at - interval '30 days', email_confirmed = false where id = $1",
    [asha.id],
  );
  await answer(asha, questionId, "B");
  const { body: opened } = await dispute(asha, questionId);
  const { body: details } = await app.as(moderator).get(`/moderation/questions/${opened.id}`);
  expect(details.weight).toBe(0);
});

test("while somebody sits a paper that asks it, a notification tells nothing about the new key", async () => {
  const { questionId } = await post();
  const asha = await app.person("asha");
  await answer(asha, questionId, "B");
  const { body: opened } = await dispute(asha, questionId);
  await correct(opened.id);
  const told = async () => {
    const { body } = await app.as(asha).get("/social/notifications");
    return body.content.find(({ kind }: { kind: string }) => kind === "regrade").dispute;
  };
  expect(await told()).toMatchObject({ reason: "It is B.", answer: { isCorrect: true } });
  const { body: paper } = await app.as(author).post("/mock-tests", {
    title: "Mine",
    visibility: "public",
    duration: 10,
    questionIds: [questionId],
  });
  expect((await app.as(asha).post(`/mock-tests/${paper.id}/attempts`, {})).status).toBeLessThan(300);
  const kept = await told();
  expect(kept).toMatchObject({
    reason: "",
    papers: [],
    text: expect.stringMatching(/^The key of “Which rules/),
  });
  expect(kept).not.toHaveProperty("answer");
});

test("the public log does not quote what is not public", async () => {
  const { questionId, id } = await post();
  const asha = await app.person("asha");
  await answer(asha, questionId, "B");
  const { body: opened } = await dispute(asha, questionId);
  await correct(opened.id);
  const logged = async () =>
    (await app.visitor.get("/corrections?exam=GATE&size=50")).body.content.find(
      (each: { id: string }) => each.id === opened.id,
    );
  expect(await logged()).toMatchObject({ question: expect.stringMatching(/^Which rules/), postId: id });
  await app.deps.db.query("update posts set hidden = 'REMOVED' where id = $1", [id]);
  expect(await logged()).toMatchObject({ question: "", postId: null, outcome: "CORRECTED" });
});
