import type { Level } from "@prepfeed/contract/catalogue";
import { type Difficulty, labelOf } from "@prepfeed/contract/catalogue";
import type { LENGTHS } from "@prepfeed/contract/explanations";
import { matchTopic } from "@prepfeed/question-engine/match-topic";
import type { Topic } from "@prepfeed/question-engine/syllabus/syllabus";
import { examplesOf, factsOf } from "./topic-facts.ts";

type Length = (typeof LENGTHS)[number];

const EXAMPLES: Record<Length, number> = { SHORT: 1, MEDIUM: 2, LONG: 4 };
const FACTS: Record<Length, number> = { SHORT: 3, MEDIUM: 5, LONG: 8 };
const DIFFICULTY: Record<Level, Difficulty> = {
  BEGINNER: "EASY",
  INTERMEDIATE: "MEDIUM",
  ADVANCED: "HARD",
};
const MAX_NAMED = 6;

export interface Explanation {
  explanation: string;
  keyPoints?: string[];
}

/** What our syllabus and tables know of a topic: where it belongs, what it covers, facts and solved examples. Nothing else. */
export async function explainKnownTopic(
  wanted: string,
  { level, length, seed }: { level: Level; length: Length; seed: string },
): Promise<Explanation> {
  const match = matchTopic(wanted);
  if (!match.known) return { explanation: unknown(wanted, match.nearest) };
  const [topic, ...others] = match.topics;
  if (!topic) return { explanation: unknown(wanted, []) };
  if (others.length >= MAX_NAMED) return { explanation: overview(wanted, match.topics) };

  const examples = await examplesOf(topic, {
    about: wanted,
    count: EXAMPLES[length],
    difficulty: DIFFICULTY[level],
    seed,
  });
  const facts = await factsOf(topic, { about: wanted, count: FACTS[length], seed });
  const parts = [
    isTitle(wanted, topic) ? placeOf(topic) : `“${wanted}” belongs to ${topic.title}. ${placeOf(topic)}`,
    others.length > 0 && `The words also fit ${titles(others)}.`,
    ...examples.map(
      ({ question, answer, explanation }, at) =>
        `Example ${at + 1}. ${question}\nAnswer: ${answer}\n${explanation}`,
    ),
    "This comes from the built-in syllabus and question bank, which knows facts and worked solutions but writes no essays.",
  ];
  return {
    explanation: parts.filter(Boolean).join("\n\n"),
    ...(facts.length > 0 && { keyPoints: facts }),
  };
}

function isTitle(wanted: string, { title, key }: Topic): boolean {
  return [title.toLowerCase(), key].includes(wanted.trim().toLowerCase());
}

/** Where a topic stands in the syllabus and what belongs to it. */
export function placeOf({ title, subject, section, aliases, stressedBy }: Topic): string {
  const place = section ? `${labelOf(subject)} (section ${section})` : labelOf(subject);
  const exams =
    stressedBy.length > 0 ? ` Exams that ask it often: ${stressedBy.map(examName).join(", ")}.` : "";
  return `${title} is a topic of ${place}. Learners meet it under these words: ${aliases.slice(0, 10).join(", ")}.${exams}`;
}

function examName(family: string): string {
  return NAMES[family] ?? family;
}

const NAMES: Record<string, string> = {
  BANK: "bank exams",
  RAILWAYS: "railway exams",
  DEFENCE: "defence exams",
  LANGUAGE: "language tests",
  GENERAL: "general quizzes",
};

function overview(wanted: string, topics: readonly Topic[]): string {
  return `“${wanted}” covers ${topics.length} topics of the syllabus: ${titles(topics)}. Ask for one of them to see facts and solved examples.`;
}

function unknown(wanted: string, nearest: readonly Topic[]): string {
  const hint = nearest.length > 0 ? ` The nearest topics that it knows are ${titles(nearest)}.` : "";
  return `The built-in engine knows nothing about “${wanted}”, and makes nothing up.${hint}`;
}

function titles(topics: readonly Topic[]): string {
  return topics.map(({ title }) => title).join("; ");
}
