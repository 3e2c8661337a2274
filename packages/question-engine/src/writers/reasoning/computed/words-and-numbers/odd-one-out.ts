import { letter } from "../../../../kit/alphabet.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { isPrime, range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

interface Property {
  says: string;
  not: string;
  holds(n: number): boolean;
}

const digitSum = (n: number) => [...`${n}`].reduce((total, digit) => total + Number(digit), 0);

const PLAIN: readonly Property[] = [
  { says: "prime numbers", not: "is not prime", holds: isPrime },
  { says: "perfect squares", not: "is not a perfect square", holds: (n) => Number.isInteger(Math.sqrt(n)) },
  {
    says: "perfect cubes",
    not: "is not a perfect cube",
    holds: (n) => Number.isInteger(Math.round(Math.cbrt(n)) ** 3 === n ? 1 : 0.5),
  },
  ...[7, 9, 11, 13].map(
    (d): Property => ({
      says: `multiples of ${d}`,
      not: `is not a multiple of ${d}`,
      holds: (n) => n % d === 0,
    }),
  ),
];

const DEEPER: readonly Property[] = [
  {
    says: "each one more than a perfect square",
    not: "is not",
    holds: (n) => Number.isInteger(Math.sqrt(n - 1)),
  },
  {
    says: "each one less than a perfect square",
    not: "is not",
    holds: (n) => Number.isInteger(Math.sqrt(n + 1)),
  },
  { says: "each twice a perfect square", not: "is not", holds: (n) => Number.isInteger(Math.sqrt(n / 2)) },
  {
    says: "each one less than a perfect cube",
    not: "is not",
    holds: (n) => Math.round(Math.cbrt(n + 1)) ** 3 === n + 1,
  },
  {
    says: "products of two consecutive numbers",
    not: "is not",
    holds: (n) => Math.floor(Math.sqrt(n)) * (Math.floor(Math.sqrt(n)) + 1) === n,
  },
  {
    says: "numbers divisible by the sum of their digits",
    not: "is not",
    holds: (n) => n % digitSum(n) === 0,
  },
];

const [LEAST, MOST] = [11, 400];
const MEMBERS = new Map(
  [...PLAIN, ...DEEPER].map((property) => [property, range(LEAST, MOST).filter(property.holds)]),
);
/** Numbers that have one of the deeper properties. */
const NEARLY = [...new Set(DEEPER.flatMap((property) => MEMBERS.get(property) ?? []))];

const PRODUCTS_OF_TWO_PRIMES = new Set(
  range(2, 200).flatMap((p) => range(2, p).flatMap((q) => (isPrime(p) && isPrime(q) ? [p * q] : []))),
);

/** What is seen at a glance. */
const SEEN: readonly ((n: number) => boolean)[] = [
  (n) => n % 2 === 0,
  (n) => n % 5 === 0,
  (n) => n < 10,
  (n) => n > 99,
];
/** Simple ways in which a clever pupil could set one number apart. */
const OBVIOUS: readonly ((n: number) => boolean)[] = [
  ...SEEN,
  (n) => n % 3 === 0,
  (n) => n % 4 === 0,
  (n) => `${n}` === [...`${n}`].reverse().join(""),
  (n) => new Set(`${n}`).size === `${n}`.length,
  (n) => new Set(`${n}`).size === 1,
  (n) => PRODUCTS_OF_TWO_PRIMES.has(n),
  (n) => digitSum(n) % 2 === 0,
  ...[6, 8, 10].map((d) => (n: number) => n % d === 0),
  ...PLAIN.map(({ holds }) => holds),
];

/** There are too few cubes to form a group without another common property. */
const isAsked = ({ says }: Property) => !says.includes("cube");

/**
 * What must not single out the odd one: a glance, and for a deeper property also what a learner tries first.
 */
const PLAINER: ReadonlyMap<readonly Property[], readonly ((n: number) => boolean)[]> = new Map([
  [PLAIN, SEEN],
  [DEEPER, [...OBVIOUS.slice(0, 6), ...PLAIN.slice(0, 3).map(({ holds }) => holds)]],
]);

function numberDraft(random: Random, pool: readonly Property[], property: Property, to: number) {
  const good = (MEMBERS.get(property) ?? []).filter((n) => n <= to);
  if (good.length < 3) return undefined;
  const three = random.sample(good, 3);
  // Often one that has another of the deeper properties, so that it looks like a member.
  const isNear = pool === DEEPER && random.chance(0.7);
  const odd = isNear ? random.pick(NEARLY) : random.int(LEAST, to);
  if (property.holds(odd)) return undefined;
  const four = [...three, odd];
  // No other simple property may set exactly one number apart, unless it is the same one and the rule is not plainer than the one meant.
  const isolates = (holds: (n: number) => boolean) => {
    const yes = four.filter(holds);
    const lone = yes.length === 1 ? yes[0] : yes.length === 3 ? four.find((n) => !holds(n)) : undefined;
    return lone !== undefined && (lone !== odd || PLAINER.get(pool)?.includes(holds));
  };
  if (OBVIOUS.some(isolates)) return undefined;
  const setsApart = ({ holds }: Property) => {
    const yes = four.filter(holds);
    return yes.length === 3 && yes.includes(odd);
  };
  if (DEEPER.some(setsApart)) return undefined;
  // Nor may three of them share a digit that the fourth does not have, or the last one.
  const sharing = range(0, 9).map((digit) => four.filter((n) => `${n}`.includes(`${digit}`)));
  if (sharing.some((found) => found.length === 3 && found.includes(odd))) return undefined;
  if (new Set(three.map((n) => n % 10)).size === 1) return undefined;
  const shown = random.shuffle(four);
  return {
    text: `Three of the numbers ${list(shown)} are alike in a certain way. Which one is different?`,
    answer: num(odd),
    distractors: three.map((n) =>
      wrong(
        num(n),
        `overlooking that ${n} fits in with the other two: they are ${property.says}`.replace(
          "they are",
          "all three are",
        ),
      ),
    ),
    explanation: [
      `The numbers ${list([...three].sort((a, b) => a - b))} are ${property.says}.`,
      `The number ${odd} ${property.not === "is not" ? "is not of this kind" : property.not}, so it is the odd one out.`,
    ],
    verify: () => three.every(property.holds) && !property.holds(odd),
  };
}

const GROUPS: readonly {
  kind: string;
  members: readonly string[];
  strangers: readonly (readonly [string, string])[];
}[] = [
  {
    kind: "citrus fruits",
    members: ["orange", "lemon", "lime", "grapefruit"],
    strangers: [
      ["mango", "a stone fruit"],
      ["banana", "not a citrus fruit"],
      ["apple", "not a citrus fruit"],
    ],
  },
  {
    kind: "string instruments",
    members: ["sitar", "violin", "guitar", "veena", "sarod"],
    strangers: [
      ["flute", "a wind instrument"],
      ["tabla", "a drum"],
      ["shehnai", "a wind instrument"],
    ],
  },
  {
    kind: "mammals",
    members: ["whale", "bat", "dolphin", "elephant"],
    strangers: [
      ["shark", "a fish"],
      ["penguin", "a bird"],
      ["crocodile", "a reptile"],
    ],
  },
  {
    kind: "metals",
    members: ["copper", "iron", "silver", "zinc", "tin"],
    strangers: [
      ["sulphur", "a non-metal"],
      ["carbon", "a non-metal"],
      ["phosphorus", "a non-metal"],
    ],
  },
  {
    kind: "planets",
    members: ["Mars", "Venus", "Saturn", "Neptune"],
    strangers: [
      ["Sirius", "a star"],
      ["Titan", "a moon"],
      ["Ceres", "a dwarf planet"],
    ],
  },
  {
    kind: "units of length",
    members: ["yard", "foot", "mile", "inch"],
    strangers: [
      ["gram", "a unit of mass"],
      ["litre", "a unit of volume"],
      ["acre", "a unit of area"],
    ],
  },
  {
    kind: "plane figures",
    members: ["square", "circle", "triangle", "rhombus"],
    strangers: [
      ["sphere", "a solid"],
      ["cone", "a solid"],
      ["cube", "a solid"],
    ],
  },
  {
    kind: "roots that are eaten",
    members: ["carrot", "radish", "beetroot", "turnip"],
    strangers: [
      ["potato", "a stem tuber"],
      ["cabbage", "a leaf vegetable"],
      ["ginger", "an underground stem"],
    ],
  },
  {
    kind: "rivers that flow into the Bay of Bengal",
    members: ["Godavari", "Krishna", "Kaveri", "Mahanadi"],
    strangers: [
      ["Narmada", "a river that flows into the Arabian Sea"],
      ["Tapi", "a river that flows into the Arabian Sea"],
    ],
  },
  {
    kind: "birds that can fly",
    members: ["eagle", "parrot", "crow", "sparrow"],
    strangers: [
      ["ostrich", "a bird that cannot fly"],
      ["penguin", "a bird that cannot fly"],
      ["kiwi", "a bird that cannot fly"],
    ],
  },
  {
    kind: "insects with six legs",
    members: ["ant", "bee", "beetle", "mosquito"],
    strangers: [
      ["spider", "an arachnid with eight legs"],
      ["scorpion", "an arachnid"],
      ["centipede", "not an insect, as it has many legs"],
    ],
  },
];

export const oddOneOut: WriterList = [
  computed({
    name: "odd-number-plain",
    topic: "odd-one-out",
    difficulty: "EASY",
    write(random) {
      const property = random.pick(PLAIN.filter(isAsked));
      return patiently((draw) => numberDraft(draw, PLAIN, property, 150))(random);
    },
  }),
  computed({
    name: "odd-number-hidden",
    topic: "odd-one-out",
    difficulty: "HARD",
    write(random) {
      const property = random.pick(DEEPER.filter(isAsked));
      return patiently((draw) => numberDraft(draw, DEEPER, property, MOST))(random);
    },
  }),
  computed({
    name: "odd-word-of-a-kind",
    form: "elementary",
    topic: "odd-one-out",
    difficulty: "EASY",
    write(random) {
      const { kind, members, strangers } = random.pick(GROUPS);
      const three = random.sample(members, 3);
      const [odd, is] = random.pick(strangers);
      return {
        text: `Which of these does not belong with the others: ${list(random.shuffle([...three, odd]), "or")}?`,
        answer: capitalise(odd),
        distractors: three.map((word) =>
          wrong(capitalise(word), `overlooking that it belongs to the ${kind}`),
        ),
        explanation: [
          `${capitalise(list(three))} are ${kind}.`,
          `${capitalise(odd)} is different: it is ${is}.`,
        ],
      };
    },
  }),
  computed({
    name: "odd-letter-group",
    topic: "odd-one-out",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const steps = [random.int(1, 5), random.intExcept(-4, 5, 0), random.int(1, 4)];
      const group = (start: number, by: readonly number[]) => {
        const places = [start];
        for (const step of by) places.push((places.at(-1) ?? 0) + step);
        return places.map(letter).join("");
      };
      const starts = random.sample(range(5, 13), 4);
      const slip = random.int(0, 2);
      const bent = steps.map((step, n) => (n === slip ? step + random.pick([1, -1]) : step));
      if (bent.includes(0)) return undefined;
      const [last = 5, ...firsts] = starts;
      const three = firsts.map((start) => group(start, steps));
      const odd = group(last, bent);
      const all = [...three, odd];
      if (new Set(all).size < 4 || starts.some((s) => s + steps.reduce((x, y) => x + Math.max(0, y), 0) > 25))
        return undefined;
      // The vowels must not single out a group.
      const vowels = all.map((text) => [...text].filter((c) => "AEIOU".includes(c)).length);
      const lone = vowels.filter((v) => v === 0).length;
      if (lone === 1 || lone === 3) return undefined;
      const say = (by: readonly number[]) =>
        by.map((step) => (step > 0 ? `+${step}` : `−${-step}`)).join(", ");
      return {
        text: `Which group of letters does not follow the pattern of the other three: ${list(random.shuffle(all), "or")}?`,
        answer: odd,
        distractors: three.map((text) =>
          wrong(text, `a miscount in the alphabet: ${text} keeps the steps ${say(steps)}`),
        ),
        explanation: [
          `In three groups the letters move by ${say(steps)}.`,
          `In ${odd} they move by ${say(bent)}, so it is different.`,
        ],
      };
    }),
  }),
  computed({
    name: "odd-number-pair",
    topic: "odd-one-out",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const rules = [
        { of: (n: number) => n * n - 1, says: "one less than the square of the first" },
        { of: (n: number) => n * n + n, says: "the square of the first plus the first" },
        { of: (n: number) => n ** 3, says: "the cube of the first" },
        { of: (n: number) => 3 * n + 2, says: "three times the first plus 2" },
        { of: (n: number) => n * n + 2, says: "two more than the square of the first" },
      ];
      const rule = random.pick(rules);
      const [a, b, c, d] = random.sample(range(3, 12), 4);
      if (!a || !b || !c || !d) return undefined;
      const off = random.pick([-2, 2, -4, 4, 6]);
      const pair = (n: number, m: number) => `$(${n},\\ ${m})$`;
      const good = [a, b, c].map((n) => pair(n, rule.of(n)));
      const odd = pair(d, rule.of(d) + off);
      return {
        text: `In three of the pairs ${list(random.shuffle([...good, odd]))} the second number comes from the first by the same rule. Which pair is different?`,
        answer: odd,
        distractors: good.map((text) =>
          wrong(text, `a slip in checking the pair: its second number is ${rule.says}`),
        ),
        explanation: [
          `In ${list(good)} the second number is ${rule.says}.`,
          `For ${d} this would be ${rule.of(d)}, not ${rule.of(d) + off}, so ${odd} is different.`,
        ],
      };
    }),
  }),
];
