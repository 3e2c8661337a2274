import { Memory as Limits } from "@prepfeed/contract/foundation/limits";
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from "ts-fsrs";
import { utcDay } from "../days.ts";
import { ratingOf, type Try } from "./rating.ts";

/** How well a learner remembers a question; days are in the learner's time zone. */
export interface Memory {
  /** Days until the chance to remember it has fallen to 90 %. */
  stability: number;
  difficulty: number;
  due: string;
  lastDay: string;
  lastCorrect: boolean;
  reps: number;
  lapses: number;
  misses: number;
  setAside: boolean;
}

/** Questions are due by days, never within minutes. */
const scheduler = fsrs({ enable_short_term: false });

/** FSRS counts days in UTC, so the learner's dates are passed as UTC dates. */
const momentOf = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * A card after one more rating. A day before the last one, as after a flight westwards, counts as the last one.
 */
export function rated(card: Card | undefined, rating: Grade, day: string): Card {
  const at = momentOf(day);
  const last = card?.last_review;
  return scheduler.next(card ?? createEmptyCard(at), last && last > at ? last : at, rating).card;
}

/** The memory after all attempts at a question, in order; undefined without any. */
export function memoryOf(tries: readonly Try[]): Memory | undefined {
  let card: Card | undefined;
  let misses = 0;
  let lastCorrect = true;
  for (const attempt of tries) {
    card = rated(card, ratingOf(attempt, !lastCorrect), attempt.day);
    lastCorrect = attempt.isCorrect;
    if (!lastCorrect) misses += 1;
  }
  if (!card?.last_review) return undefined;
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    due: utcDay(card.due),
    lastDay: utcDay(card.last_review),
    lastCorrect,
    reps: card.reps,
    lapses: card.lapses,
    misses,
    setAside: misses >= Limits.setAsideAfter && !lastCorrect,
  };
}

/** The chance to remember it after this many days without seeing it. */
export function chanceAfter(days: number, stability: number): number {
  return scheduler.forgetting_curve(days, stability);
}

/** How much a review today raises the chance to remember it this many days from now. */
export function gainOf(
  { stability, difficulty }: Pick<Memory, "stability" | "difficulty">,
  daysSince: number,
  daysAhead: number,
): number {
  const known = chanceAfter(daysSince, stability);
  const then = (rating: Grade) =>
    chanceAfter(daysAhead, scheduler.next_state({ stability, difficulty }, daysSince, rating).stability);
  const reviewed = known * then(Rating.Good) + (1 - known) * then(Rating.Again);
  return reviewed - chanceAfter(daysSince + daysAhead, stability);
}
