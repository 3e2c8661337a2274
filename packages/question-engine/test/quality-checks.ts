import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { questionFaults } from "../src/checks/quality-checks.ts";
import { unlikelyQuantity } from "../src/numbers/realistic.ts";
import { plainFaults } from "../src/options/faults.ts";
import type { Draft } from "../src/question/draft.ts";
import { correctOption, type Question } from "../src/question/question.ts";
import { formulasIn, visible } from "../src/text/visible-text.ts";
import { type Writer, writeQuestion } from "../src/writing/writer.ts";
import { endsWell, englishComplaints } from "./english-check.ts";
import { katexComplaint } from "./katex-check.ts";
import { optionCounts, settledOptions } from "./recurring-options.ts";

/** One thing to fix, with what its author needs to find it. */
export interface Complaint {
  writer: string;
  seed: number | undefined;
  what: string;
  text: string;
}

export interface WriterReport {
  writer: Writer;
  complaints: Complaint[];
  /** How often the key was the longest option; ties count in part, so that a quarter is fair. */
  longest: number;
  shortest: number;
  questions: number;
}

/**
 * Writes a question for each seed and checks each alone and all together. The cases of a table take turns, and each
 * has at least one, unless it asks in a format that mixes them.
 */
export function checkWriter(writer: Writer, seeds: number): WriterReport {
  const isTable = Number.isFinite(writer.size);
  const draws = isTable && !writer.format ? Math.max(seeds, writer.size) : seeds;
  const complaints: Complaint[] = [];
  const keys = [0, 0, 0, 0];
  const distinct = new Set<string>();
  const counts = optionCounts();
  let longest = 0;
  let shortest = 0;
  for (let seed = 0; seed < draws; seed++) {
    let written: { question: Question; draft: Draft };
    try {
      written = writeQuestion(
        writer,
        seed,
        isTable ? (writer.format ? turnOf(seed, writer.size) : seed % writer.size) : undefined,
      );
    } catch (error) {
      const what = error instanceof Error ? error.message : `${error}`;
      if (seed < writer.size) complaints.push({ writer: writer.name, seed, what, text: "" });
      continue;
    }
    const { question, draft } = written;
    if (question.figure && !writer.hasFigure && writer.asks !== "MULTIPLE")
      complaints.push({ writer: writer.name, seed, what: "a figure, not announced", text: "" });
    for (const what of questionComplaints(question, draft, writer)) {
      complaints.push({ writer: writer.name, seed, what, text: printed(question) });
    }
    const key = (LETTERS as readonly string[]).indexOf(question.correctAnswer);
    keys[key] = (keys[key] ?? 0) + 1;
    distinct.add(question.fingerprint);
    counts.add(question);
    const lengths = question.options.map((option) => visible(option).length);
    longest += shareOf(lengths, key, Math.max(...lengths));
    shortest += shareOf(lengths, key, Math.min(...lengths));
  }
  const isMultipleCorrect = writer.asks === "MULTIPLE";
  const whole = (what: string) => complaints.push({ writer: writer.name, seed: undefined, what, text: "" });
  const spread = keys.reduce((sum, count) => sum + (count - draws / 4) ** 2 / (draws / 4), 0);
  if (!isMultipleCorrect && spread > 28) whole(`keys are not spread evenly: ${keys.join(", ")}`);
  const wanted = Math.min(writer.size * 0.5, draws / 10, 20);
  if (distinct.size < wanted) whole(`only ${distinct.size} different questions over ${draws} seeds`);
  if (isMultipleCorrect) return { writer, complaints, longest: 0, shortest: 0, questions: 0 };
  for (const what of settledOptions(writer, counts, draws)) whole(what);
  if (longest / draws > lengthLimit(writer, draws))
    whole(`the key is the longest option in ${percent(longest / draws)} of questions`);
  if (shortest / draws > lengthLimit(writer, draws))
    whole(`the key is the shortest option in ${percent(shortest / draws)} of questions`);
  return { writer, complaints, longest, shortest, questions: draws };
}

const STEP = 7;

/** Goes through the cases in steps, so that a few questions cover all parts of a table, and many cover all of it. */
function turnOf(seed: number, size: number): number {
  const steps = STEP * seed;
  // The step would return to the same few cases.
  const shift = size % STEP === 0 ? Math.floor(steps / size) : 0;
  return (steps + shift) % size;
}

/**
 * A writer of few questions cannot be fair on its own; the limit for the unit's whole kind is strict. Fewer than 200
 * draws leave more to chance.
 */
function lengthLimit({ size }: Writer, draws: number): number {
  const chance = Math.max(0, 1.5 / Math.sqrt(draws) - 0.11);
  return (Number.isFinite(size) && size < 40 ? 0.75 : 0.5) + chance;
}

/** Quality checks on a unit's writers of one kind together. */
export function checkTogether(reports: readonly WriterReport[]): string[] {
  const complaints: string[] = [];
  const names = reports.map(({ writer }) => writer.name);
  for (const name of new Set(names.filter((name, at) => names.indexOf(name) !== at))) {
    complaints.push(`two writers are called ${name}`);
  }
  const questions = reports.reduce((sum, report) => sum + report.questions, 0);
  for (const extreme of ["longest", "shortest"] as const) {
    const share = reports.reduce((sum, report) => sum + report[extreme], 0) / Math.max(1, questions);
    const limit = 0.25 + 0.07 + 1.5 / Math.sqrt(Math.max(1, questions / 10));
    if (share > limit)
      complaints.push(`the key is the ${extreme} option in ${percent(share)} of all questions`);
  }
  return complaints;
}

export function questionComplaints(
  question: Question,
  draft: Draft,
  { mayContain }: Pick<Writer, "mayContain">,
): string[] {
  const { questionText, options, explanation } = question;
  const complaints: string[] = questionFaults(question, { mayContain });
  const answer = correctOption(question);
  const texts = {
    question: questionText,
    explanation,
    ...Object.fromEntries(options.map((option, at) => [`option ${LETTERS[at]}`, option])),
  };

  for (const [where, text] of Object.entries(texts)) {
    const complain = (what: string) => complaints.push(`${where}: ${what}`);
    for (const formula of formulasIn(text)) {
      const wrong = katexComplaint(formula);
      if (wrong) complain(wrong);
    }
    for (const slipOfPen of englishComplaints(text, questionText)) complain(slipOfPen);
  }
  for (const { fault, what } of plainFaults(question)) complaints.push(`${fault}: ${what}`);
  const unlikely = unlikelyQuantity(draft.quantities ?? {});
  if (unlikely) complaints.push(`an unlikely value: ${unlikely}`);
  if (!endsWell(questionText)) complaints.push("question: no punctuation at its end");
  if (!endsWell(explanation)) complaints.push("explanation: no punctuation at its end");
  if (question.kind !== "MULTIPLE" && !mentions(explanation, answer))
    complaints.push(`explanation: does not mention the right option ${answer}`);
  if (draft.verify && !draft.verify()) complaints.push("verify: another route gives another answer");
  if (draft.satisfies) complaints.push(...satisfyComplaints(draft));
  return complaints;
}

function satisfyComplaints({ answer, wrong, satisfies }: Draft): string[] {
  const complaints: string[] = [];
  if (answer.number === undefined || !satisfies?.(answer.number))
    complaints.push("satisfies: the answer does not solve the question");
  for (const value of wrong) {
    if (value.number !== undefined && value.number !== answer.number && satisfies?.(value.number)) {
      complaints.push(`satisfies: ${value.text} solves the question too`);
    }
  }
  return complaints;
}

function mentions(explanation: string, answer: string): boolean {
  const bare = answer.replace(/^\$|\$$/g, "").toLowerCase();
  return (
    explanation.toLowerCase().includes(bare) ||
    visible(explanation).toLowerCase().includes(visible(answer).toLowerCase())
  );
}

function shareOf(lengths: readonly number[], key: number, extreme: number): number {
  return lengths[key] === extreme ? 1 / lengths.filter((length) => length === extreme).length : 0;
}

/** The first of each kind; a case that cannot be asked is a kind of its own. */
export function firstOfEachKind(complaints: readonly Complaint[]): Complaint[] {
  const kinds = new Set<string>();
  return complaints.filter(({ what }) => {
    const kind = what.startsWith("fewer than three") ? what : what.slice(0, 24);
    return !kinds.has(kind) && kinds.add(kind);
  });
}

function printed(question: Question): string {
  const options = question.options.map(
    (option, at) => `  ${LETTERS[at] === question.correctAnswer ? "*" : " "}${LETTERS[at]}. ${option}`,
  );
  return [
    question.questionText,
    ...options,
    ...question.explanation.split("\n").map((line) => `    ${line}`),
  ].join("\n");
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
