import type { Notification, NotifiedDispute } from "@prepfeed/contract/people/notifications";
import { paths } from "../../addresses/paths.ts";

export interface NotificationWords {
  /** The person who did it; absent if it was nobody in particular. */
  who?: string;
  what: string;
  to: string;
}

/** The event in words, and its link. */
export function wordsOf({ kind, actor, post, attempts, outcome, dispute }: Notification): NotificationWords {
  if (dispute) return { what: dispute.text, to: disputeLink(dispute, outcome) };
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
  if (kind === "report") {
    const what =
      outcome === "KEPT"
        ? "Moderators looked at your report and left it as it is"
        : "Moderators acted on your report. Thank you";
    return { what, to: paths.rules };
  }
  if (kind === "decision") return { what: "Moderators decided about something of yours", to: paths.standing };
  if (kind === "appeal") {
    const what = outcome === "OVERTURNED" ? "Your appeal was right" : "Your appeal was turned down";
    return { what, to: paths.standing };
  }
  if (kind === "recovery") return { what: "Somebody is recovering your account", to: paths.settings };
  const actions = {
    follow: "started following you",
    comment: `commented on ${title}`,
    like: `liked ${title}`,
  };
  return { who: actor?.username ?? "Somebody", what: actions[kind as keyof typeof actions], to };
}

/**
 * While a dispute is open, only its author is notified, and answers it on the question's page. That page also
 * gives the reason for the decision.
 */
function disputeLink(
  { questionId, postId, papers }: NotifiedDispute,
  outcome: Notification["outcome"],
): string {
  const [paper] = papers;
  if (paper) return paths.mockResult(paper.attemptId);
  return outcome === null || !postId ? paths.question(questionId) : paths.post(postId);
}

/** The same in one sentence, for screen readers. */
export function sentenceOf(notification: Notification): string {
  const { who, what } = wordsOf(notification);
  return who ? `${who} ${what}` : what;
}
