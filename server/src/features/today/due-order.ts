import { Today } from "@prepfeed/contract/limits";
import { daysBetween } from "../../rules/days.ts";
import type { Candidate } from "./order-day.ts";
import { reviewWorth } from "./worth.ts";

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
  /** Of a topic, by its label. */
  shareOf: (topic: string | null) => number;
}

/** For how many days what is done today is to help. */
export function daysAhead({ today, examDate }: Pick<Outlook, "today" | "examDate">): number {
  return examDate === null ? Today.horizonDays : Math.max(1, daysBetween(today, examDate));
}

/** Wrong ones first; of each, those first whose review is worth most. */
export function inOrder<Row extends Due>(due: readonly Row[], outlook: Outlook): (Row & Candidate)[] {
  const ahead = daysAhead(outlook);
  return due
    .map((row) => ({
      ...row,
      kind: "review" as const,
      topic: row.topic ?? "",
      worth: reviewWorth(row, {
        share: outlook.shareOf(row.topic),
        daysSince: daysBetween(row.last_day, outlook.today),
        daysAhead: ahead,
      }),
    }))
    .sort((a, b) => Number(a.last_correct) - Number(b.last_correct) || b.worth - a.worth);
}
