import { type Slip, slips } from "../../../../kit/slips.ts";
import { gcd, roundTo } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";

/** Shows a number, exactly or a little off. */
type Near = (amount: number) => number;

/** An expression with a question mark, once as it is shown and once with the plain numbers. */
interface Expression {
  kind: string;
  /** The markup, with each number as `near` shows it. */
  markup(near: Near): string;
  /** What the question mark is worth with these numbers. */
  amount(near: Near): number;
  /** The steps with plain numbers. */
  steps: readonly string[];
  /** What slips give. */
  slips: readonly (readonly [number, string])[];
}

const exactly: Near = (amount) => amount;

const SHARES = [12, 15, 16, 18, 24, 25, 28, 32, 35, 36, 45, 48, 55, 60, 64, 65, 72, 75, 84] as const;
/** A number of which so many per cent are whole. */
function wholeShare(random: Random, share: number): number {
  const step = 100 / gcd(share, 100);
  return step * random.int(Math.ceil(160 / step), Math.floor(960 / step));
}

const EXPRESSIONS: readonly ((random: Random) => Expression)[] = [
  (random) => {
    const [p, q] = random.sample(SHARES, 2) as [number, number];
    const [x, y] = [wholeShare(random, p), wholeShare(random, q)];
    const c = random.int(21, 140);
    const [one, two] = [(p * x) / 100, (q * y) / 100];
    return {
      kind: "two shares",
      markup: (near) =>
        `${near(p)}\\% \\text{ of } ${near(x)} + ${near(q)}\\% \\text{ of } ${near(y)} - ${near(c)} = {?}`,
      amount: (near) => (near(p) * near(x)) / 100 + (near(q) * near(y)) / 100 - near(c),
      steps: [
        `First, $${p}\\%$ of $${x}$ is $${one}$, and $${q}\\%$ of $${y}$ is $${two}$.`,
        `$${one} + ${two} - ${c} = ${one + two - c}$.`,
      ],
      slips: [
        [one + two + c, "adding the last number instead of subtracting it"],
        [Math.abs(one - two) + c, "exchanging the signs"],
        [one + two, "leaving out the last number"],
      ],
    };
  },
  (random) => {
    const [root, a, quotient, c] = [
      random.int(12, 38),
      random.int(6, 18),
      random.int(12, 48),
      random.int(7, 24),
    ];
    const answer = root * a + quotient;
    return {
      kind: "root and quotient",
      markup: (near) =>
        `\\sqrt{${near(root * root)}} \\times ${near(a)} + ${near(quotient * c)} \\div ${near(c)} = {?}`,
      amount: (near) => Math.sqrt(near(root * root)) * near(a) + near(quotient * c) / near(c),
      steps: [
        `$\\sqrt{${root * root}} = ${root}$ and $${quotient * c} \\div ${c} = ${quotient}$.`,
        `$${root} \\times ${a} + ${quotient} = ${answer}$.`,
      ],
      slips: [
        [root * a - quotient, "subtracting the quotient"],
        [root * (a + quotient), "adding before multiplying"],
        [(root + 1) * a + quotient, "a root that is one too large"],
        [(root - 1) * a + quotient, "a root that is one too small"],
      ],
    };
  },
  (random) => {
    const p = random.pick(SHARES);
    const answer = wholeShare(random, p);
    const [b, root] = [random.int(24, 95), random.int(11, 29)];
    const part = (p * answer) / 100;
    const total = part + b;
    return {
      kind: "unknown whole",
      markup: (near) =>
        `${near(p)}\\% \\text{ of } ? + ${near(b)} = ${near(total + root)} - \\sqrt{${near(root * root)}}`,
      amount: (near) => ((near(total + root) - Math.sqrt(near(root * root)) - near(b)) * 100) / near(p),
      steps: [
        `The right side is $${total + root} - ${root} = ${total}$, so $${p}\\%$ of the unknown is $${total} - ${b} = ${part}$.`,
        `The unknown is $${part} \\times \\frac{100}{${p}} = ${answer}$.`,
      ],
      slips: [
        [Math.round(((total + b) * 100) / p), "adding where it should be subtracted"],
        [Math.round((total * 100) / p), "leaving out the term that is added"],
        [Math.round(((part + root) * 100) / p), "forgetting the root"],
        [Math.round(((part - root) * 100) / p), "subtracting the root twice"],
        [Math.round(((part - b) * 100) / p), "subtracting the term that is added twice"],
      ],
    };
  },
  (random) => {
    const [a, b, c] = [random.int(12, 36), random.int(14, 48), random.pick([4, 6, 8, 9, 12])];
    const [square, product] = [random.int(11, 24), a * b * c];
    const answer = a * b + square * square;
    return {
      kind: "product and square",
      markup: (near) => `${near(a * c)} \\times ${near(b)} \\div ${near(c)} + ${near(square)}^2 = {?}`,
      amount: (near) => (near(a * c) * near(b)) / near(c) + near(square) ** 2,
      steps: [
        `$${a * c} \\times ${b} \\div ${c} = ${product} \\div ${c} = ${a * b}$.`,
        `$${a * b} + ${square * square} = ${answer}$.`,
      ],
      slips: [
        [a * b + (square + 1) ** 2, "taking the square of the next number"],
        [a * b + (square - 1) ** 2, "taking the square of the number before"],
        [Math.abs(a * b - square * square), "subtracting the square"],
        [a * b + 2 * square, "doubling instead of squaring"],
      ],
    };
  },
  (random) => {
    const answer = random.int(11, 29);
    const p = random.pick(SHARES);
    const x = wholeShare(random, p);
    const part = (p * x) / 100;
    const [a, b] = [answer * answer - part, random.int(6, 18)];
    return {
      kind: "unknown square",
      markup: (near) =>
        `${near(p)}\\% \\text{ of } ${near(x)} ${a < 0 ? "-" : "+"} ${near(Math.abs(a) * b)} \\div ${near(b)} = {?}^2`,
      amount: (near) =>
        Math.sqrt((near(p) * near(x)) / 100 + (Math.sign(a) * near(Math.abs(a) * b)) / near(b)),
      steps: [
        `First, $${p}\\%$ of $${x}$ is $${part}$, and $${Math.abs(a) * b} \\div ${b} = ${Math.abs(a)}$.`,
        `$?^2 = ${part} ${a < 0 ? "-" : "+"} ${Math.abs(a)} = ${answer * answer}$, so the answer is $${answer}$.`,
      ],
      slips: [
        [answer + 1, "a slip of one in the root"],
        [answer - 1, "a slip of one in the root"],
        [answer + 3, "a slip in the percentage"],
        [answer - 3, "a slip in the percentage"],
        [answer + 5, "a slip in the quotient"],
        [answer - 5, "a slip in the quotient"],
      ],
    };
  },
];

/** How much a number that is shown a little off may differ. */
const HUNDREDTHS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5] as const;

function ask(random: Random, isExact: boolean): (SetQuestion & { kind: string }) | undefined {
  const expression = random.pick(EXPRESSIONS)(random);
  const { kind, markup, amount, steps } = expression;
  const answer = amount(exactly);
  if (!isNeat(answer) || answer < 10 || answer > 2000) return undefined;
  const offs = new Map<number, number>();
  const near: Near = (plain) => {
    const by = offs.get(plain) ?? random.pick(HUNDREDTHS) / 100;
    offs.set(plain, by);
    return isExact ? plain : roundTo(plain + by, 2);
  };
  const shown = markup(near);
  const gap = answer < 60 ? 4 : Math.max(10, Math.round(answer / 40) * 2);
  const off = Math.abs(amount(near) - answer);
  if (off > gap / 6) return undefined;
  const far = expression.slips.filter(([slip]) => isExact || Math.abs(slip - answer) >= gap / 2);
  const around = [1, -1, 2, -2, 3].map(
    (times) =>
      [
        answer + times * gap,
        isExact ? "a slip in the multiplication" : "rounding one of the numbers too far",
      ] as const,
  );
  return {
    kind,
    text: `$${shown}$`,
    answer: num(answer),
    distractors: slips(random, num(answer), num, apart([...far, ...around], answer, isExact ? 1 : gap / 2)),
    explanation: [...(isExact ? [] : ["Round every number to the nearest whole one."]), ...steps],
    verify: () => Math.abs(amount(near) - answer) < (isExact ? 1e-6 : gap / 4),
  };
}

/** Those that are struck neither at a glance, since they lie far off, nor because they are rounded to the same value as another. */
function apart(candidates: readonly Slip[], answer: number, least: number): Slip[] {
  const kept: Slip[] = [];
  for (const [amount, why] of candidates) {
    const isFar = typeof amount !== "number" || amount < 0.4 * answer || amount > 2 * answer;
    const others = [answer, ...kept.map(([other]) => Number(other))];
    if (!isFar && others.every((other) => Math.abs(other - amount) >= least)) kept.push([amount, why]);
  }
  return kept;
}

export const approximation = (random: Random) => ask(random, false);
export const simplification = (random: Random) => ask(random, true);
