import { patiently } from "../../../../kit/patiently.ts";
import type { Random } from "../../../../numbers/random.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, type Person, people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { photographs, TAKEN_FOR } from "./photographs.ts";

/** One link: from a person to a relative, with the relative's sex. */
type Link =
  | "father"
  | "mother"
  | "son"
  | "daughter"
  | "brother"
  | "sister"
  | "husband"
  | "wife"
  | "uncle"
  | "aunt";
const MALE: readonly string[] = [
  "father",
  "son",
  "brother",
  "husband",
  "grandfather",
  "grandson",
  "uncle",
  "nephew",
  "father-in-law",
  "son-in-law",
  "brother-in-law",
];
const isMale = (link: string) => MALE.includes(link);

/** What the relative of a relative is, where this is certain; the second step is seen from the first relative. */
const TWO_STEPS: Partial<Record<string, string>> = {
  "father father": "grandfather",
  "father mother": "grandmother",
  "mother father": "grandfather",
  "mother mother": "grandmother",
  "father brother": "uncle",
  "father sister": "aunt",
  "mother brother": "uncle",
  "mother sister": "aunt",
  "son son": "grandson",
  "son daughter": "granddaughter",
  "daughter son": "grandson",
  "daughter daughter": "granddaughter",
  "brother son": "nephew",
  "brother daughter": "niece",
  "sister son": "nephew",
  "sister daughter": "niece",
  "husband father": "father-in-law",
  "husband mother": "mother-in-law",
  "wife father": "father-in-law",
  "wife mother": "mother-in-law",
  "husband brother": "brother-in-law",
  "husband sister": "sister-in-law",
  "wife brother": "brother-in-law",
  "wife sister": "sister-in-law",
  "brother wife": "sister-in-law",
  "sister husband": "brother-in-law",
  "son wife": "daughter-in-law",
  "daughter husband": "son-in-law",
  "brother father": "father",
  "sister father": "father",
  "brother mother": "mother",
  "sister mother": "mother",
  "father son": "brother",
  "father daughter": "sister",
  "mother son": "brother",
  "mother daughter": "sister",
  "uncle son": "cousin",
  "uncle daughter": "cousin",
  "aunt son": "cousin",
  "aunt daughter": "cousin",
};

const THREE_STEPS: Partial<Record<string, string>> = {
  "father brother son": "cousin",
  "father sister daughter": "cousin",
  "mother brother daughter": "cousin",
  "mother sister son": "cousin",
  "father sister son": "cousin",
  "mother brother son": "cousin",
  "father brother wife": "aunt",
  "mother sister husband": "uncle",
  "mother brother wife": "aunt",
  "father sister husband": "uncle",
  "husband brother son": "nephew",
  "wife sister daughter": "niece",
  "husband sister daughter": "niece",
  "wife brother son": "nephew",
  "son daughter husband": "grandson-in-law",
  "brother wife mother": "brother's mother-in-law",
  "husband father father": "husband's grandfather",
  "sister daughter son": "grandnephew",
  "brother son daughter": "grandniece",
  "son son wife": "granddaughter-in-law",
  "mother father brother": "granduncle",
  "father mother sister": "grandaunt",
  "wife mother son": "brother-in-law",
  "husband mother son": "brother-in-law",
  "wife father daughter": "sister-in-law",
  "husband father daughter": "sister-in-law",
  "sister father son": "brother",
  "brother mother son": "brother",
  "brother father daughter": "sister",
  "sister mother daughter": "sister",
  "daughter son brother": "grandson",
  "son daughter brother": "grandson",
  "son son sister": "granddaughter",
  "daughter daughter sister": "granddaughter",
};

const NEAR: Record<string, readonly string[]> = {
  grandfather: ["uncle", "father", "great-grandfather", "father-in-law"],
  grandmother: ["aunt", "mother", "great-grandmother", "mother-in-law"],
  uncle: ["cousin", "brother", "nephew", "grandfather", "brother-in-law"],
  aunt: ["cousin", "sister", "niece", "grandmother", "sister-in-law"],
  grandson: ["son", "nephew", "great-grandson", "son-in-law"],
  granddaughter: ["daughter", "niece", "great-granddaughter", "daughter-in-law"],
  nephew: ["cousin", "uncle", "grandson", "brother"],
  niece: ["cousin", "aunt", "granddaughter", "sister"],
  "father-in-law": ["father", "uncle", "brother-in-law", "grandfather"],
  "mother-in-law": ["mother", "aunt", "sister-in-law", "grandmother"],
  "brother-in-law": ["brother", "son-in-law", "cousin", "father-in-law"],
  "sister-in-law": ["sister", "daughter-in-law", "cousin", "mother-in-law"],
  "daughter-in-law": ["daughter", "sister-in-law", "niece", "granddaughter"],
  "son-in-law": ["son", "brother-in-law", "nephew", "grandson"],
  father: ["uncle", "grandfather", "brother", "father-in-law"],
  mother: ["aunt", "grandmother", "sister", "mother-in-law"],
  brother: ["cousin", "uncle", "nephew", "brother-in-law"],
  sister: ["cousin", "aunt", "niece", "sister-in-law"],
  cousin: ["nephew", "niece", "uncle", "brother"],
  "great-grandfather": ["grandfather", "granduncle", "father-in-law", "uncle"],
  "great-grandmother": ["grandmother", "grandaunt", "mother-in-law", "aunt"],
  grandnephew: ["nephew", "grandson", "cousin", "great-grandson"],
  grandniece: ["niece", "granddaughter", "cousin", "great-granddaughter"],
  granduncle: ["uncle", "grandfather", "cousin", "great-grandfather"],
  grandaunt: ["aunt", "grandmother", "cousin", "great-grandmother"],
};

/** One more that three steps may lead to. */
const FARTHER: Record<string, readonly string[]> = {
  uncle: ["granduncle"],
  aunt: ["grandaunt"],
  nephew: ["grandnephew"],
  niece: ["grandniece"],
  grandson: ["grandnephew"],
  granddaughter: ["grandniece"],
  brother: ["brother-in-law"],
  sister: ["sister-in-law"],
  "brother-in-law": ["nephew"],
  "sister-in-law": ["niece"],
  grandnephew: ["great-grandson"],
  grandniece: ["great-granddaughter"],
  granduncle: ["great-grandfather"],
  grandaunt: ["great-grandmother"],
};

/** Parents up, children down: shows the step that a wrong relation gets wrong. */
function slip(answer: string, other: string): string {
  const level = (name: string) =>
    name.startsWith("great-grand")
      ? 3
      : /^grand(father|mother|uncle|aunt)/.test(name)
        ? 2
        : /^(father|mother|uncle|aunt)/.test(name)
          ? 1
          : /^(grandson|granddaughter|grandn)/.test(name)
            ? -2
            : /^(son|daughter|nephew|niece)/.test(name)
              ? -1
              : 0;
  if (level(answer) !== level(other)) return "miscounting the generations";
  return answer.includes("-in-law") || other.includes("-in-law")
    ? "mixing up relation by birth and by marriage"
    : "following the wrong branch of the family";
}

/** Names whose sex fits the links. */
function cast(random: Random, links: readonly string[]): Person[] | undefined {
  const drawn = people(random, 14);
  const chosen: Person[] = [];
  for (const link of links) {
    const found = drawn.find((person) => !chosen.includes(person) && (person.he === "he") === isMale(link));
    if (!found) return undefined;
    chosen.push(found);
  }
  return chosen;
}

const STEPS: readonly Link[] = [
  "father",
  "mother",
  "son",
  "daughter",
  "brother",
  "sister",
  "husband",
  "wife",
  "uncle",
  "aunt",
];

/** What may be taken for the relation; a cousin's must fit the cousin's sex. */
function nearTo(relation: string, last: string): readonly string[] {
  if (relation !== "cousin") return NEAR[relation] ?? [];
  return isMale(last)
    ? ["nephew", "brother", "uncle", "brother-in-law"]
    : ["niece", "sister", "aunt", "sister-in-law"];
}

/** Each relation as often as the others, by one of the ways that lead to it. */
function twoSteps(random: Random): [first: Link, second: Link, relation: string] {
  const relation = random.pick([...new Set(Object.values(TWO_STEPS))]) ?? "";
  const chain = random.pick(Object.keys(TWO_STEPS).filter((key) => TWO_STEPS[key] === relation));
  const [first, second] = chain.split(" ") as [Link, Link];
  return [first, second, relation];
}

export const bloodRelations: WriterList = [
  computed({
    name: "relation-two-steps",
    depth: 1,
    form: "elementary",
    topic: "blood-relations",
    difficulty: "EASY",
    write: patiently((random) => {
      const [first, second, relation] = twoSteps(random);
      // The first person's sex must fit a husband or wife.
      const own =
        first === "husband" ? "sister" : first === "wife" ? "brother" : random.pick(["brother", "sister"]);
      const [a, b, c] = cast(random, [own, first, second]) ?? [];
      if (!a || !b || !c) return undefined;
      return {
        text: `${b.name} is the ${first} of ${a.name}, and ${c.name} is the ${second} of ${b.name}. How is ${c.name} related to ${a.name}?`,
        answer: capitalise(relation),
        distractors: nearTo(relation, second).map((other) => wrong(capitalise(other), slip(relation, other))),
        explanation: [
          `${c.name} is the ${second} of ${a.name}'s ${first}.`,
          `The ${second} of one's ${first} is one's ${relation}.`,
        ],
        verify: () => relation === "cousin" || isMale(second) === isMale(relation),
      };
    }),
  }),
  computed({
    name: "relation-coded-symbols",
    topic: "blood-relations",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [first, second, relation] = twoSteps(random);
      const symbols = random.sample(["+", "*", "#", "@", "%", "&"], 4);
      const used = [...new Set([first, second, ...random.shuffle(STEPS)])].slice(0, 4);
      const order = random.shuffle(used);
      const symbol = (link: Link) => symbols[order.indexOf(link)] ?? "+";
      // “R # Q” means that R is the father of Q; the chain is read from right to left.
      const [p = "", q = "", r = ""] = random.sample(["P", "Q", "R", "S", "T", "M", "N", "K"], 3);
      const key = order.map((link) => `\`A ${symbol(link)} B\` means “A is the ${link} of B”`).join("; ");
      return {
        text: `In a code, ${key}. What is ${r} to ${p} in the expression \`${r} ${symbol(second)} ${q} ${symbol(first)} ${p}\`?`,
        answer: capitalise(relation),
        distractors: nearTo(relation, second).map((other) => wrong(capitalise(other), slip(relation, other))),
        explanation: [
          `\`${r} ${symbol(second)} ${q}\` says that ${r} is the ${second} of ${q}; \`${q} ${symbol(first)} ${p}\` says that ${q} is the ${first} of ${p}.`,
          `The ${second} of one's ${first} is one's ${relation}.`,
        ],
      };
    }),
  }),
  computed({
    name: "pointing-to-a-photograph",
    form: "elementary",
    topic: "blood-relations",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const speaker = people(random, 1)[0];
      if (!speaker) return undefined;
      const { name, he } = speaker;
      const me = he === "he" ? "man" : "woman";
      const puzzle = random.pick(photographs(speaker));
      const others = random.shuffle(TAKEN_FOR[puzzle.who].filter((other) => other !== puzzle.is));
      return {
        text: `Pointing to a photograph of a ${puzzle.who}, ${name} (a ${me}) says, “${puzzle.say}” How is the ${puzzle.who} related to ${name}?`,
        answer: capitalise(puzzle.is),
        distractors: others.map((other) => wrong(capitalise(other), slip(puzzle.is, other))),
        fixedOptions: true,
        explanation: ["Replace the words step by step from the end of the sentence.", puzzle.why],
      };
    }),
  }),
  computed({
    name: "relation-three-steps",
    topic: "blood-relations",
    difficulty: "HARD",
    write: patiently((random) => {
      // A cousin is offered more often than any other.
      const known = [...new Set(Object.values(THREE_STEPS))];
      const relation = random.chance(0.08) ? "cousin" : (random.pick(known) ?? "");
      const chain = random.pick(Object.keys(THREE_STEPS).filter((key) => THREE_STEPS[key] === relation));
      const [first = "", second = "", third = ""] = chain.split(" ");
      if (!NEAR[relation]) return undefined;
      const own =
        first === "husband" ? "sister" : first === "wife" ? "brother" : random.pick(["brother", "sister"]);
      const [a, b, c, d] = cast(random, [own, first, second, third]) ?? [];
      if (!a || !b || !c || !d) return undefined;
      const farther = relation === "cousin" ? FARTHER[isMale(third) ? "nephew" : "niece"] : FARTHER[relation];
      const near = random.shuffle([...nearTo(relation, third).slice(0, 3), ...(farther ?? [])]);
      const sentences = random.shuffle([
        `${b.name} is the ${first} of ${a.name}.`,
        `${c.name} is the ${second} of ${b.name}.`,
        `${d.name} is the ${third} of ${c.name}.`,
      ]);
      return {
        text: `${sentences.join(" ")} How is ${d.name} related to ${a.name}?`,
        answer: capitalise(relation),
        distractors: near.map((other) => wrong(capitalise(other), slip(relation, other))),
        explanation: [
          `Put the statements in order: ${d.name} is the ${third} of ${c.name}, who is the ${second} of ${b.name}, who is the ${first} of ${a.name}.`,
          `So ${d.name} is the ${third} of the ${second} of ${a.name}'s ${first}: ${a.name}'s ${relation}.`,
        ],
      };
    }),
  }),
  computed({
    name: "family-how-many",
    depth: 5,
    topic: "blood-relations",
    difficulty: "HARD",
    write(random) {
      const [sons, daughters] = [random.int(1, 4), random.int(1, 4)];
      const [marriedSons, marriedDaughters] = [random.int(1, sons), random.int(0, daughters)];
      const perSon = random.int(1, 3);
      const perDaughter = random.int(1, 3);
      const total = 2 + sons + daughters + marriedSons * (1 + perSon) + marriedDaughters * (1 + perDaughter);
      const say = (n: number, noun: string) =>
        n === 1
          ? `one ${noun}`
          : `${["", "", "two", "three", "four"][n]} ${noun === "child" ? "children" : `${noun}s`}`;
      const who = (n: number, of: number, noun: string) =>
        n === of
          ? of === 1
            ? `the ${noun} is married and has`
            : `all the ${noun}s are married and each has`
          : `${say(n, noun)} ${n === 1 ? "is married and has" : "are married and each has"}`;
      const daughtersPart =
        marriedDaughters === 0
          ? daughters === 1
            ? "the daughter is not married"
            : "no daughter is married"
          : `${who(marriedDaughters, daughters, "daughter")} ${say(perDaughter, "child")}`;
      const grandchildren = marriedSons * perSon + marriedDaughters * perDaughter;
      return {
        text: `A family gathering consists of a couple with ${say(sons, "son")} and ${say(daughters, "daughter")}, together with the wives or husbands of their children and all the grandchildren. ${capitalise(who(marriedSons, sons, "son"))} ${say(perSon, "child")}; ${daughtersPart}. Nobody else is there and no grandchild is married. How many people are there?`,
        answer: `${total}`,
        distractors: [
          wrong(
            `${total - marriedSons - marriedDaughters}`,
            "forgetting the wives and husbands of the children",
          ),
          wrong(`${total - 2}`, "forgetting the couple themselves"),
          wrong(`${total - grandchildren}`, "forgetting the grandchildren"),
          wrong(`${total + marriedSons + marriedDaughters}`, "counting the married children twice"),
        ],
        explanation: [
          `The couple: 2. Their children: ${sons} + ${daughters} = ${sons + daughters}.`,
          `Wives and husbands: ${marriedSons} + ${marriedDaughters} = ${marriedSons + marriedDaughters}.`,
          `Grandchildren: ${marriedSons} × ${perSon} + ${marriedDaughters} × ${perDaughter} = ${grandchildren}.`,
          `Together: 2 + ${sons + daughters} + ${marriedSons + marriedDaughters} + ${grandchildren} = ${total}.`,
        ],
      };
    },
  }),
];
