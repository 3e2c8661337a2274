import { setImmediate } from "node:timers/promises";
import type { Difficulty, ExamType, Section, Subject } from "@prepfeed/contract/catalogue";
import { Generation } from "@prepfeed/contract/limits";
import { generateQuestions } from "@prepfeed/question-engine/generate";
import type { Question } from "@prepfeed/question-engine/question";
import { seededRandom } from "@prepfeed/question-engine/random";
import { topicOf } from "@prepfeed/question-engine/syllabus/syllabus";
import type { GeneratedQuestion } from "./generated-question-types.ts";

export interface BuiltInRequest {
  /** One of these; with none the exam chooses. Several subjects share the count. */
  subjects?: readonly Subject[];
  section?: Section;
  topic?: string;
  examType?: ExamType;
  difficulty?: Difficulty;
  count: number;
  seed: string;
  /** Fingerprints of questions that should not come again. */
  exclude: ReadonlySet<string>;
}

/** Questions of our own engine. Those that should not come again do come when there are no others; those in `given` never. */
export async function writeQuestions(
  request: BuiltInRequest,
  given: ReadonlySet<string> = new Set(),
): Promise<GeneratedQuestion[]> {
  const fresh = await writeSet(request, new Set([...request.exclude, ...given]));
  const missing = request.count - fresh.length;
  const had = new Set([...given, ...fresh.map(({ fingerprint }) => fingerprint)]);
  const repeated = missing > 0 ? await writeSet({ ...request, count: missing }, had) : [];
  return [...fresh, ...repeated].map(generatedQuestion);
}

/** How often something else is tried for a learner who has seen what came, and how much at a time. */
const ROUNDS = 5;
const ROUND_SIZE = 2 * Generation.maxCount;

/** The same, but none that the learner has seen while there are others; `areSeen` is asked once a round. */
export async function writeUnseenQuestions(
  request: BuiltInRequest,
  areSeen: (questions: GeneratedQuestion[]) => Promise<boolean[]>,
): Promise<GeneratedQuestion[]> {
  const { count, seed } = request;
  const tried = new Set(request.exclude);
  const unseen: Question[] = [];
  for (let round = 0; round < ROUNDS && unseen.length < count; round++) {
    const size = round === 0 ? count : ROUND_SIZE;
    const set = await writeSet({ ...request, count: size, seed: `${seed} ${round}` }, tried);
    if (set.length === 0) break;
    for (const { fingerprint } of set) tried.add(fingerprint);
    const isSeen = await areSeen(set.map(generatedQuestion));
    unseen.push(...set.filter((_, at) => !isSeen[at]).slice(0, count - unseen.length));
  }
  const given = new Set(unseen.map(({ fingerprint }) => fingerprint));
  const missing = count - unseen.length;
  const rest = missing > 0 ? await writeQuestions({ ...request, count: missing }, given) : [];
  return [...unseen.map(generatedQuestion), ...rest];
}

async function writeSet(
  { subjects, section, topic, examType, difficulty, count, seed }: BuiltInRequest,
  exclude: ReadonlySet<string>,
): Promise<Question[]> {
  // Loading and writing never pause by themselves.
  const common = { examType, difficulty, seed, exclude, pause: () => setImmediate() };
  if (!subjects) return generateQuestions({ ...common, section, topic, count });
  const random = seededRandom(seed);
  const set: Question[] = [];
  for (const [subject, share] of sharesOf(random.shuffle(subjects), count)) {
    set.push(...(await generateQuestions({ ...common, subject, count: share })));
  }
  return subjects.length > 1 ? random.shuffle(set) : set;
}

/** `count` shared as evenly as possible; parts that get none are left out. */
export function sharesOf<T>(parts: readonly T[], count: number): [T, number][] {
  return parts
    .map((part, at): [T, number] => [part, Math.floor((count + parts.length - 1 - at) / parts.length)])
    .filter(([, share]) => share > 0);
}

function generatedQuestion(question: Question): GeneratedQuestion {
  const { kind, questionText, options, correctAnswer, explanation, subject, section, difficulty } = question;
  return {
    kind,
    questionText,
    options,
    correctAnswer,
    tolerance: question.tolerance ?? null,
    figure: question.figure ?? null,
    stimulus: question.stimulus ?? null,
    explanation,
    subject,
    section: section ?? null,
    topic: topicOf(question.topic).title,
    difficulty,
    engine: "built-in",
    writer: question.writer,
    verified: false,
  };
}
