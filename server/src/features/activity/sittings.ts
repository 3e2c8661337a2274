import { subjectLabels } from "@prepfeed/contract/foundation/catalogue";
import type { ActivityItem } from "@prepfeed/contract/people/activity";
import { percentage } from "../../rules/percentage.ts";
import type { RecentAnswerRow } from "./activity.queries.ts";

/** A longer break than this ends a sitting. */
const BREAK_MS = 30 * 60 * 1000;

type Sitting = Extract<ActivityItem, { kind: "sitting" }>;

/** Groups answers, newest first, into sittings, newest first too, and shows the first `max` of them. */
export function sittingsOf(answers: RecentAnswerRow[], max: number): Sitting[] {
  const groups: RecentAnswerRow[][] = [];
  for (const answer of answers) {
    const group = groups.at(-1);
    const next = group?.at(-1);
    if (group && next && next.submitted_at.getTime() - answer.submitted_at.getTime() <= BREAK_MS) {
      group.push(answer);
    } else {
      groups.push([answer]);
    }
  }
  return groups.slice(0, max).flatMap((group) => {
    const [last] = group;
    return last ? [sittingView(last, group)] : [];
  });
}

function sittingView(last: RecentAnswerRow, group: RecentAnswerRow[]): Sitting {
  const correctAnswers = group.filter(({ is_correct }) => is_correct).length;
  const subjects = group.flatMap(({ subject }) => (subject ? [subject] : []));
  const subjectNames = group.flatMap(({ subject, section, exam_type }) =>
    subjectLabels({ subject, section, examType: exam_type }).slice(-1),
  );
  return {
    kind: "sitting",
    at: last.submitted_at.toISOString(),
    totalQuestions: group.length,
    correctAnswers,
    score: percentage(correctAnswers, group.length),
    subjects: [...new Set(subjects)],
    subjectNames: [...new Set(subjectNames)],
  };
}
