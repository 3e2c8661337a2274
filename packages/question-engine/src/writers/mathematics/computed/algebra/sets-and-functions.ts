import { choose, factorial, range } from "../../../../numbers/arithmetic.ts";
import { bracketed, fraction, num, polynomial, signed } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const setsAndFunctions: WriterList = [
  computed({
    name: "neither-of-two-sets",
    topic: "sets-and-functions",
    difficulty: "EASY",
    write(random) {
      const both = random.int(4, 9);
      const onlyA = random.int(6, 30);
      const onlyB = random.int(6, 30);
      const neither = random.int(8, 30);
      const total = both + onlyA + onlyB + neither;
      const [group, verb, a, b] = random.pick([
        ["students of a hostel", "play", "chess", "carrom"],
        ["members of a club", "like", "tea", "coffee"],
        ["families of a colony", "own", "a scooter", "a car"],
        ["readers of a library", "borrow", "novels", "magazines"],
        ["trainees of a camp", "are learning", "swimming", "shooting"],
      ] as const);
      return {
        text: `Of ${total} ${group}, ${onlyA + both} ${verb} ${a}, ${onlyB + both} ${verb} ${b} and ${both} ${verb} both. How many ${verb} neither?`,
        answer: num(neither),
        distractors: [
          wrong(num(neither + both), "subtracting those with both twice"),
          wrong(num(both), "confusing those with neither with those with both"),
          wrong(num(onlyA + onlyB), "counting those with exactly one of the two"),
          wrong(num(total - both), "counting everyone without both"),
          wrong(num(onlyA + onlyB + both), "counting those with at least one of the two"),
        ],
        explanation: [
          `At least one: $n(A \\cup B) = ${onlyA + both} + ${onlyB + both} - ${both} = ${onlyA + onlyB + both}$.`,
          `Neither: $${total} - ${onlyA + onlyB + both} = ${neither}$.`,
        ],
        verify: () => total - onlyA - onlyB - both === neither,
      };
    },
  }),
  computed({
    name: "inverse-of-a-linear-fraction",
    topic: "sets-and-functions",
    difficulty: "MEDIUM",
    write(random) {
      const a = random.int(2, 6);
      const b = random.intExcept(-7, 9, 0);
      const c = random.intExcept(-6, 6, 0);
      const at = random.intExcept(-5, 7, a, 0);
      const f = (x: number) => (a * x + b) / (x + c);
      const top = c * at - b;
      const bottom = a - at;
      if (a * c === b || at === -c) return undefined;
      const back = top / bottom;
      return {
        text: `If $f(x) = \\frac{${polynomial([a, b])}}{${polynomial([1, c])}}$, what is the value of $f^{-1}(${at})$?`,
        answer: fraction(top, bottom),
        distractors: [
          wrong(fraction(a * at + b, at + c), `finding $f(${at})$ instead of $f^{-1}(${at})$`),
          wrong(
            fraction(at + c, a * at + b),
            `finding $\\frac{1}{f(${at})}$, the reciprocal instead of the inverse`,
          ),
          wrong(fraction(c * at + b, bottom), `moving the ${num(b)} across without changing its sign`),
          wrong(fraction(top, at + a), `adding the two terms in $x$ instead of subtracting them`),
          wrong(fraction(-top, bottom), "losing the sign of the whole quotient"),
        ],
        explanation: [
          `$f^{-1}(${at})$ is the $x$ with $f(x) = ${at}$.`,
          `$${polynomial([a, b])} = ${at}(${polynomial([1, c])})$ gives $${polynomial([a - at, 0])} = ${at * c - b}$.`,
          ...(bottom === 1 ? [] : [`Hence $x = ${fraction(top, bottom).tex}$.`]),
        ],
        verify: () => Math.abs(f(back) - at) < 1e-9,
        satisfies: (amount) => Math.abs(f(amount) - at) < 1e-9,
      };
    },
  }),
  computed({
    name: "composite-function-value",
    topic: "sets-and-functions",
    difficulty: "EASY",
    write(random) {
      const a = random.int(2, 5);
      const b = random.intExcept(-6, 6, 0);
      const c = random.intExcept(-5, 5, 0);
      const x = random.intExcept(-3, 4, 0, 1);
      const f = (t: number) => a * t + b;
      const g = (t: number) => t * t + c;
      const answer = f(g(x));
      return {
        text: `Let $f(x) = ${polynomial([a, b])}$ and $g(x) = ${polynomial([1, 0, c])}$. What is $f(g(${x}))$?`,
        answer: num(answer),
        distractors: [
          wrong(num(g(f(x))), "applying the functions in the wrong order"),
          wrong(num(f(x) * g(x)), `multiplying $f(${x})$ and $g(${x})$`),
          wrong(num(f(x) + g(x)), `adding $f(${x})$ and $g(${x})$`),
          wrong(num(g(x)), `stopping at $g(${x})$`),
        ],
        explanation: [
          `First the inner function: $g(${x}) = ${bracketed(x)}^2 ${signed(c)} = ${g(x)}$.`,
          `Then the outer one: $f(${g(x)}) = ${a} \\times ${bracketed(g(x))} ${signed(b)} = ${num(answer).tex}$.`,
        ],
        verify: () => a * x * x + a * c + b === answer,
      };
    },
  }),
  computed({
    name: "relations-and-functions-counted",
    topic: "sets-and-functions",
    difficulty: "MEDIUM",
    write(random) {
      const m = random.int(2, 5);
      const n = random.intExcept(3, 6, m);
      if (n < m) return undefined;
      const kind = random.pick(["one-one functions", "functions that are not one-one"] as const);
      const all = n ** m;
      const injective = range(0, m - 1).reduce((product, k) => product * (n - k), 1);
      const answer = kind === "one-one functions" ? injective : all - injective;
      return {
        text: `The set $A$ has ${m} elements and the set $B$ has ${n} elements. How many ${kind} are there from $A$ to $B$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(kind === "one-one functions" ? all : injective),
            kind === "one-one functions"
              ? "counting all functions"
              : "counting the one-one functions instead",
          ),
          wrong(num(choose(n, m)), `choosing which ${m} elements are used, without matching them`),
          wrong(num(m ** n), "confusing the two sets: functions from $B$ to $A$"),
          wrong(num(2 ** (m * n)), "counting relations instead of functions"),
          wrong(num(m * n), "counting the pairs of $A \\times B$"),
        ],
        explanation: [
          `Each of the ${m} elements of $A$ may go to any of ${n} elements: $${n}^{${m}} = ${all}$ functions in all.`,
          `For a one-one function the images must differ: $${range(0, m - 1)
            .map((k) => n - k)
            .join(" \\times ")} = ${injective}$.`,
          ...(kind === "one-one functions"
            ? [`So there are ${num(answer)} one-one functions.`]
            : [`So $${all} - ${injective} = ${answer}$ functions are not one-one.`]),
        ],
        verify() {
          const isOneOne = (code: number) => {
            const images = range(0, m - 1).map((k) => Math.floor(code / n ** k) % n);
            return new Set(images).size === m;
          };
          const found = range(0, all - 1).filter((code) => isOneOne(code) === (kind === "one-one functions"));
          return found.length === answer;
        },
      };
    },
  }),
  computed({
    name: "exactly-two-of-three-sets",
    depth: 3,
    topic: "sets-and-functions",
    difficulty: "HARD",
    write(random) {
      const [x, y, z] = [random.int(4, 15), random.int(4, 15), random.int(4, 15)];
      const [xy, yz, zx] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)];
      const all = random.int(2, 6);
      const neither = random.int(2, 12);
      const total = x + y + z + xy + yz + zx + all + neither;
      const a = x + xy + zx + all;
      const b = y + xy + yz + all;
      const c = z + yz + zx + all;
      const answer = xy + yz + zx;
      const [who, first, second, third] = random.pick([
        ["candidates", "Physics", "Chemistry", "Mathematics"],
        ["households", "Hindi news", "English news", "regional news"],
        ["cadets", "drill", "shooting", "map reading"],
      ] as const);
      const verb = who === "candidates" ? "passed in" : who === "households" ? "watch" : "excel in";
      return {
        text: `Of ${total} ${who}, ${a} ${verb} ${first}, ${b} ${verb} ${second} and ${c} ${verb} ${third}; ${all} ${verb} all three and ${neither} ${verb} none of them. How many ${verb} exactly two of the three?`,
        answer: num(answer),
        distractors: [
          wrong(num(a + b + c - (total - neither)), "subtracting the union from the sum and stopping there"),
          wrong(num(answer + all), "counting those with at least two of the three"),
          wrong(
            num(answer + 3 * all),
            "adding up the pairwise intersections, each with the triple one inside",
          ),
          wrong(num(a + b + c - total - 2 * all), "forgetting those with none of the three"),
          wrong(num(x + y + z), "counting those with exactly one of the three"),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0),
        explanation: [
          `At least one of the three: $${total} - ${neither} = ${total - neither}$.`,
          `In the sum $${a} + ${b} + ${c} = ${a + b + c}$ those with exactly two are counted twice and those with all three are counted three times.`,
          `So the excess $${a + b + c} - ${total - neither} = ${a + b + c - total + neither}$ equals (exactly two) $+\\ 2 \\times ${all}$.`,
          `Exactly two: $${a + b + c - total + neither} - ${2 * all} = ${answer}$.`,
        ],
        verify: () => a + b + c === x + y + z + 2 * answer + 3 * all,
      };
    },
  }),
  computed({
    name: "onto-functions-counted",
    depth: 5,
    chapter: "counting-functions",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write(random) {
      const n = random.int(3, 5);
      const m = random.int(n + 1, n === 3 ? 8 : n === 4 ? 7 : 6);
      const story = random.pick([
        [
          `In how many ways can ${m} different books be given to ${n} students so that every student gets at least one?`,
          "students",
        ],
        [
          `How many onto functions are there from a set of ${m} elements to a set of ${n} elements?`,
          "elements",
        ],
        [
          `In how many ways can ${m} different letters be put into ${n} different boxes so that no box stays empty?`,
          "boxes",
        ],
        [
          `In how many ways can ${m} new officers be posted to ${n} different stations so that each station gets at least one officer?`,
          "stations",
        ],
      ] as const);
      const [text, targets] = story;
      const terms = range(0, n - 1).map((k) => ({
        sign: k % 2 === 0 ? 1 : -1,
        ways: choose(n, k),
        base: n - k,
      }));
      const answer = terms.reduce((total, { sign, ways, base }) => total + sign * ways * base ** m, 0);
      const shown = terms
        .map(
          ({ sign, ways, base }, k) =>
            `${k === 0 ? "" : sign < 0 ? " - " : " + "}${k === 0 ? "" : `${ways} \\times `}${base}^{${m}}`,
        )
        .join("");
      return {
        text,
        answer: num(answer),
        distractors: [
          wrong(num(n ** m), `allowing some of the ${targets} to be left out`),
          wrong(
            num(n ** m - n * (n - 1) ** m),
            "subtracting the cases with one left out without correcting for double counting",
          ),
          wrong(num(m ** n), "raising the wrong number to the power"),
          wrong(
            num(n ** m - n),
            `leaving out only the cases in which a single one of the ${targets} gets everything`,
          ),
          wrong(
            num((factorial(m) / factorial(m - n)) * n ** (m - n)),
            `giving one to each of the ${targets} first and sharing out the rest freely`,
          ),
        ].filter(({ value }) => typeof value === "string" || (value.number ?? 0) > 0),
        explanation: [
          `Without the condition there are $${n}^{${m}} = ${num(n ** m).tex}$ ways.`,
          `By inclusion and exclusion over the ${targets} that are left out, the number is $${shown}$.`,
          `This is $${num(answer).tex}$.`,
        ],
        verify() {
          // The last element goes where others went too, or is alone in one of the places.
          const onto = (from: number, to: number): number =>
            to === 0 || from < to ? Number(from === to) : to * (onto(from - 1, to) + onto(from - 1, to - 1));
          return onto(m, n) === answer;
        },
      };
    },
  }),
  computed({
    name: "whole-numbers-in-a-domain",
    depth: 5,
    chapter: "functions",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write(random) {
      const low = random.int(-6, 1);
      const high = low + random.int(4, 9);
      const hole = random.int(low + 1, high - 1);
      const edge = random.int(low, hole - 1);
      const inside = range(low, high).filter((x) => x > edge && x !== hole);
      const answer = inside.length;
      const sum = low + high;
      return {
        text: `How many integers lie in the domain of the real function $f(x) = \\frac{\\sqrt{${polynomial([-1, sum, -low * high])}}}{${polynomial([1, -hole])}} + \\log_{10}(${polynomial([1, -edge])})$?`,
        answer: num(answer),
        distractors: [
          wrong(num(answer + 1), `forgetting that the denominator is zero at $x = ${hole}$`),
          wrong(
            num(answer + 2),
            `keeping both $x = ${hole}$ and $x = ${edge}$, where the denominator is zero and where the logarithm does not exist`,
          ),
          wrong(num(high - low), "forgetting the condition for the logarithm"),
          wrong(num(answer - 1), `leaving out the end $x = ${high}$, where the root is 0`),
          wrong(num(high - low + 1), "using the condition for the square root alone"),
        ],
        explanation: [
          `The root needs $${polynomial([-1, sum, -low * high])} \\ge 0$, that is $(${polynomial([1, -low])})(${polynomial([1, -high])}) \\le 0$, so $${low} \\le x \\le ${high}$.`.replaceAll(
            "(x)",
            "x",
          ),
          `The denominator needs $x \\ne ${hole}$, and the logarithm needs $x > ${edge}$.`,
          `The integers are ${inside.map((x) => `$${x}$`).join(", ")}: there are ${num(answer)} of them.`,
        ],
        verify: () =>
          range(-50, 50).filter((x) =>
            Number.isFinite(Math.sqrt(-x * x + sum * x - low * high) / (x - hole) + Math.log10(x - edge)),
          ).length === answer,
      };
    },
  }),
];
