import { num, point, polynomial, signed, surd, tex } from "../../../numbers/value.ts";
import { judged, multipleCorrect, valued, WHICH_HOLD } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";

export const functionsAndCurves: readonly Writer[] = [
  multipleCorrect({
    name: "several-cubic-turning-points",
    topic: "differentiation",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 3);
      const c = random.intExcept(-60, 60, 0);
      const depth = 2 * a ** 3;
      if (Math.abs(c) === depth) return undefined;
      const f = polynomial([1, 0, -3 * a * a, c]);
      const high = c + depth;
      const low = c - depth;
      const roots = high > 0 && low < 0 ? 3 : 1;
      return {
        text: `Let $f(x) = ${f}$ for all real $x$. ${WHICH_HOLD}`,
        workedOut: [
          `$f'(x) = ${polynomial([3, 0, -3 * a * a])}$, which is zero at $x = ${-a}$ and $x = ${a}$, positive outside these and negative between them.`,
          `$f(${-a}) = ${high}$ and $f(${a}) = ${low}$.`,
        ],
        statements: [
          valued(
            random,
            num(-a),
            [num(a), num(0), num(-3 * a)],
            (value) => `$f$ has a local maximum at $x = ${value.tex}$`,
            `The derivative changes from positive to negative at $x = ${-a}$.`,
          ),
          valued(
            random,
            num(low),
            [num(high), num(c), num(-low)],
            (value) => `The local minimum value of $f$ is ${value}`,
            `The local minimum value is $f(${a}) = ${low}$.`,
          ),
          valued(
            random,
            num(roots),
            [num(roots === 3 ? 1 : 3), num(2)],
            (value) => `The number of real roots of $f(x) = 0$ is ${value}`,
            roots === 3
              ? `The local maximum value $${high}$ is positive and the local minimum value $${low}$ negative, so that there are 3 real roots.`
              : `The values $${high}$ and $${low}$ have the same sign, so that there is 1 real root.`,
          ),
          random.chance()
            ? judged(
                `$f$ is decreasing on $(${-a}, ${a})$`,
                true,
                `The derivative is negative between $${-a}$ and $${a}$.`,
              )
            : judged(
                `$f$ is increasing on $(${-a}, ${a})$`,
                false,
                `The derivative is negative between $${-a}$ and $${a}$, so $f$ decreases there.`,
              ),
          judged(
            "$f$ is one-to-one",
            false,
            "A function that rises, falls and rises again takes some values more than once.",
          ),
          judged("$f$ takes every real value", true, "A polynomial of odd degree takes every real value."),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-circle-facts",
    depth: 3,
    topic: "conic-sections",
    difficulty: "HARD",
    write(random) {
      const h = random.intExcept(-6, 6, 0);
      const k = random.intExcept(-6, 6, 0, h, -h);
      const r = random.pick([Math.abs(h), Math.abs(k), random.int(2, 8)]);
      const c = h * h + k * k - r * r;
      const distance = h * h + k * k;
      const equation = `x^2 + y^2 ${signed(-2 * h)}x ${signed(-2 * k)}y${c === 0 ? "" : ` ${signed(c)}`} = 0`;
      const touches = (far: number) => Math.abs(far) === r;
      const why = (axis: string, far: number) =>
        `The centre lies $${Math.abs(far)}$ from the ${axis}-axis and the radius is $${r}$, so the circle ${touches(far) ? "touches" : "does not touch"} it.`;
      return {
        text: `A circle has the equation $${equation}$. ${WHICH_HOLD}`,
        workedOut: [
          `In the form $(x ${signed(-h)})^2 + (y ${signed(-k)})^2 = ${r * r}$ the circle has its centre at $(${h}, ${k})$ and the radius $${r}$.`,
        ],
        statements: [
          valued(
            random,
            point(h, k),
            [point(-h, -k), point(2 * h, 2 * k), point(k, h)],
            (value) => `The centre of the circle is ${value}`,
            `The centre is $(${h}, ${k})$.`,
          ),
          valued(
            random,
            num(r),
            [num(r * r), num(Math.abs(c)), num(r + 1)],
            (value) => `The radius of the circle is ${value}`,
            `The radius is $\\sqrt{${r * r}} = ${r}$.`,
          ),
          judged("The circle touches the $x$-axis", touches(k), why("$x$", k)),
          judged("The circle touches the $y$-axis", touches(h), why("$y$", h)),
          judged(
            "The origin lies inside the circle",
            distance < r * r,
            `The origin is $${surd(1, distance).tex}$ from the centre, which is ${distance < r * r ? "less" : distance === r * r ? "equal to" : "more"}${distance === r * r ? "" : " than"} the radius $${r}$.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-quadratic-roots",
    topic: "quadratic-equations",
    difficulty: "MEDIUM",
    write(random) {
      const b = random.intExcept(-9, 9, 0);
      const c = random.intExcept(-12, 14, 0);
      const discriminant = b * b - 4 * c;
      if (discriminant === 0) return undefined;
      const real = discriminant > 0;
      const root = Math.sqrt(Math.abs(discriminant));
      return {
        text: `Let $\\alpha$ and $\\beta$ be the roots of $${polynomial([1, b, c])} = 0$. ${WHICH_HOLD}`,
        workedOut: [
          `$\\alpha + \\beta = ${-b}$, $\\alpha\\beta = ${c}$, and the discriminant is $${b * b} ${signed(-4 * c)} = ${discriminant}$.`,
        ],
        statements: [
          judged(
            // That they are real would follow from most of the others.
            "The roots are not real",
            !real,
            real
              ? "The discriminant is positive, so the roots are real."
              : "The discriminant is negative, so the roots are not real.",
          ),
          judged(
            "The roots are rational",
            real && Number.isInteger(root),
            real && Number.isInteger(root)
              ? `The discriminant is the square of $${root}$, so the roots are rational.`
              : "The discriminant is no perfect square, so the roots are not rational.",
          ),
          valued(
            random,
            num(b * b - 2 * c),
            [num(b * b), num(b * b + 2 * c), num(b * b - c)],
            (value) => `$\\alpha^2 + \\beta^2 = ${value.tex}$`,
            `$\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta = ${b * b - 2 * c}$.`,
          ),
          valued(
            random,
            num(discriminant),
            [num(b * b), num(b * b - 2 * c), num(b * b + 4 * c)],
            (value) => `$(\\alpha - \\beta)^2 = ${value.tex}$`,
            `$(\\alpha - \\beta)^2 = (\\alpha + \\beta)^2 - 4\\alpha\\beta = ${discriminant}$.`,
          ),
          judged(
            "Both roots are positive real numbers",
            real && c > 0 && b < 0,
            "Both are positive real numbers only if the discriminant, the sum and the product are all positive.",
          ),
          judged(
            "The roots are real and have opposite signs",
            c < 0,
            c < 0
              ? "The product is negative, so the roots are real and have opposite signs."
              : "The product is positive, so real roots would have the same sign.",
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-complex-number",
    topic: "complex-numbers",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b, size] = random.pick([
        [3, 4, 5],
        [4, 3, 5],
        [5, 12, 13],
        [8, 6, 10],
        [12, 5, 13],
      ] as const);
      const x = a * random.sign();
      const y = b * random.sign();
      const quadrant = x > 0 ? (y > 0 ? "first" : "fourth") : y > 0 ? "second" : "third";
      const squareReal = x * x - y * y;
      const shown = (re: number, im: number) => tex(`${re} ${signed(im)}i`);
      const told = random.pick(["first", "second", "third", "fourth", quadrant, quadrant]);
      return {
        text: `Let $z = ${x} ${signed(y)}i$. ${WHICH_HOLD}`,
        statements: [
          valued(
            random,
            num(size),
            [num(size * size), num(Math.abs(x + y)), num(a + b)],
            (value) => `$|z| = ${value.tex}$`,
            `$|z| = \\sqrt{${x * x} + ${y * y}} = ${size}$.`,
          ),
          judged(
            `$z$ lies in the ${told} quadrant of the complex plane`,
            told === quadrant,
            `The real part is ${x > 0 ? "positive" : "negative"} and the imaginary part ${y > 0 ? "positive" : "negative"}, which is the ${quadrant} quadrant.`,
          ),
          valued(
            random,
            num(size * size),
            [num(squareReal), num(size), num(-size * size)],
            (value) => `$z\\bar{z} = ${value.tex}$`,
            `$z\\bar{z} = |z|^2 = ${size * size}$.`,
          ),
          valued(
            random,
            shown(squareReal, 2 * x * y),
            [shown(size * size, 2 * x * y), shown(squareReal, -2 * x * y), shown(squareReal, x * y)],
            (value) => `$z^2 = ${value.tex}$`,
            `$z^2 = (${x * x} - ${y * y}) ${signed(2 * x * y)}i = ${squareReal} ${signed(2 * x * y)}i$.`,
          ),
          valued(
            random,
            num(2 * x),
            [num(2 * y), num(0), num(-2 * x)],
            (value) => `$z + \\bar{z} = ${value.tex}$`,
            `$z + \\bar{z}$ is twice the real part, $${2 * x}$.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-two-part-function",
    depth: 3,
    topic: "limits-and-continuity",
    difficulty: "HARD",
    write(random) {
      const at = random.int(1, 4);
      const m = random.intExcept(-4, 8, 0);
      const isSmooth = random.chance(0.4);
      const isJoined = isSmooth || random.chance(0.5);
      const slope = isSmooth ? 2 * at : m;
      if (!isSmooth && slope === 2 * at) return undefined;
      const shift = at * at - slope * at + (isJoined ? 0 : random.intExcept(-3, 3, 0));
      const right = slope * at + shift;
      const joined = right === at * at;
      const line = polynomial([slope, shift]);
      return {
        text: `Let $f(x) = x^2$ for $x \\le ${at}$ and $f(x) = ${line}$ for $x > ${at}$. ${WHICH_HOLD}`,
        workedOut: [
          `Towards $x = ${at}$ the left part tends to $${at * at}$ with slope $${2 * at}$, the right part to $${right}$ with slope $${slope}$.`,
        ],
        statements: [
          judged(
            `$f$ is continuous at $x = ${at}$`,
            joined,
            joined
              ? "Both parts tend to the same value, so $f$ is continuous."
              : "The parts tend to different values, so $f$ is not continuous.",
          ),
          judged(
            `$f$ is differentiable at $x = ${at}$`,
            joined && slope === 2 * at,
            joined
              ? slope === 2 * at
                ? "Values and slopes agree, so $f$ is differentiable."
                : "The slopes differ, so $f$ is not differentiable."
              : "A function that is not continuous is not differentiable.",
          ),
          valued(
            random,
            num(right),
            [num(at * at), num(slope), num(right + slope)],
            (value) => `The limit of $f(x)$ as $x$ tends to $${at}$ from the right is ${value}`,
            `From the right the limit is $${slope} \\times ${at} ${signed(shift)} = ${right}$.`,
          ),
          judged(
            `$f$ is continuous at $x = ${at + 1}$`,
            true,
            "Away from the joint each part is a polynomial, which is continuous.",
          ),
          valued(
            random,
            num(2 * at - 2),
            [num(at * at), num(2 * at), num(slope)],
            (value) => `$f'(${at - 1}) = ${value.tex}$`,
            `On the left $f'(x) = 2x$, so $f'(${at - 1}) = ${2 * at - 2}$.`,
          ),
        ],
      };
    },
  }),
];
