import { examFamily } from "@prepfeed/contract/foundation/catalogue";
import { Search } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { NewPost, Post } from "@prepfeed/contract/posts/posts";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { utcDay } from "../../rules/days.ts";
import { rightAnswerText } from "../../rules/question-identity.ts";
import { searchableWords } from "../../rules/search/search-words.ts";
import type { KeepDeps } from "../kept-pictures/kept-pictures.service.ts";
import { admitEdit, admitPosts, type NewcomerDeps } from "../newcomers/newcomers.service.ts";
import { announce, notify, withdraw } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { forgetUnusedPictures } from "../question-pictures/question-pictures.service.ts";
import { publicQuestion } from "../questions/public-question.ts";
import * as questions from "../questions/questions.service.ts";
import { isAnyGenerated, rememberOwn } from "../questions/seen-keys.service.ts";
import {
  findReceived,
  type Received,
  rememberRequest,
} from "../received-requests/received-requests.service.ts";
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

/** The post of a request that was received before is returned as it is now. */
export async function createPost(
  deps: NewcomerDeps,
  viewerId: string,
  post: NewPost,
  requestKey?: string,
): Promise<Post> {
  const [created] = await createPosts(deps, viewerId, [post], requestKey);
  if (!created) throw notFound();
  return created;
}

/** All of them or none, in as many statements as a single post takes. */
export async function createPosts(
  deps: NewcomerDeps,
  viewerId: string,
  posts: NewPost[],
  requestKey?: string,
): Promise<Post[]> {
  const { db } = deps;
  const received = await findReceived(db, viewerId, requestKey);
  if (received) return listMade(db, viewerId, received);
  await admitPosts(deps, viewerId, posts);
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
  const before = await db.transaction(async (tx) => {
    const before = await rememberRequest(tx, viewerId, requestKey, rows[0]?.id);
    if (before) return before;
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
    return undefined;
  });
  if (before) return listMade(db, viewerId, before);
  return listPosts(
    db,
    drafts.map(({ id }) => id),
    viewerId,
  );
}

/** Those of the batch that still exist. */
async function listMade(db: Database, viewerId: string, { made_id }: Received) {
  const rows = made_id ? await queries.listBatch(db, viewerId, made_id) : [];
  return listPosts(
    db,
    rows.map(({ id }) => id),
    viewerId,
  );
}

/** Questions that are changed become new versions; answers stay with those that they were given to. */
export async function updatePost(
  deps: PostDeps & NewcomerDeps,
  viewerId: string,
  id: string,
  post: NewPost,
): Promise<Post> {
  const { db } = deps;
  await admitEdit(deps, viewerId, id, post);
  const { words, lexemes } = searchableWords(post);
  const text = textOf(post, lexemes);
  await db.transaction(async (tx) => {
    const before = await requireOwn(tx, viewerId, id);
    await refuseFalsePreviousYear(tx, viewerId, [post]);
    await questions.updateQuestions(tx, viewerId, id, post, text, deps.now());
    await rememberOwn(tx, [id]);
    await queries.updatePost(tx, id, text);
    await queries.addToTotals(tx, [
      { ...before, change: -1 },
      { ...kindOf(text), change: 1 },
    ]);
    await addWords(tx, words);
  });
  return getPost(db, id, viewerId);
}

/** Rows that belong to a post are deleted this many at a time, so that nobody else waits for long. */
const AT_ONCE = 200;

/**
 * Likes, bookmarks, comments and pictures are deleted with it; questions, people's answers to them and their points
 * are kept.
 */
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

/**
 * "Previous Year" on a card means that a question is from an earlier paper, so generated questions cannot
 * have it.
 */
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
  const post = await queries.lockPost(tx, id, viewerId);
  if (!post) throw notFound();
  if (post.authorId !== viewerId) throw new AppError("forbidden", messages.posts.notAuthor);
  return kindOf(post);
}

export async function getPost(db: Database, id: string, viewerId: ViewerId): Promise<Post> {
  const [post] = await listPosts(db, [id], viewerId);
  if (!post) throw notFound();
  return post;
}

/** Some posts as this viewer may see them, in the given order; deleted ones are left out. */
export async function listPosts(
  db: Database,
  ids: string[],
  viewerId: ViewerId,
  { reasons, hidesNothing = false }: { reasons?: Map<string, string>; hidesNothing?: boolean } = {},
): Promise<Post[]> {
  if (ids.length === 0) return [];
  const known = knownContents(db, ids);
  const asked = [...known.values()];
  // Both at once, because the cached content is nearly always still valid.
  const [states, unknown, answers] = await Promise.all([
    queries.listPostStates(db, ids, viewerId ?? null, hidesNothing),
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
  const [more, hiddenKeys] = await Promise.all([
    answersTo(db, viewerId, added),
    states[0]?.sits_any && viewerId
      ? questions.listHiddenKeys(db, viewerId, questionIds([...asked, ...added]))
      : new Set<string>(),
  ]);
  const answerTo = new Map([...answers, ...more].map((answer) => [answer.question_id, answer]));
  const earlier = await listEarlier(db, [...asked, ...added], answerTo, viewerId);
  const stateOf = new Map(states.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const state = stateOf.get(id);
    const content = changed.get(id) ?? unknown.get(id) ?? known.get(id);
    if (!state || !content) return [];
    const shown = content.questions.map((question) => {
      const answer = answerTo.get(question.id);
      const isOfOther = answer !== undefined && answer.version !== question.question_version;
      const answered = isOfOther && !hiddenKeys.has(question.id) ? earlier.get(question.id) : undefined;
      // Authors see what they wrote last, whatever they answered once.
      return publicQuestion(
        answered ? { ...question, ...answered, is_earlier_version: true } : question,
        isOfOther && !answered ? undefined : answer,
        viewerId,
        hiddenKeys.has(question.id),
      );
    });
    return postView(content.text, state, shown, reasons?.get(id));
  });
}

const questionIds = (contents: PostContent[]) =>
  contents.flatMap(({ questions }) => questions.map(({ id }) => id));

/** What others than the author answered, where it has changed since. For almost every page that is nothing. */
async function listEarlier(
  db: Database,
  contents: PostContent[],
  answerTo: Map<string, { version: number }>,
  viewerId: ViewerId,
) {
  const changed = contents.flatMap(({ questions }) =>
    questions.flatMap(({ id, question_version, author_id }) => {
      const version = answerTo.get(id)?.version ?? question_version;
      return version === question_version || author_id === viewerId ? [] : { id, version };
    }),
  );
  return changed.length === 0 ? new Map() : questions.listEarlierVersions(db, changed);
}

async function answersTo(db: Database, viewerId: ViewerId, contents: PostContent[]) {
  const ids = questionIds(contents);
  return viewerId === undefined || ids.length === 0 ? [] : questions.listAnswersOf(db, viewerId, ids);
}

/** How a like or a bookmark was asked for. */
interface Toggling {
  /** Without it, the state changes. */
  wanted?: boolean | undefined;
  requestKey?: string | undefined;
}

/** A request that was received before only reads. */
async function wantedNow(tx: Database, viewerId: string, { wanted, requestKey }: Toggling) {
  return (await rememberRequest(tx, viewerId, requestKey)) ? ("as it is" as const) : wanted;
}

export async function toggleLike(
  { db, state }: LikeDeps,
  viewerId: string,
  id: string,
  toggling: Toggling = {},
) {
  const { announcements, ...reply } = await db.transaction(async (tx) => {
    const wanted = await wantedNow(tx, viewerId, toggling);
    const like = {
      kind: "like" as const,
      userId: await requirePost(tx, id, viewerId),
      actorId: viewerId,
      postId: id,
    };
    const { isOn: isLiked, change } = await queries.toggleLike(tx, id, viewerId, wanted);
    const announcements =
      isLiked && change > 0 ? await notify(tx, [like]) : change < 0 ? await withdraw(tx, like) : [];
    const likesCount = await queries.addToLikes(tx, id, change);
    return { isLiked, likesCount, announcements };
  });
  announce(state, announcements);
  return reply;
}

export async function toggleBookmark(db: Database, viewerId: string, id: string, toggling: Toggling = {}) {
  return db.transaction(async (tx) => {
    const wanted = await wantedNow(tx, viewerId, toggling);
    await requirePost(tx, id, viewerId);
    const { isOn: isBookmarked, change } = await queries.toggleBookmark(tx, id, viewerId, wanted);
    return { isBookmarked, bookmarksCount: await queries.addToBookmarks(tx, id, change) };
  });
}

export async function sharePost(db: Database, viewerId: string, id: string, now: Date) {
  return db.transaction(async (tx) => {
    await requirePost(tx, id, viewerId);
    const isFirst = await queries.insertVisit(tx, id, viewerId, "share", utcDay(now));
    if (isFirst) await queries.addToShares(tx, id, 1);
    return { sharesCount: (await queries.findVisitCounts(tx, id))?.shares_count ?? 0 };
  });
}

/** Visitors and the author get the count without changing it. */
export async function viewPost(db: Database, viewerId: ViewerId, id: string, now: Date) {
  return db.transaction(async (tx) => {
    const authorId = await requirePost(tx, id, viewerId);
    const counts = viewerId !== undefined && viewerId !== authorId;
    const isFirst = counts && (await queries.insertVisit(tx, id, viewerId, "view", utcDay(now)));
    if (isFirst) await queries.addToViews(tx, id, 1);
    return { viewsCount: (await queries.findVisitCounts(tx, id))?.views_count ?? 0 };
  });
}

/** The author; 404 if there is no such post. */
async function requirePost(db: Database, id: string, viewerId: ViewerId): Promise<string> {
  const authorId = await queries.findAuthorId(db, id, viewerId ?? null);
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

/** Adds answers to the attempts of their posts; returns the new numbers. */
export function addAttempts(tx: Database, gains: { id: string; attempts: number }[]) {
  return queries.addToAttempts(tx, gains);
}
