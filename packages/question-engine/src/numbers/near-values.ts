import { numberShownIn, writtenNumber } from "../text/shown-number.ts";
import { gcd } from "./arithmetic.ts";
import { inSameForm, type Value } from "./value.ts";

/** Values beyond these ratios to the answer are obviously wrong. */
const LEAST = 0.5;
const MOST = 1.8;
const ROUND_STEPS = [1, 2, 5, 10, 50, 100, 500, 1000] as const;
/** Closer to another option, it would look like a misprint. */
const TOO_CLOSE = 0.03;

/**
 * Numbers in the form of the answer and about as far from it as the mistakes, if these are too few. Empty if the
 * answer is not a plain number.
 */
export function nearValues(answer: Value, wrong: readonly Value[]): Value[] {
  const amount = plainNumber(answer);
  if (amount === undefined) return [];
  const others = wrong.flatMap((value) => plainNumber(value) ?? []);
  const taken = [amount, ...others];
  const step = stepOf(taken);
  const isFair = (near: number) =>
    near > LEAST * amount &&
    near < MOST * amount &&
    (amount > 100 || near < 100 || !answer.text.includes("%")) &&
    (amount >= 1 || near < 1) &&
    taken.every((other) => Math.abs(other - near) >= Math.max(step, TOO_CLOSE * amount) * 0.999);
  const joined = others.flatMap((one, at) => others.slice(at + 1).map((other) => one + other - amount));
  const mirrored = others.map((other) => 2 * amount - other);
  const aside = [2, -2, 3, -3, 1, -1].map((times) => amount + times * roundStep(amount, step));
  return [...joined, ...mirrored, ...aside]
    .map((near) => Math.round(near / step) * step)
    .filter(isFair)
    .flatMap((near) => inSameForm(answer, near) ?? []);
}

/**
 * The number of a value, as it is written: 12.5 of "12.5%"; nothing for fractions, ratios and negative values.
 */
function plainNumber({ text }: Value): number | undefined {
  if (numberShownIn(text)?.decimals === undefined || /[-−]/.test(text.slice(0, 2))) return undefined;
  const amount = writtenNumber(text);
  return amount > 0 ? amount : undefined;
}

/** The largest step of which all of them are multiples, so that round numbers are among round ones. */
function stepOf(amounts: readonly number[]): number {
  const places = [0, 1, 2, 3].find((count) =>
    amounts.every((amount) => Math.abs(amount * 10 ** count - Math.round(amount * 10 ** count)) < 1e-6),
  );
  const scale = 10 ** (places ?? 3);
  const shared = amounts.map((amount) => Math.round(amount * scale)).reduce((one, other) => gcd(one, other));
  return (ROUND_STEPS.findLast((step) => shared % step === 0) ?? 1) / scale;
}

/** About a twentieth of the number, in whole steps. */
function roundStep(amount: number, step: number): number {
  return Math.max(1, Math.round(amount / 20 / step)) * step;
}
