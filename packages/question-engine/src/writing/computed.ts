import type { Figure } from "@prepfeed/contract/figures/figure";
import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import { nearValues } from "../numbers/near-values.ts";
import type { Random } from "../numbers/random.ts";
import type { Quantities } from "../numbers/realistic.ts";
import { type Value, words } from "../numbers/value.ts";
import type { Draft } from "../question/draft.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import { type Nature, natureOf } from "./nature.ts";
import type { Style, Writer } from "./writer.ts";

export interface Wrong {
  value: Value | string;
  /** The misconception; completes "… comes from": "forgetting to square the time". A remark of its own where the draft says so. */
  why: string;
}

export interface ComputedDraft {
  text: string;
  figure?: Figure;
  answer: Value | string;
  /** Three or more, the most tempting first; those that collide are passed over. */
  distractors: readonly Wrong[];
  /** What is said against the options does not complete "… comes from": "a rate is high or low, not large or small". */
  remarks?: boolean;
  /** The worked solution for these numbers, one step per line. */
  explanation: string | readonly string[];
  /** Recomputes the answer by another route: substitute back, count, simulate. */
  verify?: () => boolean;
  /** Quantities of everyday life among the numbers: their values must be such as one meets. */
  quantities?: Quantities;
  /** The format prescribes the options ("Statement 1 alone is enough", …). */
  fixedOptions?: boolean;
  /** The options in the order in which papers have them; otherwise they stand in any. */
  listed?: readonly string[];
  /** Whether a number solves the question. It is tried on all four options and must be true for the answer only. */
  satisfies?: (amount: number) => boolean;
}

export interface ComputedWriter extends Nature {
  /** Unique, in kebab case: "projectile-range". */
  name: string;
  topic: TopicKey;
  difficulty: Difficulty;
  /** "multi-step" when Hard and "application" otherwise, unless said. */
  style?: Style;
  mayContain?: readonly string[];
  /** Draws numbers and writes the question; nothing returned means "draw again". */
  write(random: Random): ComputedDraft | undefined;
}

export function wrong(value: Value | string, why: string): Wrong {
  return { value, why };
}

/** A writer whose answer is computed from drawn numbers. */
export function computed(writer: ComputedWriter): Writer {
  return {
    kind: "computed",
    name: writer.name,
    subject: topicOf(writer.topic).subject,
    topic: writer.topic,
    difficulty: writer.difficulty,
    style: writer.style ?? (writer.difficulty === "HARD" ? "multi-step" : "application"),
    size: Number.POSITIVE_INFINITY,
    facts: [],
    mayContain: writer.mayContain ?? [],
    ...natureOf(writer),
    draft(random) {
      const written = writer.write(random);
      return written && draftOf(written);
    },
  };
}

const A_SLIP = "a slip in the calculation";

/** What was written, as it is before its options are chosen. */
export function draftOf(written: ComputedDraft): Draft {
  const answer = asValue(written.answer);
  const candidates = written.distractors.map(({ value, why }) => ({ value: asValue(value), why }));
  const spare: Value[] = [];
  const values = [answer, ...candidates.map(({ value }) => value)];
  return {
    text: written.text,
    figure: written.figure,
    answer,
    wrong: candidates.map(({ value }) => value),
    spare() {
      // Where nothing is reckoned from numbers, as with the odd one out, a near value might be as right; and a digit has no other.
      const isReckoned = /\d/.test(written.text) && !/\bdigit\b/.test(written.text);
      if (spare.length === 0 && isReckoned && !written.remarks) {
        const near = nearValues(
          answer,
          candidates.map(({ value }) => value),
        );
        spare.push(...near.filter((value) => !written.satisfies?.(value.number ?? Number.NaN)));
      }
      return spare;
    },
    explain(chosen, shown = ({ text }) => text) {
      const misconceptions = chosen.flatMap((value) => {
        const found = candidates.find((candidate) => candidate.value === value);
        const why = spare.includes(value) ? A_SLIP : found?.why;
        return why ? { text: shown(value), why } : [];
      });
      const steps = worked(written.explanation, answer, shown(answer));
      const against = written.remarks ? remarks(misconceptions) : warning(misconceptions);
      return [...steps, ...against].join("\n");
    },
    mayPad: true,
    quantities: written.quantities,
    fixedOptions: written.fixedOptions,
    ...(written.listed && {
      listed: written.listed.flatMap((option) => values.find(({ text }) => text === option) ?? []),
    }),
    verify: written.verify,
    satisfies: written.satisfies,
  };
}

function asValue(value: Value | string): Value {
  return typeof value === "string" ? words(value) : value;
}

function worked(explanation: string | readonly string[], answer: Value, option: string): string[] {
  const steps = typeof explanation === "string" ? [explanation] : [...explanation];
  const shown = steps.join("\n").toLowerCase();
  const forms = option === answer.text ? [answer.text, answer.tex] : [option];
  const isNamed = forms.some((form) => shown.includes(form.toLowerCase()));
  return isNamed ? steps : [...steps, `The answer is ${sentenceEnd(option)}`];
}

/** Says how each wrong option comes about, the most tempting first. */
function warning(misconceptions: readonly { text: string; why: string }[]): string[] {
  const [first, ...others] = misconceptions;
  if (!first) return [];
  const tempting = `The tempting ${named(first.text)} comes from ${first.why}`;
  const rest = others.map(({ text, why }) => `${named(text)} from ${why}`);
  return [sentenceEnd([tempting, ...rest].join("; "))];
}

function remarks(misconceptions: readonly { text: string; why: string }[]): string[] {
  return misconceptions.map(({ text, why }) => sentenceEnd(`Not “${text}”: ${why}`));
}

/** Options of many words stand in quotation marks, since they would run into the sentence around them. */
function named(option: string): string {
  const isText = /^[^\d$“`]+$/.test(option) || /^\p{Lu}\p{Ll}+ [^$“`]+$/u.test(option);
  return isText && option.split(" ").length >= 3 ? `“${option}”` : option;
}

function sentenceEnd(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
