import { withNature } from "../../../writing/nature.ts";
import {
  PLAIN_SUBJECTS,
  SETS_OF_THINGS,
  SPECIAL_SUBJECTS,
  SUBJECTS_WITH_PHRASES,
  type SubjectCase,
} from "../facts/sentences/agreement-subjects.ts";
import { grammar } from "./grammar.ts";

const NOW = ["at present", "right now", "now"] as const;
const THEN = ["yesterday", "last week", "that morning", "last Monday"] as const;

function agreement(name: string, difficulty: "EASY" | "MEDIUM" | "HARD", cases: readonly SubjectCase[]) {
  return grammar({
    name,
    topic: "subject-verb-agreement",
    difficulty,
    write(random) {
      const [subject, rest, number, rule] = random.pick(cases);
      const isPast = random.chance(0.5) && !subject.includes("who disagree");
      const isPlural = number === "p";
      const [singular, plural] = isPast ? ["was", "were"] : ["is", "are"];
      const answer = isPlural ? plural : singular;
      const because = `The verb is “${answer}”, since ${rule}.`;
      const disagrees = `is ${isPlural ? "singular" : "plural"}`;
      if (isPast) {
        const then = random.pick(THEN);
        return {
          text: `Choose the verb that agrees with its subject: ${subject} ____ ${rest} ${then}.`,
          answer,
          wrong: [
            [isPlural ? "was" : "were", disagrees],
            [isPlural ? "are" : "is", `is present, though “${then}” is past`],
            [isPlural ? "is" : "are", `${disagrees} and present, though “${then}” is past`],
          ],
          because,
        };
      }
      const now = random.pick(NOW);
      return {
        text: `Choose the verb that agrees with its subject: ${subject} ____ ${rest} ${now}.`,
        answer,
        wrong: [
          [isPlural ? "is" : "are", disagrees],
          [isPlural ? "were" : "was", `is past, though “${now}” is present`],
          [isPlural ? "was" : "were", `${disagrees} and past, though “${now}” is present`],
        ],
        because,
      };
    },
  });
}

/** Which subject makes the sentence right, when the verb is given. */
const whichSubject = grammar({
  name: "subject-for-the-verb",
  topic: "subject-verb-agreement",
  difficulty: "MEDIUM",
  write(random) {
    const isPlural = random.chance(0.5);
    const things = random.sample(SETS_OF_THINGS, 4);
    const [right, ...others] = things;
    if (!right) return undefined;
    const verb = random.pick(isPlural ? ["are", "were"] : ["is", "was"]);
    const rest = random.pick(["in the next room", "not worth the money", "of no use to us"]);
    const pick = ([singular, plural]: readonly [string, string, string]) => (isPlural ? plural : singular);
    const not = ([singular, plural]: readonly [string, string, string]) => (isPlural ? singular : plural);
    return {
      text: `Which subject agrees with the verb in this sentence?\n“____ ${verb} ${rest}.”`,
      answer: pick(right),
      wrong: others.map(
        (thing) => [not(thing), `is ${isPlural ? "singular" : "plural"}: ${thing[2]}`] as const,
      ),
      because: `The verb “${verb}” needs a ${isPlural ? "plural" : "singular"} subject, and that is “${pick(right)}”: ${right[2]}.`,
    };
  },
});

export const agreementWriters = [
  withNature({ depth: 1, form: "grammar" }, agreement("agreement-plain", "EASY", PLAIN_SUBJECTS)),
  agreement("agreement-across-phrases", "MEDIUM", SUBJECTS_WITH_PHRASES),
  agreement("agreement-special-subjects", "HARD", SPECIAL_SUBJECTS),
  whichSubject,
];
