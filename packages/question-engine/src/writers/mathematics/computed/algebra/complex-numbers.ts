import { crossed } from "../../../../kit/crossed.ts";
import { PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import { fraction, fractionTex, joinTerms, num, signed, tex, type Value } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** a + bi; its value is a number that differs for any two small ones. */
function complex(a: number, b: number): Value {
  return tex(
    joinTerms([
      { size: a, name: "" },
      { size: b, name: "i" },
    ]),
    a * 1.37 + b * 40.13,
  );
}

function overReal(a: number, b: number, bottom: number): Value {
  const real = a === 0 ? "" : fractionTex(a, bottom);
  const size = fractionTex(Math.abs(b), Math.abs(bottom));
  const imaginary = b === 0 ? "" : `${size === "1" ? "" : size}i`;
  const minus = b * bottom < 0;
  const joined = real === "" ? (minus ? "-" : "") : imaginary === "" ? "" : minus ? " - " : " + ";
  return tex(`${real}${joined}${imaginary}` || "0", (a * 1.37 + b * 40.13) / bottom);
}

export const complexNumbers: WriterList = [
  computed({
    name: "sum-of-powers-of-i",
    topic: "complex-numbers",
    difficulty: "EASY",
    write(random) {
      const [m, n] = [random.int(11, 99), random.int(11, 99)];
      const part = (k: number) =>
        [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ][k % 4] as [number, number];
      const [a, b] = part(m);
      const [c, d] = part(n);
      const factor = random.int(2, 5);
      const [x, y] = [a + factor * c, b + factor * d];
      if (m % 4 === n % 4) return undefined;
      const power = (k: number) => ["1", "i", "-1", "-i"][k % 4];
      const of = (k: number, l: number) => {
        const [p, q] = part(k);
        const [r, s] = part(l);
        return complex(p + factor * r, q + factor * s);
      };
      return {
        text: `What is the value of $i^{${m}} + ${factor}i^{${n}}$, where $i^2 = -1$?`,
        answer: complex(x, y),
        distractors: [
          wrong(of(m + 2, n), "taking the first power with the wrong sign"),
          wrong(of(m, n + 2), "taking the second power with the wrong sign"),
          wrong(of(m + 1, n), "miscounting the first remainder by one"),
          wrong(of(m, n + 1), "miscounting the second remainder by one"),
          wrong(of(m + 2, n + 2), "taking both powers with the wrong sign"),
        ],
        explanation: [
          "The powers of $i$ repeat after four: $i$, $-1$, $-i$, $1$.",
          `The exponent ${m} leaves the remainder ${m % 4} on division by 4, so $i^{${m}} = ${power(m)}$; ${n} leaves ${n % 4}, so $i^{${n}} = ${power(n)}$.`,
          `The sum is $${complex(x, y).tex}$.`,
        ],
        verify() {
          const raise = (k: number) => {
            let [re, im] = [1, 0];
            for (let step = 0; step < k; step++) [re, im] = [-im, re];
            return [re, im] as const;
          };
          const [p, q] = raise(m);
          const [r, s] = raise(n);
          return p + factor * r === x && q + factor * s === y;
        },
      };
    },
  }),
  computed({
    name: "modulus-of-a-product-or-quotient",
    topic: "complex-numbers",
    difficulty: "EASY",
    write(random) {
      const [[a, b, c], [d, e, f]] = random.sample(PYTHAGOREAN_TRIPLES.slice(0, 4), 2) as [
        readonly [number, number, number],
        readonly [number, number, number],
      ];
      const over = random.chance();
      const [s, t] = [random.sign(), random.sign()];
      const answer = over ? fraction(c, f) : num(c * f);
      return {
        text: `If $z_1 = ${complex(a, s * b).tex}$ and $z_2 = ${complex(e, t * d).tex}$, what is $${over ? "\\left|\\frac{z_1}{z_2}\\right|" : "|z_1 z_2|"}$?`,
        answer,
        distractors: over
          ? [
              wrong(fraction(f, c), "dividing the moduli the wrong way round"),
              wrong(
                fraction(a + b, d + e),
                "adding real and imaginary parts instead of using $\\sqrt{a^2 + b^2}$",
              ),
              wrong(fraction(c * c, f * f), "forgetting the square roots"),
              wrong(fraction(a, e), "dividing the real parts only"),
            ]
          : [
              wrong(num(c + f), "adding the moduli instead of multiplying them"),
              wrong(
                num((a + b) * (d + e)),
                "adding real and imaginary parts instead of using $\\sqrt{a^2 + b^2}$",
              ),
              wrong(
                num(Math.abs(a * e - s * t * b * d)),
                "giving the size of the real part of the product only",
              ),
              wrong(num(a * e + b * d), "adding the products of the parts without regard to sign"),
            ],
        explanation: [
          `$|z_1| = \\sqrt{${a}^2 + ${b}^2} = ${c}$ and $|z_2| = \\sqrt{${e}^2 + ${d}^2} = ${f}$.`,
          `The modulus of a ${over ? "quotient is the quotient" : "product is the product"} of the moduli: ${answer}.`,
        ],
        verify() {
          const re = a * e - s * t * b * d;
          const im = a * t * d + s * b * e;
          return Math.abs(Math.hypot(re, im) - c * f) < 1e-9;
        },
      };
    },
  }),
  computed({
    name: "quotient-of-complex-numbers",
    topic: "complex-numbers",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = [random.int(1, 9), random.intExcept(-9, 9, 0)];
      const [c, d] = [random.int(1, 4), random.intExcept(-4, 4, 0)];
      const size = c * c + d * d;
      const [x, y] = [a * c + b * d, b * c - a * d];
      if (x === 0 || y === 0 || a === c || a * c === b * d || b * c === -a * d) return undefined;
      return {
        text: `When $\\frac{${complex(a, b).tex}}{${complex(c, d).tex}}$ is written in the form $x + iy$ with real $x$ and $y$, what does it become?`,
        answer: overReal(x, y, size),
        distractors: [
          ...crossed(
            (one: number, other: number) => overReal(one, other, size),
            [x, y],
            [
              [a * c - b * d, b * c + a * d, "multiplying by the denominator instead of its conjugate"],
              [x, -y, "taking the imaginary part with the wrong sign"],
              [a * c - b * d, y, "forgetting that $i^2 = -1$ in the real part"],
            ],
          ),
          c * c === d * d
            ? wrong(overReal(x, y, 1), "forgetting to divide by the new denominator")
            : wrong(
                overReal(x, y, c * c - d * d),
                "taking the new denominator as $c^2 - d^2$ instead of $c^2 + d^2$",
              ),
        ],
        explanation: [
          `Multiply above and below by the conjugate $${complex(c, -d).tex}$ of the denominator.`,
          `Below: $${c}^2 + ${Math.abs(d)}^2 = ${size}$. Above: $(${complex(a, b).tex})(${complex(c, -d).tex}) = ${complex(x, y).tex}$.`,
          `The quotient is $${overReal(x, y, size).tex}$.`,
        ],
        verify: () => x * c - y * d === a * size && x * d + y * c === b * size,
      };
    },
  }),
  computed({
    name: "greatest-modulus-on-a-disc",
    topic: "complex-numbers",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, h] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 5));
      const [a, b] = random.chance() ? [p, q] : [q, p];
      const [s, t] = [random.sign(), random.sign()];
      const r = random.int(1, h - 1);
      const least = random.chance();
      const answer = least ? h - r : h + r;
      return {
        text: `A complex number $z$ satisfies $|z ${complex(-s * a, -t * b).tex.startsWith("-") ? complex(-s * a, -t * b).tex.replace(/^-/, "- ") : `+ ${complex(-s * a, -t * b).tex}`}| \\le ${r}$. What is the ${least ? "least" : "greatest"} value of $|z|$?`,
        answer: num(answer),
        distractors: [
          wrong(num(least ? h + r : h - r), `finding the ${least ? "greatest" : "least"} value instead`),
          wrong(num(h), "giving the distance of the centre from the origin"),
          wrong(
            num(least ? a + b - r : a + b + r),
            "adding the coordinates of the centre instead of using Pythagoras' theorem",
          ),
          wrong(num(r), "giving the radius"),
        ],
        explanation: [
          `$z$ lies in the disc with centre $${complex(s * a, t * b).tex}$ and radius ${r}.`,
          `The centre is $\\sqrt{${a}^2 + ${b}^2} = ${h}$ from the origin, which lies outside the disc.`,
          `On the line through the origin and the centre, the ${least ? "nearest point is at" : "farthest point is at"} $${h} ${least ? "-" : "+"} ${r} = ${answer}$.`,
        ],
        verify() {
          let best = h;
          for (let k = 0; k < 7200; k++) {
            const angle = (k * Math.PI) / 3600;
            const size = Math.hypot(a + r * Math.cos(angle), b + r * Math.sin(angle));
            best = least ? Math.min(best, size) : Math.max(best, size);
          }
          return Math.abs(best - answer) < 1e-3;
        },
      };
    },
  }),
  computed({
    name: "high-power-of-one-plus-i",
    topic: "complex-numbers",
    difficulty: "HARD",
    write(random) {
      const n = random.step(5, 17, 2);
      const minus = random.chance();
      const factor = random.int(1, 3);
      const s = minus ? -1 : 1;
      let [x, y] = [1, 0];
      for (let k = 0; k < n; k++) [x, y] = [factor * (x - s * y), factor * (y + s * x)];
      if (Math.max(Math.abs(x), Math.abs(y)) > 30000) return undefined;
      const half = Math.floor(n / 2);
      const plain = (p: number, q: number) =>
        tex(
          joinTerms([
            { size: p, name: "" },
            { size: q, name: "i" },
          ]),
          p * 1.37 + q * 40.13,
        );
      const shown = (k: number) =>
        factor === 1
          ? `(1 ${minus ? "-" : "+"} i)^{${k}}`
          : `(${factor} ${minus ? "-" : "+"} ${factor}i)^{${k}}`;
      return {
        text: `What is the value of $${shown(n)}$?`,
        answer: plain(x, y),
        distractors: [
          wrong(plain(-x, -y), "taking the power of $i$ with the wrong sign"),
          wrong(plain(y, -x), "turning the argument by one quarter turn too little"),
          wrong(plain(x * 2, y * 2), `taking $2^{${half + 1}}$ instead of $2^{${half}}$ as the scale`),
          wrong(plain(x, -y), "giving the conjugate"),
          wrong(plain(-2 * x, -2 * y), `taking $2^{${half + 1}}$ as the scale, with the wrong sign`),
          wrong(plain(2 * x, -2 * y), `taking $2^{${half + 1}}$ as the scale, and giving the conjugate`),
        ],
        explanation: [
          `$(1 ${minus ? "-" : "+"} i)^2 = ${minus ? "-" : ""}2i$, so $(1 ${minus ? "-" : "+"} i)^{${2 * half}} = (${minus ? "-" : ""}2i)^{${half}} = ${num(2 ** half).tex} \\times ${minus ? "(-i)" : "i"}^{${half}}$.`,
          `Here $${minus ? "(-i)" : "i"}^{${half}} = ${["1", minus ? "-i" : "i", "-1", minus ? "i" : "-i"][half % 4]}$, and one factor $1 ${minus ? "-" : "+"} i$ is left over.`,
          `${factor === 1 ? "The" : `With the factor $${factor}^{${n}} = ${num(factor ** n).tex}$, the`} value is $${plain(x, y).tex}$.`,
        ],
        verify() {
          const angle = (s * n * Math.PI) / 4;
          const size = (factor * Math.SQRT2) ** n;
          return Math.abs(size * Math.cos(angle) - x) < 1e-3 && Math.abs(size * Math.sin(angle) - y) < 1e-3;
        },
      };
    },
  }),
  computed({
    name: "cube-roots-of-unity-expression",
    topic: "complex-numbers",
    difficulty: "HARD",
    write(random) {
      const [a, b] = [random.int(2, 6), random.intExcept(1, 7)];
      const kind = random.pick(["norm", "power"] as const);
      const n = random.pick([2, 3, 4, 5, 6]);
      if (kind === "norm") {
        const c = random.int(1, 5);
        if (a === b && b === c) return undefined;
        const answer = a * a + b * b + c * c - a * b - b * c - c * a;
        return {
          text: `If $\\omega$ is an imaginary cube root of unity, what is the value of $(${a} ${tail(b, "\\omega")} ${tail(c, "\\omega^2")})(${a} ${tail(b, "\\omega^2")} ${tail(c, "\\omega")})$?`,
          answer: num(answer),
          distractors: [
            wrong(
              num(a * a + b * b + c * c + a * b + b * c + c * a),
              "taking $\\omega + \\omega^2$ to be $1$ instead of $-1$",
            ),
            wrong(num(a * a + b * b + c * c), "dropping the mixed terms"),
            wrong(num((a + b + c) ** 2), "putting $\\omega = 1$"),
            wrong(num(a * a + b * b + c * c - 2 * (a * b + b * c + c * a)), "doubling the mixed terms"),
          ],
          explanation: [
            "Use $\\omega^3 = 1$ and $1 + \\omega + \\omega^2 = 0$, so that $\\omega + \\omega^2 = -1$ and $\\omega^4 = \\omega$.",
            `Multiplying out, the squares give $${a * a} + ${b * b} + ${c * c} = ${a * a + b * b + c * c}$, and each mixed product is multiplied by $\\omega + \\omega^2 = -1$: $-${a * b} - ${b * c} - ${c * a} = ${-(a * b + b * c + c * a)}$.`,
            `The value is ${num(answer)}.`,
          ],
          verify() {
            const re = a - (b + c) / 2;
            const im = ((b - c) * Math.sqrt(3)) / 2;
            return Math.abs(re * re + im * im - answer) < 1e-9;
          },
        };
      }
      // (p + pω − qω²)ⁿ + (p − qω + pω²)ⁿ = (−(p + q))ⁿ (ω²ⁿ + ωⁿ)
      const k = a + b;
      const pair = n % 3 === 0 ? 2 : -1;
      const answer = (-k) ** n * pair;
      if (Math.abs(answer) > 200000) return undefined;
      return {
        text: `If $\\omega$ is an imaginary cube root of unity, what is the value of $(${a} ${tail(a, "\\omega")} ${tail(-b, "\\omega^2")})^{${n}} + (${a} ${tail(-b, "\\omega")} ${tail(a, "\\omega^2")})^{${n}}$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num((-k) ** n * (pair === 2 ? -1 : 2)),
            `taking $\\omega^{${n}} + \\omega^{${2 * n}}$ to be ${pair === 2 ? "$-1$" : "$2$"}`,
          ),
          wrong(num(-answer), "losing a sign while taking the power"),
          wrong(
            num((b - a) ** n * pair),
            `combining $${a}(1 + \\omega)$ to $${a}\\omega^2$ without the minus sign`,
          ),
          wrong(num(2 * (a + a - b) ** n), "putting $\\omega = 1$"),
          wrong(num(k ** n), `forgetting the factor $\\omega^{${n}} + \\omega^{${2 * n}}$`),
        ],
        explanation: [
          `Since $1 + \\omega = -\\omega^2$, the first bracket is $-${a}\\omega^2 ${tail(-b, "\\omega^2")} = -${k}\\omega^2$; in the same way the second is $-${k}\\omega$.`,
          `The sum is $(-${k})^{${n}}\\left(\\omega^{${2 * n}} + \\omega^{${n}}\\right)$.`,
          `The exponent ${n} is ${n % 3 === 0 ? "" : "not "}a multiple of 3, so the bracket is $${pair === 2 ? "1 + 1 = 2" : "\\omega^2 + \\omega = -1"}$ and the value is $${num((-k) ** n).tex} \\times ${pair < 0 ? "(-1)" : pair} = ${num(answer).tex}$.`,
        ],
        verify() {
          const size = k ** n;
          const angle = (n * (Math.PI * 4)) / 3 + n * Math.PI;
          const twin = (n * (Math.PI * 2)) / 3 + n * Math.PI;
          return Math.abs(size * (Math.cos(angle) + Math.cos(twin)) - answer) < 1e-3;
        },
      };
    },
  }),
];

function tail(size: number, name: string): string {
  const shown = Math.abs(size) === 1 ? (size < 0 ? "-" : "+") : signed(size);
  return `${shown}${name}`;
}
