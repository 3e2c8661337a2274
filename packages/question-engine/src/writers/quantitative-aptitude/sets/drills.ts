import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../../../numbers/random.ts";
import type { TopicKey } from "../../../syllabus/syllabus.ts";
import type { Nature } from "../../../writing/nature.ts";
import type { SetQuestion, SetWriter } from "../../../writing/set-writer.ts";
import { comparisonOfRoots } from "../computed/sufficiency/comparisons.ts";
import { approximation, simplification } from "./questions/expressions.ts";
import { missingNumber, wrongNumber } from "./tables/series-of-papers.ts";

interface Drill extends Nature {
  name: string;
  topic: TopicKey;
  difficulty: Difficulty;
  directions: string;
  /** One question; those of a drill differ in `kind`, as far as there are kinds. */
  write(random: Random): (SetQuestion & { kind?: string }) | undefined;
}

const QUESTIONS = 5;
const TRIES = 200;
/** After so many tries a kind may come again. */
const OTHER_KINDS = 60;

/** Five questions of a kind in a row, under one direction. */
function drill({ name, topic, difficulty, directions, write, ...nature }: Drill): SetWriter {
  return {
    kind: "set",
    part: "drill",
    name,
    topic,
    difficulty,
    ...nature,
    size: Number.POSITIVE_INFINITY,
    draw(random) {
      const questions: SetQuestion[] = [];
      const kinds = new Set<string>();
      for (let tries = 0; tries < TRIES && questions.length < QUESTIONS; tries++) {
        const written = write(random);
        if (!written || questions.some(({ text }) => text === written.text)) continue;
        const { kind, ...question } = written;
        if (kind && kinds.has(kind) && tries < OTHER_KINDS) continue;
        if (kind) kinds.add(kind);
        questions.push(question);
      }
      return questions.length === QUESTIONS ? { stimulus: { text: directions }, questions } : undefined;
    },
  };
}

export const drills: readonly SetWriter[] = [
  drill({
    name: "drill-of-quadratic-comparisons",
    chapter: "quadratic-comparisons",
    topic: "algebra-word-problems",
    difficulty: "MEDIUM",
    directions:
      "In each of these questions two equations, I and II, are given. Solve both, and choose the strictest relation between $x$ and $y$ that always holds.",
    write(random) {
      const question = comparisonOfRoots(random);
      return (
        question && {
          ...question,
          text: question.text.split("\n").slice(1, -1).join("\n"),
          kind: `${question.answer}`,
        }
      );
    },
  }),
  drill({
    name: "drill-of-missing-numbers",
    chapter: "missing-numbers",
    topic: "number-series",
    difficulty: "MEDIUM",
    directions: "What should come in place of the question mark (?) in each of these number series?",
    write: missingNumber,
  }),
  drill({
    name: "drill-of-wrong-numbers",
    chapter: "wrong-numbers",
    topic: "number-series",
    difficulty: "HARD",
    directions:
      "In each of these number series exactly one number is wrong: all the others follow one rule. Find the wrong number.",
    write: wrongNumber,
  }),
  drill({
    name: "drill-of-approximations",
    chapter: "approximations",
    topic: "number-properties",
    difficulty: "MEDIUM",
    directions:
      "What approximate value should come in place of the question mark (?) in each of these questions? You are not expected to calculate the exact value.",
    write: approximation,
  }),
  drill({
    name: "drill-of-simplifications",
    form: "elementary",
    topic: "number-properties",
    difficulty: "MEDIUM",
    directions: "What value should come in place of the question mark (?) in each of these questions?",
    write: simplification,
  }),
];
