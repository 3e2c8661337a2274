import type { LENGTHS } from "@prepfeed/contract/ai/explanations";
import type { Level } from "@prepfeed/contract/foundation/catalogue";
import { type Difficulty, subjectLabels } from "@prepfeed/contract/foundation/catalogue";
import { matchTopic } from "@prepfeed/question-engine/match-topic";
import { answerFromNotes, keyPointsOf, type NoteAnswer, noteOf } from "@prepfeed/question-engine/notes";
import type { Topic, TopicKey } from "@prepfeed/question-engine/syllabus";
import { examplesOf } from "./topic-facts.ts";

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
  /** What it explains and the topic of that; these do not leave the server. */
  about?: string;
  topic?: Topic;
}

/** How much of the rest of a note follows the part that was asked for. */
const OTHERS: Record<Length, number> = { SHORT: 1, MEDIUM: 3, LONG: 6 };

interface Wish {
  level: Level;
  length: Length;
  seed: string;
  who: string;
  /** The learner's complete question, if `wanted` is only its subject. */
  asked?: string;
  /** The topic that the conversation is about. */
  within?: TopicKey;
}

/** What the notes, syllabus and tables contain: the law or definition first, then the rest. Nothing else. */
export async function explainKnownTopic(wanted: string, wish: Wish): Promise<Explanation> {
  const match = matchTopic(wanted);
  if (match.known && match.topics.length >= MAX_NAMED) return { explanation: overview(wanted, match.topics) };
  const answer =
    (await answerFromNotes(wish.asked ?? wanted, wish.within)) ??
    (await answerFromNotes(wanted, wish.within));
  if (answer) return explainAnswer(wanted, answer, wish);
  const topic = match.known ? match.topics[0] : undefined;
  if (!match.known || !topic) return { explanation: unknown(wanted, match.known ? [] : match.nearest) };
  const note = await noteOf(topic);
  return explainAnswer(
    wanted,
    { topic, note, statement: note.about, name: topic.title, others: keyPointsOf(note) },
    wish,
  );
}

async function explainAnswer(
  wanted: string,
  { topic, note, statement, name, others }: NoteAnswer,
  { level, length, seed, who }: Wish,
): Promise<Explanation> {
  const examples = await examplesOf(topic, {
    about: wanted,
    count: EXAMPLES[length],
    difficulty: DIFFICULTY[level],
    seed,
    who,
  });
  const shown = others.slice(0, OTHERS[length]);
  const points = keyPointsOf(note).filter((point) => !point.startsWith(`${name}: `));
  const parts = [
    statement,
    ...shown,
    note.traps[0] && `Mind: ${note.traps[0]}`,
    ...examples.map(
      ({ question, answer, explanation }, at) =>
        `Example ${at + 1}. ${question}\nAnswer: ${answer}\n${explanation}`,
    ),
    placeOf(topic),
  ];
  return {
    explanation: parts.filter(Boolean).join("\n\n"),
    about: name,
    topic,
    keyPoints: points.slice(0, FACTS[length]),
  };
}

/** The place of a topic in the syllabus and what belongs to it. */
export function placeOf({ title, subject, section, aliases, stressedBy }: Topic): string {
  const [name] = subjectLabels({ subject, section });
  const place = section && section !== name ? `${name} (section ${section})` : name;
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
