import { Generation, Tutor } from "@prepfeed/contract/foundation/limits";
import type { Database } from "../db/database.ts";
import { utcDay } from "../rules/days.ts";
import {
  countDailyCalls,
  countDailyQuestions,
  deleteDaysBefore,
  returnDailyQuestions,
  takeDailyAnswer,
  takeDailyCall,
  takeDailyQuestions,
} from "./ai-budget.queries.ts";

/** How much may be requested from a provider in a day (UTC), over all processes. */
export interface Budget {
  /** Takes one request to the provider; false if the day's limit is used up. */
  takeCall(day: string): Promise<boolean>;
  hasCallsLeft(day: string): Promise<boolean>;
}

/** How many questions a person may still get from a provider in a day (UTC). */
export interface DailyQuestions {
  /** All of `count` or none. */
  take(userId: string, day: string, count: number): Promise<boolean>;
  giveBack(userId: string, day: string, count: number): Promise<void>;
  left(userId: string, day: string): Promise<number>;
}

export function dailyCalls(db: Database, limit: number): Budget {
  return {
    takeCall: (day) => takeDailyCall(db, day, limit),
    hasCallsLeft: async (day) => (await countDailyCalls(db, day)) < limit,
  };
}

export function dailyQuestions(db: Database, limit: number = Generation.dailyQuestions): DailyQuestions {
  return {
    take: (userId, day, count) => takeDailyQuestions(db, userId, day, count, limit),
    giveBack: (userId, day, count) => returnDailyQuestions(db, userId, day, count),
    left: async (userId, day) => Math.max(0, limit - (await countDailyQuestions(db, userId, day))),
  };
}

/** Takes one tutor answer from the person's day; false if the day's limit is used up. */
export function takeTutorAnswer(
  db: Database,
  userId: string,
  day: string,
  limit: number = Tutor.dailyAnswers,
) {
  return takeDailyAnswer(db, userId, day, limit);
}

/** Days of people that no limit needs any more. */
export function forgetPastDays(db: Database, now: Date): Promise<void> {
  return deleteDaysBefore(db, utcDay(now));
}

/**
 * Takes `count` questions from the person's day, asks the provider, and gives back those that were not
 * delivered. Returns `undefined`, without asking, if the day has fewer left.
 */
export async function askWithinDay<T extends { questions: readonly unknown[] }>(
  budget: DailyQuestions,
  { userId, day, count }: { userId: string; day: string; count: number },
  ask: () => Promise<T>,
): Promise<T | undefined> {
  if (!(await budget.take(userId, day, count))) return undefined;
  let used = 0;
  try {
    const result = await ask();
    used = result.questions.length;
    return result;
  } finally {
    if (used < count) await budget.giveBack(userId, day, count - used);
  }
}
