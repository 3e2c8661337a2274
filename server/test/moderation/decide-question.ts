import type { Person, Reply, TestApp } from "../test-app.ts";

/** Decides a disputed question as it stands; by default at once, without the time in which that can be undone. */
export async function decideQuestion(
  app: TestApp,
  moderator: Person,
  caseId: string,
  decision: object,
): Promise<Reply> {
  const [row] = await app.deps.db.query<{ revision: number }>(
    "select revision from question_cases where id = $1",
    [caseId],
  );
  const body = { revision: row?.revision ?? 1, atOnce: true, reason: "I solved it.", ...decision };
  return app.as(moderator).post(`/moderation/questions/${caseId}/decision`, body);
}
