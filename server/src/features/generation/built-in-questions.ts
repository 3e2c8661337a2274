import type { Difficulty, ExamType, Kind, Section, Subject } from "@prepfeed/contract/catalogue";
import { Generation } from "@prepfeed/contract/limits";
import { generateQuestions } from "@prepfeed/question-engine/generate";
import type { Question } from "@prepfeed/question-engine/question";
import { seededRandom } from "@prepfeed/question-engine/random";
import { topicOf } from "@prepfeed/question-engine/syllabus/syllabus";
import { betweenPieces } from "../../in-pieces.ts";
import type { GeneratedQuestion } from "./generated-question-types.ts";

export interface BuiltInRequest {
  /** One of these; with none the exam chooses. Several subjects share the count. */
  subjects?: readonly Subject[];
  section?: Section;
  topic?: string;
  examType?: ExamType;
  difficulty?: Difficulty;
  kinds?: readonly Kind[];
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
    const blocks = blocksOf(set.filter((_, at) => !isSeen[at]));
    const order = round === 0 ? blocks : seededRandom(`${seed} ${round}`).shuffle(blocks);
    unseen.push(...upTo(count - unseen.length, order));
  }
  const given = new Set(unseen.map(({ fingerprint }) => fingerprint));
  const missing = count - unseen.length;
  const rest = missing > 0 ? await writeQuestions({ ...request, count: missing }, given) : [];
  return [...unseen.map(generatedQuestion), ...rest];
}

async function writeSet(
  { subjects, section, topic, examType, difficulty, kinds, count, seed }: BuiltInRequest,
  exclude: ReadonlySet<string>,
): Promise<Question[]> {
  // Loading and writing never pause by themselves.
  const common = { examType, difficulty, kinds, seed, exclude, pause: betweenPieces() };
  if (!subjects) return generateQuestions({ ...common, section, topic, count });
  const random = seededRandom(seed);
  const set: Question[] = [];
  for (const [subject, share] of sharesOf(random.shuffle(subjects), count)) {
    set.push(...(await generateQuestions({ ...common, subject, count: share })));
  }
  return subjects.length > 1 ? random.shuffle(blocksOf(set)).flat() : set;
}

/** Questions that share what is read are one block; one that is left alone of them is none. */
function blocksOf(questions: readonly Question[]): Question[][] {
  const blocks: Question[][] = [];
  for (const question of questions) {
    const { stimulus } = question;
    const last = stimulus && blocks.findLast(([first]) => first?.stimulus?.text === stimulus.text);
    if (last) last.push(question);
    else blocks.push([question]);
  }
  return blocks.filter(([first, second]) => !first?.stimulus || second);
}

/** As many as fit; of a set at least two. */
function upTo(count: number, blocks: readonly Question[][]): Question[] {
  const taken: Question[] = [];
  for (const block of blocks) {
    const room = count - taken.length;
    if (room === 1 && block.length > 1) continue;
    taken.push(...block.slice(0, room));
  }
  return taken;
}

/** `count` shared as evenly as possible; parts that get none are left out. */
export function sharesOf<T>(parts: readonly T[], count: number): [T, number][] {
  return parts
    .map((part, at): [T, number] => [part, Math.floor((count + parts.length - 1 - at) / parts.length)])
    .filter(([, share]) => share > 0);
}

export function generatedQuestion(question: Question): GeneratedQuestion {
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
