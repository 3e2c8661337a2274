import { Tutor } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { deleteAnswersBefore, updateRating } from "./tutor.queries.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** For the operator, who chooses the model: `npm run admin -- ratings`. */
export async function rateAnswer(
  { db }: { db: Database },
  userId: string,
  questionId: string,
  { answerId, isHelpful }: { answerId: string; isHelpful: boolean },
): Promise<undefined> {
  if (!(await updateRating(db, { id: answerId, userId, questionId, isHelpful })))
    throw new AppError("not-found", refusals.tutor.answerNotFound);
}

/** Answers that nobody rated within a day, and old ratings. */
export function forgetPastAnswers(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return deleteAnswersBefore(db, { unrated: before(1), rated: before(Tutor.ratingDays) });
}
