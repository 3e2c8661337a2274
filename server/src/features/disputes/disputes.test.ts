import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { Dispute } from "@prepfeed/contract/questions/question-states";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { decideQuestion } from "../../../test/moderation/decide-question.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { giveRole } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { handleDue } from "./checking.service.ts";
import { objectionWeight } from "./objection-weight.ts";

const app = testApp();
let author: Person;
let moderator: Person;
beforeAll(async () => {
  author = await app.person("author");
  moderator = await app.person("moderator");
  await giveRole(app, moderator, "MODERATOR");
});

const post = async () => {
  const { id, questions } = await createPost(
    app,
    author,
    questionPost({ examType: "NEET" }, { questionText: `What is ${crypto.randomUUID()}?` }),
  );
  return { id: id as string, questionId: questions[0].id as string };
};
const answer = (person: Person, questionId: string, selectedOption: string) =>
  app.as(person).post(`/social/questions/${questionId}/answer`, { selectedOption });
const dispute = (person: Person, questionId: string, changes: object = {}) =>
  app.as(person).post(`/social/questions/${questionId}/disputes`, {
    reason: "WRONG_KEY",
    answer: "B",
    text: "It is B.",
    ...changes,
  });
/** A learner who has answered and whose account is old enough to have weight. */
const learner = async (name: string, questionId: string, selectedOption: string) => {
  const person = await app.person(name);
  await app.deps.db.query("update users set created_at = created_at - interval '30 days' where id = $1", [
    person.id,
  ]);
  await answer(person, questionId, selectedOption);
  return person;
};
const decision = (person: Person, caseId: string, body: object) =>
  decideQuestion(app, person, caseId, { reason: "The book says B.", ...body });
const disputesSeenBy = async (person: Person, questionId: string) =>
  (await app.as(person).get(`/social/questions/${questionId}/disputes`)).body.cases;
const toldTo = async (person: Person) =>
  (await app.as(person).get("/social/notifications")).body.content.filter(
    ({ kind }: { kind: string }) => kind === "dispute" || kind === "regrade",
  );

test("a learner who has answered can object once, and the author is notified", async () => {
  const { questionId } = await post();
  const [asha, kabir, stranger] = [
    await learner("asha", questionId, "B"),
    await learner("kabir", questionId, "C"),
    await app.person("stranger"),
  ];
  expect(await dispute(stranger, questionId)).toMatchObject({
    status: 403,
    body: { message: refusals.disputes.answerFirst },
  });
  expect(await dispute(author, questionId)).toMatchObject({
    status: 403,
    body: { message: refusals.disputes.ownQuestion },
  });
  expect((await dispute(asha, questionId, { answer: "E" })).status).toBe(400);
  expect((await dispute(asha, questionId, { text: " " })).status).toBe(400);

  const opened = await dispute(asha, questionId);
  expect(opened).toMatchObject({
    status: 201,
    body: { objections: 1, isChecked: false, outcome: null, mine: { reason: "WRONG_KEY", answer: "B" } },
  });
  expect((await dispute(asha, questionId)).status).toBe(409);
  const joined = await app
    .as(kabir)
    .post(`/disputes/${opened.body.id}/join`, { reason: "UNCLEAR", text: "Which of them?" });
  expect(joined.body).toMatchObject({ id: opened.body.id, objections: 2, mine: { reason: "UNCLEAR" } });
  const [told] = await toldTo(author);
  expect(told).toMatchObject({ kind: "dispute", outcome: null, dispute: { caseId: opened.body.id } });
});

test("only learners who answered and have not objected can object, and only the author can edit", async () => {
  const { id, questionId } = await post();
  const [asha, kabir, stranger] = [
    await learner("asha", questionId, "B"),
    await learner("kabir", questionId, "C"),
    await app.person("stranger"),
  ];
  const offered = async (person: Person) => {
    const { body } = await app.as(person).get(`/social/questions/${questionId}/disputes`);
    return { canObject: body.canObject, editablePostId: body.editablePostId, version: body.version };
  };
  expect(await offered(asha)).toEqual({ canObject: true, editablePostId: null, version: 1 });
  expect(await offered(stranger)).toEqual({ canObject: false, editablePostId: null, version: 1 });
  expect(await offered(author)).toEqual({ canObject: false, editablePostId: id, version: 1 });

  const { body: opened } = await dispute(asha, questionId);
  expect(await offered(asha)).toMatchObject({ canObject: false });
  expect(await offered(kabir)).toMatchObject({ canObject: true });
  await app.as(author).put(`/disputes/${opened.id}`, { action: "WITHDRAW", text: "It makes no sense." });
  expect(await offered(kabir)).toMatchObject({ canObject: false });
});

test("a learner who has not answered sees nothing that could reveal the key", async () => {
  const { questionId } = await post();
  const [asha, stranger] = [await learner("asha", questionId, "B"), await app.person("stranger")];
  await dispute(asha, questionId);
  const [known] = await disputesSeenBy(asha, questionId);
  expect(known).toMatchObject({ reasons: [{ reason: "WRONG_KEY", people: 1 }] });
  const [unknown] = await disputesSeenBy(stranger, questionId);
  expect(unknown).toMatchObject({ objections: 1, mine: null });
  for (const field of ["reasons", "reason", "defence"]) expect(unknown).not.toHaveProperty(field);
});

test("three objectors with enough weight have a question checked; one objector or new accounts do not", async () => {
  const { questionId, id } = await post();
  const people = [];
  for (const name of ["asha", "kabir", "meera"]) people.push(await learner(name, questionId, "B"));
  const young = [];
  for (const name of ["new1", "new2"]) {
    const person = await app.person(name);
    await answer(person, questionId, "B");
    young.push(person);
  }
  for (const person of [...young, ...people.slice(0, 2)])
    expect((await dispute(person, questionId)).body).toMatchObject({ isChecked: false });
  expect((await dispute(people[2] as Person, questionId)).body).toMatchObject({
    isChecked: true,
    objections: 5,
  });
  const late = await app.person("late");
  expect(await answer(late, questionId, "A")).toMatchObject({
    status: 409,
    body: { message: messages.questions.beingChecked },
  });
  const seen = await app.as(late).get(`/social/posts/${id}`);
  expect(seen.body.questions[0]).toMatchObject({ state: "CHECKED", myAnswer: null });
  const other = await post();
  const recommended = await app.as(late).get("/social/feed/personalized?size=50");
  const recommendedIds = recommended.body.content.map((each: { id: string }) => each.id);
  expect(recommendedIds).toContain(other.id);
  expect(recommendedIds).not.toContain(id);
  const queue = await app.as(moderator).get("/moderation/questions?size=50");
  const queued = queue.body.content.find((each: { questionId: string }) => each.questionId === questionId);
  expect(queued).toMatchObject({ isChecked: true, isOwn: false, objections: 5 });

  // The key proves right, so the question takes answers again.
  expect((await decision(moderator, queued.id, { outcome: "KEPT" })).status).toBe(200);
  await app.deps.regrades.run();
  expect((await answer(late, questionId, "A")).body).toMatchObject({ isCorrect: true, pointsEarned: 1 });
  expect(await toldTo(people[0] as Person)).toMatchObject([{ kind: "dispute", outcome: "KEPT" }]);
  await expectConsistent(app);
});

test("a moderator's decision marks all answers again, and everybody concerned is notified", async () => {
  const { questionId } = await post();
  const [asha, kabir] = [await learner("asha", questionId, "B"), await learner("kabir", questionId, "A")];
  const { body: opened } = await dispute(asha, questionId);
  // Only the author can answer during the first week.
  expect((await app.as(moderator).get("/moderation/questions?size=50")).body.content).not.toContainEqual(
    expect.objectContaining({ id: opened.id }),
  );
  await app.as(author).put(`/disputes/${opened.id}`, { action: "DEFEND", text: "My book says A." });
  const { body: details } = await app.as(moderator).get(`/moderation/questions/${opened.id}`);
  expect(details).toMatchObject({
    correctAnswer: "A",
    defence: "My book says A.",
    shares: [
      { answer: "A", people: 1 },
      { answer: "B", people: 1 },
    ],
    objectionList: [{ reason: "WRONG_KEY", answer: "B", text: "It is B.", weight: expect.any(Number) }],
    origin: null,
  });
  expect((await decision(moderator, opened.id, { outcome: "CORRECTED" })).status).toBe(400);
  expect((await decision(moderator, opened.id, { outcome: "CORRECTED", right: ["A"] })).status).toBe(400);
  expect((await decision(asha, opened.id, { outcome: "KEPT" })).status).toBe(403);
  const decided = await decision(moderator, opened.id, { outcome: "CORRECTED", right: ["B"] });
  expect(decided.body).toMatchObject({ outcome: "CORRECTED", reason: "The book says B.", planned: null });
  expect((await decision(moderator, opened.id, { outcome: "KEPT" })).status).toBe(409);
  const late = { reason: "OTHER", text: "It was A." };
  expect(await app.as(kabir).post(`/disputes/${opened.id}/join`, late)).toMatchObject({
    status: 409,
    body: { message: refusals.disputes.settled },
  });
  await app.deps.regrades.run();

  expect((await app.as(asha).get(`/social/questions/${questionId}/my-answer`)).body).toMatchObject({
    isCorrect: true,
    pointsEarned: 1,
    correctAnswer: "B",
  });
  expect(await toldTo(asha)).toMatchObject([
    { kind: "regrade", outcome: "CORRECTED", dispute: { reason: "The book says B." } },
  ]);
  expect(await toldTo(kabir)).toMatchObject([{ kind: "regrade" }]);
  expect((await toldTo(author))[0]).toMatchObject({ kind: "dispute", outcome: "CORRECTED" });
  const [event] = await app.deps.db.query(
    "select actor, reason, details from audit_events where event = 'question-case-decided' and thing_id = $1",
    [opened.id],
  );
  expect(event).toMatchObject({
    actor: moderator.id,
    reason: "The book says B.",
    details: { outcome: "CORRECTED" },
  });
  const [past] = await app.deps.db.query(
    "select version, correct_answer from past_keys where question_id = $1",
    [questionId],
  );
  expect(past).toEqual({ version: 1, correct_answer: "A" });
  await expectConsistent(app);
});

test("moderators cannot decide about their own question or objection", async () => {
  const { questionId } = await post();
  await answer(moderator, questionId, "B");
  const { body: opened } = await dispute(moderator, questionId);
  expect(await decision(moderator, opened.id, { outcome: "KEPT" })).toMatchObject({
    status: 403,
    body: { message: refusals.moderation.ownCase },
  });
});

test("an author can correct the key at once, and the old key may stay right", async () => {
  const { questionId } = await post();
  const [asha, kabir] = [await learner("asha", questionId, "B"), await learner("kabir", questionId, "A")];
  const { body: opened } = await dispute(asha, questionId);
  const reply = (person: Person, body: object) =>
    app.as(person).put(`/disputes/${opened.id}`, { text: "You are right.", ...body });
  expect((await reply(asha, { action: "WITHDRAW" })).status).toBe(403);
  expect((await reply(author, { action: "CORRECT" })).status).toBe(400);
  expect((await reply(author, { action: "CORRECT", answer: "B", keepsOld: true })).body).toMatchObject({
    outcome: "CORRECTED",
  });
  await app.deps.regrades.run();
  for (const person of [asha, kabir])
    expect((await app.as(person).get(`/social/questions/${questionId}/my-answer`)).body).toMatchObject({
      isCorrect: true,
      correctAnswer: "B",
      alsoRight: ["A"],
    });
  // Only objectors and people whose result changed are notified.
  expect(await toldTo(kabir)).toEqual([]);
  expect((await dispute(kabir, questionId, { text: "Both?" })).status).toBe(201);
  await expectConsistent(app);
});

test("a case goes to moderators if the author does not answer within a week", async () => {
  const { questionId } = await post();
  const { body: opened } = await dispute(await learner("asha", questionId, "B"), questionId);
  await app.deps.db.query(
    "update question_cases set author_until = now() - interval '1 hour' where id = $1",
    [opened.id],
  );
  await handleDue(app.deps);
  const { body: details } = await app.as(moderator).get(`/moderation/questions/${opened.id}`);
  expect(details.escalatedAt).not.toBeNull();
  const late = await app.as(author).put(`/disputes/${opened.id}`, { action: "DEFEND", text: "Wait." });
  expect([late.status, late.body.message]).toEqual([409, refusals.disputes.tooLate]);
});

test("while an event asks a question, people can object but nothing is decided", async () => {
  const { questionId } = await post();
  const asha = await learner("asha", questionId, "B");
  const paper = await app.as(author).post("/mock-tests", {
    title: "Sunday",
    visibility: "public",
    duration: 10,
    questionIds: [questionId],
  });
  await app.deps.db.query(
    "update mock_tests set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour' where id = $1",
    [paper.body.id],
  );
  const { body: opened, status } = await dispute(asha, questionId);
  expect(status).toBe(201);
  const refused = await decision(moderator, opened.id, { outcome: "WITHDRAWN" });
  expect([refused.status, refused.body.message]).toEqual([409, refusals.disputes.runningEvent]);
  await app.deps.db.query("update mock_tests set ends_at = now() - interval '1 second' where id = $1", [
    paper.body.id,
  ]);
  expect((await decision(moderator, opened.id, { outcome: "WITHDRAWN" })).status).toBe(200);
});

test("corrections are public, with totals that include cases without a change", async () => {
  const before = (await app.visitor.get("/corrections?exam=GATE")).body;
  expect(before).toMatchObject({
    content: [],
    totals: { corrected: 0, dropped: 0, kept: 0, open: 0, medianHours: null },
  });
  const made = await createPost(
    app,
    author,
    questionPost({ examType: "GATE" }, { questionText: "How many bits are a byte, $2^3$?" }),
  );
  const questionId = made.questions[0].id;
  const asha = await learner("asha", questionId, "B");
  const { body: opened } = await dispute(asha, questionId);
  await app.deps.db.query(
    "update question_cases set created_at = created_at - interval '9 hours' where id = $1",
    [opened.id],
  );
  await decision(moderator, opened.id, { outcome: "CORRECTED", right: ["B"] });
  await app.deps.regrades.run();
  const { body } = await app.visitor.get("/corrections?exam=GATE");
  expect(body.content).toMatchObject([
    {
      question: "How many bits are a byte, 2³?",
      outcome: "CORRECTED",
      examType: "GATE",
      affected: 1,
      decidedAs: "MODERATOR",
    },
  ]);
  expect(body.totals).toMatchObject({ corrected: 1, kept: 0, open: 0, affected: 1, medianHours: 9 });
  expect(JSON.stringify(body)).not.toContain("The book says");

  const asked = async (person?: Person) =>
    (await app.as(person).get("/corrections?exam=GATE")).body.content.map(
      ({ question, postId }: { question: string; postId: string | null }) => [question, postId],
    );
  const meera = await app.person("meera");
  expect(await asked(meera)).toEqual([["How many bits are a byte, 2³?", made.id]]);
  await app.as(meera).post(`/social/users/${author.id}/block`);
  expect(await asked(meera)).toEqual([["", null]]);
  await app.as(asha).post(`/social/users/${author.id}/block`);
  expect(await asked(asha)).toEqual([["How many bits are a byte, 2³?", null]]);
  await app.deps.db.query("update posts set hidden = 'REMOVED' where id = $1", [made.id]);
  expect([await asked(asha), await asked()]).toEqual([[["", null]], [["", null]]]);
});

test("the weight of an objection depends on the objector's answers in the topic and earlier objections", () => {
  const objector = { accountDays: 30, answered: 0, right: 0, decided: 0, upheld: 0 };
  expect(objectionWeight(objector)).toBe(0.5);
  expect(objectionWeight({ ...objector, accountDays: Dispute.objectorDays - 1 })).toBe(0);
  expect(objectionWeight({ ...objector, answered: 98, right: 98 })).toBeGreaterThan(0.7);
  expect(objectionWeight({ ...objector, answered: 20, right: 2, decided: 6 })).toBeLessThan(
    Dispute.suspendingWeight,
  );
});

test("deleting an account removes its objection and keeps the case", async () => {
  const { questionId } = await post();
  const asha = await learner("asha", questionId, "B");
  const { body: opened } = await dispute(asha, questionId);
  await app.as(asha).delete("/auth/account", { password: asha.password });
  const [row] = await app.deps.db.query(
    "select (select count(*)::int from objections where case_id = c.id) as left from question_cases c where id = $1",
    [opened.id],
  );
  expect(row).toEqual({ left: 0 });
});
