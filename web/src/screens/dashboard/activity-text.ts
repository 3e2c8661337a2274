import type { ActivityItem } from "@prepfeed/contract/people/activity";
import { paths } from "../../addresses/paths.ts";
import { counted } from "../../wording/counted.ts";

interface ActivityText {
  text: string;
  /** The link. */
  to: string;
}

/** The event in everyday words. */
export function activityText(item: ActivityItem): ActivityText {
  switch (item.kind) {
    case "sitting":
      return { text: sittingText(item), to: paths.history };
    case "post":
      return { text: `You posted ${quoted(item.title)}`, to: paths.post(item.postId) };
    case "follower":
      return { text: `${item.actor.username} followed you`, to: paths.user(item.actor.id) };
    case "comment":
      return {
        text: `${item.actor.username} commented on ${quoted(item.title)}`,
        to: paths.post(item.postId),
      };
    case "like":
      return { text: `${item.actor.username} liked ${quoted(item.title)}`, to: paths.post(item.postId) };
  }
}

const MAX_SUBJECTS = 3;

function sittingText({ totalQuestions, subjectNames }: Extract<ActivityItem, { kind: "sitting" }>) {
  const named = subjectNames.slice(0, MAX_SUBJECTS);
  const where = subjectNames.length > MAX_SUBJECTS ? [...named, "more"] : named;
  const list = new Intl.ListFormat("en-GB").format(where);
  return `You answered ${counted(totalQuestions, "question")}${list && ` in ${list}`}`;
}

function quoted(title: string) {
  return title.trim() === "" ? "a question" : `“${title.trim()}”`;
}
