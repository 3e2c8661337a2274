import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { BookmarkedQuestion } from "@prepfeed/contract/mock-tests/mock-questions";
import type { Database } from "../../db/database.ts";
import { contentView } from "../../db/sql/question-content.ts";
import { AppError } from "../../foundation/app-error.ts";
import { toPage } from "../../rules/to-page.ts";
import { topicView } from "../questions/public-question.ts";
import * as queries from "./paper-questions.queries.ts";

/**
 * Only people who have finished the paper, and are not sitting it now, can see its questions. For all others it may
 * as well not exist.
 */
export async function requireFinishedPaper(
  db: Database,
  viewerId: string,
  questionId: string,
): Promise<queries.AccessRow> {
  const row = await queries.findAccess(db, viewerId, questionId);
  if (!row?.was_sat) throw new AppError("not-found", refusals.mockTests.notSat);
  if (row.is_key_hidden) throw new AppError("conflict", refusals.questions.beingSat);
  return row;
}

export function toggleLike(db: Database, viewerId: string, questionId: string) {
  return db.transaction(async (tx) => {
    await requireFinishedPaper(tx, viewerId, questionId);
    const { isOn: isLiked, change } = await queries.toggleLike(tx, questionId, viewerId);
    return { isLiked, likesCount: await queries.addToLikes(tx, questionId, change) };
  });
}

export function toggleBookmark(db: Database, viewerId: string, questionId: string) {
  return db.transaction(async (tx) => {
    await requireFinishedPaper(tx, viewerId, questionId);
    const { isOn: isBookmarked } = await queries.toggleBookmark(tx, questionId, viewerId);
    return { isBookmarked };
  });
}

/** Call it in the transaction that writes or deletes a comment. */
export async function countQuestionComment(tx: Database, questionId: string, change: 1 | -1) {
  await queries.addToComments(tx, questionId, change);
}

export async function listBookmarked(
  db: Database,
  viewerId: string,
  page: PageQuery,
): Promise<Page<BookmarkedQuestion> & { held: number }> {
  const rows = await queries.listBookmarked(db, viewerId, page);
  const { shown, held } = await queries.countBookmarked(db, viewerId);
  return { ...toPage(rows.map(bookmarkedView), shown, page), held };
}

function bookmarkedView(row: queries.BookmarkedRow): BookmarkedQuestion {
  return {
    id: row.id,
    ...contentView(row),
    subject: row.subject,
    ...topicView(row.topic),
    difficultyLevel: row.difficulty,
    correctAnswer: row.correct_answer,
    explanation: row.explanation,
    answer: row.answer,
    outcome: row.outcome ?? "skipped",
    likesCount: row.likes_count,
    commentsCount: row.comments_count,
    isLiked: row.is_liked,
    isBookmarked: true,
    title: row.title,
    attemptId: row.attempt_id,
  };
}
