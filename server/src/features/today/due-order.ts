import { Today } from "@prepfeed/contract/foundation/limits";
import { daysBetween } from "../../rules/days.ts";
import type { Candidate } from "./order-day.ts";
import { reviewValue } from "./question-value.ts";

interface Due {
  stability: number;
  difficulty: number;
  last_day: string;
  last_correct: boolean;
  topic: string | null;
}

interface Outlook {
  today: string;
  examDate: string | null;
  /** For a topic, by its label. */
  shareOf: (topic: string | null) => number;
}

/** For how many days today's reviews should help. */
export function daysAhead({ today, examDate }: Pick<Outlook, "today" | "examDate">): number {
  return examDate === null ? Today.horizonDays : Math.max(1, daysBetween(today, examDate));
}

/** Wrong ones first; within each group those first whose review has the highest value. */
export function inOrder<Row extends Due>(due: readonly Row[], outlook: Outlook): (Row & Candidate)[] {
  const ahead = daysAhead(outlook);
  return due
    .map((row) => ({
      ...row,
      kind: "review" as const,
      topic: row.topic ?? "",
      value: reviewValue(row, {
        share: outlook.shareOf(row.topic),
        daysSince: daysBetween(row.last_day, outlook.today),
        daysAhead: ahead,
      }),
    }))
    .sort((a, b) => Number(a.last_correct) - Number(b.last_correct) || b.value - a.value);
}
