import { messages } from "@prepfeed/contract/foundation/messages";
import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Comment } from "@prepfeed/contract/posts/comments";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { toPage } from "../../rules/to-page.ts";
import { admitComment, type NewcomerDeps } from "../newcomers/newcomers.service.ts";
import { announce, notify } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { countQuestionComment, requireFinishedPaper } from "../paper-questions/paper-questions.service.ts";
import { countComment } from "../posts/posts.service.ts";
import { findReceived, rememberRequest } from "../received-requests/received-requests.service.ts";
import { authorView } from "../users/author-view.ts";
import * as queries from "./comments.queries.ts";

interface CommentDeps {
  db: Database;
  state: Publisher;
}

type WritingDeps = NewcomerDeps & { config: { comments: boolean } };

/**
 * Comments give answers away, so those of questions open once the viewer has answered, or for the post's
 * author.
 */
export async function listComments(
  db: Database,
  viewerId: string | undefined,
  postId: string,
  page: PageQuery,
): Promise<Page<Comment> & { locked: boolean }> {
  const thread = await requireThread(db, viewerId, postId);
  const total = thread.comments_count;
  if (isLocked(thread, viewerId)) return { ...toPage([], total, page, true), locked: true };
  return { ...(await commentPage(db, viewerId ?? null, { post: postId }, total, page)), locked: false };
}

/**
 * Comments of a paper's question are open only to learners who have finished the paper and are not sitting it
 * again now.
 */
export async function listQuestionComments(
  db: Database,
  viewerId: string,
  questionId: string,
  page: PageQuery,
): Promise<Page<Comment> & { locked: boolean }> {
  const { comments_count } = await requireFinishedPaper(db, viewerId, questionId);
  return {
    ...(await commentPage(db, viewerId, { question: questionId }, comments_count, page)),
    locked: false,
  };
}

async function commentPage(
  db: Database,
  viewerId: string | null,
  under: queries.Under,
  total: number,
  page: PageQuery,
): Promise<Page<Comment>> {
  const rows = await queries.listComments(db, viewerId, under, page);
  return toPage(rows.slice(0, page.size).map(commentView), total, page, rows.length <= page.size);
}

export async function createComment(
  deps: CommentDeps & WritingDeps,
  viewerId: string,
  postId: string,
  content: string,
  requestKey?: string,
): Promise<Comment> {
  const { db, state, config } = deps;
  if (!config.comments) throw new AppError("forbidden", messages.comments.off);
  const received = await findReceived(db, viewerId, requestKey);
  if (received?.made_id) return written(db, viewerId, received.made_id);
  await admitComment(deps, viewerId, content);
  const id = uuidv7();
  const { announcements, before } = await db.transaction(async (tx) => {
    const before = await rememberRequest(tx, viewerId, requestKey, id);
    if (before) return { announcements: [], before };
    const thread = await requireThread(tx, viewerId, postId);
    if (isLocked(thread, viewerId)) throw new AppError("forbidden", messages.comments.answerFirst);
    if (thread.comments_locked) throw new AppError("forbidden", refusals.comments.locked);
    await queries.insertComment(tx, id, { post: postId }, viewerId, content);
    const announcements = await notify(tx, [
      { kind: "comment", userId: thread.author_id, actorId: viewerId, postId, commentId: id },
    ]);
    await countComment(tx, postId, 1);
    return { announcements, before };
  });
  announce(state, announcements);
  return written(db, viewerId, before?.made_id ?? id);
}

/** There is no notification, because such a question has no author. */
export async function commentOnQuestion(
  deps: WritingDeps,
  viewerId: string,
  questionId: string,
  content: string,
): Promise<Comment> {
  const { db, config } = deps;
  if (!config.comments) throw new AppError("forbidden", messages.comments.off);
  await admitComment(deps, viewerId, content);
  const id = uuidv7();
  await db.transaction(async (tx) => {
    await requireFinishedPaper(tx, viewerId, questionId);
    await queries.insertComment(tx, id, { question: questionId }, viewerId, content);
    await countQuestionComment(tx, questionId, 1);
  });
  return written(db, viewerId, id);
}

async function written(db: Database, viewerId: string, id: string): Promise<Comment> {
  const row = await queries.findComment(db, viewerId, id);
  if (!row) throw notFound();
  return commentView(row);
}

/** The comment's author and the post's author may delete it. Its notifications are deleted with it. */
export async function deleteComment({ db, state }: CommentDeps, viewerId: string, id: string): Promise<void> {
  const postAuthorId = await db.transaction(async (tx) => {
    const owners = await queries.findOwners(tx, viewerId, id);
    if (!owners) throw notFound();
    if (![owners.author_id, owners.post_author_id].includes(viewerId))
      throw new AppError("forbidden", messages.posts.notAuthor);
    const isGone = await queries.deleteComment(tx, id);
    if (isGone && owners.post_id) await countComment(tx, owners.post_id, -1);
    if (isGone && owners.question_id) await countQuestionComment(tx, owners.question_id, -1);
    return owners.post_author_id;
  });
  if (postAuthorId) announce(state, [{ userId: postAuthorId, ids: [] }]);
}

export async function toggleCommentLike(db: Database, viewerId: string, id: string, requestKey?: string) {
  return db.transaction(async (tx) => {
    const before = await rememberRequest(tx, viewerId, requestKey);
    const owners = await queries.findOwners(tx, viewerId, id);
    if (!owners) throw notFound();
    if (owners.question_id) await requireFinishedPaper(tx, viewerId, owners.question_id);
    const thread = owners.post_id && (await requireThread(tx, viewerId, owners.post_id));
    if (thread && isLocked(thread, viewerId)) throw new AppError("forbidden", messages.comments.answerFirst);
    const { isOn: isLiked, change } = await queries.toggleCommentLike(tx, id, viewerId, before && "as it is");
    return { isLiked, likesCount: await queries.addToCommentLikes(tx, id, change) };
  });
}

type Thread = NonNullable<Awaited<ReturnType<typeof queries.findThread>>>;

async function requireThread(db: Database, viewerId: string | undefined, postId: string): Promise<Thread> {
  const thread = await queries.findThread(db, viewerId ?? null, postId);
  if (!thread) throw new AppError("not-found", messages.posts.notFound);
  return thread;
}

/** Also refused for its author while they sit a paper with this question. */
function isLocked(
  { has_questions, has_answered, author_id, is_key_hidden }: Thread,
  viewerId: string | undefined,
) {
  return is_key_hidden || (has_questions && !has_answered && author_id !== viewerId);
}

function commentView(row: queries.CommentRow): Comment {
  return {
    id: row.id,
    content: row.content,
    author: authorView(row),
    createdAt: row.created_at.toISOString(),
    likesCount: row.likes_count,
    isLiked: row.is_liked,
  };
}

const notFound = () => new AppError("not-found", refusals.comments.notFound);
