import { type Kind, LETTERS, OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import { canonicalAnswer } from "@prepfeed/contract/questions/marking";
import { giveawaysIn, plainFaults } from "../options/faults.ts";
import { NONE_OF_THESE } from "../question/question.ts";
import { formulaFault } from "../text/formula-check.ts";
import { foldCase, formulasIn, prose, readNumber, withoutCode } from "../text/visible-text.ts";

/** A question that has not been checked yet, from any author. */
export interface QuestionToCheck {
  /** By default it has four options, one of them right. */
  kind?: Kind;
  questionText: string;
  options: readonly string[];
  correctAnswer: string;
  explanation: string;
}

/** The faults of a question by the rules for every author; empty when it passes. */
export function questionFaults(
  { kind, questionText, options, correctAnswer, explanation }: QuestionToCheck,
  { mayContain = [] }: { mayContain?: readonly string[] } = {},
): string[] {
  const faults: string[] = [];
  const counts = kind === "NUMERICAL" ? [0] : kind ? [OPTIONS.length, LETTERS.length] : [OPTIONS.length];
  if (!counts.includes(options.length)) faults.push("not four options");
  if (canonicalAnswer(kind ?? "SINGLE", correctAnswer, options.length) !== correctAnswer)
    faults.push("the key is none of A to D");
  const texts = {
    question: questionText,
    explanation,
    ...Object.fromEntries(options.map((option, at) => [`option ${LETTERS[at] ?? at + 1}`, option])),
  };
  for (const [where, text] of Object.entries(texts)) {
    faults.push(...textFaults(text, mayContain).map((what) => `${where}: ${what}`));
  }
  if (questionText.length > Length.questionMax) faults.push("question too long");
  if (explanation.length > Length.explanationMax) faults.push("explanation too long");
  if (explanation.length < 40) faults.push("explanation: too short to teach anything");
  return [...faults, ...optionFaults(options)];
}

/**
 * Why a question from another source is not shown although it is correct: something reveals its key, or it reads
 * unnaturally. Our own may have such faults in a limited percentage (`FAULT_LIMITS`).
 */
export function foreignFaults(question: QuestionToCheck): string[] {
  const plain = plainFaults(question).filter(({ fault }) => fault !== "a sentence begins with a numeral");
  const giveaways = giveawaysIn(question).filter(({ ofKey }) => ofKey);
  return [...plain, ...giveaways].map(({ fault, what }) => `${fault}: ${what}`);
}

function textFaults(text: string, mayContain: readonly string[]): string[] {
  const faults: string[] = [];
  const plain = withoutCode(text);
  if (text.trim() === "" || text !== text.trim()) faults.push("empty, or space at its ends");
  const slip = /NaN|undefined|Infinity|\[object|(?<![\w.)}])-0(?![.\d])|\bnull\b|\\mathrm\{\}/.exec(
    plain,
  )?.[0];
  if (slip && !mayContain.includes(slip)) faults.push(`holds "${slip}"`);
  if (PLACEHOLDER.test(prose(text))) faults.push("text that waits to be filled in");
  if (BY_LETTER.test(prose(text))) faults.push("names an option by its letter");
  if (plain.includes("`")) faults.push("a backtick without its partner");
  if ((plain.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1) faults.push("a dollar sign without its partner");
  if (/\d\.\d{7,}/.test(plain)) faults.push("a number with more than six decimals");
  for (const formula of formulasIn(text)) {
    if (/\+ ?-|- -|--|\+ \+/.test(formula)) faults.push(`two signs in a row in $${formula}$`);
    const fault = formulaFault(formula);
    if (fault) faults.push(`${fault} in $${formula}$`);
  }
  return faults;
}

const PLACEHOLDER =
  /\blorem ipsum\b|\bTODO\b|\bTBD\b|\{\{|\}\}|\[(?:insert|your|blank|topic|placeholder)[^\]]*\]|^(?:option|answer|choice) (?:[A-D]|[1-4])$/i;

/** Options are reordered, so a text must not refer to their letters. */
const BY_LETTER =
  /\b(?:[Oo]ption|[Cc]hoice|[Aa]nswer)s? (?:\([A-Da-d]\)|[A-D](?![\w'’$^/+-]))|\b(?:correct|right) (?:answer|option|choice) is:? (?:\([A-Da-d]\)|[A-D](?:[.,;:]|$))/;
const ABOUT_OTHER_OPTIONS =
  /^(?:all|none|both|neither|any|some) of (?:the )?(?:above|below|these|them|options)\b|\b(?:all|none|both|neither) of the above\b/i;

function optionFaults(options: readonly string[]): string[] {
  const faults: string[] = [];
  const simple = options.map((option) => foldCase(option).replace(/[\s$]/g, ""));
  const numbers = options.map(readNumber);
  for (let one = 0; one < options.length; one++) {
    const option = options[one] ?? "";
    if (option.length > Length.optionMax) faults.push("option too long");
    const isFifth = one === OPTIONS.length && option === NONE_OF_THESE;
    if (ABOUT_OTHER_OPTIONS.test(option) && !isFifth)
      faults.push(`option ${LETTERS[one]}: speaks of the other options`);
    for (let other = one + 1; other < options.length; other++) {
      const [a, b] = [numbers[one], numbers[other]];
      const isSameNumber =
        a &&
        b &&
        a.unit === b.unit &&
        Math.abs(a.value - b.value) <= 1e-9 * Math.max(Math.abs(a.value), Math.abs(b.value));
      if (simple[one] === simple[other] || isSameNumber)
        faults.push(`options ${LETTERS[one]} and ${LETTERS[other]} are the same`);
    }
  }
  const units = numbers.flatMap((number) => (number ? [number.unit] : []));
  if (units.length > 1 && units.includes("") && units.some((unit) => unit !== ""))
    faults.push("some options have a unit and some have none");
  return faults;
}
