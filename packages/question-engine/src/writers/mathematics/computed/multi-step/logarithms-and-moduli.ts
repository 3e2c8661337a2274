import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { gcd, range, sum } from "../../../../numbers/arithmetic.ts";
import { fractionTex, joinTerms, num, polynomial, signed } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** |x − 3|, |x + 3| or |x|. */
const away = (from: number, name = "x") => `|${polynomial([1, -from], name)}|`;

const countIntegers = (holds: (x: number) => boolean) => range(-400, 400).filter(holds).length;

export const logarithmsAndModuli: WriterList = [
  computed({
    name: "logarithms-in-arithmetic-progression",
    depth: 5,
    topic: "logarithms",
    difficulty: "HARD",
    write: patiently((random) => {
      const base = random.pick([2, 3, 5]);
      const power = random.int(base === 2 ? 4 : 2, base === 2 ? 7 : base === 3 ? 4 : 3);
      const right = base ** power;
      const left = random.int(1, right - base - 1);
      const m = (right + left - base) / 2;
      const n = (m * m - right * left) / base;
      if (!Number.isInteger(m) || !Number.isInteger(n) || n === 0 || m <= left || Math.abs(n) > 400)
        return undefined;
      const system = random.pick([3, 5, 7, 10].filter((other) => other !== base));
      const log = `\\log_{${system}}`;
      const key = num(right);
      return {
        text: `If $${log} ${base}$, $${log}(${base}^x - ${m})$ and $${log}(${base}^x ${signed(n)})$ are in arithmetic progression, what is the value of $${base}^x$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [left, "keeping the root for which the second logarithm does not exist"],
          [2 * m + base + n, "treating the numbers themselves as the arithmetic progression"],
          [right / base, "giving a power that is one too low"],
          [right * base, "giving a power that is one too high"],
          [right + left, "adding both roots of the quadratic"],
          [right - m, "giving the number below the second logarithm"],
          [right + n, "giving the number below the third logarithm"],
        ]),
        explanation: [
          `With $t = ${base}^x$, twice the middle logarithm equals the sum of the others: $(t - ${m})^2 = ${base}(t ${signed(n)})$.`,
          `That is $${polynomial([1, -(right + left), right * left], "t")} = 0$, so $t = ${right}$ or $t = ${left}$.`,
          `For $t = ${left}$ the number $t - ${m}$ is negative and has no logarithm. So $${base}^x = ${right}$.`,
        ],
        verify: () => {
          const [one, two, three] = [base, right - m, right + n].map(Math.log) as [number, number, number];
          return left - m < 0 && Math.abs(two - one - (three - two)) < 1e-9;
        },
      };
    }),
  }),
  computed({
    name: "whole-numbers-for-a-logarithmic-inequality",
    depth: 5,
    topic: "logarithms",
    difficulty: "HARD",
    write: patiently((random) => {
      const base = random.pick([2, 3, 4, 5, 6]);
      const power = random.int(2, base === 2 ? 7 : base === 3 ? 4 : 3);
      const limit = base ** power;
      const low = random.int(-6, 6);
      const high = low + random.int(1, 7);
      const isStrict = random.chance(0.4);
      const isInverse = random.chance(0.6);
      const f = (x: number) => (x - low) * (x - high);
      const below = (x: number) => (isStrict ? f(x) < limit : f(x) <= limit);
      const onOneSide = range(high + 1, high + 60).filter(below).length;
      const answer = 2 * onOneSide;
      if (answer < 4) return undefined;
      const key = num(answer);
      const quadratic = polynomial([1, -low - high, low * high]);
      const [sign, bound] = isInverse ? [isStrict ? ">" : "\\ge", -power] : [isStrict ? "<" : "\\le", power];
      const system = isInverse ? `\\frac{1}{${base}}` : `${base}`;
      const farther = high + onOneSide;
      return {
        text: `How many integers $x$ satisfy $\\log_{${system}}(${quadratic}) ${sign} ${bound}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [answer + high - low + 1, "forgetting that only positive numbers have a logarithm"],
          [answer + 2, "counting the two zeros of the quadratic as well"],
          [onOneSide, `counting only the integers above $${high}$`],
          [
            countIntegers((x) => f(x) > 0 && f(x) <= base * power),
            `taking $${base} \\times ${power}$ in place of $${base}^{${power}}$`,
          ],
          [high - low - 1, "counting the integers between the zeros of the quadratic"],
          [answer - 2, "leaving out the outermost integers"],
          [answer + 1, "counting one of the zeros as well"],
          [answer + 4, "going one step too far on both sides"],
        ]),
        explanation: [
          `The logarithm exists only where $${quadratic} > 0$, that is for $x < ${low}$ or $x > ${high}$.`,
          `${isInverse ? `The base $\\frac{1}{${base}}$ is less than 1, which turns the sign round` : `The base ${base} is greater than 1, which keeps the sign`}: $${quadratic} ${isStrict ? "<" : "\\le"} ${base}^{${power}} = ${limit}$.`,
          `Above $${high}$ this holds from $x = ${high + 1}$ to $x = ${farther}$, where the quadratic is ${f(farther)} (the next value is ${f(farther + 1)}): ${onOneSide} integers. By symmetry as many lie below $${low}$, together $${answer}$.`,
        ],
        verify: () =>
          countIntegers((x) => {
            if (f(x) <= 0) return false;
            const amount = Math.log(f(x)) / Math.log(base);
            return isStrict ? amount < power - 1e-9 : amount < power + 1e-9;
          }) === answer,
      };
    }),
  }),
  computed({
    name: "two-numbers-from-mutual-logarithms",
    depth: 5,
    topic: "logarithms",
    difficulty: "HARD",
    write: patiently((random) => {
      const q = random.int(1, 3);
      const p = random.int(q + 1, 5);
      const t = random.int(2, 7);
      const product = t ** (p + q);
      if (gcd(p, q) > 1 || product > 20_000) return undefined;
      const [x, y] = [t ** p, t ** q];
      const asksSum = random.chance();
      const answer = asksSum ? x + y : x - y;
      const key = num(answer);
      const sign = asksSum ? "+" : "-";
      return {
        text: `Two real numbers $x$ and $y$ satisfy $x > y > 1$, $xy = ${product}$ and $\\log_x y + \\log_y x = ${fractionTex(p * p + q * q, p * q)}$. What is the value of $x ${sign} y$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [asksSum ? x - y : x + y, `finding $x ${asksSum ? "-" : "+"} y$ instead`],
          [x, "giving $x$ alone"],
          [y, "giving $y$ alone"],
          [
            asksSum ? t ** (p + 1) + t ** (q - 1) : t ** (p + 1) - t ** (q - 1),
            "sharing out the powers of the product wrongly",
          ],
          [asksSum ? t ** (p + q - 1) + t : t ** (p + q - 1) - t, `taking $y$ to be ${t} itself`],
          [asksSum ? t ** p + t : t ** p - 1, "leaving out the power in $y$"],
          [t * (p + q), "multiplying the base by the exponent"],
        ]),
        explanation: [
          `With $z = \\log_y x > 1$ the last condition reads $z + \\frac{1}{z} = ${fractionTex(p * p + q * q, p * q)}$, so $z = ${fractionTex(p, q)}$ or $z = ${fractionTex(q, p)}$; as $x > y$, $z = ${fractionTex(p, q)}$.`,
          `So $x = c^{${p}}$ and $y = c${q === 1 ? "" : `^{${q}}`}$ for some $c > 1$, and $xy = c^{${p + q}} = ${product} = ${t}^{${p + q}}$ gives $c = ${t}$.`,
          `Then $x = ${x}$ and $y = ${y}$, so $x ${sign} y = ${answer}$.`,
        ],
        verify: () =>
          x * y === product &&
          Math.abs(Math.log(y) / Math.log(x) + Math.log(x) / Math.log(y) - (p * p + q * q) / (p * q)) < 1e-9,
      };
    }),
  }),
  computed({
    name: "whole-parts-of-logarithms-added",
    depth: 5,
    topic: "logarithms",
    difficulty: "HARD",
    write: patiently((random) => {
      const base = random.pick([2, 3, 4, 5]);
      const last = random.int(2 * base ** 2, 300);
      const floorOf = (n: number) => range(0, 9).filter((power) => base ** power <= n).length - 1;
      const total = sum(range(1, last).map(floorOf));
      const top = floorOf(last);
      const whole = range(1, top - 1).map((power) => power * (base - 1) * base ** power);
      const before = sum(whole);
      const rest = total - before;
      const many = rest / top;
      if (top < 2 || many < 2) return undefined;
      const key = num(last);
      return {
        text: `Let $[x]$ be the greatest integer that is not greater than $x$. If $[\\log_{${base}} 1] + [\\log_{${base}} 2] + [\\log_{${base}} 3] + \\dots + [\\log_{${base}} n] = ${total}$, what is the value of $n$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [last + 1, `adding the ${many} terms to $${base}^{${top}}$ itself`],
          [last - 1, "leaving out the first term of the last block"],
          [many, "counting only the terms of the last block"],
          [last - base + 1, `leaving out the first ${base - 1} terms, which are zero`],
          [rest, "dividing nothing off the sum that is left for the last block"],
          [base ** top + rest - 1, `taking each term of the last block to be 1`],
          [last + base - 1, "counting the terms that are zero twice"],
        ]),
        explanation: [
          `The term is 0 below ${base}, and it is $k$ for the $${base === 2 ? "" : `${base - 1} \\times `}${base}^k$ numbers from $${base}^k$ up to $${base}^{k+1} - 1$.`,
          `All numbers below $${base}^{${top}} = ${base ** top}$ give $${whole.join(" + ")}${whole.length > 1 ? ` = ${before}` : ""}$, so that $${total} - ${before} = ${rest}$ is left for terms of worth ${top}: $\\frac{${rest}}{${top}} = ${many}$ terms.`,
          `They begin with ${base ** top}, so $n = ${base ** top} + ${many} - 1 = ${last}$.`,
        ],
        verify: () => {
          let [added, n] = [0, 0];
          while (added < total) {
            n++;
            added += Math.floor(Math.log(n) / Math.log(base) + 1e-9);
          }
          return n === last && added === total;
        },
      };
    }),
  }),
  computed({
    name: "integers-for-nested-moduli",
    depth: 5,
    topic: "linear-equations",
    difficulty: "HARD",
    write: patiently((random) => {
      const centre = random.intExcept(-9, 9, 0);
      const shift = random.int(3, 12);
      const near = random.int(1, 5);
      const far = near + random.int(1, 7);
      const distances = range(0, shift + far).filter((d) => {
        const off = Math.abs(d - shift);
        return off >= near && off <= far;
      });
      const answer = sum(distances.map((d) => (d === 0 ? 1 : 2)));
      if (shift <= near) return undefined;
      const key = num(answer);
      const width = far - near + 1;
      const reaches = far >= shift;
      const inner = reaches ? 0 : shift - far;
      return {
        text: `How many integers $x$ satisfy $${near} \\le \\big| ${away(centre)} - ${shift} \\big| \\le ${far}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [2 * width, "opening only one of the two modulus signs"],
          [4 * width, reaches ? "counting distances below zero" : "adding ends that are not there"],
          [width, "opening none of the modulus signs"],
          [2 * (2 * far + 1), `leaving out the condition that the modulus is at least ${near}`],
          [answer - 4, "leaving out the ends of the intervals"],
          [distances.length, `counting only the integers above $${centre}$`],
          [answer + 2, "counting one distance too many"],
          [answer - 2, "counting one distance too few"],
          [answer + 1, "counting the middle once too often"],
        ]),
        explanation: [
          `Let $d = ${away(centre)} \\ge 0$. Then $d - ${shift}$ lies from ${near} to ${far} or from $${-far}$ to $${-near}$.`,
          `So $d$ is from ${shift + near} to ${shift + far}, or from ${inner} to ${shift - near}${reaches ? ", as a distance is not negative" : ""}.`,
          reaches
            ? `Each positive $d$ gives two integers and $d = 0$ gives one: $2 \\times ${distances.length - 1} + 1 = ${answer}$.`
            : `Each of these ${distances.length} distances gives two integers $x$, together $${answer}$.`,
        ],
        verify: () =>
          countIntegers((x) => {
            const amount = Math.abs(Math.abs(x - centre) - shift);
            return amount >= near && amount <= far;
          }) === answer,
      };
    }),
  }),
  computed({
    name: "whole-points-within-two-moduli",
    depth: 5,
    topic: "linear-equations",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b] = random.pick([
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
        [2, 3],
        [3, 2],
      ] as const);
      const [h, k] = [random.int(-5, 5), random.int(-5, 5)];
      const limit = random.int(6, 18);
      const steps = range(0, Math.floor(limit / b));
      const widths = steps.map((d) => 2 * Math.floor((limit - b * d) / a) + 1);
      const upper = sum(widths.slice(1));
      const middle = widths[0] ?? 0;
      const answer = middle + 2 * upper;
      const key = num(answer);
      const shown = joinTerms([
        { size: a, name: away(h) },
        { size: b, name: away(k, "y") },
      ]);
      const corner = sum(steps.map((d) => Math.floor((limit - b * d) / a) + 1));
      return {
        text: `How many pairs $(x, y)$ of integers satisfy $${shown} \\le ${limit}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [middle + upper, `counting only $y \\ge ${k}$`],
          [2 * (middle + upper), `counting the pairs with $y = ${k}$ twice`],
          [4 * corner, "counting the pairs on the axes of symmetry more than once"],
          [corner, "counting only one quarter of the region"],
          [
            Math.round((2 * limit * limit) / (a * b)),
            "taking the area of the region for the number of points",
          ],
          [answer - 1, "leaving out the point in the middle"],
          [answer - 2 * steps.length, "leaving out points on the border"],
          [answer + 2 * steps.length, "adding points beyond the border"],
        ]),
        explanation: [
          `Put $u = ${away(h)}$ and $v = ${away(k, "y")}$: $${joinTerms([
            { size: a, name: "u" },
            { size: b, name: "v" },
          ])} \\le ${limit}$ allows $v$ from 0 to ${steps.length - 1}.`,
          `For $v = 0, 1, 2, \\dots$ there are $${widths.join(", ")}$ values of $x$. Each $v > 0$ belongs to two values of $y$, $v = 0$ to one.`,
          `The number of pairs is $${middle} + 2 \\times ${upper} = ${answer}$.`,
        ],
        verify: () =>
          sum(
            range(k - 30, k + 30).map((y) =>
              countIntegers((x) => a * Math.abs(x - h) + b * Math.abs(y - k) <= limit),
            ),
          ) === answer,
      };
    }),
  }),
  computed({
    name: "integers-for-a-sum-of-three-moduli",
    depth: 5,
    topic: "linear-equations",
    difficulty: "HARD",
    write: patiently((random) => {
      const points = random.sample(range(-12, 12), 3).sort((one, other) => one - other);
      const [a = 0, b = 0, c = 0] = points;
      const f = (x: number) => sum(points.map((at) => Math.abs(x - at)));
      const bound = Math.max(f(a), f(c)) + random.int(2, 14);
      const total = a + b + c;
      const [low, high] = [Math.ceil((total - bound) / 3), Math.floor((total + bound) / 3)];
      const answer = high - low + 1;
      if (b - a < 2 || c - b < 2 || b - a === c - b) return undefined;
      const key = num(answer);
      const shown = points.map((at) => away(at)).join(" + ");
      return {
        text: `For how many integers $x$ is $${shown} \\le ${bound}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [c - a + 1, `counting only the integers from $${a}$ to $${c}$`],
          [high - c, `counting only the integers above $${c}$`],
          [high - Math.min(0, a) + 1, "solving only one of the outer cases"],
          [2 * Math.floor(bound / 3) + 1, "taking the three points to lie together"],
          [bound - (c - a) + 1, "leaving out the middle point"],
          [answer - 2, "leaving out both ends"],
          [answer + 2, "rounding both ends outwards"],
          [answer - 1, "counting the steps and not the integers"],
          [answer + 1, "rounding one end outwards"],
        ]),
        explanation: [
          `The sum is least at $x = ${b}$, where it is ${f(b)}, and it is ${f(a)} at $x = ${a}$ and ${f(c)} at $x = ${c}$: all integers between them fit, and the ends lie outside.`,
          `For $x \\ge ${c}$ the sum is $${joinTerms([
            { size: 3, name: "x" },
            { size: -total, name: "" },
          ])}$, so $3x \\le ${bound + total}$ and $x \\le ${high}$. For $x \\le ${a}$ it is $${joinTerms([
            { size: total, name: "" },
            { size: -3, name: "x" },
          ])}$, so $3x \\ge ${total - bound}$ and $x \\ge ${low}$.`,
          `From $${low}$ to $${high}$ there are $${answer}$ integers.`,
        ],
        verify: () => countIntegers((x) => f(x) <= bound) === answer,
      };
    }),
  }),
];
