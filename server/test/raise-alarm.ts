import { expect } from "vitest";
import { examineAnswers } from "../src/features/disputes/checking.service.ts";
import type { Person, TestApp } from "./test-app.ts";

/**
 * The strong choose another option than the key `key`, which most of the weak choose: the question is checked. Returns
 * the id of the case.
 */
export async function raiseAlarm(app: TestApp, questionId: string, moderator: Person, key = "A") {
  const { db } = app.deps;
  const [strong, rare] = ["B", "C", "A"].filter((letter) => letter !== key);
  await db.query(
    `insert into choice_counts (question_id, version, exam_family, choice, rest_bin, time_bucket, people)
     select $1, 1, 'NEET', choice, bin, 4, people from (values ($2, 4, 24), ($3, 15, 30), ($4, 8, 6)) as c (choice, bin, people)`,
    [questionId, key, strong, rare],
  );
  await db.query("insert into questions_to_examine (question_id) values ($1)", [questionId]);
  await examineAnswers(app.deps);
  await db.query("delete from choice_counts where question_id = $1 and rest_bin in (4, 15, 8)", [questionId]);
  const { body } = await app.as(moderator).get("/moderation/questions?size=50");
  const opened = body.content.find((each: { questionId: string }) => each.questionId === questionId);
  expect(opened).toMatchObject({ isChecked: true });
  return opened.id as string;
}
