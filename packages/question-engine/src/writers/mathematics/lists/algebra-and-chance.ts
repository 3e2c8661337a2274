import { choose, factorial } from "../../../numbers/arithmetic.ts";
import { bracketed, fraction, matrixTex, num, polynomial } from "../../../numbers/value.ts";
import { type Entry, matching } from "../../../writing/matching.ts";
import type { Writer } from "../../../writing/writer.ts";

/** An entry whose worth is a whole number. */
function whole(text: string, amount: number, because: string): Entry {
  return { text, amount: num(amount), because };
}

export const algebraLists: readonly Writer[] = [
  matching({
    name: "match-functions-of-roots",
    topic: "quadratic-equations",
    write(random) {
      const p = random.intExcept(-6, 6, 0);
      const q = random.intExcept(-6, 6, 0, p, -p);
      const [sum, product] = [p + q, p * q];
      const squares = sum ** 2 - 2 * product;
      return {
        text: `Let $\\alpha$ and $\\beta$ be the roots of $${polynomial([1, -sum, product])} = 0$.`,
        headings: ["Expression", "Value"],
        entries: [
          whole("$\\alpha^2 + \\beta^2$", squares, `$(\\alpha + \\beta)^2 - 2\\alpha\\beta = ${squares}$.`),
          whole(
            "$(\\alpha - \\beta)^2$",
            (p - q) ** 2,
            `$(\\alpha + \\beta)^2 - 4\\alpha\\beta = ${(p - q) ** 2}$.`,
          ),
          whole(
            "$\\alpha^2\\beta + \\alpha\\beta^2$",
            product * sum,
            `$\\alpha\\beta(\\alpha + \\beta) = ${product * sum}$.`,
          ),
          whole(
            "$\\alpha^3 + \\beta^3$",
            sum ** 3 - 3 * product * sum,
            `$(\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta) = ${sum ** 3 - 3 * product * sum}$.`,
          ),
          whole(
            "$(\\alpha + 1)(\\beta + 1)$",
            product + sum + 1,
            `$\\alpha\\beta + (\\alpha + \\beta) + 1 = ${product + sum + 1}$.`,
          ),
        ],
        others: [num(squares + 4 * product), num(sum ** 2 - product), num(product - sum + 1), num(sum ** 3)],
      };
    },
  }),
  matching({
    name: "match-matrix-numbers",
    topic: "matrices-and-determinants",
    write(random) {
      const [a, b, c, d] = [
        random.int(1, 5),
        random.intExcept(-4, 4, 0),
        random.intExcept(-4, 4, 0),
        random.int(1, 5),
      ];
      const [det, trace] = [a * d - b * c, a + d];
      if (Math.abs(det) < 2) return undefined;
      const square = a * a + 2 * b * c + d * d;
      return {
        text: `Let $A = ${matrixTex([
          [a, b],
          [c, d],
        ])}$; $|M|$ is the determinant and $\\operatorname{tr} M$ the sum of the diagonal entries of $M$.`,
        headings: ["Number", "Value"],
        entries: [
          whole("$|2A|$", 4 * det, `For a matrix of order 2, $|2A| = 2^2|A| = ${4 * det}$.`),
          whole("$|A^2|$", det ** 2, `$|A^2| = |A|^2 = ${det ** 2}$.`),
          whole(
            "$\\operatorname{tr}(A^2)$",
            square,
            `The diagonal of $A^2$ holds ${a * a + b * c} and ${b * c + d * d}, in all ${square}.`,
          ),
          whole(
            "$|A + A^{T}|$",
            4 * a * d - (b + c) ** 2,
            `$4 \\times ${a} \\times ${bracketed(d)} - ${bracketed(b + c)}^2 = ${4 * a * d - (b + c) ** 2}$.`,
          ),
          whole("$|\\operatorname{adj} A|$", det, `For order 2, $|\\operatorname{adj} A| = |A| = ${det}$.`),
        ],
        others: [num(2 * det), num(trace ** 2), num(a * a + d * d), num(det + trace)],
      };
    },
  }),
  matching({
    name: "match-complex-numbers",
    topic: "complex-numbers",
    write(random) {
      const a = random.intExcept(-5, 5, 0);
      const b = random.intExcept(-5, 5, 0, a, -a);
      const size = a * a + b * b;
      return {
        text: `Let $z = ${a} ${b < 0 ? "-" : "+"} ${Math.abs(b) === 1 ? "" : Math.abs(b)}i$.`,
        headings: ["Number", "Value"],
        entries: [
          whole("$z\\bar{z}$", size, `$z\\bar{z} = |z|^2 = ${size}$.`),
          whole("the real part of $z^2$", a * a - b * b, `$${a * a} - ${b * b} = ${a * a - b * b}$.`),
          whole(
            "the imaginary part of $z^2$",
            2 * a * b,
            `$2 \\times ${bracketed(a)} \\times ${bracketed(b)} = ${2 * a * b}$.`,
          ),
          whole("$|z + \\bar{z}|^2$", 4 * a * a, `$z + \\bar{z} = ${2 * a}$, whose square is ${4 * a * a}.`),
          whole(
            "$|z - \\bar{z}|^2$",
            4 * b * b,
            `$z - \\bar{z} = ${2 * b}i$, whose modulus squared is ${4 * b * b}.`,
          ),
        ],
        others: [num((a + b) ** 2), num(a * b), num(2 * size), num(b * b - a * a)],
      };
    },
  }),
  matching({
    name: "match-ways-to-count",
    topic: "permutations-and-combinations",
    write(random) {
      const n = random.int(5, 8);
      const k = random.int(2, 3);
      const diagonals = (n * (n - 3)) / 2;
      return {
        headings: ["What is counted", "Number"],
        entries: [
          whole(
            `the diagonals of a polygon with ${n} sides`,
            diagonals,
            `$\\frac{${n} \\times ${n - 3}}{2} = ${diagonals}$.`,
          ),
          whole(
            `the committees of ${k} out of ${n} people`,
            choose(n, k),
            `$\\binom{${n}}{${k}} = ${choose(n, k)}$.`,
          ),
          whole(
            `the ways to seat ${n - 1} people round a table`,
            factorial(n - 2),
            `One of them is kept in place: $${n - 2}! = ${factorial(n - 2)}$.`,
          ),
          whole(
            `the non-empty subsets of a set of ${n} elements`,
            2 ** n - 1,
            `$2^{${n}} - 1 = ${2 ** n - 1}$.`,
          ),
          whole(
            `the functions from a set of ${k} elements to a set of ${n - 1} elements`,
            (n - 1) ** k,
            `Each element has ${n - 1} images: $${n - 1}^{${k}} = ${(n - 1) ** k}$.`,
          ),
        ],
        others: [num(choose(n, 2)), num(factorial(n - 1)), num(2 ** n), num(k ** (n - 1))],
      };
    },
  }),
  matching({
    name: "match-chances",
    topic: "probability",
    write(random) {
      const [red, blue] = [random.int(3, 5), random.int(3, 6)];
      const all = red + blue;
      const pairs = choose(all, 2);
      const chance = (favourable: number, of: number, text: string, because: string): Entry => ({
        text,
        amount: fraction(favourable, of),
        because,
      });
      return {
        text: `A bag holds ${red} red and ${blue} blue balls. Two balls are drawn at random, one after the other without replacement.`,
        headings: ["Event", "Probability"],
        entries: [
          chance(
            choose(red, 2),
            pairs,
            "both balls are red",
            `$\\frac{${choose(red, 2)}}{${pairs}}$ of the pairs are red.`,
          ),
          chance(
            choose(blue, 2),
            pairs,
            "both balls are blue",
            `$\\frac{${choose(blue, 2)}}{${pairs}}$ of the pairs are blue.`,
          ),
          chance(
            red * blue,
            pairs,
            "the balls have different colours",
            `$\\frac{${red} \\times ${blue}}{${pairs}}$ of the pairs are mixed.`,
          ),
          chance(
            pairs - choose(blue, 2),
            pairs,
            "at least one ball is red",
            `One less the chance of two blue balls.`,
          ),
          chance(
            red,
            all,
            "the second ball is red",
            `Each ball is as likely to come second: $\\frac{${red}}{${all}}$.`,
          ),
          chance(
            red - 1,
            all - 1,
            "the second ball is red, given that the first is red",
            `Of the ${all - 1} balls that are left, ${red - 1} are red.`,
          ),
        ],
        others: [fraction(red * blue, all * all), fraction(red * red, all * all), fraction(blue, all)],
      };
    },
  }),
];
