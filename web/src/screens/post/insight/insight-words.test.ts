import { describe, expect, it } from "vitest";
import { isUnread, likesSentence, rightSentence, untoldSentence } from "./insight-words.ts";

const nothing = {
  views: 0,
  likes: 0,
  comments: 0,
  shares: 0,
  bookmarks: 0,
  answers: 0,
  questions: [],
  likesByDay: [],
};

describe("an author's figures", () => {
  it("a post is unread until anything has happened", () => {
    expect(isUnread(nothing)).toBe(true);
    expect(isUnread({ ...nothing, views: 1 })).toBe(false);
  });

  it.each([
    [0, "You see how people answered once 30 more people have answered. So far 0 people have."],
    [1, "You see how people answered once 29 more people have answered. So far 1 person has."],
    [29, "You see how people answered once 1 more person has answered. So far 29 people have."],
    [30, "You are sitting a mock test that asks this question. The answers are shown after it."],
  ])("say how many people are missing after %i", (people, sentence) => {
    expect(untoldSentence({ people })).toBe(sentence);
  });

  it("say how many were right", () => {
    expect(rightSentence(62.5, 1204)).toBe("62.5% of 1,204 people were right.");
  });

  it("sum up the likes and name the best day", () => {
    const days = [
      { day: "2026-11-16", likes: 1 },
      { day: "2026-11-17", likes: 3 },
      { day: "2026-11-18", likes: 0 },
    ];
    expect(likesSentence(days)).toBe("4 likes in the last 30 days, most on 17 Nov: 3.");
    expect(likesSentence([{ day: "2026-11-18", likes: 0 }])).toBe("No likes in the last 30 days.");
    expect(likesSentence(null)).toBe("A post with more than 10,000 likes is not shown by day.");
  });
});
