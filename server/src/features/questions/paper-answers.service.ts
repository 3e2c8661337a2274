import { Question } from "@prepfeed/contract/limits";
import type { Database } from "../../db/database.ts";
import * as queries from "./paper-answers.queries.ts";

/** Makes the answers of a paper answers like any others: points, knowledge, mistakes. All keys of the paper are seen from then on. */
export function recordPaperAnswers(
  tx: Database,
  userId: string,
  answers: readonly queries.PaperAnswer[],
  at: Date,
) {
  return queries.insertPaperAnswers(tx, userId, answers, Question.points, at);
}
