import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import { daysBetween } from "../../rules/days.ts";
import { type Learner, reasonFor, type Topical } from "../../rules/learner.ts";

interface Reviewed {
  last_day: string;
  last_correct: boolean;
  misses: number;
  due: string;
}

/** Why a question is repeated, in words. */
export function whyReview({ last_day, last_correct, misses, due }: Reviewed, today: string): string {
  const when = ago(daysBetween(last_day, today));
  if (!last_correct) return misses > 1 ? `Missed ${misses} times, last ${when}` : `You missed it ${when}`;
  if (due > today) return "You know it: one more look before the exam";
  return misses > 0
    ? `Right ${when} after being wrong: does it stick?`
    : `You knew it ${when}: about to fade`;
}

/** Why a new question is asked, in words. */
export function whyNew(
  question: Topical,
  learner: Learner,
  { chance, isForExam }: { chance: number; isForExam: boolean },
): string {
  const { subject, topic } = question;
  const isFirst = learner.subjects.length === 0;
  const isPractised = learner.subjects.some((known) => known.subject === subject);
  if (!isForExam || isFirst || isPractised || !subject) return reasonFor(question, learner, chance);
  return `Part of your exam: ${topic ?? labelOf(subject)}`;
}

/** Why it comes before other new ones. */
export const whyPlanned = ({ topic }: Topical) => `In your plan for today: ${topic}`;

function ago(days: number): string {
  if (days <= 0) return "earlier today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}
