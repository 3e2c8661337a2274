import { examFamily } from "@prepfeed/contract/catalogue";
import { Search } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import type { NewPost, Post } from "@prepfeed/contract/posts";
import { optionsOf } from "@prepfeed/contract/question-parts";
import { refusals } from "@prepfeed/contract/refusals";
import { v7 as uuidv7 } from "uuid";
import { AppError, fieldRefusal } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { utcDay } from "../../rules/days.ts";
import { rightAnswerText } from "../../rules/question-identity.ts";
import { searchableWords } from "../../rules/search-words.ts";
import type { KeepDeps } from "../kept-pictures/kept-pictures.service.ts";
import { announce, notify, withdraw } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { forgetUnusedPictures } from "../question-pictures/question-pictures.service.ts";
import { publicQuestion } from "../questions/public-question.ts";
import * as questions from "../questions/questions.service.ts";
import { isAnyGenerated, rememberOwn } from "../questions/seen-keys.service.ts";
import { countNewPosts, countRemovedPost } from "../users/counters.service.ts";
import { knownContents, type PostContent, readContents } from "./post-contents.service.ts";
import { postView } from "./post-view.ts";
import * as queries from "./posts.queries.ts";
import { addWords } from "./vocabulary.service.ts";

type ViewerId = string | undefined;

export type PostDeps = KeepDeps;

interface LikeDeps {
  db: Database;
  state: Publisher;
}

export async function createPost(db: Database, viewerId: string, post: NewPost): Promise<Post> {
  const [created] = await createPosts(db, viewerId, [post]);
  if (!created) throw notFound();
  return created;
}

/** All of them or none, in as many statements as one takes. */
export async function createPosts(db: Database, viewerId: string, posts: NewPost[]): Promise<Post[]> {
  await refuseFalsePreviousYear(db, viewerId, posts);
  const drafts = posts.map((post) => {
    const { words, lexemes } = searchableWords(post, Search.maxWords / posts.length);
    const { questions, stimulus } = post;
    return { id: uuidv7(), questions, stimulus, words, labels: textOf(post, lexemes) };
  });
  const rows = drafts.map(({ id, questions, labels }) => ({
    ...labels,
    id,
    type: questions.length > 0 ? ("QUESTION" as const) : ("TEXT" as const),
  }));
  await db.transaction(async (tx) => {
    await queries.insertPosts(tx, viewerId, rows);
    await questions.createQuestions(
      tx,
      viewerId,
      drafts.map(({ id, questions, stimulus, labels }) => ({ postId: id, questions, stimulus, labels })),
    );
    await rememberOwn(
      tx,
      drafts.map(({ id }) => id),
    );
    await queries.addToTotals(
      tx,
      rows.map((row) => ({ ...kindOf(row), change: 1 })),
    );
    await addWords(tx, [...new Set(drafts.flatMap(({ words }) => words))]);
    await countNewPosts(tx, viewerId, drafts.length);
  });
  return listPosts(
    db,
    drafts.map(({ id }) => id),
    viewerId,
  );
}

/** Questions that have been answered keep what they ask; everything around them may change. */
export async function updatePost(deps: PostDeps, viewerId: string, id: string, post: NewPost): Promise<Post> {
  const { db } = deps;
  const { words, lexemes } = searchableWords(post);
  const text = textOf(post, lexemes);
  const freed = await db.transaction(async (tx) => {
    const before = await requireOwn(tx, viewerId, id);
    await refuseFalsePreviousYear(tx, viewerId, [post]);
    const freed = await questions.updateQuestions(tx, viewerId, id, post, text);
    await rememberOwn(tx, [id]);
    await queries.updatePost(tx, id, text);
    await queries.addToTotals(tx, [
      { ...before, change: -1 },
      { ...kindOf(text), change: 1 },
    ]);
    await addWords(tx, words);
    return freed;
  });
  forgetPictures(deps, freed);
  return getPost(db, id, viewerId);
}

/** Rows that belong to a post are deleted this many at a time, so that nobody else waits for long. */
const AT_ONCE = 200;

/** Likes, bookmarks, comments and pictures go with it; questions, people's answers to them and their points stay. */
export async function deletePost(deps: PostDeps, viewerId: string, id: string): Promise<void> {
  const { db } = deps;
  await requireOwn(db, viewerId, id);
  for (const thinOut of queries.thinOutPost) while ((await thinOut(db, id, AT_ONCE)) === AT_ONCE);
  const freed = await db.transaction(async (tx) => {
    const before = await requireOwn(tx, viewerId, id);
    const freed = await questions.letPicturesOfPostGo(tx, id);
    await queries.deletePost(tx, id);
    await queries.addToTotals(tx, [{ ...before, change: -1 }]);
    await countRemovedPost(tx, viewerId);
    return freed;
  });
  forgetPictures(deps, freed);
}

function forgetPictures(deps: PostDeps, freed: { id: string }[]) {
  deps.background.run("dropping pictures of a post", () => forgetUnusedPictures(deps, freed));
}

/** "Previous Year" on a card says that a question is from an earlier paper; what a machine wrote is not. */
async function refuseFalsePreviousYear(db: Database, viewerId: string, posts: NewPost[]) {
  const keyed = posts
    .filter(({ examType }) => examType === "PREVIOUS_YEAR")
    .flatMap(({ questions, stimulus }) => questions.map((question) => ({ ...question, stimulus })))
    .map(({ questionText, figure, stimulus, ...asked }) => ({
      questionText,
      figure,
      stimulus,
      correctOption: rightAnswerText(optionsOf(asked), asked.correctAnswer),
    }));
  if (keyed.length === 0 || !(await isAnyGenerated(db, viewerId, keyed))) return;
  throw fieldRefusal("invalid-request", "examType", refusals.posts.generatedIsNoPreviousYear);
}

async function requireOwn(tx: Database, viewerId: string, id: string) {
  const post = await queries.lockPost(tx, id);
  if (!post) throw notFound();
  if (post.authorId !== viewerId) throw new AppError("forbidden", messages.posts.notAuthor);
  return kindOf(post);
}

export async function getPost(db: Database, id: string, viewerId: ViewerId): Promise<Post> {
  const [post] = await listPosts(db, [id], viewerId);
  if (!post) throw notFound();
  return post;
}

/** Some posts as this viewer may see them, in the order asked for; those that are gone are left out. */
export async function listPosts(
  db: Database,
  ids: string[],
  viewerId: ViewerId,
  reasons?: Map<string, string>,
): Promise<Post[]> {
  if (ids.length === 0) return [];
  const known = knownContents(db, ids);
  const asked = [...known.values()];
  // All at once: what is known is nearly always still so.
  const [states, unknown, answers] = await Promise.all([
    queries.listPostStates(db, ids, viewerId ?? null),
    readContents(
      db,
      ids.filter((id) => !known.has(id)),
    ),
    answersTo(db, viewerId, asked),
  ]);
  const edited = states.filter(({ id, version }) => (known.get(id)?.text.version ?? version) < version);
  const changed = await readContents(
    db,
    edited.map(({ id }) => id),
  );
  const added = [...unknown.values(), ...changed.values()];
  const [more, held] = await Promise.all([
    answersTo(db, viewerId, added),
    states[0]?.sits_any && viewerId
      ? questions.listHeld(db, viewerId, questionIds([...asked, ...added]))
      : new Set<string>(),
  ]);
  const answerTo = new Map([...answers, ...more].map((answer) => [answer.question_id, answer]));
  const stateOf = new Map(states.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const state = stateOf.get(id);
    const content = changed.get(id) ?? unknown.get(id) ?? known.get(id);
    if (!state || !content) return [];
    const shown = content.questions.map((question) =>
      publicQuestion(question, answerTo.get(question.id), viewerId, held.has(question.id)),
    );
    return postView(content.text, state, shown, reasons?.get(id));
  });
}

const questionIds = (contents: PostContent[]) =>
  contents.flatMap(({ questions }) => questions.map(({ id }) => id));

async function answersTo(db: Database, viewerId: ViewerId, contents: PostContent[]) {
  const ids = questionIds(contents);
  return viewerId === undefined || ids.length === 0 ? [] : questions.listAnswersOf(db, viewerId, ids);
}

export async function toggleLike({ db, state }: LikeDeps, viewerId: string, id: string) {
  const { news, ...reply } = await db.transaction(async (tx) => {
    const like = { kind: "like" as const, userId: await requirePost(tx, id), actorId: viewerId, postId: id };
    const isLiked = await queries.insertLike(tx, id, viewerId);
    const isChanged = isLiked || (await queries.deleteLike(tx, id, viewerId));
    const news = isLiked ? await notify(tx, [like]) : isChanged ? await withdraw(tx, like) : [];
    const likesCount = await queries.addToLikes(tx, id, isChanged ? (isLiked ? 1 : -1) : 0);
    return { isLiked, likesCount, news };
  });
  announce(state, news);
  return reply;
}

export async function toggleBookmark(db: Database, viewerId: string, id: string) {
  return db.transaction(async (tx) => {
    await requirePost(tx, id);
    const isBookmarked = await queries.insertBookmark(tx, id, viewerId);
    const isChanged = isBookmarked || (await queries.deleteBookmark(tx, id, viewerId));
    return {
      isBookmarked,
      bookmarksCount: await queries.addToBookmarks(tx, id, isChanged ? (isBookmarked ? 1 : -1) : 0),
    };
  });
}

export async function sharePost(db: Database, viewerId: string, id: string, now: Date) {
  return db.transaction(async (tx) => {
    await requirePost(tx, id);
    const isFirst = await queries.insertVisit(tx, id, viewerId, "share", utcDay(now));
    if (isFirst) await queries.addToShares(tx, id, 1);
    return { sharesCount: (await queries.findFigures(tx, id))?.shares_count ?? 0 };
  });
}

/** A visitor and the author see the count and don't change it. */
export async function viewPost(db: Database, viewerId: ViewerId, id: string, now: Date) {
  return db.transaction(async (tx) => {
    const authorId = await requirePost(tx, id);
    const counts = viewerId !== undefined && viewerId !== authorId;
    const isFirst = counts && (await queries.insertVisit(tx, id, viewerId, "view", utcDay(now)));
    if (isFirst) await queries.addToViews(tx, id, 1);
    return { viewsCount: (await queries.findFigures(tx, id))?.views_count ?? 0 };
  });
}

export async function getAnalytics(db: Database, viewerId: string, id: string) {
  const figures = await queries.findFigures(db, id);
  if (!figures) throw notFound();
  if (figures.author_id !== viewerId) throw new AppError("forbidden", messages.posts.notAuthor);
  return {
    views: figures.views_count,
    likes: figures.likes_count,
    comments: figures.comments_count,
    shares: figures.shares_count,
    bookmarks: figures.bookmarks_count,
  };
}

/** Who wrote it; 404 when there is no such post. */
async function requirePost(db: Database, id: string): Promise<string> {
  const authorId = await queries.findAuthorId(db, id);
  if (authorId === undefined) throw notFound();
  return authorId;
}

export function countComment(tx: Database, postId: string, change: 1 | -1) {
  return queries.addToComments(tx, postId, change);
}

function textOf(
  { title, content, subject, examType, difficultyLevel, topic }: NewPost,
  searchWords: string[],
) {
  return {
    title,
    content,
    subject: subject ?? null,
    examType: examType ?? null,
    examFamily: examType ? examFamily(examType) : null,
    difficulty: difficultyLevel ?? null,
    topic: topic || null,
    searchWords,
  };
}

const kindOf = ({ subject, examFamily, difficulty }: queries.PostKind) => ({
  subject,
  examFamily,
  difficulty,
});

const notFound = () => new AppError("not-found", messages.posts.notFound);

/** Adds answers to the attempts of their posts; returns where that leaves them. */
export function addAttempts(tx: Database, gains: { id: string; attempts: number }[]) {
  return queries.addToAttempts(tx, gains);
}
