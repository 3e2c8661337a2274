import { numberShownIn } from "../text/shown-number.ts";
import { prose } from "../text/visible-text.ts";
import { correctOption, fingerprintOf, type Question } from "./question.ts";

/** How a paper asks its questions; unchanged by default. */
export type Wording = "to-complete";

/** The same question as a sentence to complete, if it asks what something is. */
export function toComplete(question: Question): Question {
  const questionText = completed(question.questionText, question);
  if (questionText === question.questionText || question.kind === "MULTIPLE") return question;
  return {
    ...question,
    questionText,
    fingerprint: fingerprintOf(questionText, correctOption(question), question),
  };
}

const UNIT_TO_GIVE = / Give the answer in (.+?)\.$/;
const BLANK = "______";

function completed(text: string, question: Question): string {
  const isTyped = question.kind === "NUMERICAL";
  const unit = isTyped ? UNIT_TO_GIVE.exec(text)?.[1] : undefined;
  const sentences = (unit ? text.replace(UNIT_TO_GIVE, "") : text).split(/(?<=[.?]) /);
  const at = sentences.findIndex((sentence) => sentence.endsWith("?"));
  const begun = beginning(sentences[at] ?? "", question);
  if (begun === undefined) return text;
  const given = sentences.slice(at + 1).join(" ");
  if (isTyped || given.includes("\n"))
    return sentences.with(at, `${begun} ${BLANK}${unit ? ` ${unit}` : ""}.`).join(" ");
  // Further data is in brackets after the colon.
  const behind = given === "" || /^\(.+\)$/.test(given) ? given : `(${given})`;
  return [...sentences.slice(0, at), `${begun}:`, behind].filter((part) => part !== "").join(" ");
}

/**
 * "If …, what is the value of x?" becomes "If …, then the value of x is equal to"; nothing if that would not read
 * well.
 */
function beginning(asked: string, question: Question): string | undefined {
  const [, lead = "", thing = ""] = /^(.*?)\b[Ww]hat is (.+)\?$/.exec(asked) ?? [];
  const isPlain = !/[;:()]| if |,(?! X)/.test(prose(thing).replace(ASIDE, ""));
  if (thing === "" || (lead !== "" && !lead.endsWith(", ")) || !isPlain) return undefined;
  const before = lead.startsWith("If ") ? `${lead}then ` : lead;
  const large = (words: string) => (lead === "" ? words.charAt(0).toUpperCase() + words.slice(1) : words);
  if (/^\$[^$]+\$$/.test(thing)) {
    if (!isNumber(question)) return undefined;
    return `${before}${lead === "" ? "The value of " : ""}${thing} is equal to`;
  }
  if (!/^(?:the|its|their) /.test(thing)) return undefined;
  const [, subject = thing, time = ""] = /^(.+) (then|now)$/.exec(thing) ?? [];
  const verb = subject.startsWith("the value of ") ? "is equal to" : "is";
  const comma = ROUNDED_LAST.test(subject) ? "," : "";
  return `${before}${large(subject)}${comma} ${time ? `${verb} ${time}` : verb}`;
}

/** Between commas, or after one at the end. */
const ASIDE = /, in (?:square|cubic) units,|, to [a-z ]+$/;
const ROUNDED_LAST = /, to [a-z ]+$/;

function isNumber({ kind, options }: Question): boolean {
  return kind === "NUMERICAL" || options.every((option) => numberShownIn(option) !== undefined);
}
