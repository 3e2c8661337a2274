import { DIFFICULTIES, EXAM_TYPES, LETTERS, SECTIONS, SUBJECTS } from "@prepfeed/contract/catalogue";
import { generateQuestions } from "../src/generate.ts";
import { UnknownTopicError } from "../src/match-topic.ts";
import type { Question } from "../src/question.ts";
import { UNITS } from "../src/syllabus/units.ts";
import { writeQuestion } from "../src/writer.ts";
import { loadUnits } from "../src/writers/load.ts";
import { readArguments } from "./arguments.ts";

const USAGE =
  "questions [--subject PHYSICS | --section Reasoning | --topic trigo | --writer part-of-a-name] [--exam NEET] [--difficulty HARD] [--count 20] [--seed 7] [--blind]";
const { options } = readArguments(
  USAGE,
  ["subject", "section", "topic", "writer", "exam", "difficulty", "count", "seed"],
  ["blind"],
);
const count = Number(options.count ?? 10);
const seed = options.seed ?? "1";

try {
  const questions = options.writer ? await fromWriters(options.writer) : await fromGenerator();
  for (const [at, question] of questions.entries()) console.log(printed(question, at + 1));
  if (options.blind)
    console.log(`Key: ${questions.map(({ correctAnswer }, at) => `${at + 1}${correctAnswer}`).join(" ")}`);
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
  const lines = question.options.map((option, at) => {
    const isKey = LETTERS[at] === question.correctAnswer && !options.blind;
    return `   ${isKey ? "*" : " "}${LETTERS[at]}) ${option}`;
  });
  const explanation = options.blind ? [] : question.explanation.split("\n").map((line) => `      ${line}`);
  return [
    `${number}. ${question.questionText}`,
    ...lines,
    ...explanation,
    `   [${question.subject} · ${question.topic} · ${question.difficulty} · ${question.writer}]`,
    "",
  ].join("\n");
}
