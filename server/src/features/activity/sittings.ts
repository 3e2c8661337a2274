import type { ActivityItem } from "@prepfeed/contract/activity";
import type { Subject } from "@prepfeed/contract/catalogue";
import { percentage } from "../../rules/percentage.ts";

/** A longer break than this ends a sitting. */
const BREAK_MS = 30 * 60 * 1000;

interface GivenAnswer {
  submitted_at: Date;
  is_correct: boolean;
  subject: Subject | null;
}

type Sitting = Extract<ActivityItem, { kind: "sitting" }>;

/** Answers, newest first, as the sittings in which they were given, newest first too. */
export function sittingsOf(answers: GivenAnswer[]): Sitting[] {
  const groups: GivenAnswer[][] = [];
  for (const answer of answers) {
    const group = groups.at(-1);
    const next = group?.at(-1);
    if (group && next && next.submitted_at.getTime() - answer.submitted_at.getTime() <= BREAK_MS) {
      group.push(answer);
    } else {
      groups.push([answer]);
    }
  }
  return groups.flatMap((group) => {
    const [last] = group;
    return last ? [sittingView(last, group)] : [];
  });
}

function sittingView(last: GivenAnswer, group: GivenAnswer[]): Sitting {
  const correctAnswers = group.filter(({ is_correct }) => is_correct).length;
  const subjects = group.flatMap(({ subject }) => (subject ? [subject] : []));
  return {
    kind: "sitting",
    at: last.submitted_at.toISOString(),
    totalQuestions: group.length,
    correctAnswers,
    score: percentage(correctAnswers, group.length),
    subjects: [...new Set(subjects)],
  };
}
