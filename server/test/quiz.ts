import { OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import type { Person, TestApp } from "./test-app.ts";

export interface MadeQuestion {
  id: string;
  topic: string;
}

/** Answers a quiz's questions, all right or all wrong. */
export async function answerQuiz(
  app: TestApp,
  person: Person,
  questions: readonly MadeQuestion[],
  isRight = true,
) {
  for (const { id } of questions) {
    const [row] = await app.deps.db.query<{ correct_answer: string }>(
      "select correct_answer from questions where id = $1",
      [id],
    );
    const key = row?.correct_answer;
    const option = isRight ? key : OPTIONS.find((each) => each !== key);
    const reply = await app.as(person).post(`/mcq/submit?questionId=${id}&selectedOption=${option}`);
    if (reply.status !== 200) throw new Error(`answering failed: ${reply.body.message}`);
  }
}
