import type { ExamType, Subject } from "@prepfeed/contract/catalogue";
import type { Period } from "@prepfeed/contract/progress";
import type { Board } from "./leaderboard.queries.ts";

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** The Monday on or before this moment, in UTC. */
function mondayOf(at: Date): Date {
  const daysSinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() - daysSinceMonday));
}

/** The name under which the period around this moment is kept. */
export function periodKey(period: Period, at: Date): string {
  if (period === "all") return "all";
  return period === "week" ? `w${dayOf(mondayOf(at))}` : `d${dayOf(at)}`;
}

/** Every board on which an answer counts. */
export function boardsOf(answer: {
  subject: Subject | null;
  examFamily: ExamType | null;
  at: Date;
}): Board[] {
  const subjects = answer.subject ? (["", answer.subject] as const) : ([""] as const);
  const exams = answer.examFamily ? (["", answer.examFamily] as const) : ([""] as const);
  return (["all", "week", "today"] as const).flatMap((period) =>
    subjects.flatMap((subject) =>
      exams.map((examFamily) => ({ period: periodKey(period, answer.at), subject, examFamily })),
    ),
  );
}
