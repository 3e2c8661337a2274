import type { Notification } from "@prepfeed/contract/people/notifications";
import { describe, expect, it } from "vitest";
import { sentenceOf, wordsOf } from "./notification-words.ts";
import { countOf } from "./unread-count.ts";

const FOLLOW: Notification = {
  id: "n1",
  kind: "follow",
  actor: { id: "u1", username: "asha", fullName: "", profilePicture: null, verified: false },
  post: null,
  attempts: null,
  outcome: null,
  createdAt: "2026-11-15T12:00:00.000Z",
  read: false,
};
const post = { id: "p1", title: "Free fall" };

describe("a notification", () => {
  it("says who did what and links to it", () => {
    expect(wordsOf(FOLLOW)).toEqual({ who: "asha", what: "started following you", to: "/users/u1" });
    expect(wordsOf({ ...FOLLOW, kind: "like", post })).toMatchObject({
      what: "liked “Free fall”",
      to: "/posts/p1",
    });
    expect(sentenceOf({ ...FOLLOW, kind: "comment", post: { ...post, title: "" } })).toBe(
      "asha commented on your post",
    );
  });

  it("shows a milestone without naming anybody", () => {
    const milestone: Notification = { ...FOLLOW, kind: "milestone", actor: null, post, attempts: 1000 };
    expect(wordsOf(milestone)).toEqual({ what: "“Free fall” reached 1,000 attempts", to: "/posts/p1" });
    expect(sentenceOf({ ...milestone, post: { ...post, title: "" } })).toBe(
      "Your post reached 1,000 attempts",
    );
  });

  it("leads an author to where a dispute is answered, and everybody to what changed once it is decided", () => {
    const dispute = {
      caseId: "c1",
      questionId: "q1",
      postId: "p1",
      text: "What happened",
      reason: "",
      papers: [],
    };
    const told: Notification = { ...FOLLOW, kind: "dispute", actor: null, dispute };
    expect(wordsOf(told)).toEqual({ what: "What happened", to: "/questions/q1" });
    expect(wordsOf({ ...told, outcome: "CORRECTED" }).to).toBe("/posts/p1");
    expect(wordsOf({ ...told, outcome: "KEPT", dispute: { ...dispute, postId: null } }).to).toBe(
      "/questions/q1",
    );
    const papers = [{ attemptId: "a1", title: "Sunday", oldScore: 3, score: 8 }];
    expect(wordsOf({ ...told, outcome: "WITHDRAWN", dispute: { ...dispute, papers } }).to).toBe(
      "/mock-tests/attempts/a1/result",
    );
  });

  it("shows moderators' decisions, with a link to the rules or the appeal", () => {
    const told = (kind: Notification["kind"], outcome: Notification["outcome"]) =>
      wordsOf({ ...FOLLOW, kind, actor: null, outcome });
    expect(told("report", "KEPT")).toEqual({
      what: "Moderators looked at your report and left it as it is",
      to: "/rules",
    });
    expect(told("report", "ACTED").what).toBe("Moderators acted on your report. Thank you");
    expect(told("decision", "HIDE")).toEqual({
      what: "Moderators decided about something of yours",
      to: "/settings#standing",
    });
    expect(told("appeal", "OVERTURNED").what).toBe("Your appeal was right");
    expect(told("appeal", "UPHELD").what).toBe("Your appeal was turned down");
  });
});

it("counts exactly up to 99", () => {
  expect([1, 99, 100].map(countOf)).toEqual(["1", "99", "99+"]);
});
