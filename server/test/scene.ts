import type { Role } from "@prepfeed/contract/foundation/endpoint";
import { v7 as uuidv7 } from "uuid";
import { grantRole } from "../src/admin/people-commands.ts";
import { openSession } from "../src/features/sessions/sessions.service.ts";
import { securityLog } from "../src/foundation/security-log.ts";
import { postOfScene, type Scene } from "./access-table.ts";
import { createPost } from "./posts.ts";
import type { Person, TestApp } from "./test-app.ts";

/** Some calls consume what they act on, so they need new things each time. */
export async function publishThings(app: TestApp, ...people: [owner: Person, other: Person]) {
  const [owner, other] = await Promise.all(people.map((person) => freshSession(app, person)));
  if (!owner || !other) throw new Error("unreachable");
  const post = await createPost(app, owner, postOfScene());
  const questionId = post.questions[0].id;
  await app.as(other).post(`/social/questions/${questionId}/answer`, { selectedOption: "A" });
  const comment = await app
    .as(owner)
    .post(`/social/posts/${post.id}/comments`, { content: "Mind the units" });
  for (const person of [owner, other])
    await app.as(person).put("/learning/goal", { examType: "NEET", subjects: ["PHYSICS"] });
  const plan = await app
    .as(owner)
    .post("/gemini/generate-study-plan", { subject: "PHYSICS", examType: "NEET", duration: 2 });
  return {
    postId: post.id,
    questionId,
    commentId: comment.body.id,
    planId: plan.body.id,
    sessionId: sessionOf(owner),
    questionCaseId: await openDispute(app, questionId),
    ...(await openCases(app, owner)),
  };
}

/** Objects to a question; returns the case for moderators. */
export async function openDispute(app: TestApp, questionId: string): Promise<string> {
  const id = uuidv7();
  await app.deps.db.query(
    `insert into question_cases (id, question_id, exam_family, opened_by, author_until)
     values ($1, $2, '', 'OBJECTION', now() + interval '7 days')`,
    [id, questionId],
  );
  return id;
}

/** Written as they stand after a report and a decision: everything that leads there is tested elsewhere. */
async function openCases(app: TestApp, owner: Person) {
  const [caseId, decidedId, strikeId, appealId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const [reportedId, reportId] = [uuidv7(), uuidv7()];
  await app.deps.db.query(
    `insert into moderation_cases (id, kind, thing_id, reason, urgent, status)
     values ($1, 'POST', gen_random_uuid(), 'OTHER', false, 'OPEN'), ($2, 'POST', gen_random_uuid(), 'OTHER', false, 'DECIDED'),
       ($3, 'POST', gen_random_uuid(), 'OTHER', false, 'OPEN')`,
    [caseId, decidedId, reportedId],
  );
  await app.deps.db.query(
    `insert into reports (id, case_id, reporter_id, kind, thing_id, reason, note, weight, address_hash)
     select $1, id, $3, kind, thing_id, reason, '', 0, '' from moderation_cases where id = $2`,
    [reportId, reportedId, owner.id],
  );
  await app.deps.db.query(
    `insert into strikes (id, user_id, case_id, decision, reason, ends_at, appeal, appealed_at)
     values ($1, $2, $3, 'WARN', 'OTHER', now() + interval '180 days', null, null),
       ($4, $2, $3, 'WARN', 'OTHER', now() + interval '180 days', 'It was a joke', now())`,
    [strikeId, owner.id, decidedId, appealId],
  );
  return { caseId, strikeId, appealId, reportId };
}

/** Only for the calls that need it, because making a paper takes a while. */
export async function publishMockTest(app: TestApp, person: Person) {
  const owner = await freshSession(app, person);
  const test = await app
    .as(owner)
    .post("/mock-tests", { title: "Units", subject: "PHYSICS", totalQuestions: 1 });
  const attempt = await app.as(owner).post(`/mock-tests/${test.body.id}/attempts`, {});
  return {
    mockTestId: test.body.id,
    mockAttemptId: attempt.body.id,
    mockQuestionId: attempt.body.sections[0].questions[0].id,
  };
}

export async function setScene(app: TestApp): Promise<Scene> {
  const [owner, other] = [await app.person("owner"), await app.person("other")];
  const [moderator, administrator] = [await app.person("moderator"), await app.person("administrator")];
  await giveRole(app, moderator, "MODERATOR");
  await giveRole(app, administrator, "ADMIN");
  return {
    app,
    owner,
    other,
    moderator,
    administrator,
    stranger: await app.person("stranger"),
    ...(await publishThings(app, owner, other)),
    ...(await publishMockTest(app, owner)),
  };
}

/** As the operator's command gives it, to a person with the second factor that a role needs. */
export async function giveRole(app: TestApp, { id, username }: Person, role: Role) {
  await app.deps.db.query(
    `insert into second_factors (user_id, secret, confirmed_at) values ($1, 'GEZDGNBVGY3TQOJQ', now())
     on conflict (user_id) do nothing`,
    [id],
  );
  await grantRole(app.deps.db, username, role, { now: app.deps.now(), security: securityLog(app.deps.log) });
}

/** Some calls end the caller's session, so each call uses its own. */
export async function freshSession(app: TestApp, person: Person): Promise<Person> {
  const [row] = await app.deps.db.query<{ hash: string }>(
    "select password_hash as hash from users where id = $1",
    [person.id],
  );
  // Without the password, because checking it hundreds of times would take longer than all the rest.
  const token =
    row &&
    (await openSession(
      app.deps,
      { userId: person.id, passwordHash: row.hash },
      securityLog(app.deps.log),
      "password",
    ));
  return { ...person, token: token ?? "" };
}

const sessionOf = ({ token }: Person): string =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sid;
