/**
 * Rules so plain that a reader tries them first: a series with another rule must not follow one of them by accident.
 */

/** Each term as three unknown amounts, so often: equal growth of the step, or two steps in turn. */
const BY_PLACE: readonly ((at: number) => readonly [number, number, number])[] = [
  (at) => [1, at, at * at],
  (at) => [1, Math.ceil(at / 2), Math.floor(at / 2)],
];

/** What the plain rules that fit the terms give as the next one, each of them confirmed by at least one term. */
export function plainNext(terms: readonly number[]): number[] {
  return fillings([...terms, undefined], terms.length);
}

/**
 * The places where another number would make the whole series follow a plain rule; if there is none, those where it
 * would make two interleaved series.
 */
export function plainlyWrongPlaces(terms: readonly number[]): number[] {
  const places = (rule: (known: readonly (number | undefined)[], gap: number) => number[]) =>
    [...terms.keys()].filter((gap) =>
      rule(
        terms.map((term, at) => (at === gap ? undefined : term)),
        gap,
      ).some((value) => value !== terms[gap]),
    );
  const plain = places(fillings);
  return plain.length > 0 ? plain : places(interwoven);
}

/** What stands in the gap when the odd and the even places each have a constant step or factor, in whole numbers. */
function interwoven(terms: readonly (number | undefined)[], gap: number): number[] {
  const strand = (parity: number) => terms.filter((_, at) => at % 2 === parity);
  const whole = strand(1 - (gap % 2));
  if (whole.length < 3 || !isRegular(whole.map((term) => term ?? 0))) return [];
  const broken = strand(gap % 2);
  const at = Math.floor(gap / 2);
  const [one, other] = broken.flatMap((term, place) => (term === undefined ? [] : [{ term, place }]));
  if (!one || !other) return [];
  const far = other.place - one.place;
  const step = (other.term - one.term) / far;
  const factor = (other.term / one.term) ** (1 / far);
  return [one.term + step * (at - one.place), one.term * factor ** (at - one.place)]
    .map(tidy)
    .filter(
      (value) => Number.isInteger(value) && value > 0 && isRegular(broken.map((term) => term ?? value)),
    );
}

/** A constant step or a constant factor. */
function isRegular(terms: readonly number[]): boolean {
  const inner = terms.slice(1, -1).map((term, at) => [terms[at] ?? 0, term, terms[at + 2] ?? 0] as const);
  return (
    inner.every(([a, b, c]) => isClose(b - a, c - b)) || inner.every(([a, b, c]) => isClose(b * b, a * c))
  );
}

/** What stands in the one gap by the plain rules that fit the known terms. */
function fillings(terms: readonly (number | undefined)[], gap: number): number[] {
  return [
    ...BY_PLACE.map((basis) => byPlace(terms, gap, basis)),
    byFactorAndSum(terms, gap),
    byTwoBefore(terms, gap),
  ].filter((value) => value !== undefined);
}

function byPlace(
  terms: readonly (number | undefined)[],
  gap: number,
  basis: (typeof BY_PLACE)[number],
): number | undefined {
  const known = terms.flatMap((term, at) => (term === undefined ? [] : [{ row: basis(at), term }]));
  const [a, b, c, ...rest] = known;
  if (!a || !b || !c || rest.length === 0) return undefined;
  const whole = determinant(a.row, b.row, c.row);
  if (whole === 0) return undefined;
  const column = (at: number) =>
    determinant(
      ...([a, b, c].map(({ row, term }) => row.map((entry, k) => (k === at ? term : entry))) as [
        number[],
        number[],
        number[],
      ]),
    ) / whole;
  const amounts = [column(0), column(1), column(2)];
  const value = (row: readonly number[]) => row.reduce((sum, entry, k) => sum + entry * (amounts[k] ?? 0), 0);
  return rest.every(({ row, term }) => isClose(value(row), term)) ? tidy(value(basis(gap))) : undefined;
}

function determinant(a: readonly number[], b: readonly number[], c: readonly number[]): number {
  const [a0 = 0, a1 = 0, a2 = 0] = a;
  const [b0 = 0, b1 = 0, b2 = 0] = b;
  const [c0 = 0, c1 = 0, c2 = 0] = c;
  return a0 * (b1 * c2 - b2 * c1) - a1 * (b0 * c2 - b2 * c0) + a2 * (b0 * c1 - b1 * c0);
}

/** Each term is the one before it, multiplied and increased by the same numbers. */
function byFactorAndSum(terms: readonly (number | undefined)[], gap: number): number | undefined {
  const steps = terms.flatMap((term, at) => {
    const before = terms[at - 1];
    return term === undefined || before === undefined ? [] : [{ before, term }];
  });
  const [first] = steps;
  const second = steps.find(({ before }) => before !== first?.before);
  if (!first || !second) return undefined;
  const factor = (second.term - first.term) / (second.before - first.before);
  const add = first.term - factor * first.before;
  const [before, after] = [terms[gap - 1], terms[gap + 1]];
  const value = before !== undefined ? factor * before + add : ((after ?? 0) - add) / factor;
  if (!Number.isFinite(value)) return undefined;
  const filled = terms.map((term) => term ?? value);
  const fits = filled.every((term, at) => at === 0 || isClose(factor * (filled[at - 1] ?? 0) + add, term));
  return fits && filled.length > 4 ? tidy(value) : undefined;
}

/** Each term is the sum of the two before it. */
function byTwoBefore(terms: readonly (number | undefined)[], gap: number): number | undefined {
  const at = (place: number) => terms[gap + place] ?? Number.NaN;
  const value = [at(-1) + at(-2), at(1) - at(-1), at(2) - at(1)].find((sum) => !Number.isNaN(sum));
  if (value === undefined || terms.length < 5) return undefined;
  const filled = terms.map((term) => term ?? value);
  const fits = filled.every(
    (term, place) => place < 2 || isClose((filled[place - 1] ?? 0) + (filled[place - 2] ?? 0), term),
  );
  return fits ? tidy(value) : undefined;
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(other));
}

function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
