import type { Difficulty, ExamType, Kind, Section, Subject } from "@prepfeed/contract/foundation/catalogue";
import { Generation } from "@prepfeed/contract/foundation/limits";
import { type Question, spreadKeys } from "@prepfeed/question-engine/question";
import { seededRandom } from "@prepfeed/question-engine/random";
import { topicOf, UNIT_HOME } from "@prepfeed/question-engine/syllabus";
import { drawing } from "../../drawing/drawing-pool.ts";
import type { GeneratedQuestion } from "./generated-question-types.ts";

export interface BuiltInRequest {
  /**
   * Subjects, of which several share the count, or a section, or a topic: then the other two only say which of several
   * meanings counts. Without any, the exam chooses.
   */
  subjects?: readonly Subject[];
  section?: Section;
  topic?: string;
  examType?: ExamType;
  difficulty?: Difficulty;
  /** Without kinds, questions have four options with one right. */
  kinds?: readonly Kind[];
  count: number;
  seed: string;
  /** Fingerprints of questions that should not be repeated. */
  exclude: ReadonlySet<string>;
  /** Fingerprints of questions that must not be asked, even if there are no others. */
  never: ReadonlySet<string>;
  /** The learner who waits for them. */
  who?: string;
}

/** Questions of the built-in engine. Questions that should not be repeated are used only if there are no others. */
export async function writeQuestions(request: BuiltInRequest): Promise<GeneratedQuestion[]> {
  const { never } = request;
  const fresh = await drawSet(request, new Set([...request.exclude, ...never]));
  const missing = request.count - fresh.length;
  const had = new Set([...never, ...fresh.map(({ fingerprint }) => fingerprint)]);
  const repeated = missing > 0 ? await drawSet({ ...request, count: missing }, had) : [];
  const { seed } = request;
  return [...fresh, ...repeated].map((question) => ({ ...generatedQuestion(question), seed }));
}

/**
 * How often the engine tries again for a learner who has seen the questions it made, and how many it makes at
 * a time.
 */
const ROUNDS = 5;
const ROUND_SIZE = 2 * Generation.maxCount;

/** The same, but prefers questions that the learner has not seen; `areSeen` is called once a round. */
export async function writeUnseenQuestions(
  request: BuiltInRequest,
  areSeen: (questions: GeneratedQuestion[]) => Promise<boolean[]>,
): Promise<GeneratedQuestion[]> {
  const { count, seed } = request;
  const tried = new Set([...request.exclude, ...request.never]);
  const unseen: Question[] = [];
  for (let round = 0; round < ROUNDS && unseen.length < count; round++) {
    const size = round === 0 ? count : ROUND_SIZE;
    const set = await drawSet({ ...request, count: size, seed: `${seed} ${round}` }, tried);
    if (set.length === 0) break;
    for (const { fingerprint } of set) tried.add(fingerprint);
    const isSeen = await areSeen(set.map(generatedQuestion));
    const blocks = blocksOf(set.filter((_, at) => !isSeen[at]));
    const order = round === 0 ? blocks : seededRandom(`${seed} ${round}`).shuffle(blocks);
    unseen.push(...upTo(count - unseen.length, order));
  }
  const never = new Set([...request.never, ...unseen.map(({ fingerprint }) => fingerprint)]);
  const missing = count - unseen.length;
  const rest = missing > 0 ? await writeQuestions({ ...request, count: missing, never }) : [];
  return [...unseen.map((question) => ({ ...generatedQuestion(question), seed })), ...rest];
}

async function drawSet(
  { subjects, section, topic, examType, difficulty, kinds, count, seed, who }: BuiltInRequest,
  exclude: ReadonlySet<string>,
): Promise<Question[]> {
  const common = { examType, difficulty, kinds, seed, exclude };
  if (!subjects || topic !== undefined) {
    const [subject, ...others] = subjects ?? [];
    const field = others.length === 0 && subject ? { subject } : {};
    return drawing.draw("set", { ...common, ...field, section, topic, count }, who);
  }
  const random = seededRandom(seed);
  const set: Question[] = [];
  for (const [subject, share] of divideEvenly(random.shuffle(subjects), count)) {
    set.push(...(await drawing.draw("set", { ...common, subject, count: share }, who)));
  }
  return subjects.length > 1 ? spreadKeys(random.shuffle(blocksOf(set)).flat(), random).questions : set;
}

/** Questions that share a stimulus form one block; a block needs at least two of them. */
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

/** `count` divided as evenly as possible; parts that get none are left out. */
export function divideEvenly<T>(parts: readonly T[], count: number): [T, number][] {
  return parts
    .map((part, at): [T, number] => [part, Math.floor((count + parts.length - 1 - at) / parts.length)])
    .filter(([, share]) => share > 0);
}

export function generatedQuestion(question: Question): GeneratedQuestion {
  const { kind, questionText, options, correctAnswer, explanation, subject, section, difficulty } = question;
  const topic = topicOf(question.topic);
  return {
    kind,
    questionText,
    options,
    fixedOrder: question.fixedOrder ?? false,
    correctAnswer,
    tolerance: question.tolerance ?? null,
    figure: question.figure ?? null,
    stimulus: question.stimulus ?? null,
    explanation,
    subject,
    section: section ?? UNIT_HOME[topic.unit].section ?? null,
    topic: topic.title,
    difficulty,
    engine: "built-in",
    writer: question.writer,
    verified: false,
  };
}
