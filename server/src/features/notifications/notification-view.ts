import { plainText } from "@prepfeed/contract/foundation/plain-words";
import { marksOf } from "@prepfeed/contract/mock-tests/paper-rules";
import type { Notification, NotifiedDispute } from "@prepfeed/contract/people/notifications";
import { authorView } from "../users/author-view.ts";
import { disputeWords } from "./dispute-words.ts";
import type { NotificationRow } from "./notifications.queries.ts";

function disputeView(
  { answer, question, isAlarm, papers, ...rest }: NonNullable<NotificationRow["dispute"]>,
  outcome: Notification["outcome"],
): NotifiedDispute {
  const marked = papers.map((paper) => ({
    ...paper,
    oldScore: marksOf(paper.oldScore),
    score: marksOf(paper.score),
  }));
  const told = { ...rest, ...(answer && { answer }), papers: marked };
  return { ...told, text: disputeWords(question, outcome, { ...told, isAlarm }) };
}

export function notificationView(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    actor: row.author_id === null ? null : authorView({ ...row, author_id: row.author_id }),
    post: row.post_id === null ? null : { id: row.post_id, title: plainText(row.post_title ?? "") },
    attempts: row.attempts,
    outcome: row.outcome,
    ...(row.dispute && { dispute: disputeView(row.dispute, row.outcome) }),
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
}
