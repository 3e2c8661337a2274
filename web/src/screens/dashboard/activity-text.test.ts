import type { ActivityItem } from "@prepfeed/contract/people/activity";
import { expect, it } from "vitest";
import { activityText } from "./activity-text.ts";

const at = "2026-11-15T10:00:00.000Z";
const asha = { id: "a", username: "asha", fullName: "", profilePicture: null, verified: false };
type Sitting = Extract<ActivityItem, { kind: "sitting" }>;
const sitting = (totalQuestions: number, subjectNames: string[]): Sitting => ({
  kind: "sitting",
  at,
  totalQuestions,
  correctAnswers: 1,
  score: 50,
  subjects: [],
  subjectNames,
});

it.each<[ActivityItem, string, string]>([
  [sitting(1, ["Physics"]), "You answered 1 question in Physics", "/history"],
  [sitting(2, []), "You answered 2 questions", "/history"],
  [
    sitting(9, ["Physics", "Biology", "English", "History"]),
    "You answered 9 questions in Physics, Biology, English and more",
    "/history",
  ],
  [{ kind: "post", at, postId: "p", title: "Free fall" }, "You posted “Free fall”", "/posts/p"],
  [{ kind: "follower", at, actor: asha }, "asha followed you", "/users/a"],
  [{ kind: "comment", at, actor: asha, postId: "p", title: "" }, "asha commented on a question", "/posts/p"],
  [{ kind: "like", at, actor: asha, postId: "p", title: "Heat" }, "asha liked “Heat”", "/posts/p"],
])("describes the event (%#)", (item, text, to) => {
  expect(activityText(item)).toEqual({ text, to });
});
