import type { Attempt } from "@prepfeed/contract/mock-tests/mock-attempts";
import { openSession } from "../src/features/sessions/sessions.service.ts";
import { securityLog } from "../src/foundation/security-log.ts";
import { guardKey, guardSecret, permitKey, permitSecret } from "./leak-guard.ts";
import type { Person, TestApp } from "./test-app.ts";

export const MINUTE = 60_000;

export interface KeyRow {
  id: string;
  correct_answer: string;
  explanation: string;
  section: number;
}

/**
 * The keys of a paper, from the database alone. Its explanations become canaries, because others may get the same
 * question: from now on a reply that contains one is a leak.
 */
export async function keysOf(app: TestApp, testId: string): Promise<KeyRow[]> {
  await app.deps.db.query(
    `update questions set explanation = 'canary explanation ' || id
     where id in (select question_id from mock_test_questions where test_id = $1)`,
    [testId],
  );
  const rows = await app.deps.db.query<KeyRow>(
    `select q.id, q.correct_answer, q.explanation, p.section from mock_test_questions p join questions q on q.id = p.question_id
     where p.test_id = $1 order by p.position`,
    [testId],
  );
  for (const { id, explanation } of rows) {
    guardSecret(explanation, "nobody");
    guardKey(id, "nobody");
  }
  return rows;
}

/** This person's attempt is over. */
export function permitKeys(keys: readonly KeyRow[], person: Person) {
  for (const { id, explanation } of keys) {
    permitSecret(explanation, person.id);
    permitKey(id, person.id);
  }
}

export const questionsOf = (attempt: Attempt) => attempt.sections.flatMap(({ questions }) => questions);

export function save(
  app: TestApp,
  person: Person,
  attemptId: string,
  questionId: string,
  body: Record<string, unknown>,
) {
  return app.as(person).put(`/mock-attempts/${attemptId}/answers/${questionId}`, { sequence: 1, ...body });
}

/** A public paper of three NEET questions, or as given. */
export async function makePaper(app: TestApp, author: Person, body: object = {}): Promise<string> {
  const fields = {
    title: "Units",
    subject: "PHYSICS",
    totalQuestions: 3,
    duration: 10,
    examType: "NEET",
    visibility: "public",
  };
  return (await app.as(author).post("/mock-tests", { ...fields, ...body })).body.id;
}

export const start = (app: TestApp, testId: string, person: Person) =>
  app.as(person).post(`/mock-tests/${testId}/attempts`, {});
export const submit = (app: TestApp, id: string, person: Person) =>
  app.as(person).post(`/mock-attempts/${id}/submit`);
export const result = (app: TestApp, id: string, person: Person) =>
  app.as(person).get(`/mock-attempts/${id}/result`);
export const wrong = (key: string) => (key === "A" ? "B" : "A");

/** A crowd without passwords, because hashing hundreds would take longer than all the rest. */
export async function crowd(app: TestApp, size: number, like: Person): Promise<Person[]> {
  const ids = Array.from({ length: size }, () => crypto.randomUUID());
  await app.deps.db.query(
    `with made as (
       insert into users (id, username, username_key, email, email_key, password_hash, full_name, bio, search_text, spelling_keys, created_at)
       select id, 'crowd_' || id, 'crowd_' || id, id || '@crowd.example', id || '@crowd.example', 'none', '', '', '', '{}', now() - interval '7 days'
       from unnest($1::uuid[]) as id returning id)
     insert into user_counters (user_id) select id from made`,
    [ids],
  );
  return Promise.all(
    ids.map(async (id) => ({
      ...like,
      id,
      token:
        (await openSession(
          app.deps,
          { userId: id, passwordHash: "none" },
          securityLog(app.deps.log),
          "password",
        )) ?? "",
    })),
  );
}
