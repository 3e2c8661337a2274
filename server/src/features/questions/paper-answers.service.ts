import { Question } from "@prepfeed/contract/limits";
import type { Database } from "../../db/database.ts";
import { READY_PAPERS } from "../../db/sql/ready-papers.ts";
import * as queries from "./paper-answers.queries.ts";

interface Paper {
  is_ready: boolean;
  visibility: "public" | "link" | "private";
  author_id: string | null;
}

/** Makes the answers of a paper answers like any others: points, knowledge, mistakes. All keys of the paper are seen from then on. */
export function recordPaperAnswers(
  tx: Database,
  userId: string,
  paper: Paper,
  answers: readonly queries.PaperAnswer[],
  at: Date,
) {
  return queries.insertPaperAnswers(tx, userId, answers, Question.points, capOf(paper), at);
}

/** Whoever sat a paper could tell its keys to others who can sit it; a private one has no others. One whose author left pays nothing. */
function capOf({ is_ready, visibility, author_id }: Paper): queries.PaperCap | null {
  if (visibility === "private") return null;
  const authorId = is_ready ? READY_PAPERS : author_id;
  return { authorId, points: authorId ? Question.dailyPointsPerAuthor : 0 };
}
