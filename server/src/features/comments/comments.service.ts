import type { Comment } from "@prepfeed/contract/comments";
import { messages } from "@prepfeed/contract/messages";
import type { Page, PageQuery } from "@prepfeed/contract/paging";
import { refusals } from "@prepfeed/contract/refusals";
import { v7 as uuidv7 } from "uuid";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { announce, notify } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { countQuestionComment, requireSat } from "../paper-questions/paper-questions.service.ts";
import { countComment } from "../posts/posts.service.ts";
import { authorView } from "../users/author-view.ts";
import * as queries from "./comments.queries.ts";

interface CommentDeps {
  db: Database;
  state: Publisher;
}

/** Comments give answers away: under questions they open once the viewer has answered, or wrote the post. */
export async function listComments(
  db: Database,
  viewerId: string | undefined,
  postId: string,
  page: PageQuery,
): Promise<Page<Comment> & { locked: boolean }> {
  const thread = await requireThread(db, viewerId, postId);
  const totalElements = thread.comments_count;
  if (isLocked(thread, viewerId)) return { content: [], totalElements, last: true, ...page, locked: true };
  return { ...(await pageOf(db, viewerId ?? null, { post: postId }, totalElements, page)), locked: false };
}

/** Under a question of a paper: only for who has finished it, and does not sit it again now. */
export async function listQuestionComments(
  db: Database,
  viewerId: string,
  questionId: string,
  page: PageQuery,
): Promise<Page<Comment> & { locked: boolean }> {
  const { comments_count } = await requireSat(db, viewerId, questionId);
  return {
    ...(await pageOf(db, viewerId, { question: questionId }, comments_count, page)),
    locked: false,
  };
}

async function pageOf(
  db: Database,
  viewerId: string | null,
  under: queries.Under,
  totalElements: number,
  page: PageQuery,
): Promise<Page<Comment>> {
  const rows = await queries.listComments(db, viewerId, under, page);
  const last = page.page * page.size + rows.length >= totalElements;
  return { content: rows.map(commentView), totalElements, last, ...page };
}

export async function createComment(
  { db, state, config }: CommentDeps & { config: { comments: boolean } },
  viewerId: string,
  postId: string,
  content: string,
): Promise<Comment> {
  if (!config.comments) throw new AppError("forbidden", messages.comments.off);
  const id = uuidv7();
  const news = await db.transaction(async (tx) => {
    const thread = await requireThread(tx, viewerId, postId);
    if (isLocked(thread, viewerId)) throw new AppError("forbidden", messages.comments.answerFirst);
    await queries.insertComment(tx, id, { post: postId }, viewerId, content);
    const news = await notify(tx, [
      { kind: "comment", userId: thread.author_id, actorId: viewerId, postId, commentId: id },
    ]);
    await countComment(tx, postId, 1);
    return news;
  });
  announce(state, news);
  return written(db, viewerId, id);
}

/** Nobody is told: such a question has no author. */
export async function commentOnQuestion(
  { db, config }: { db: Database; config: { comments: boolean } },
  viewerId: string,
  questionId: string,
  content: string,
): Promise<Comment> {
  if (!config.comments) throw new AppError("forbidden", messages.comments.off);
  const id = uuidv7();
  await db.transaction(async (tx) => {
    await requireSat(tx, viewerId, questionId);
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

/** Its author may, and the author of the post it stands under. What was told about it goes with it. */
export async function deleteComment({ db, state }: CommentDeps, viewerId: string, id: string): Promise<void> {
  const postAuthorId = await db.transaction(async (tx) => {
    const owners = await queries.findOwners(tx, id);
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

export async function toggleCommentLike(db: Database, viewerId: string, id: string) {
  return db.transaction(async (tx) => {
    const owners = await queries.findOwners(tx, id);
    if (!owners) throw notFound();
    if (owners.question_id) await requireSat(tx, viewerId, owners.question_id);
    const thread = owners.post_id && (await requireThread(tx, viewerId, owners.post_id));
    if (thread && isLocked(thread, viewerId)) throw new AppError("forbidden", messages.comments.answerFirst);
    const isLiked = await queries.insertCommentLike(tx, id, viewerId);
    const isChanged = isLiked || (await queries.deleteCommentLike(tx, id, viewerId));
    return {
      isLiked,
      likesCount: await queries.addToCommentLikes(tx, id, isChanged ? (isLiked ? 1 : -1) : 0),
    };
  });
}

type Thread = NonNullable<Awaited<ReturnType<typeof queries.findThread>>>;

async function requireThread(db: Database, viewerId: string | undefined, postId: string): Promise<Thread> {
  const thread = await queries.findThread(db, viewerId ?? null, postId);
  if (!thread) throw new AppError("not-found", messages.posts.notFound);
  return thread;
}

/** Also to its author, while they sit a paper that asks it. */
function isLocked({ has_questions, has_answered, author_id, is_held }: Thread, viewerId: string | undefined) {
  return is_held || (has_questions && !has_answered && author_id !== viewerId);
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
