import { refusals } from "@prepfeed/contract/foundation/refusals";
import { Newcomer } from "@prepfeed/contract/people/people-limits";
import type { NewPost } from "@prepfeed/contract/posts/posts";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import type { Database } from "../../db/database.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { findUnfit } from "../../rules/unfit-text/unfit-text.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { areMuchAlike, queryFor } from "./much-alike.ts";
import * as queries from "./newcomers.queries.ts";

export interface NewcomerDeps {
  db: Database;
  limiter: RateLimiter;
  now: () => Date;
}

const HOUR_MS = 3_600_000;

/**
 * Posts of a new account are checked before they are published, and their number is limited; a batch counts
 * once.
 */
export async function admitPosts(deps: NewcomerDeps, viewerId: string, posts: NewPost[]): Promise<void> {
  const newcomer = await findNewcomer(deps, viewerId);
  if (!newcomer) return;
  for (const post of posts) refuseUnfit(textsOf(post));
  await refuseAskedBefore(deps.db, viewerId, posts, null);
  if (newcomer.is_young) await countOf(deps, viewerId, "newcomerPosts", refusals.newcomers.posts);
}

/** Edits of a new account are checked like its new posts. */
export async function admitEdit(
  deps: NewcomerDeps,
  viewerId: string,
  id: string,
  post: NewPost,
): Promise<void> {
  if (!(await findNewcomer(deps, viewerId))) return;
  refuseUnfit(textsOf(post));
  await refuseAskedBefore(deps.db, viewerId, [post], id);
}

export async function admitComment(deps: NewcomerDeps, viewerId: string, content: string): Promise<void> {
  const newcomer = await findNewcomer(deps, viewerId);
  if (!newcomer) return;
  refuseUnfit([{ field: "content", text: content }]);
  const yesterday = new Date(deps.now().getTime() - 24 * HOUR_MS);
  const same = await queries.countSameComments(deps.db, viewerId, content, yesterday);
  if (same >= Newcomer.sameComments) throw refusal("content", refusals.newcomers.sameComment);
  if (newcomer.is_young) await countOf(deps, viewerId, "newcomerComments", refusals.newcomers.comments);
}

/** Undefined for an account that is no longer new and has already written several texts. */
async function findNewcomer({ db, limiter, now }: NewcomerDeps, viewerId: string) {
  if (!limiter.isOn) return undefined;
  const youngSince = new Date(now().getTime() - Newcomer.hours * HOUR_MS);
  const found = await queries.findNewcomer(db, viewerId, { youngSince, max: Newcomer.texts });
  return found && (found.is_young || found.written < Newcomer.texts) ? found : undefined;
}

async function countOf(
  { limiter }: NewcomerDeps,
  viewerId: string,
  limit: "newcomerPosts" | "newcomerComments",
  message: string,
) {
  const { isOver, secondsLeft } = await limiter.count(limit, { viewerId });
  if (isOver) throw new AppError("too-many-requests", message, { retryAfter: secondsLeft });
}

interface Written {
  field: string;
  text: string;
}

const refusal = (field: string, message: string) => fieldRefusal("invalid-request", field, message);

function refuseUnfit(texts: Written[]) {
  for (const { field, text } of texts) {
    const unfit = findUnfit(text);
    if (!unfit) continue;
    const { reason, found } = unfit;
    const { newcomers } = refusals;
    throw refusal(field, reason === "repeat" ? newcomers.repeat : newcomers[reason](found));
  }
}

/** Every text of a post that others can read. */
function textsOf({ title, content, topic, stimulus, questions }: NewPost): Written[] {
  const asked = questions.flatMap((question, i) => [
    { field: `questions.${i}.questionText`, text: question.questionText },
    { field: `questions.${i}.pictureDescription`, text: question.pictureDescription ?? "" },
    { field: `questions.${i}.explanation`, text: question.explanation ?? "" },
    ...optionsOf(question).map((text) => ({ field: `questions.${i}.options`, text })),
  ]);
  return [
    { field: "title", text: title },
    { field: "content", text: content },
    { field: "topic", text: topic ?? "" },
    { field: "stimulus.text", text: stimulus?.text ?? "" },
    ...asked,
  ];
}

async function refuseAskedBefore(db: Database, viewerId: string, posts: NewPost[], except: string | null) {
  const asked = posts
    .flatMap(({ questions }) => questions.map((question, i) => ({ question, i })))
    .slice(0, Newcomer.comparedQuestions)
    .flatMap(({ question, i }) => {
      const words = queryFor(question.questionText);
      const one = { text: question.questionText, options: optionsOf(question) };
      return words ? { field: `questions.${i}.questionText`, words, one } : [];
    });
  if (asked.length === 0) return;
  const before = await queries.listAskedBefore(
    db,
    viewerId,
    asked.map(({ words }) => words),
    { max: Newcomer.candidates, except },
  );
  for (const { place, title, ...other } of before) {
    const mine = asked[place - 1];
    if (mine && areMuchAlike(mine.one, other)) {
      throw refusal(mine.field, refusals.newcomers.sameQuestion(title));
    }
  }
}
