import type { Wrong } from "../writing/computed.ts";

/**
 * Rules that a learner may see in a series with another rule. `plain-rules.ts` has those that a reader tries first;
 * these are all that continue from a few terms in a simple way. A rule counts if a term confirms it: with 2, 4, 6, 2
 * as differences, 4 may come next.
 */
interface Rule {
  /** This many terms are free; each further one follows from those before it. */
  free: number;
  /** The term at a place, from those before it. */
  next(terms: readonly number[], place: number): number;
}

const at = (terms: readonly number[], place: number) => terms[place] ?? Number.NaN;
const step = (terms: readonly number[], place: number) => at(terms, place) - at(terms, place - 1);
const growth = (terms: readonly number[], place: number) => step(terms, place) - step(terms, place - 1);
const factor = (terms: readonly number[], place: number) => at(terms, place) / at(terms, place - 1);
/** By how much a term exceeds the sum of the two before it. */
const excess = (terms: readonly number[], place: number) => step(terms, place) - at(terms, place - 2);

const RULES: readonly Rule[] = [
  // Steps, growths of the step and factors that come in a cycle.
  ...[1, 2, 3, 4].map(
    (cycle): Rule => ({ free: cycle + 1, next: (t, n) => at(t, n - 1) + step(t, n - cycle) }),
  ),
  ...[1, 2, 3].map(
    (cycle): Rule => ({
      free: cycle + 2,
      next: (t, n) => at(t, n - 1) + step(t, n - 1) + growth(t, n - cycle),
    }),
  ),
  ...[1, 2, 3].map(
    (cycle): Rule => ({ free: cycle + 1, next: (t, n) => at(t, n - 1) * factor(t, n - cycle) }),
  ),
  // The growth of the step grows evenly.
  {
    free: 4,
    next: (t, n) => at(t, n - 1) + step(t, n - 1) + 2 * growth(t, n - 1) - growth(t, n - 2),
  },
  // The step, or its growth, is multiplied.
  { free: 3, next: (t, n) => at(t, n - 1) + step(t, n - 1) ** 2 / step(t, n - 2) },
  {
    free: 4,
    next: (t, n) => at(t, n - 1) + step(t, n - 1) + growth(t, n - 1) ** 2 / growth(t, n - 2),
  },
  // The factor grows evenly.
  { free: 3, next: (t, n) => at(t, n - 1) * (2 * factor(t, n - 1) - factor(t, n - 2)) },
  // Sums of those before, of the terms or of the steps.
  { free: 2, next: (t, n) => at(t, n - 1) + at(t, n - 2) },
  { free: 3, next: (t, n) => at(t, n - 1) + at(t, n - 2) + at(t, n - 3) },
  { free: 3, next: (t, n) => at(t, n - 1) + step(t, n - 1) + step(t, n - 2) },
  // The sum of the two before, and what is added to it rises evenly.
  {
    free: 4,
    next: (t, n) => at(t, n - 1) + at(t, n - 2) + 2 * excess(t, n - 1) - excess(t, n - 2),
  },
  // Two series by turns, each with a constant step or factor.
  { free: 4, next: (t, n) => 2 * at(t, n - 2) - at(t, n - 4) },
  { free: 4, next: (t, n) => at(t, n - 2) ** 2 / at(t, n - 4) },
];

/** What the rules that fit the terms give as the next one, each of them confirmed by a term. */
export function otherNext(terms: readonly number[]): number[] {
  return RULES.filter((rule) => terms.length > rule.free && follows(rule, terms))
    .map((rule) => tidy(rule.next(terms, terms.length)))
    .filter((value) => isLike(terms, value));
}

/** Between neighbours no farther apart than this, every whole number is tried. */
const MOST_TRIED = 400;

/** Possible values of a gap by a rule that the others confirm: among the options, and between the neighbours. */
export function otherFillings(
  terms: readonly number[],
  gap: number,
  offered: readonly number[] = [],
): number[] {
  const [before = 0, after = before] = [terms[gap - 1], terms[gap + 1]];
  const [low, high] = [Math.min(before, after), Math.max(before, after)];
  const between =
    high - low > MOST_TRIED ? [] : Array.from({ length: high - low + 1 }, (_, n) => Math.ceil(low) + n);
  const known = terms.filter((_, place) => place !== gap);
  return [...new Set([...offered, ...between])].filter((value) => {
    const filled = terms.map((term, place) => (place === gap ? value : term));
    return (
      isLike(known, value) && RULES.some((rule) => filled.length >= rule.free + 2 && follows(rule, filled))
    );
  });
}

/** The numbers that are offered as options. */
export function worthsOf(distractors: readonly Wrong[]): number[] {
  return distractors.flatMap(({ value }) =>
    typeof value === "string" || value.number === undefined ? [] : [value.number],
  );
}

/** The places where another number would make the series follow a rule that two terms or more confirm. */
export function otherWrongPlaces(terms: readonly number[]): number[] {
  const backwards = [...terms].reverse();
  return [...terms.keys()].filter(
    (gap) => isMendable(terms, gap) || isMendable(backwards, terms.length - 1 - gap),
  );
}

function isMendable(terms: readonly number[], gap: number): boolean {
  return RULES.some((rule) => {
    if (gap < rule.free || terms.length < rule.free + 3) return false;
    const value = tidy(rule.next(terms, gap));
    if (value === terms[gap] || !isLike(terms, value)) return false;
    return follows(
      rule,
      terms.map((term, place) => (place === gap ? value : term)),
    );
  });
}

function follows(rule: Rule, terms: readonly number[]): boolean {
  return terms.every((term, place) => {
    if (place < rule.free) return true;
    const value = rule.next(terms, place);
    return Math.abs(value - term) < 1e-6 * Math.max(1, Math.abs(term));
  });
}

/** Above zero, and whole if all the others are: nobody would give anything else. */
function isLike(terms: readonly number[], value: number): boolean {
  return value > 0 && Number.isFinite(value) && (Number.isInteger(value) || !terms.every(Number.isInteger));
}

function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
