import type { Notification } from "@prepfeed/contract/notifications";
import { describe, expect, it } from "vitest";
import { countOf, sentenceOf, wordsOf } from "./notification-words.ts";

const FOLLOW: Notification = {
  id: "n1",
  kind: "follow",
  actor: { id: "u1", username: "asha", fullName: "", profilePicture: null, verified: false },
  post: null,
  attempts: null,
  createdAt: "2026-11-15T12:00:00.000Z",
  read: false,
};
const post = { id: "p1", title: "Free fall" };

describe("a notification", () => {
  it("says who did what and leads there", () => {
    expect(wordsOf(FOLLOW)).toEqual({ who: "asha", what: "started following you", to: "/users/u1" });
    expect(wordsOf({ ...FOLLOW, kind: "like", post })).toMatchObject({
      what: "liked “Free fall”",
      to: "/posts/p1",
    });
    expect(sentenceOf({ ...FOLLOW, kind: "comment", post: { ...post, title: "" } })).toBe(
      "asha commented on your post",
    );
  });

  it("tells of a milestone without naming anybody", () => {
    const milestone: Notification = { ...FOLLOW, kind: "milestone", actor: null, post, attempts: 1000 };
    expect(wordsOf(milestone)).toEqual({ what: "“Free fall” reached 1,000 attempts", to: "/posts/p1" });
    expect(sentenceOf({ ...milestone, post: { ...post, title: "" } })).toBe(
      "Your post reached 1,000 attempts",
    );
  });
});

it("counts exactly to 99", () => {
  expect([1, 99, 100].map(countOf)).toEqual(["1", "99", "99+"]);
});
