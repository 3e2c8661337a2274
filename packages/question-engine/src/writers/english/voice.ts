import { capitalise } from "../../english.ts";
import type { Random } from "../../random.ts";
import { grammar, handMade } from "./hand-made.ts";

interface Deed {
  agent: string;
  base: string;
  present: string;
  past: string;
  done: string;
  doing: string;
  object: string;
  isPlural: boolean;
}

// biome-ignore format: a table to read across
const DEEDS: readonly Deed[] = [
  { agent: "the gardener", base: "water", present: "waters", past: "watered", done: "watered", doing: "watering", object: "the plants", isPlural: true },
  { agent: "the chef", base: "prepare", present: "prepares", past: "prepared", done: "prepared", doing: "preparing", object: "the meals", isPlural: true },
  { agent: "my aunt", base: "write", present: "writes", past: "wrote", done: "written", doing: "writing", object: "the letters", isPlural: true },
  { agent: "the teacher", base: "teach", present: "teaches", past: "taught", done: "taught", doing: "teaching", object: "this lesson", isPlural: false },
  { agent: "the tailor", base: "make", present: "makes", past: "made", done: "made", doing: "making", object: "the uniforms", isPlural: true },
  { agent: "the clerk", base: "keep", present: "keeps", past: "kept", done: "kept", doing: "keeping", object: "the record", isPlural: false },
  { agent: "the company", base: "sell", present: "sells", past: "sold", done: "sold", doing: "selling", object: "the old machines", isPlural: true },
  { agent: "the mechanic", base: "repair", present: "repairs", past: "repaired", done: "repaired", doing: "repairing", object: "the engine", isPlural: false },
  { agent: "the council", base: "build", present: "builds", past: "built", done: "built", doing: "building", object: "the bridges", isPlural: true },
  { agent: "the artist", base: "draw", present: "draws", past: "drew", done: "drawn", doing: "drawing", object: "the portrait", isPlural: false },
  { agent: "the farmer", base: "grow", present: "grows", past: "grew", done: "grown", doing: "growing", object: "this rice", isPlural: false },
  { agent: "the postman", base: "bring", present: "brings", past: "brought", done: "brought", doing: "bringing", object: "the parcels", isPlural: true },
  { agent: "the committee", base: "choose", present: "chooses", past: "chose", done: "chosen", doing: "choosing", object: "the winner", isPlural: false },
  { agent: "the guard", base: "close", present: "closes", past: "closed", done: "closed", doing: "closing", object: "the gates", isPlural: true },
];

interface Tense {
  name: string;
  active(deed: Deed): string;
  passive(deed: Deed): string;
  /** The passive with a slip in its form. */
  slip(deed: Deed): string;
}

const pick = (isPlural: boolean, one: string, several: string) => (isPlural ? several : one);

const SIMPLE: readonly Tense[] = [
  {
    name: "simple present",
    active: ({ present }) => present,
    passive: ({ isPlural, done }) => `${pick(isPlural, "is", "are")} ${done}`,
    slip: ({ isPlural, done }) => `${pick(!isPlural, "is", "are")} ${done}`,
  },
  {
    name: "simple past",
    active: ({ past }) => past,
    passive: ({ isPlural, done }) => `${pick(isPlural, "was", "were")} ${done}`,
    slip: ({ isPlural, done }) => `${pick(!isPlural, "was", "were")} ${done}`,
  },
  {
    name: "simple future",
    active: ({ base }) => `will ${base}`,
    passive: ({ done }) => `will be ${done}`,
    slip: ({ doing }) => `will be ${doing}`,
  },
];

const COMPOUND: readonly Tense[] = [
  {
    name: "present continuous",
    active: ({ doing }) => `is ${doing}`,
    passive: ({ isPlural, done }) => `${pick(isPlural, "is", "are")} being ${done}`,
    slip: ({ isPlural, done }) => `${pick(isPlural, "is", "are")} been ${done}`,
  },
  {
    name: "past continuous",
    active: ({ doing }) => `was ${doing}`,
    passive: ({ isPlural, done }) => `${pick(isPlural, "was", "were")} being ${done}`,
    slip: ({ isPlural, done }) => `${pick(isPlural, "was", "were")} been ${done}`,
  },
  {
    name: "present perfect",
    active: ({ done }) => `has ${done}`,
    passive: ({ isPlural, done }) => `${pick(isPlural, "has", "have")} been ${done}`,
    slip: ({ isPlural, done }) => `${pick(isPlural, "has", "have")} being ${done}`,
  },
  {
    name: "past perfect",
    active: ({ done }) => `had ${done}`,
    passive: ({ done }) => `had been ${done}`,
    slip: ({ done }) => `had being ${done}`,
  },
  {
    name: "form with “must”",
    active: ({ base }) => `must ${base}`,
    passive: ({ done }) => `must be ${done}`,
    slip: ({ done }) => `must been ${done}`,
  },
];

const ALL = [...SIMPLE, ...COMPOUND];

/** The right tense, others to confuse it with, and a deed. */
function draw(random: Random, tenses: readonly Tense[]) {
  const tense = random.pick(tenses);
  const others = random.shuffle(tenses.length > 3 ? ALL : tenses).filter((other) => other !== tense);
  return { tense, others, deed: random.pick(DEEDS) };
}

const passive = (deed: Deed, verb: string) => `${capitalise(deed.object)} ${verb} by ${deed.agent}.`;
const active = (deed: Deed, verb: string) => `${capitalise(deed.agent)} ${verb} ${deed.object}.`;

function toPassive(name: string, difficulty: "EASY" | "MEDIUM", tenses: readonly Tense[]) {
  return grammar({
    name,
    topic: "active-and-passive",
    difficulty,
    write(random) {
      const { tense, others, deed } = draw(random, tenses);
      return {
        text: `Choose the correct passive form of this sentence: “${active(deed, tense.active(deed))}”`,
        answer: passive(deed, tense.passive(deed)),
        wrong: [
          ...others
            .slice(0, 2)
            .map(
              (other) =>
                [passive(deed, other.passive(deed)), `changes the tense to the ${other.name}`] as const,
            ),
          [passive(deed, tense.slip(deed)), "has a wrong form of the helping verb"],
        ],
        because: `The verb “${tense.active(deed)}” is in the ${tense.name}, and its object becomes the subject: “${passive(deed, tense.passive(deed))}”`,
      };
    },
  });
}

function toActive(name: string, difficulty: "EASY" | "MEDIUM", tenses: readonly Tense[]) {
  return grammar({
    name,
    topic: "active-and-passive",
    difficulty,
    write(random) {
      const { tense, others, deed } = draw(random, tenses);
      return {
        text: `Choose the correct active form of this sentence: “${passive(deed, tense.passive(deed))}”`,
        answer: active(deed, tense.active(deed)),
        wrong: [
          ...others
            .slice(0, 2)
            .map(
              (other) =>
                [active(deed, other.active(deed)), `changes the tense to the ${other.name}`] as const,
            ),
          [
            `${capitalise(deed.object)} ${tense.name === "simple present" && deed.isPlural ? deed.base : tense.active(deed)} ${deed.agent}.`,
            "exchanges the doer and the receiver",
          ],
        ],
        because: `“${capitalise(tense.passive(deed))}” is the passive of the ${tense.name}, and ${deed.agent}, named after “by”, becomes the subject: “${active(deed, tense.active(deed))}”`,
      };
    },
  });
}

const questions = grammar({
  name: "passive-of-questions",
  topic: "active-and-passive",
  difficulty: "HARD",
  write(random) {
    const deed = random.pick(DEEDS);
    const { object, agent, done, base, past, isPlural } = deed;
    const was = pick(isPlural, "was", "were");
    const is = pick(isPlural, "is", "are");
    if (random.chance(0.5))
      return {
        text: `Choose the correct passive form of this question: “Who ${past} ${object}?”`,
        answer: `By whom ${was} ${object} ${done}?`,
        wrong: [
          [`By who ${was} ${object} ${done}?`, "has “who” where “by” needs “whom”"],
          [`By whom ${object} ${was} ${done}?`, "lacks the inverted order of a question"],
          [`By whom ${is} ${object} ${done}?`, "changes the past into the present"],
          [`By whom did ${object} ${done}?`, "has “did” where the passive needs a form of “be”"],
        ],
        because: `The past “${past}” becomes “${was} ${done}”, “who” becomes “by whom”, and the helping verb comes before the subject: “By whom ${was} ${object} ${done}?”`,
      };
    return {
      text: `Choose the correct passive form of this question: “Did ${agent} ${base} ${object}?”`,
      answer: `${capitalise(was)} ${object} ${done} by ${agent}?`,
      wrong: [
        [`Did ${object} ${done} by ${agent}?`, "keeps “did”, which has no place in the passive"],
        [`${capitalise(is)} ${object} ${done} by ${agent}?`, "changes the past into the present"],
        [
          `${capitalise(was)} ${object} being ${done} by ${agent}?`,
          "changes the simple past into the continuous",
        ],
        [`Had ${object} been ${done} by ${agent}?`, "changes the simple past into the past perfect"],
      ],
      because: `“Did … ${base}” is the simple past, so the passive begins with “${was}”: “${capitalise(was)} ${object} ${done} by ${agent}?”`,
    };
  },
});

const commands = grammar({
  name: "passive-of-commands",
  topic: "active-and-passive",
  difficulty: "HARD",
  write(random) {
    const { object, done, base, doing } = random.pick(DEEDS);
    const not = random.chance(0.4);
    return {
      text: `Choose the correct passive form of this command: “${not ? `Do not ${base}` : capitalise(base)} ${object}.”`,
      answer: `Let ${object} ${not ? "not " : ""}be ${done}.`,
      wrong: [
        [`Let ${object} ${not ? "not " : ""}${done}.`, "lacks “be”"],
        [
          `Let ${object} ${not ? "not " : ""}being ${done}.`,
          "has “being” where the base form “be” is needed",
        ],
        [`Let ${object} ${not ? "not " : ""}be ${doing}.`, "has the wrong participle"],
        [`Let ${object} to ${not ? "not " : ""}be ${done}.`, "puts “to” after “let”"],
      ],
      because: `A command becomes passive with “let”, the object, “be” and the past participle: “Let ${object} ${not ? "not " : ""}be ${done}.”`,
    };
  },
});

export const voiceWriters = [
  toPassive("passive-of-simple-tenses", "EASY", SIMPLE),
  toActive("active-of-simple-tenses", "EASY", SIMPLE),
  toPassive("passive-of-compound-tenses", "MEDIUM", COMPOUND),
  toActive("active-of-compound-tenses", "MEDIUM", COMPOUND),
  questions,
  commands,
];

// biome-ignore format: a table to read across
export const voiceQuestions = handMade("special-passives", "active-and-passive", [
  { ask: "Choose the correct passive form of this sentence: “People say that he is honest.”", answer: "It is said that he is honest.", wrong: ["It was said that he is honest.", "It is being said that he is honest.", "It has been said that he is honest."], because: "“People say” is in the simple present, so its passive is “it is said”: “It is said that he is honest.” The other options change the tense.", difficulty: "HARD" },
  { ask: "Choose the correct passive form of this sentence: “His father made him apologise.”", answer: "He was made to apologise by his father.", wrong: ["He was made apologise by his father.", "He was made apologising by his father.", "He is made to apologise by his father."], because: "In the passive, “make” takes the infinitive with “to”: “He was made to apologise by his father.” The tense stays the simple past.", difficulty: "HARD" },
  { ask: "Choose the correct passive form of this sentence: “Nobody has ever beaten her.”", answer: "She has never been beaten.", wrong: ["She has not ever beaten.", "She was never beaten by nobody.", "She has never been beaten by nobody."], because: "The negative of “nobody” moves to the verb, and a doer that is nobody is left out: “She has never been beaten.” A second “nobody” would be a double negative.", difficulty: "HARD" },
  { ask: "Choose the correct passive form of this sentence: “We must look into the matter.”", answer: "The matter must be looked into.", wrong: ["The matter must be looked.", "The matter must looked into.", "The matter must have been looked."], because: "The preposition of “look into” stays with the verb: “The matter must be looked into.” After “must” comes “be” and the participle.", difficulty: "HARD" },
  { ask: "Choose the correct passive form of this sentence: “The news surprised me.”", answer: "I was surprised at the news.", wrong: ["I was surprised of the news.", "I am surprised at the news.", "I was surprising at the news."], because: "“Surprised” is followed by “at” (or “by”), and the tense stays past: “I was surprised at the news.”" },
  { ask: "Choose the correct passive form of this sentence: “Someone has stolen my purse.”", answer: "My purse has been stolen.", wrong: ["My purse was being stolen.", "My purse had been stolen.", "My purse has being stolen."], because: "“Has stolen” becomes “has been stolen”, and the unknown doer is left out: “My purse has been stolen.”" },
  { ask: "Choose the correct passive form of this sentence: “She speaks English.”", answer: "English is spoken by her.", wrong: ["English is spoke by her.", "English was spoken by her.", "English is spoken by she."], because: "“Speaks” becomes “is spoken”, and “she” becomes “her” after “by”: “English is spoken by her.”", difficulty: "EASY" },
  { ask: "Choose the correct passive form of this sentence: “He teaches us grammar.”", answer: "We are taught grammar by him.", wrong: ["We are teached grammar by him.", "We were taught grammar by him.", "Us are taught grammar by him."], because: "The object “us” becomes the subject “we”, and “teaches” becomes “are taught”: “We are taught grammar by him.”", difficulty: "EASY" },
]);
