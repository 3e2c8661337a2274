import { type ActiveDay, lastDays } from "../../../components/active-days/day-list.ts";

const ACCURACY_DAYS = 30;
const WEEK = 7;

interface DayPoint {
  day: string;
  /** The distance from the oldest day, 0 to 1. */
  place: number;
  totalQuestions: number;
  correctAnswers: number;
  accuracy: number;
}

interface TrendPoint {
  place: number;
  accuracy: number;
}

export interface AccuracyPoints {
  first: string;
  /** The days with answers. */
  days: DayPoint[];
  /** The accuracy of the week that ends with each of them, which varies less than single days. */
  trend: TrendPoint[];
}

/** The last 30 days as a chart. */
export function accuracyPoints(activeDays: ActiveDay[], today: string): AccuracyPoints {
  const all = lastDays(activeDays, today, ACCURACY_DAYS + WEEK - 1);
  const shown = all.slice(WEEK - 1).map((day, i) => ({ ...day, i, place: i / (ACCURACY_DAYS - 1) }));
  const answered = shown.filter(({ totalQuestions }) => totalQuestions > 0);
  return {
    first: shown[0]?.day ?? today,
    days: answered.map(({ day, place, totalQuestions, correctAnswers }) => ({
      day,
      place,
      totalQuestions,
      correctAnswers,
      accuracy: percentRight([{ totalQuestions, correctAnswers }]),
    })),
    trend: answered.map(({ place, i }) => ({ place, accuracy: percentRight(all.slice(i, i + WEEK)) })),
  };
}

function percentRight(days: Pick<ActiveDay, "totalQuestions" | "correctAnswers">[]): number {
  const total = days.reduce((sum, { totalQuestions }) => sum + totalQuestions, 0);
  const right = days.reduce((sum, { correctAnswers }) => sum + correctAnswers, 0);
  return total === 0 ? 0 : Math.round((right / total) * 1_000) / 10;
}

/** The same in words, with the trend. */
export function accuracySentence({ days, trend }: AccuracyPoints): string {
  if (days.length === 0) return `No questions answered in the last ${ACCURACY_DAYS} days.`;
  const sentence = `${percentRight(days)}% right in the last ${ACCURACY_DAYS} days`;
  const [from, to] = [trend[0]?.accuracy ?? 0, trend.at(-1)?.accuracy ?? 0];
  if (trend.length < 2) return `${sentence}.`;
  if (Math.abs(to - from) < 1) return `${sentence}, about the same each week.`;
  return `${sentence}. By the week it ${to > from ? "rose" : "fell"} from ${from}% to ${to}%.`;
}
