import { Question } from "@prepfeed/contract/foundation/limits";
import type { Database } from "../../db/database.ts";
import { READY_PAPERS } from "../../db/sql/point-sources.ts";
import * as queries from "./paper-answers.queries.ts";

interface Paper {
  is_ready: boolean;
  visibility: "public" | "link" | "private";
  author_id: string | null;
}

/**
 * Turns the answers of a paper into ordinary answers: points, skills, mistakes. All keys of the paper count as seen
 * from then on.
 */
export function recordPaperAnswers(
  tx: Database,
  userId: string,
  paper: Paper,
  answers: readonly queries.PaperAnswer[],
  at: Date,
) {
  const points = { each: Question.points, perDay: Question.dailyPoints, perAuthor: capOf(paper) };
  return queries.insertPaperAnswers(tx, userId, answers, points, at);
}

/**
 * Learners who sat a paper could tell its keys to others who can sit it; a private paper has no others. A paper whose
 * author's account is deleted earns nothing.
 */
function capOf({ is_ready, visibility, author_id }: Paper): queries.PaperPoints["perAuthor"] {
  if (visibility === "private") return null;
  const authorId = is_ready ? READY_PAPERS : author_id;
  return { authorId, points: authorId ? Question.dailyPointsPerAuthor : 0 };
}
