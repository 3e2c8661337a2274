import type { Random } from "../../../numbers/random.ts";
import { capitalise } from "../../../writing/english.ts";
import { withNature } from "../../../writing/nature.ts";
import { DEEDS, type Deed } from "../facts/sentences/active-and-passive.ts";
import { grammar } from "./grammar.ts";

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
          [active(deed, tense.passive({ ...deed, isPlural: false })), "leaves the verb in the passive"],
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
  withNature({ depth: 1 }, toPassive("passive-of-simple-tenses", "EASY", SIMPLE)),
  withNature({ depth: 1 }, toActive("active-of-simple-tenses", "EASY", SIMPLE)),
  toPassive("passive-of-compound-tenses", "MEDIUM", COMPOUND),
  toActive("active-of-compound-tenses", "MEDIUM", COMPOUND),
  questions,
  commands,
];
