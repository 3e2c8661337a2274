import { gcd } from "./arithmetic.ts";
import { numberShownIn, writtenNumber } from "./shown-number.ts";
import { inSameForm, type Value } from "./value.ts";

/** Beyond these parts of the answer a value is ruled out at a glance. */
const LEAST = 0.5;
const MOST = 1.8;
const ROUND_STEPS = [1, 2, 5, 10, 50, 100, 500, 1000] as const;
/** Closer to another option, it would look like a slip of the printer. */
const TOO_CLOSE = 0.03;

/**
 * Numbers in the form of the answer and as far from it as the mistakes are, for where these give fewer than are shown.
 * None where the answer is no plain number.
 */
export function nearValues(answer: Value, wrong: readonly Value[]): Value[] {
  const worth = plainWorth(answer);
  if (worth === undefined) return [];
  const others = wrong.flatMap((value) => plainWorth(value) ?? []);
  const taken = [worth, ...others];
  const step = stepOf(taken);
  const isFair = (near: number) =>
    near > LEAST * worth &&
    near < MOST * worth &&
    (worth > 100 || near < 100 || !answer.text.includes("%")) &&
    (worth >= 1 || near < 1) &&
    taken.every((other) => Math.abs(other - near) >= Math.max(step, TOO_CLOSE * worth) * 0.999);
  const joined = others.flatMap((one, at) => others.slice(at + 1).map((other) => one + other - worth));
  const mirrored = others.map((other) => 2 * worth - other);
  const aside = [2, -2, 3, -3, 1, -1].map((times) => worth + times * roundStep(worth, step));
  return [...joined, ...mirrored, ...aside]
    .map((near) => Math.round(near / step) * step)
    .filter(isFair)
    .flatMap((near) => inSameForm(answer, near) ?? []);
}

/** What a value says, as it is written: 12.5 of "12.5%"; nothing for fractions, ratios and what is below zero. */
function plainWorth({ text }: Value): number | undefined {
  if (numberShownIn(text)?.decimals === undefined || /[-−]/.test(text.slice(0, 2))) return undefined;
  const worth = writtenNumber(text);
  return worth > 0 ? worth : undefined;
}

/** The largest step that all of them are multiples of: round numbers stand among round ones. */
function stepOf(worths: readonly number[]): number {
  const places = [0, 1, 2, 3].find((count) =>
    worths.every((worth) => Math.abs(worth * 10 ** count - Math.round(worth * 10 ** count)) < 1e-6),
  );
  const scale = 10 ** (places ?? 3);
  const shared = worths.map((worth) => Math.round(worth * scale)).reduce((one, other) => gcd(one, other));
  return (ROUND_STEPS.findLast((step) => shared % step === 0) ?? 1) / scale;
}

/** About a twentieth of the worth, in whole steps. */
function roundStep(worth: number, step: number): number {
  return Math.max(1, Math.round(worth / 20 / step)) * step;
}
