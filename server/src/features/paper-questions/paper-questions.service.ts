import type { BookmarkedQuestion } from "@prepfeed/contract/mock-questions";
import type { Page, PageQuery } from "@prepfeed/contract/paging";
import { refusals } from "@prepfeed/contract/refusals";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { contentView } from "../../db/sql/question-content.ts";
import { topicView } from "../questions/public-question.ts";
import * as queries from "./paper-questions.queries.ts";

/** Only whoever has finished the paper, and does not sit it now, knows more of its question than that it may be there. */
export async function requireSat(
  db: Database,
  viewerId: string,
  questionId: string,
): Promise<queries.AccessRow> {
  const row = await queries.findAccess(db, viewerId, questionId);
  if (!row?.was_sat) throw new AppError("not-found", refusals.mockTests.notSat);
  if (row.is_held) throw new AppError("conflict", refusals.questions.beingSat);
  return row;
}

export function toggleLike(db: Database, viewerId: string, questionId: string) {
  return db.transaction(async (tx) => {
    await requireSat(tx, viewerId, questionId);
    const isLiked = await queries.insertLike(tx, questionId, viewerId);
    const isChanged = isLiked || (await queries.deleteLike(tx, questionId, viewerId));
    const likesCount = await queries.addToLikes(tx, questionId, isChanged ? (isLiked ? 1 : -1) : 0);
    return { isLiked, likesCount };
  });
}

export function toggleBookmark(db: Database, viewerId: string, questionId: string) {
  return db.transaction(async (tx) => {
    await requireSat(tx, viewerId, questionId);
    return { isBookmarked: await queries.toggleBookmark(tx, questionId, viewerId) };
  });
}

/** Inside the transaction that writes or deletes a comment. */
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
  const last = page.page * page.size + rows.length >= shown;
  return { content: rows.map(bookmarkedView), totalElements: shown, last, ...page, held };
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
