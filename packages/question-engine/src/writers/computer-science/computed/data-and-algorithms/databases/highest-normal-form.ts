import { patiently } from "../../../../../kit/patiently.ts";
import type { Random } from "../../../../../numbers/random.ts";
import { type ComputedDraft, computed, wrong } from "../../../../../writing/computed.ts";
import { list } from "../../../../../writing/english.ts";
import {
  candidateKeys,
  closure,
  type Rule,
  rulesText,
  someRules,
  subsets,
} from "./functional-dependencies.ts";

const ATTRIBUTES = "ABCD";
const NAMES = {
  "1NF": "First normal form (1NF)",
  "2NF": "Second normal form (2NF)",
  "3NF": "Third normal form (3NF)",
  BCNF: "Boyce–Codd normal form (BCNF)",
} as const;
type Form = keyof typeof NAMES;
const FORMS = Object.keys(NAMES) as Form[];

/** Every left side is a superkey, which dependencies drawn at random seldom give. */
const BOYCE_CODD: readonly (readonly Rule[])[] = [
  [
    ["AB", "C"],
    ["AB", "D"],
  ],
  [
    ["A", "B"],
    ["A", "C"],
    ["A", "D"],
  ],
  [
    ["AB", "C"],
    ["AC", "B"],
    ["AB", "D"],
  ],
  [
    ["AB", "C"],
    ["AC", "D"],
    ["AD", "B"],
  ],
  [
    ["A", "B"],
    ["B", "A"],
    ["A", "C"],
    ["B", "D"],
  ],
  [
    ["A", "B"],
    ["B", "C"],
    ["C", "A"],
    ["B", "D"],
  ],
  [
    ["A", "B"],
    ["A", "C"],
    ["BC", "D"],
    ["D", "A"],
  ],
  [
    ["AB", "C"],
    ["AB", "D"],
    ["CD", "A"],
    ["CD", "B"],
  ],
].map((rules) => rules.map(([left = "", right = ""]): Rule => [left, right]));

/** The same dependencies, with other letters and in another order. */
function renamed(random: Random, rules: readonly Rule[]): Rule[] {
  const letters = random.shuffle([...ATTRIBUTES]);
  const rename = (set: string) =>
    [...set]
      .map((one) => letters[ATTRIBUTES.indexOf(one)] ?? one)
      .sort()
      .join("");
  return random.shuffle(rules.map(([left, right]): Rule => [rename(left), rename(right)]));
}

function draft(random: Random, wanted: Form): ComputedDraft | undefined {
  const rules =
    wanted === "BCNF"
      ? renamed(random, random.pick(BOYCE_CODD))
      : someRules(random, ATTRIBUTES, random.int(2, 4));
  if (new Set(rules.map(String)).size < rules.length) return undefined;
  const keys = candidateKeys(ATTRIBUTES, rules);
  if (keys.length > 3) return undefined;
  const prime = new Set(keys.join(""));
  const isSuper = (set: string) => closure(set, rules) === ATTRIBUTES;
  const isPart = (set: string) =>
    keys.some((key) => set.length < key.length && [...set].every((one) => key.includes(one)));
  // Every non-trivial dependency of the closure, not only the given ones.
  const all = subsets(ATTRIBUTES).flatMap((set) =>
    [...closure(set, rules)].filter((one) => !set.includes(one)).map((one): Rule => [set, one]),
  );
  const breaksSecond = all.find(([left, right]) => isPart(left) && !prime.has(right));
  const breaksThird = all.find(([left, right]) => !isSuper(left) && !prime.has(right));
  const breaksBoyce = all.find(([left]) => !isSuper(left));
  const key: Form = breaksSecond ? "1NF" : breaksThird ? "2NF" : breaksBoyce ? "3NF" : "BCNF";
  if (key !== wanted) return undefined;
  const arrow = (rule: Rule | undefined) => (rule ? `$${rule[0]} \\to ${rule[1]}$` : "");
  const why = {
    "1NF": `In ${arrow(breaksSecond)} the attribute ${breaksSecond?.[1]}, which is in no key, depends on a part of a key: not 2NF.`,
    "2NF": `No attribute outside the keys depends on a part of a key, so 2NF holds. But in ${arrow(breaksThird)} the left side is no superkey and ${breaksThird?.[1]} is in no key: not 3NF.`,
    "3NF": `Wherever the left side is no superkey, the right side belongs to a key, so 3NF holds. But the left side of ${arrow(breaksBoyce)} is no superkey: not BCNF.`,
    BCNF: "The left side of every dependency is a superkey, so BCNF holds.",
  }[key];
  return {
    text: `A relation R(A, B, C, D) with atomic values has the functional dependencies ${rulesText(rules)}. What is the highest normal form that R satisfies?`,
    answer: NAMES[key],
    distractors: FORMS.filter((other) => other !== key).map((other) =>
      wrong(
        NAMES[other],
        {
          "1NF":
            key === "3NF"
              ? "taking what belongs to a key for an attribute outside the keys"
              : "seeing a dependency on a part of a key where there is none",
          "2NF":
            key === "1NF"
              ? "overlooking the dependency on a part of a key"
              : "taking a harmless dependency for a transitive one",
          "3NF":
            key === "BCNF"
              ? "not noticing that every left side is a superkey"
              : "overlooking that an attribute outside the keys depends on something that is no superkey",
          BCNF: "taking every left side for a superkey",
        }[other],
      ),
    ),
    fixedOptions: true,
    explanation: [
      `The candidate ${keys.length === 1 ? "key is" : "keys are"} ${list(keys)}.`,
      why,
      `So the highest form is: ${NAMES[key]}.`,
    ],
  };
}

export const highestNormalForm = computed({
  name: "highest-normal-form",
  depth: 5,
  chapter: "decomposition",
  topic: "databases",
  difficulty: "HARD",
  write(random) {
    const wanted = random.pick(FORMS);
    return patiently((draw) => draft(draw, wanted))(random);
  },
});
