import { Today } from "@prepfeed/contract/limits";
import { daysBetween } from "../../rules/days.ts";
import { gainOf } from "../../rules/memory/memory.ts";

interface Due {
  stability: number;
  difficulty: number;
  last_day: string;
  last_correct: boolean;
}

/** Wrong ones first; of each, those first whose review helps most at the exam. */
export function inOrder<Row extends Due>(due: readonly Row[], today: string, examDate: string | null): Row[] {
  const ahead = examDate === null ? Today.horizonDays : Math.max(1, daysBetween(today, examDate));
  const gains = new Map(due.map((row) => [row, gainOf(row, daysBetween(row.last_day, today), ahead)]));
  const gain = (row: Row) => gains.get(row) ?? 0;
  return due.toSorted((a, b) => Number(a.last_correct) - Number(b.last_correct) || gain(b) - gain(a));
}
