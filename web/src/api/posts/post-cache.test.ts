import type { Post } from "@prepfeed/contract/posts/posts";
import type { AnswerResult } from "@prepfeed/contract/questions/questions";
import { describe, expect, it } from "vitest";
import { changePost, changePosts, findPost, withAnswer } from "./post-cache.ts";

const post = (id: string) => ({ id, likesCount: 1, questions: [] as unknown[] }) as Post;
const list = (...ids: string[]) => ({ pages: [{ content: ids.map(post), last: true }], pageParams: [0] });

describe("changePost", () => {
  const like = (each: Post) => ({ ...each, likesCount: 2 });

  it("changes a post on its own page and in every list", () => {
    expect(changePost(post("a"), "a", like).likesCount).toBe(2);
    const changed = changePost(list("b", "a"), "a", like);
    expect(changed.pages[0]?.content.map(({ likesCount }) => likesCount)).toEqual([1, 2]);
  });

  it("removes a deleted one from lists", () => {
    expect(changePost(list("b", "a"), "a", () => null).pages[0]?.content.map(({ id }) => id)).toEqual(["b"]);
  });

  it("returns the same object if nothing changed", () => {
    const cached = list("b");
    expect(changePost(cached, "a", like)).toBe(cached);
    expect(changePost(undefined, "a", like)).toBeUndefined();
  });
});

it("changes every matching post", () => {
  const changed = changePosts(
    list("a", "b", "c"),
    ({ id }) => id !== "b",
    (each) => ({ ...each, isFollowingAuthor: true }),
  );
  expect(changed.pages[0]?.content.map(({ isFollowingAuthor }) => isFollowingAuthor)).toEqual([
    true,
    undefined,
    true,
  ]);
});

it("finds the copy of a post in a list", () => {
  expect(findPost([undefined, post("b"), list("a", "b")], "b")?.id).toBe("b");
  expect(findPost([post("b"), list("a")], "b")).toBeUndefined();
});

describe("withAnswer", () => {
  const open = {
    ...post("a"),
    totalAttempts: 4,
    questions: [{ id: "q", myAnswer: null }],
  } as unknown as Post;
  const result = {
    questionId: "q",
    selectedOption: "A",
    isCorrect: false,
    correctAnswer: "B",
    explanation: "Because",
    pointsEarned: 0,
    timeSpent: 5,
    submittedAt: "2026-11-12T12:00:00.000Z",
    alreadyAnswered: false,
  } satisfies AnswerResult;

  it("shows answer, key and explanation, and counts one attempt", () => {
    const answered = withAnswer(open, result);
    expect(answered.totalAttempts).toBe(5);
    expect(answered.questions[0]).toMatchObject({
      correctAnswer: "B",
      explanation: "Because",
      myAnswer: { hasAnswered: true, selectedOption: "A", isCorrect: false, isNew: true },
    });
  });

  it("counts none for a repeated answer", () => {
    expect(withAnswer(open, { ...result, alreadyAnswered: true }).totalAttempts).toBe(4);
    expect(withAnswer(withAnswer(open, result), result).totalAttempts).toBe(5);
  });
});
