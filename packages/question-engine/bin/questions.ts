import { describeFigure } from "@prepfeed/contract/figures/describe-figure";
import type { Figure } from "@prepfeed/contract/figures/figure";
import {
  DIFFICULTIES,
  EXAM_TYPES,
  KINDS,
  LETTERS,
  SECTIONS,
  SUBJECTS,
} from "@prepfeed/contract/foundation/catalogue";
import { generateQuestions } from "../src/composing/generate.ts";
import { UnknownTopicError } from "../src/composing/match-topic.ts";
import type { Question } from "../src/question/question.ts";
import { UNITS } from "../src/syllabus/units.ts";
import { loadUnits } from "../src/writers/load.ts";
import { writeQuestion } from "../src/writing/writer.ts";
import { readArguments } from "./arguments.ts";
import { fromContentFile } from "./preview-content.ts";

const USAGE =
  "questions [--subject PHYSICS | --section Reasoning | --topic trigo | --writer part-of-a-name | --file geography/oceans [--about Oyashio]] [--exam NEET] [--difficulty HARD] [--count 20] [--seed 7] [--blind | --keys]";
const { options } = readArguments(
  USAGE,
  ["subject", "section", "topic", "writer", "file", "about", "exam", "difficulty", "count", "seed"],
  ["blind", "keys"],
);
const count = Number(options.count ?? 10);
const seed = options.seed ?? "1";
/** An exam's set is printed as its paper: without keys unless requested. */
const isPaper = options.exam !== undefined;
const hidesKeys = options.blind || (isPaper && !options.keys);

try {
  const questions = options.file
    ? await fromContentFile(options.file, options.about)
    : options.writer
      ? await fromWriters(options.writer)
      : await fromGenerator();
  for (const [at, question] of questions.entries()) {
    const { stimulus } = question;
    if (stimulus && stimulus.text !== questions[at - 1]?.stimulus?.text) {
      const last = questions.findLastIndex((other) => other.stimulus?.text === stimulus.text);
      console.log(`Questions ${at + 1} to ${last + 1}\n${stimulus.text}\n${drawn(stimulus.figure)}`);
    }
    console.log(printed(question, at + 1));
  }
  // Separate from the sheet, so that a sheet in a file contains no key.
  if (options.blind)
    console.error(`Key: ${questions.map(({ correctAnswer }, at) => `${at + 1}${correctAnswer}`).join(" ")}`);
  if (isPaper) console.log(summary(questions));
} catch (error) {
  if (!(error instanceof UnknownTopicError || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function fromGenerator(): Promise<Question[]> {
  return generateQuestions({
    subject: oneOf(SUBJECTS, options.subject),
    section: oneOf(SECTIONS, options.section),
    topic: options.topic,
    examType: oneOf(EXAM_TYPES, options.exam),
    difficulty: oneOf(DIFFICULTIES, options.difficulty),
    count,
    ...(isPaper && { kinds: KINDS }),
    seed,
  });
}

async function fromWriters(part: string): Promise<Question[]> {
  const writers = (await loadUnits(new Set(UNITS))).filter(({ name }) => name.includes(part));
  if (writers.length === 0) throw new RangeError(`No writer's name holds "${part}"`);
  return writers.flatMap((writer) =>
    Array.from({ length: count }, (_, at) => writeQuestion(writer, `${seed}-${at}`).question),
  );
}

function oneOf<Name extends string>(names: readonly Name[], wanted: string | undefined): Name | undefined {
  if (wanted === undefined) return undefined;
  const found =
    names.find((name) => name.toLowerCase() === wanted.toLowerCase().replaceAll("-", "_")) ??
    names.find((name) => name.toLowerCase() === wanted.toLowerCase());
  if (!found) throw new RangeError(`${wanted} is not one of ${names.join(", ")}`);
  return found;
}

function printed(question: Question, number: number): string {
  const { kind, correctAnswer, tolerance } = question;
  const lines = question.options.map((option, at) => {
    const isKey = correctAnswer.includes(LETTERS[at] ?? "?") && !hidesKeys;
    return `   ${isKey ? "*" : " "}${LETTERS[at]}) ${option}`;
  });
  const blank = kind === "NUMERICAL" ? (hidesKeys ? "____" : correctAnswer) : undefined;
  const explanation = hidesKeys ? [] : question.explanation.split("\n").map((line) => `      ${line}`);
  const labels = [question.subject, question.topic, question.difficulty, question.writer];
  return [
    `${number}. ${question.questionText}`,
    ...(question.figure ? [drawn(question.figure)] : []),
    ...lines,
    ...(blank ? [`    Number: ${blank}${tolerance && !hidesKeys ? ` ± ${tolerance}` : ""}`] : []),
    ...explanation,
    ...(isPaper && hidesKeys ? [] : [`   [${labels.join(" · ")}]`]),
    "",
  ].join("\n");
}

function drawn(figure: Figure | undefined): string {
  return figure ? `[Figure: ${describeFigure(figure)}]\n` : "";
}

/** The composition of the set, to compare with the exam's shares. */
function summary(questions: readonly Question[]): string {
  const counts = new Map<string, number>();
  for (const {
    kind,
    options: { length },
    stimulus,
  } of questions) {
    const name = `${kind}${kind === "SINGLE" ? ` of ${length}` : ""}${stimulus ? " in a set" : ""}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, times]) => `${name}: ${times}`).join(", ");
}
