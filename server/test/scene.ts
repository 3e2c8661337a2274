import { openSession } from "../src/features/sessions/sessions.service.ts";
import { postOfScene, type Scene } from "./access-table.ts";
import { createPost } from "./posts.ts";
import type { Person, TestApp } from "./test-app.ts";

/** Some calls use up what they act on, so that they need fresh things each time. */
export async function publishThings(app: TestApp, ...people: [owner: Person, other: Person]) {
  const [owner, other] = await Promise.all(people.map((person) => freshSession(app, person)));
  if (!owner || !other) throw new Error("unreachable");
  const post = await createPost(app, owner, postOfScene());
  const questionId = post.questions[0].id;
  await app.as(other).post(`/social/questions/${questionId}/answer`, { selectedOption: "A" });
  const comment = await app
    .as(owner)
    .post(`/social/posts/${post.id}/comments`, { content: "Mind the units" });
  const plan = await app
    .as(owner)
    .post("/gemini/generate-study-plan", { subject: "PHYSICS", examType: "NEET", duration: 2 });
  return {
    postId: post.id,
    questionId,
    commentId: comment.body.id,
    planId: plan.body.id,
    sessionId: sessionOf(owner),
  };
}

/** Only for the calls that need it: making a paper takes a while. */
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
  return {
    app,
    owner,
    other,
    ...(await publishThings(app, owner, other)),
    ...(await publishMockTest(app, owner)),
  };
}

/** Some calls end the caller's session, so each asks as a session of its own. */
export async function freshSession(app: TestApp, person: Person): Promise<Person> {
  const [row] = await app.deps.db.query<{ hash: string }>(
    "select password_hash as hash from users where id = $1",
    [person.id],
  );
  // Without the password: checking it hundreds of times would take longer than all the rest.
  const token = row && (await openSession(app.deps, { userId: person.id, passwordHash: row.hash }, ""));
  return { ...person, token: token ?? "" };
}

const sessionOf = ({ token }: Person): string =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sid;
