import { fraction, num, tex, words } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { list } from "../../../writing/english.ts";

type Pair = readonly [number, number];

function has(pairs: readonly Pair[], a: number, b: number): boolean {
  return pairs.some(([one, other]) => one === a && other === b);
}

const PROPERTIES = {
  reflexive: (pairs: readonly Pair[], set: readonly number[]) => set.every((a) => has(pairs, a, a)),
  symmetric: (pairs: readonly Pair[]) => pairs.every(([a, b]) => has(pairs, b, a)),
  transitive: (pairs: readonly Pair[]) =>
    pairs.every(([a, b]) => pairs.every(([c, d]) => b !== c || has(pairs, a, d))),
} as const;

/** The pairs that must be there before a relation has a property; the tests above do not use them. */
const CHECKS =
  "reflexive needs every $(a, a)$, symmetric the turned pair of each pair, and transitive $(a, c)$ for each $(a, b)$ and $(b, c)$";

const FREE_CHOICES = {
  reflexive: "All the pairs $(a, a)$ must be there, and each of the others may be there or not",
  symmetric: "Each pair $(a, a)$ may be there or not, and so may each couple as a whole",
  "reflexive and symmetric":
    "All the pairs $(a, a)$ must be there, and each couple may be there as a whole or not",
} as const;

const NAMES = ["reflexive", "symmetric", "transitive"] as const;

function propertySlip(held: string, other: string): string {
  const [right, taken] = [held, other].map((said) =>
    NAMES.filter((name) => said.toLowerCase().includes(name)),
  );
  const extra = (taken ?? []).filter((name) => !right?.includes(name));
  const missed = (right ?? []).filter((name) => !taken?.includes(name));
  return extra.length > 0 ? `taking it to be ${list(extra)}` : `overlooking that it is ${list(missed)}`;
}

export const relationsAndSlopes = [
  computed({
    name: "properties-of-a-relation",
    topic: "sets-and-functions",
    difficulty: "MEDIUM",
    write(random) {
      const start = random.int(1, 7);
      const set = [start, start + 1, start + 2];
      const [a = 1, b = 2, c = 3] = random.shuffle(set);
      const loops: Pair[] = set.map((x) => [x, x]);
      const { pairs, held } = random.pick<{ pairs: Pair[]; held: string }>([
        { pairs: [...loops, [a, b], [b, a]], held: "Reflexive, symmetric and transitive" },
        { pairs: [...loops, [a, b], [b, a], [b, c], [c, b]], held: "Reflexive and symmetric only" },
        { pairs: [...loops, [a, b]], held: "Reflexive and transitive only" },
        {
          pairs: [
            [a, b],
            [b, a],
            [a, a],
            [b, b],
          ],
          held: "Symmetric and transitive only",
        },
        { pairs: [...loops, [a, b], [b, c]], held: "Reflexive only" },
        {
          pairs: [
            [a, b],
            [b, a],
          ],
          held: "Symmetric only",
        },
        {
          pairs: [
            [a, b],
            [b, c],
            [a, c],
          ],
          held: "Transitive only",
        },
      ]);
      const shown = random.shuffle(pairs).map(([x, y]) => `(${x}, ${y})`);
      const others = [
        "Reflexive, symmetric and transitive",
        "Reflexive and symmetric only",
        "Reflexive and transitive only",
        "Symmetric and transitive only",
        "Reflexive only",
        "Symmetric only",
        "Transitive only",
      ].filter((other) => other !== held);
      return {
        text: `On the set $\\{${set.join(", ")}\\}$, which properties does the relation $\\{${shown.join(", ")}\\}$ have?`,
        answer: words(held),
        distractors: random.shuffle(others).map((other) => wrong(words(other), propertySlip(held, other))),
        fixedOptions: true,
        explanation: [
          `Check the pairs: ${CHECKS}.`,
          `Here the relation is ${held.toLowerCase()}, so it is ${held.endsWith("only") ? "not " : ""}an equivalence relation.`,
        ],
        verify: () =>
          NAMES.every((name) => PROPERTIES[name](pairs, set) === held.toLowerCase().includes(name)),
      };
    },
  }),
  computed({
    name: "relations-of-a-kind-counted",
    depth: 5,
    chapter: "relations",
    topic: "sets-and-functions",
    difficulty: "MEDIUM",
    write(random) {
      const size = random.int(2, 6);
      const kind = random.pick(["reflexive", "symmetric", "reflexive and symmetric"] as const);
      const above = (size * (size - 1)) / 2;
      const exponent = { reflexive: 2 * above, symmetric: above + size, "reflexive and symmetric": above }[
        kind
      ];
      const name = random.pick(["A", "B", "S", "X"]);
      const power = (free: number) => tex(`2^{${free}}`, 2 ** free);
      return {
        text: `The set $${name}$ has ${size} elements. How many relations on $${name}$ are ${kind}?`,
        answer: power(exponent),
        distractors: [
          wrong(power(size * size), "counting all relations"),
          wrong(power(kind === "reflexive" ? above + size : 2 * above), "counting relations of another kind"),
          wrong(power(kind === "reflexive and symmetric" ? above + size : above), "fixing the wrong pairs"),
          wrong(power(size), "counting subsets of the set itself"),
          wrong(power(size * size - 1), "fixing one pair only"),
        ],
        explanation: [
          `There are $${size} \\times ${size} = ${size * size}$ pairs, ${size} of them of the form $(a, a)$; the others form ${above} mirrored couples.`,
          `${FREE_CHOICES[kind]}: ${exponent} free choices, so there are $2^{${exponent}}$ such relations.`,
        ],
        verify: () => {
          if (size > 3) return true;
          const pairs: Pair[] = Array.from({ length: size * size }, (_, at) => [
            Math.floor(at / size),
            at % size,
          ]);
          const set = Array.from({ length: size }, (_, at) => at);
          let count = 0;
          for (let mask = 0; mask < 2 ** pairs.length; mask++) {
            const chosen = pairs.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1);
            const fits = (property: "reflexive" | "symmetric") =>
              !kind.includes(property) || PROPERTIES[property](chosen, set);
            if (fits("reflexive") && fits("symmetric")) count++;
          }
          return count === 2 ** exponent;
        },
      };
    },
  }),
  computed({
    name: "slope-of-a-given-line",
    topic: "coordinate-geometry",
    difficulty: "EASY",
    write(random) {
      const [dx, dy] = [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)];
      if (Math.abs(dx) === Math.abs(dy)) return undefined;
      const [x, y] = [random.int(-6, 6), random.int(-6, 6)];
      const isPoints = random.chance(0.5);
      const asksPerpendicular = random.chance(0.35);
      const [top, bottom] = asksPerpendicular ? [-dx, dy] : [dy, dx];
      // The line dy·X − dx·Y = dy·x − dx·y goes through both points.
      const constant = dx * y - dy * x;
      const term = (value: number, name: string) =>
        `${value < 0 ? "-" : "+"} ${name !== "" && Math.abs(value) === 1 ? "" : Math.abs(value)}${name}`;
      const equation = `${dy < 0 ? "-" : ""}${Math.abs(dy) === 1 ? "" : Math.abs(dy)}x ${term(-dx, "y")} ${constant === 0 ? "" : term(constant, "")} = 0`;
      const line = isPoints
        ? `the line through $(${x}, ${y})$ and $(${x + dx}, ${y + dy})$`
        : `the line $${equation}$`;
      return {
        text: asksPerpendicular
          ? `What is the slope of a line perpendicular to ${line}?`
          : `What is the slope of ${line}?`,
        answer: fraction(top, bottom),
        distractors: [
          wrong(
            fraction(bottom, top),
            asksPerpendicular ? "changing the sign of the slope without inverting it" : "inverting the slope",
          ),
          wrong(
            fraction(-top, bottom),
            asksPerpendicular ? "inverting the slope without changing its sign" : "losing a sign",
          ),
          wrong(
            fraction(-bottom, top),
            asksPerpendicular
              ? "giving the slope of the line itself"
              : "giving the slope of a perpendicular line",
          ),
          wrong(num(top), "forgetting to divide"),
        ],
        explanation: [
          isPoints
            ? `The slope of the line is $\\dfrac{${y + dy} - ${y < 0 ? `(${y})` : y}}{${x + dx} - ${x < 0 ? `(${x})` : x}} = ${fraction(dy, dx).tex}$.`
            : `Solved for $y$, the equation has the slope $${fraction(dy, dx).tex}$.`,
          asksPerpendicular
            ? `The product of the slopes of perpendicular lines is $-1$, so the answer is $${fraction(top, bottom).tex}$.`
            : "It tells how much $y$ grows when $x$ grows by 1.",
        ],
        verify: () =>
          dy * (x + dx) - dx * (y + dy) + constant === 0 &&
          (asksPerpendicular ? top * dy === -bottom * dx : top * dx === bottom * dy),
      };
    },
  }),
];
