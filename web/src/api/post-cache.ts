import type { Post } from "@prepfeed/contract/posts";
import type { AnswerResult, MyAnswer } from "@prepfeed/contract/questions";

/** Every cached post lives under `all`. */
export const postKeys = {
  all: ["posts"] as const,
  feeds: ["posts", "feed"] as const,
  one: (id: string) => ["posts", "one", id] as const,
  bookmarks: ["posts", "bookmarks"] as const,
  user: (id: string) => ["posts", "user", id] as const,
};

/** Null takes the post out of every list. */
export type PostChange = (post: Post) => Post | null;

/** A copy of cached data in which this post is changed; what does not hold it stays the same object. */
export function changePost<Cached>(cached: Cached, postId: string, change: PostChange): Cached {
  return changed(cached, postId, change) as Cached;
}

function changed(cached: unknown, postId: string, change: PostChange): unknown {
  if (isPost(cached)) return cached.id === postId ? (change(cached) ?? cached) : cached;
  if (isRecord(cached) && Array.isArray(cached.pages)) {
    const pages = same(
      cached.pages,
      cached.pages.map((page) => changedPage(page, postId, change)),
    );
    return pages === cached.pages ? cached : { ...cached, pages };
  }
  return cached;
}

function changedPage(page: unknown, postId: string, change: PostChange): unknown {
  if (!isRecord(page) || !Array.isArray(page.content)) return page;
  if (!page.content.some((item) => isPost(item) && item.id === postId)) return page;
  const content = page.content
    .map((item) => (isPost(item) && item.id === postId ? change(item) : item))
    .filter((item) => item !== null);
  return { ...page, content };
}

function same(before: unknown[], after: unknown[]) {
  return after.every((item, i) => item === before[i]) ? before : after;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPost(value: unknown): value is Post {
  return isRecord(value) && "questions" in value && "likesCount" in value;
}

/** The post as its reader sees it once they have answered. */
export function withAnswer(post: Post, { questionId, alreadyAnswered, ...result }: AnswerResult): Post {
  const isNew = post.questions.some(({ id, myAnswer }) => id === questionId && !myAnswer);
  const myAnswer: MyAnswer = { ...result, hasAnswered: true };
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
