import type { Notification } from "@prepfeed/contract/notifications";
import { paths } from "../../paths.ts";

export interface NotificationWords {
  /** Who did it; absent when nobody in particular did. */
  who?: string;
  what: string;
  to: string;
}

/** What happened, as a person says it, and where it leads. */
export function wordsOf({ kind, actor, post, attempts }: Notification): NotificationWords {
  const title = post?.title ? `“${post.title}”` : "your post";
  const to = post ? paths.post(post.id) : actor ? paths.user(actor.id) : paths.social;
  if (kind === "milestone") {
    const what = `${post?.title ? title : "Your post"} reached ${(attempts ?? 0).toLocaleString("en")} attempts`;
    return { what, to };
  }
  if (kind === "reminder") {
    const due = attempts ?? 0;
    return { what: `${due} ${due === 1 ? "question is" : "questions are"} due today`, to: paths.today };
  }
  const actions = {
    follow: "started following you",
    comment: `commented on ${title}`,
    like: `liked ${title}`,
  };
  return { who: actor?.username ?? "Somebody", what: actions[kind], to };
}

/** The same in one sentence, for screen readers. */
export function sentenceOf(notification: Notification): string {
  const { who, what } = wordsOf(notification);
  return who ? `${who} ${what}` : what;
}

/** The count on the bell: exact to 99. */
export function countOf(unread: number): string {
  return unread > 99 ? "99+" : String(unread);
}
