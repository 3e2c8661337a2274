import { FOUR_LETTERS, letter, mirrored, placeOf, reversed, shifted } from "../../../../kit/alphabet.ts";
import { patiently } from "../../../../kit/patiently.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, withArticle } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

interface Relation {
  says: (a: string, b: string) => string;
  /** With words from the field of the first that do not have this relation to it. */
  pairs: readonly (readonly [first: string, second: string, near?: readonly string[]])[];
}

const EASY_RELATIONS: readonly Relation[] = [
  {
    says: (a, b) => `A young ${a} is called ${withArticle(b)}`,
    pairs: [
      ["dog", "puppy"],
      ["cat", "kitten"],
      ["cow", "calf"],
      ["sheep", "lamb"],
      ["goat", "kid"],
      ["horse", "foal"],
      ["frog", "tadpole"],
      ["kangaroo", "joey"],
      ["lion", "cub"],
      ["swan", "cygnet"],
    ],
  },
  {
    says: (a, b) => `A ${a} works in a ${b}`,
    pairs: [
      ["teacher", "school"],
      ["chef", "kitchen"],
      ["judge", "court"],
      ["nurse", "hospital"],
      ["farmer", "field"],
      ["chemist", "laboratory"],
      ["sailor", "ship"],
      ["priest", "temple"],
      ["barber", "salon"],
    ],
  },
  {
    says: (a, b) => `${a} is measured with ${withArticle(b)}`,
    pairs: [
      ["temperature", "thermometer"],
      ["time", "clock"],
      ["air pressure", "barometer"],
      ["electric current", "ammeter"],
      ["distance travelled by a car", "odometer"],
      ["mass", "balance"],
      ["earthquakes", "seismograph"],
      ["wind speed", "anemometer"],
    ],
  },
  {
    says: (a, b) => `A ${a} lives in a ${b}`,
    pairs: [
      ["bird", "nest"],
      ["bee", "hive"],
      ["lion", "den"],
      ["horse", "stable"],
      ["dog", "kennel"],
      ["spider", "web"],
      ["rabbit", "burrow"],
      ["cow", "shed"],
    ],
  },
  {
    says: (a, b) => `A ${a} uses ${withArticle(b)}`,
    pairs: [
      ["painter", "brush"],
      ["carpenter", "saw"],
      ["tailor", "needle"],
      ["writer", "pen"],
      ["surgeon", "scalpel"],
      ["gardener", "rake"],
      ["blacksmith", "anvil"],
      ["sculptor", "chisel"],
    ],
  },
];

const MEDIUM_RELATIONS: readonly Relation[] = [
  {
    says: (a, b) => `${b} is an extreme degree of being ${a}`,
    pairs: [
      ["warm", "scorching", ["tepid", "sunny", "humid"]],
      ["cool", "freezing", ["chilly", "breezy", "tepid"]],
      ["big", "gigantic", ["bulky", "spacious", "tall"]],
      ["small", "minuscule", ["slender", "compact", "short"]],
      ["hungry", "ravenous", ["peckish", "thirsty", "sated"]],
      ["tired", "exhausted", ["drowsy", "rested", "bored"]],
      ["angry", "furious", ["annoyed", "stern", "sulky"]],
      ["happy", "ecstatic", ["pleased", "hopeful", "contented"]],
      ["wet", "drenched", ["damp", "humid", "slippery"]],
    ],
  },
  {
    says: (a, b) => `A ${b} is a group of ${a}`,
    pairs: [
      ["wolves", "pack"],
      ["fish", "shoal"],
      ["bees", "swarm"],
      ["cattle", "herd"],
      ["lions", "pride"],
      ["sailors", "crew", ["choir", "jury", "cabinet"]],
      ["singers", "choir", ["crew", "jury", "cabinet"]],
      ["ships", "fleet"],
      ["stars", "constellation"],
      ["players", "team", ["choir", "jury", "cabinet"]],
    ],
  },
  {
    says: (a, b) => `The study of ${a} is ${b}`,
    pairs: [
      ["insects", "entomology"],
      ["birds", "ornithology"],
      ["fungi", "mycology"],
      ["rocks", "petrology"],
      ["earthquakes", "seismology"],
      ["weather", "meteorology"],
      ["the heart", "cardiology"],
      ["the skin", "dermatology"],
      ["blood", "haematology"],
    ],
  },
  {
    says: (a, b) => `${b} is the opposite of ${a}`,
    pairs: [
      ["ancient", "modern", ["historic", "antique", "venerable"]],
      ["scarce", "plentiful", ["rare", "sparse", "costly"]],
      ["expand", "contract", ["stretch", "swell", "extend"]],
      ["generous", "miserly", ["liberal", "wealthy", "charitable"]],
      ["transparent", "opaque", ["clear", "glassy", "shiny"]],
      ["victory", "defeat", ["triumph", "contest", "trophy"]],
      ["ascend", "descend", ["climb", "soar", "advance"]],
      ["guilty", "innocent", ["ashamed", "accused", "convicted"]],
    ],
  },
  {
    says: (a, b) => `A ${a} is made from ${b}`,
    pairs: [
      ["book", "paper", ["library", "cover", "author"]],
      ["jersey", "wool", ["sleeve", "winter", "tailor"]],
      ["tyre", "rubber", ["wheel", "axle", "puncture"]],
      ["shoe", "leather", ["foot", "lace", "cobbler"]],
      ["window pane", "glass", ["frame", "curtain", "house"]],
      ["candle", "wax", ["flame", "lamp", "wick"]],
      ["brick", "clay", ["wall", "mason", "kiln"]],
      ["coin", "metal", ["mint", "purse", "money"]],
    ],
  },
];

function wordDraft(random: Random, relations: readonly Relation[]) {
  const relation = random.pick(relations);
  const [given, asked, ...others] = random.shuffle(relation.pairs);
  if (!given || !asked) return undefined;
  const [a, b] = given;
  const [c, d, near = []] = asked;
  const elsewhere = relations
    .filter((other) => other !== relation)
    .flatMap(({ pairs }) => pairs)
    .filter(([x]) => x === c)
    .map(([, y]) => y);
  const tempt = [
    ...elsewhere.map((word) =>
      wrong(word, `a different relation: it belongs to ${c}, but not in the way ${b} belongs to ${a}`),
    ),
    ...others.map(([x, y]) => wrong(y, `the right kind of word that belongs to “${x}”, not to “${c}”`)),
  ];
  const akin = near.map((word) =>
    wrong(word, `a word from the same field that does not belong to “${c}” as “${b}” belongs to “${a}”`),
  );
  const kept = random.shuffle([...akin, ...random.shuffle(tempt).slice(0, 5 - akin.length)]);
  return {
    text: `“${capitalise(a)}” is to “${b}” as “${c}” is to which word?`,
    answer: capitalise(d),
    distractors: kept
      .filter(({ value }) => value !== d)
      .map(({ value, why }) => wrong(capitalise(`${value}`), why)),
    explanation: [
      `${capitalise(relation.says(a, b))}.`,
      `In the same way, ${relation.says(c, d).charAt(0).toLowerCase()}${relation.says(c, d).slice(1)}.`,
    ],
  };
}

export const analogies: WriterList = [
  computed({
    name: "word-analogy-everyday",
    form: "elementary",
    topic: "analogies",
    difficulty: "EASY",
    write: (random) => wordDraft(random, EASY_RELATIONS),
  }),
  computed({
    name: "word-analogy-degree-and-study",
    form: "elementary",
    topic: "analogies",
    difficulty: "MEDIUM",
    write: (random) => wordDraft(random, MEDIUM_RELATIONS),
  }),
  computed({
    name: "number-analogy-one-operation",
    topic: "analogies",
    difficulty: "EASY",
    write: patiently((random) => {
      const rules = [
        { of: (n: number) => n * n, says: "the square of the first" },
        { of: (n: number) => n * n + 1, says: "one more than the square of the first" },
        { of: (n: number) => n * (n + 1), says: "the first times the next number" },
        { of: (n: number) => n * n * n, says: "the cube of the first" },
        { of: (n: number) => n * n - n, says: "the square of the first less the first" },
      ];
      const rule = random.pick(rules);
      const [a, b, c] = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 3);
      if (!a || !b || !c || rule.of(c) > 1400) return undefined;
      return {
        text: `If $${a}$ is to $${rule.of(a)}$ and $${b}$ is to $${rule.of(b)}$ by the same rule, $${c}$ is to which number?`,
        answer: num(rule.of(c)),
        distractors: [
          ...random
            .shuffle(rules.filter((other) => other !== rule))
            .slice(0, 2)
            .map((other) =>
              wrong(num(other.of(c)), `a rule that the given pairs do not keep: ${other.says}`),
            ),
          wrong(num(rule.of(b) + (rule.of(b) - rule.of(a))), "continuing the second numbers as a series"),
          wrong(num(rule.of(c) + 2), "a slip in the last step"),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0),
        explanation: [
          `In both pairs the second number is ${rule.says}.`,
          `For ${c} this gives $${rule.of(c)}$.`,
        ],
        verify: () =>
          rules.every(
            (other) => other.of(a) !== rule.of(a) || other.of(b) !== rule.of(b) || other.of(c) === rule.of(c),
          ),
      };
    }),
  }),
  computed({
    name: "letter-analogy",
    topic: "analogies",
    difficulty: "MEDIUM",
    write(random) {
      const [a = "", b = ""] = random.sample(FOUR_LETTERS, 2);
      const k = random.int(1, 4);
      const rules = [
        { of: (w: string) => shifted(w, k), says: `every letter moves ${k} forward` },
        { of: (w: string) => shifted(w, -k), says: `every letter moves ${k} back` },
        {
          of: (w: string) => mirrored(w),
          says: "every letter is replaced by the one equally far from the other end of the alphabet",
        },
        {
          of: (w: string) => shifted(reversed(w), k),
          says: `the letters are reversed and moved ${k} forward`,
        },
        {
          of: (w: string) => [...w].map((c, n) => letter(placeOf(c) + n + 1)).join(""),
          says: "the letters move forward by 1, 2, 3 and 4",
        },
      ];
      const rule = random.pick(rules);
      return {
        text: `${a} is to ${rule.of(a)} as ${b} is to which group of letters?`,
        answer: rule.of(b),
        distractors: random
          .shuffle(rules.filter((other) => other !== rule))
          .map((other) => wrong(other.of(b), `another rule: ${other.says}`)),
        explanation: [
          `From ${a} to ${rule.of(a)}, ${rule.says}.`,
          `The same change turns ${b} into ${rule.of(b)}.`,
        ],
        verify: () => rules.every((other) => other === rule || other.of(a) !== rule.of(a)),
      };
    },
  }),
  computed({
    name: "number-pair-analogy",
    depth: 5,
    topic: "analogies",
    difficulty: "HARD",
    write: patiently((random) => {
      const digits = (n: number) => [...`${n}`].map(Number);
      const total = (n: number) => digits(n).reduce((x, y) => x + y, 0);
      const rules = [
        { of: (n: number) => n * total(n), says: "the first times the sum of its digits" },
        {
          of: (n: number) => n + Number([...`${n}`].reverse().join("")),
          says: "the first plus the same number with its digits reversed",
        },
        {
          of: (n: number) => digits(n).reduce((s, d) => s + d * d, 0),
          says: "the sum of the squares of the digits of the first",
        },
        { of: (n: number) => n - total(n), says: "the first less the sum of its digits" },
        {
          of: (n: number) => digits(n).reduce((s, d) => s * d, 1) + n,
          says: "the first plus the product of its digits",
        },
        { of: (n: number) => total(n) ** 2, says: "the square of the sum of the digits of the first" },
      ];
      const [times] = rules;
      const rule = random.pick(rules);
      const [a, also, b] = [random.int(12, 89), random.int(12, 89), random.int(12, 89)];
      const given = [a, also];
      if ([...given, b].some((n) => n % 11 === 0 || n % 10 === 0)) return undefined;
      if (new Set([...given, b].map(total)).size < 3) return undefined;
      const product = (n: number) => digits(n).reduce((x, y) => x * y, 1);
      // Rules that are never options, but that a learner might see in the pairs.
      const ratios = [(n: number) => n, total, product].map(
        (of) => new Set(given.map((n) => rule.of(n) / of(n))),
      );
      const gaps = [(n: number) => n, total, product].map(
        (of) => new Set(given.map((n) => rule.of(n) - of(n))),
      );
      if ([...ratios, ...gaps].some((found) => found.size === 1)) return undefined;
      if (rules.some((other) => other !== rule && given.some((n) => other.of(n) === rule.of(n))))
        return undefined;
      const last = b % 10;
      const near = random.sample(
        [
          wrong(num(rule.of(b) + last), "adding the last digit once more"),
          wrong(num(rule.of(b) - (b - last) / 10), "taking the first digit away at the end"),
          wrong(
            num(rule.of(b) + (rule === times ? b : total(b))),
            "counting the sum of the digits once more",
          ),
          wrong(num(rule.of(b) - (rule === times ? b : last)), "counting too little in the last step"),
        ],
        2,
      );
      return {
        text: `The numbers $${a} : ${rule.of(a)}$ and $${also} : ${rule.of(also)}$ are related by the same rule, which works with the digits of the first number. Which number is related to $${b}$ in the same way?`,
        answer: num(rule.of(b)),
        distractors: [
          ...near,
          ...random
            .shuffle(rules.filter((other) => other !== rule))
            .map((other) =>
              wrong(num(other.of(b)), `a rule that the given pairs do not keep: ${other.says}`),
            ),
        ],
        explanation: [
          `The number ${rule.of(a)} is ${rule.says.replace("the first", `${a}`)}, and ${rule.of(also)} is ${rule.says.replace("the first", `${also}`)}: the second number is ${rule.says}.`,
          `For ${b} this gives $${num(rule.of(b)).tex}$.`,
        ],
        verify: () => rules.filter((other) => given.every((n) => other.of(n) === rule.of(n))).length === 1,
      };
    }),
  }),
];
