import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { unlikelyIn } from "../numbers/realistic.ts";
import { decimalsAsked } from "../text/shown-number.ts";
import { heardIn, rootsIn } from "../text/word-roots.ts";
import { numeralFirst, templateEnglish } from "../text/wording-faults.ts";
import { featuresOf, hasUnequalDecimals, type OptionFeatures, outliers, stemOverlap } from "./giveaways.ts";

/** The largest allowed share of questions with a fault, in percent. */
export const FAULT_LIMITS = {
  "an option stands alone": 1,
  "a word of the stem stands in the key only": 1,
  "unequal decimals": 0.5,
  "distractors of another category": 1,
  "an unlikely value": 0,
  "template English": 0,
  "a sentence begins with a numeral": 0,
} as const;

export type Fault = keyof typeof FAULT_LIMITS;

export interface FoundFault {
  fault: Fault;
  what: string;
}

interface Texts {
  questionText: string;
  options: readonly string[];
  correctAnswer: string;
  explanation: string;
}

/** What in the options gives the key away; nothing where the stem lists them or a format prescribes them. */
export function giveawaysIn({
  questionText,
  options,
  correctAnswer,
}: Texts): (FoundFault & { ofKey: boolean })[] {
  const key = (LETTERS as readonly string[]).indexOf(correctAnswer);
  const features = options.map(featuresOf);
  const keyFeatures = features[key];
  if (!keyFeatures || options.length < 4 || isListed(questionText, options)) return [];
  const found = outliers(features).map(({ by, at }) => ({
    fault: "an option stands alone" as Fault,
    what: `${options[at]} by its ${by}`,
    ofKey: at === key,
  }));
  const stem = rootsIn(questionText);
  const heard = ({ roots }: OptionFeatures) => heardIn(stem, roots);
  const others = features.filter((one) => one !== keyFeatures);
  const repeated = stemOverlap(heard(keyFeatures), others.map(heard));
  if (repeated)
    found.push({ fault: "a word of the stem stands in the key only", what: repeated, ofKey: true });
  const asked = decimalsAsked(questionText);
  if (hasUnequalDecimals(features) || features.every(({ number }) => (number?.decimals ?? asked) < asked))
    found.push({ fault: "unequal decimals", what: options.join(", "), ofKey: true });
  return found;
}

/** Whether the stem names every option, as when a part of a sentence is asked for. */
function isListed(questionText: string, options: readonly string[]): boolean {
  return options.every(listedIn(questionText));
}

/** Returns a function that says whether the stem names an option. */
export function listedIn(questionText: string): (option: string) => boolean {
  const stem = questionText.toLowerCase();
  return (option) => stem.includes(option.toLowerCase());
}

/** Faults that no question may have. */
export function plainFaults({ questionText, options, explanation }: Texts): FoundFault[] {
  const found: FoundFault[] = [];
  const add = (fault: Fault, what: string | undefined) => {
    if (what) found.push({ fault, what });
  };
  for (const text of [questionText, ...options, explanation]) add("template English", templateEnglish(text));
  for (const text of [questionText, explanation]) add("a sentence begins with a numeral", numeralFirst(text));
  add("an unlikely value", unlikelyIn(questionText));
  return found;
}
