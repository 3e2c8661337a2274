import { num } from "../../../../numbers/value.ts";
import { wrong } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";
import { sound } from "./quantity.ts";

interface Ranked {
  name: string;
  amount: number;
  shown: string;
}

/** How much the first and the second may differ if a glance must not be enough to compare them. */
const CLOSE = 0.1;

/** The same, only where the first two lie close. */
export function askWhichOfClose(
  text: string,
  ranked: readonly Ranked[],
  isLeast: boolean,
): SetQuestion | undefined {
  const [best = 0, second = 0] = ranked.map(({ amount }) => amount).sort((x, y) => (isLeast ? x - y : y - x));
  return Math.abs(best - second) > CLOSE * best ? undefined : askWhich(text, ranked, isLeast);
}

/** Which of the named has the most or the least; a tie at the top is drawn again. */
export function askWhich(text: string, ranked: readonly Ranked[], isLeast = false): SetQuestion | undefined {
  const sorted = [...ranked].sort((x, y) => (isLeast ? x.amount - y.amount : y.amount - x.amount));
  const [best, second] = sorted;
  if (!best || !second || ranked.length < 5) return undefined;
  if (Math.abs(best.amount - second.amount) < 1e-9) return undefined;
  const wording = (place: number) =>
    place === 0
      ? `overlooking that ${best.name} lies still ${isLeast ? "lower" : "higher"}`
      : place === sorted.length - 2
        ? `looking for the ${isLeast ? "most" : "least"} instead`
        : `a slip in comparing it with ${best.name}`;
  return {
    text,
    answer: best.name,
    distractors: sorted.slice(1).map(({ name }, place) => wrong(name, wording(place))),
    explanation: [
      `${list(ranked.map(({ name, shown }) => `${name}: ${shown}`))}.`,
      `The ${isLeast ? "least" : "greatest"} of these belongs to ${best.name}.`,
    ],
    verify: () => ranked.every(({ amount }) => (isLeast ? amount >= best.amount : amount <= best.amount)),
  };
}

/** How many of the cases hold; the wrong answers lie around. */
export function askHowMany(
  text: string,
  holds: readonly { name: string; shown: string; holds: boolean }[],
  conclusion: string,
): SetQuestion | undefined {
  const answer = holds.filter((one) => one.holds).length;
  if (answer === 0 || answer === holds.length) return undefined;
  const names = holds.filter((one) => one.holds).map(({ name }) => name);
  return sound({
    text,
    answer: num(answer),
    distractors: [
      answer + 1,
      answer - 1,
      holds.length - answer,
      answer + 2,
      answer - 2,
      answer + 3,
      answer + 4,
    ]
      .filter((amount) => amount >= 0 && amount <= holds.length)
      .map((amount) =>
        wrong(num(amount), amount < answer ? "overlooking a case" : "counting a case too many"),
      ),
    explanation: [
      `${list(holds.map(({ name, shown }) => `${name}: ${shown}`))}.`,
      `${conclusion} ${list(names)}: $${answer}$ in all.`,
    ],
  });
}
