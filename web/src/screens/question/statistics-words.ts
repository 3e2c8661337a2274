import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { QuestionStatistics } from "@prepfeed/contract/questions/statistics";
import { Statistics } from "@prepfeed/contract/questions/statistics-limits";
import { counted } from "../../wording/counted.ts";
import { inFigures } from "../../wording/in-figures.ts";

export const LEVELS: Record<Difficulty, string> = { EASY: "Easy", MEDIUM: "Medium", HARD: "Hard" };

/** `31%`. */
export const percent = (share: number) => `${Math.round(100 * share)}%`;

/** `−0.23`, with a minus sign. */
export const correlation = (value: number) => value.toFixed(2).replace("-", "−");

/** `26% to 37%`. */
export function rangeOf({ low, high }: { low: number; high: number }, words: (value: number) => string) {
  return `${words(low)} to ${words(high)}`;
}

type Figures = NonNullable<QuestionStatistics["figures"]>;

/** `Medium to Hard`, or one of them. */
export function levelRange({ easiest, hardest }: Pick<Figures, "easiest" | "hardest">): string {
  return easiest === hardest ? LEVELS[easiest] : `${LEVELS[easiest]} to ${LEVELS[hardest]}`;
}

/** `Tagged Medium, plays Hard: 31% of 240 were right.` */
export function levelSentence(
  { tagged, firstAnswers }: Pick<QuestionStatistics, "tagged" | "firstAnswers">,
  { plays, right }: Pick<Figures, "plays" | "right">,
): string {
  const result = `${percent(right.value)} of ${inFigures(firstAnswers)} were right.`;
  if (tagged === null) return `Plays ${LEVELS[plays]}: ${result}`;
  const verdict = tagged === plays ? "and plays so" : `plays ${LEVELS[plays]}`;
  return `Tagged ${LEVELS[tagged]}, ${verdict}: ${result}`;
}

/** Shown while there are too few answers for figures. */
export function tooFewSentence(firstAnswers: number): string {
  return `Too few yet: ${counted(firstAnswers, "first answer")} so far. Figures are shown from ${Statistics.fewest} on.`;
}
