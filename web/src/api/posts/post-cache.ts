import type { Post } from "@prepfeed/contract/posts/posts";
import type { AnswerResult, MyAnswer } from "@prepfeed/contract/questions/questions";
import { isRecord } from "../../http/record.ts";

/** Null removes the post from every list. */
export type PostChange = (post: Post) => Post | null;

type PostPick = (post: Post) => boolean;

/** A copy of cached data with this post changed; data without it stays the same object. */
export function changePost<Cached>(cached: Cached, postId: string, change: PostChange): Cached {
  return changePosts(cached, ({ id }) => id === postId, change);
}

/** The same for every matching post. */
export function changePosts<Cached>(cached: Cached, isPicked: PostPick, change: PostChange): Cached {
  return changed(cached, isPicked, change) as Cached;
}

function changed(cached: unknown, isPicked: PostPick, change: PostChange): unknown {
  if (isPost(cached)) return isPicked(cached) ? (change(cached) ?? cached) : cached;
  if (isRecord(cached) && Array.isArray(cached.pages)) {
    const pages = same(
      cached.pages,
      cached.pages.map((page) => changedPage(page, isPicked, change)),
    );
    return pages === cached.pages ? cached : { ...cached, pages };
  }
  return cached;
}

function changedPage(page: unknown, isPicked: PostPick, change: PostChange): unknown {
  if (!isRecord(page) || !Array.isArray(page.content)) return page;
  if (!page.content.some((item) => isPost(item) && isPicked(item))) return page;
  const content = page.content
    .map((item) => (isPost(item) && isPicked(item) ? change(item) : item))
    .filter((item) => item !== null);
  return { ...page, content };
}

/** The copy of a post in some list. */
export function findPost(caches: readonly unknown[], postId: string): Post | undefined {
  return caches
    .flatMap((cached) => (isRecord(cached) && Array.isArray(cached.pages) ? cached.pages : []))
    .flatMap((page) => (isRecord(page) && Array.isArray(page.content) ? page.content : []))
    .find((item): item is Post => isPost(item) && item.id === postId);
}

function same(before: unknown[], after: unknown[]) {
  return after.every((item, i) => item === before[i]) ? before : after;
}

function isPost(value: unknown): value is Post {
  return isRecord(value) && "questions" in value && "likesCount" in value;
}

/** The post as its reader sees it after answering. */
export function withAnswer(post: Post, { questionId, alreadyAnswered, ...result }: AnswerResult): Post {
  const isNew = post.questions.some(({ id, myAnswer }) => id === questionId && !myAnswer);
  /**
   * Distinguished from answers that were loaded with the list: the card stays as it is until the list is
   * loaded again.
   */
  const myAnswer: MyAnswer & { isNew: true } = { ...result, hasAnswered: true, isNew: true };
  return {
    ...post,
    totalAttempts: post.totalAttempts + (isNew && !alreadyAnswered ? 1 : 0),
    questions: post.questions.map((question) =>
      question.id === questionId
        ? {
            ...question,
            correctAnswer: result.correctAnswer,
            explanation: result.explanation,
            myAnswer: question.myAnswer ?? myAnswer,
          }
        : question,
    ),
  };
}
