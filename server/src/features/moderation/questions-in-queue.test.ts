import { refusals } from "@prepfeed/contract/foundation/refusals";
import { Moderation } from "@prepfeed/contract/moderation/report-reasons";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { appointStaff, report } from "../../../test/moderation/cases.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { carryOutDecisions } from "../disputes/planned-decisions.service.ts";

/** Cases about questions' keys among the others: one list, taking, notes, outdated decisions, undo. */

const app = testApp();
let author: Person;
let moderator: Person;
let colleague: Person;
beforeAll(async () => {
  author = await app.person("author");
  [moderator, colleague] = await appointStaff(app);
});

/** A question that its author defends against Asha, so that it waits for moderators. */
async function disputed() {
  const { questions } = await createPost(
    app,
    author,
    questionPost({ examType: "NEET" }, { questionText: `What is ${crypto.randomUUID()}?` }),
  );
  const questionId: string = questions[0].id;
  const asha = await app.person("asha");
  await app.as(asha).post(`/social/questions/${questionId}/answer`, { selectedOption: "B" });
  const objection = { reason: "WRONG_KEY", answer: "B", text: "It is B." };
  const { body } = await app.as(asha).post(`/social/questions/${questionId}/disputes`, objection);
  await app.as(author).put(`/disputes/${body.id}`, { action: "DEFEND", text: "My book says A." });
  return { id: body.id as string, questionId, asha };
}

const listed = async (query = "", who = moderator) =>
  (await app.as(who).get(`/moderation/cases?size=50${query}`)).body.content;
const ids = (content: { id: string }[]) => content.map(({ id }) => id);
const read = async (id: string, who = moderator) =>
  (await app.as(who).get(`/moderation/questions/${id}`)).body;
const decide = (id: string, revision: number, body: object = {}) =>
  app.as(moderator).post(`/moderation/questions/${id}/decision`, {
    revision,
    outcome: "CORRECTED",
    right: ["B"],
    reason: "It is B.",
    ...body,
  });
const undo = (who: Person, id: string, version: number) =>
  app.as(who).delete(`/moderation/cases/${id}/decision`, { version });
const answerOf = async (person: Person, questionId: string) =>
  (await app.as(person).get(`/social/questions/${questionId}/my-answer`)).body;
const inMinutes = (minutes: number) => ({
  ...app.deps,
  now: () => new Date(app.deps.now().getTime() + minutes * 60_000),
});
const toldTo = async (person: Person) =>
  (await app.as(person).get("/social/notifications")).body.content.map(
    ({ kind, outcome }: { kind: string; outcome: string }) => `${kind} ${outcome}`,
  );

test("reports and questions are in one list by urgency, which can be filtered", async () => {
  const plain = await disputed();
  const checked = await disputed();
  await app.deps.db.query("update question_cases set suspended_at = now() where id = $1", [checked.id]);
  const [kabir, meera] = [await app.person("kabir"), await app.person("meera")];
  const reported = async (reason: string, ...reporters: Person[]) => {
    const { body } = await app
      .as(author)
      .post("/social/posts", { content: `Look at ${crypto.randomUUID()}` });
    for (const person of reporters) await report(app, person, { kind: "POST", id: body.id, reason });
    const [row] = await app.deps.db.query<{ id: string }>(
      "select id from moderation_cases where thing_id = $1",
      [body.id],
    );
    return row?.id ?? "";
  };
  const twice = await reported("SPAM", kabir, meera);
  const urgent = await reported("SELF_HARM", kabir);
  expect(ids(await listed())).toEqual([urgent, checked.id, twice, plain.id]);
  expect(ids(await listed("&kind=QUESTION"))).toEqual([checked.id, plain.id]);
  expect(ids(await listed("&kind=POST"))).toEqual([urgent, twice]);
  expect(ids(await listed("&reason=SPAM"))).toEqual([twice]);
  const { body: second } = await app.as(moderator).get("/moderation/cases?size=2&page=1");
  expect([ids(second.content), second.totalElements]).toEqual([[twice, plain.id], 4]);
  const { body: figures } = await app.as(moderator).get("/moderation/figures");
  expect(figures).toMatchObject({ open: 4, urgent: 1 });
  // The list does not tell the key of a question.
  const [shown] = await listed("&kind=QUESTION");
  for (const field of ["correctAnswer", "keys"]) expect(shown).not.toHaveProperty(field);
});

test("a case about a question can be taken and noted, and an outdated decision is refused", async () => {
  const { id } = await disputed();
  const { revision } = await read(id);
  const taken = await app
    .as(moderator)
    .put(`/moderation/cases/${id}/assignee`, { version: revision, isMine: true });
  expect(taken.body).toMatchObject({
    kind: "QUESTION",
    assignee: { id: moderator.id },
    revision: revision + 1,
  });
  expect(ids(await listed("&assigned=ME"))).toContain(id);
  expect(ids(await listed("&assigned=ME", colleague))).not.toContain(id);
  expect(ids(await listed("&assigned=NONE"))).not.toContain(id);
  expect(await decide(id, revision)).toMatchObject({
    status: 409,
    body: { message: refusals.moderation.changed },
  });
  expect((await app.as(colleague).post(`/moderation/cases/${id}/notes`, { text: "I solve it" })).status).toBe(
    204,
  );
  expect((await read(id)).notes).toMatchObject([{ author: colleague.username, text: "I solve it" }]);
});

test("who wrote a question can neither take its case nor read the notes about it", async () => {
  const { id, questionId } = await disputed();
  await app.deps.db.query("update questions set author_id = $2 where id = $1", [questionId, moderator.id]);
  await app.as(colleague).post(`/moderation/cases/${id}/notes`, { text: "Ask her" });
  const { revision, notes } = await read(id);
  expect(notes).toEqual([]);
  const own = { status: 403, body: { message: refusals.moderation.ownCase } };
  const take = { version: revision, isMine: true };
  expect(await app.as(moderator).put(`/moderation/cases/${id}/assignee`, take)).toMatchObject(own);
  expect(await app.as(moderator).post(`/moderation/cases/${id}/notes`, { text: "Hm" })).toMatchObject(own);
  expect(await decide(id, revision)).toMatchObject(own);
});

test("a decision has no effect while it can be undone, and undone it leaves nothing", async () => {
  const { id, questionId, asha } = await disputed();
  const { revision } = await read(id);
  const { body: planned } = await decide(id, revision);
  expect(planned).toMatchObject({
    status: "DECIDED",
    outcome: null,
    planned: { outcome: "CORRECTED", reason: "It is B.", isMine: true },
  });
  expect(ids(await listed())).not.toContain(id);
  expect(ids(await listed("&status=DECIDED"))).toContain(id);
  await carryOutDecisions(inMinutes(Moderation.undoMinutes - 1));
  expect(await answerOf(asha, questionId)).toMatchObject({ isCorrect: false, correctAnswer: "A" });
  const [seen] = (await app.as(asha).get(`/social/questions/${questionId}/disputes`)).body.cases;
  expect(seen).toMatchObject({ outcome: null, decidedAt: null });
  expect(JSON.stringify((await app.visitor.get("/corrections?exam=NEET")).body)).not.toContain(questionId);

  expect((await decide(id, planned.revision)).status).toBe(409);
  expect((await app.as(author).put(`/disputes/${id}`, { action: "WITHDRAW", text: "No." })).status).toBe(409);
  expect(await undo(colleague, id, planned.revision)).toMatchObject({
    status: 409,
    body: { message: refusals.moderation.tooLateToUndo },
  });
  const undone = await undo(moderator, id, planned.revision);
  expect(undone.body).toMatchObject({ status: "OPEN", planned: null, outcome: null });
  expect(ids(await listed())).toContain(id);
  await carryOutDecisions(inMinutes(Moderation.undoMinutes + 1));
  await app.deps.regrades.run();
  expect(await answerOf(asha, questionId)).toMatchObject({ isCorrect: false, correctAnswer: "A" });
  expect(await toldTo(asha)).toEqual([]);
  const events = await app.deps.db.query<{ event: string }>(
    "select event from audit_events where thing_id = $1 and event <> 'question-case-read' order by created_at, id",
    [id],
  );
  expect(events.map(({ event }) => event)).toEqual(["question-case-decided", "decision-undone"]);
});

test("after ten minutes a decision takes effect, everybody is told, and it cannot be undone", async () => {
  const { id, questionId, asha } = await disputed();
  const { body: planned } = await decide(id, (await read(id)).revision);
  await carryOutDecisions(inMinutes(Moderation.undoMinutes + 1));
  await app.deps.regrades.run();
  expect(await answerOf(asha, questionId)).toMatchObject({ isCorrect: true, correctAnswer: "B" });
  expect(await toldTo(asha)).toEqual(["regrade CORRECTED"]);
  const { revision, outcome } = await read(id);
  expect([outcome, revision]).toEqual(["CORRECTED", planned.revision + 1]);
  expect(await undo(moderator, id, revision)).toMatchObject({ status: 409 });
  await expectConsistent(app);
});

test("a decision whose event has begun meanwhile takes effect when the event is over", async () => {
  const { id, questionId, asha } = await disputed();
  await decide(id, (await read(id)).revision);
  const { body: paper } = await app.as(author).post("/mock-tests", {
    title: "Sunday",
    visibility: "public",
    duration: 10,
    questionIds: [questionId],
  });
  const setEvent = (end: string) =>
    app.deps.db.query(
      `update mock_tests set starts_at = now() - interval '1 minute', ends_at = now() + interval '${end}' where id = $1`,
      [paper.id],
    );
  await setEvent("1 hour");
  await carryOutDecisions(inMinutes(Moderation.undoMinutes + 1));
  await app.deps.regrades.run();
  expect(await answerOf(asha, questionId)).toMatchObject({ isCorrect: false, correctAnswer: "A" });
  await setEvent("1 second");
  await carryOutDecisions(inMinutes(Moderation.undoMinutes + 1));
  await app.deps.regrades.run();
  expect(await answerOf(asha, questionId)).toMatchObject({ isCorrect: true });
});

test("a decision that cannot be carried out does not hold up the next one", async () => {
  const [broken, good] = [await disputed(), await disputed()];
  for (const { id } of [broken, good]) await decide(id, (await read(id)).revision);
  await app.deps.db.query(
    `update question_cases set planned = jsonb_set(planned, '{reason}', 'null'), decided_at = decided_at - interval '1 second'
     where id = $1`,
    [broken.id],
  );
  await carryOutDecisions(inMinutes(Moderation.undoMinutes + 1));
  await app.deps.regrades.run();
  expect((await read(good.id)).outcome).toBe("CORRECTED");
  const [waiting] = await app.deps.db.query("select outcome from question_cases where id = $1", [broken.id]);
  expect(waiting).toEqual({ outcome: null });
});
