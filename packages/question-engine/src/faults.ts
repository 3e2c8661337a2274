import { LETTERS } from "@prepfeed/contract/catalogue";
import { unlikelyIn } from "./realistic.ts";
import { decimalsAsked } from "./shown-number.ts";
import { echo, hasUnequalDecimals, type Look, lonely, lookOf } from "./tells.ts";
import { heardIn, rootsIn } from "./word-roots.ts";
import { numeralFirst, templateEnglish } from "./wording-faults.ts";

/** In how many questions of a hundred a fault may be found, at most. */
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

/** What the options tell about the key. Where the stem itself lists them, or a format prescribes them, they tell nothing. */
export function tellsIn({
  questionText,
  options,
  correctAnswer,
}: Texts): (FoundFault & { ofKey: boolean })[] {
  const key = (LETTERS as readonly string[]).indexOf(correctAnswer);
  const looks = options.map(lookOf);
  const keyLook = looks[key];
  if (!keyLook || options.length < 4 || isListed(questionText, options)) return [];
  const found = lonely(looks).map(({ by, at }) => ({
    fault: "an option stands alone" as Fault,
    what: `${options[at]} by its ${by}`,
    ofKey: at === key,
  }));
  const stem = rootsIn(questionText);
  const heard = ({ roots }: Look) => heardIn(stem, roots);
  const echoed = echo(heard(keyLook), looks.filter((look) => look !== keyLook).map(heard));
  if (echoed) found.push({ fault: "a word of the stem stands in the key only", what: echoed, ofKey: true });
  const asked = decimalsAsked(questionText);
  if (hasUnequalDecimals(looks) || looks.every(({ number }) => (number?.decimals ?? asked) < asked))
    found.push({ fault: "unequal decimals", what: options.join(", "), ofKey: true });
  return found;
}

/** Whether the stem names every option, as when a part of a sentence is asked for. */
function isListed(questionText: string, options: readonly string[]): boolean {
  return options.every(listedIn(questionText));
}

/** Tells of an option whether the stem names it. */
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
