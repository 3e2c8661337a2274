import { type Difficulty, OPTIONS, type Subject } from "@prepfeed/contract/foundation/catalogue";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { matchTopic, UnknownTopicError } from "@prepfeed/question-engine/match-topic";
import { fingerprintOf } from "@prepfeed/question-engine/question";
import { seededRandom } from "@prepfeed/question-engine/random";
import type { Topic } from "@prepfeed/question-engine/syllabus";
import { questionsFromText } from "@prepfeed/text-tools/questions-from-text";
import type { AiDeps } from "../../ai/ai.ts";
import { drawing } from "../../drawing/drawing-pool.ts";
import type { DrawnPart } from "../../drawing/jobs.ts";
import { preparedParts } from "../../drawing/prepared-parts.ts";
import { fieldRefusal } from "../../foundation/app-error.ts";
import { rightAnswerText } from "../../rules/question-identity.ts";
import { termsOfTopics, topicsSpotted } from "../../rules/spot-topics.ts";
import { areSeen as areKeysSeen, type KeyedQuestion } from "../questions/seen-keys.service.ts";
import { askedAbout } from "./asked-about.ts";
import {
  type BuiltInRequest,
  generatedQuestion,
  writeQuestions,
  writeUnseenQuestions,
} from "./built-in-questions.ts";
import { checkedFingerprints } from "./checked-questions.service.ts";
import { generalLevelNote } from "./general-level.ts";
import {
  type GeneratedQuestion,
  type GeneratedQuestions,
  type KeptQuestion,
  PLAIN,
  type QuestionsRequest,
} from "./generated-question-types.ts";
import { askForQuestions } from "./provider-questions.service.ts";
import { topicNote } from "./topic-note.ts";

/** What distinguishes questions: what is asked, and the right answer. */
export function keyedQuestion(question: KeptQuestion): KeyedQuestion {
  const { questionText, figure, picture, stimulus, options, correctAnswer } = question;
  const correctOption = rightAnswerText(options, correctAnswer);
  return { questionText, figure, pictureHash: picture?.hash ?? null, stimulus, correctOption };
}

/**
 * One question of the built-in engine for the assistant to ask; `message` says when it is not about the topic.
 */
export async function provideQuestion(
  db: AiDeps["db"],
  request: { topic?: string; difficulty?: Difficulty; who: string },
) {
  const [seed, never] = [crypto.randomUUID(), await checkedFingerprints(db)];
  const [question] = await writeQuestions({ ...request, count: 1, seed, exclude: new Set(), never });
  const message = topicNote({ ...request, count: 1 }, { own: 1, all: 1 });
  return question && { ...question, ...keyedQuestion(question), message };
}

/** What a part of a paper needs. */
export interface PaperPart extends Omit<BuiltInRequest, "subjects" | "exclude" | "never"> {
  subject?: Subject;
}

/**
 * Questions of the built-in engine for a paper, the same for the same seed. None repeats one of the paper, and none
 * is known to the learner while there are others.
 */
export async function writePaperQuestions(
  { subject, ...part }: PaperPart,
  has: ReadonlySet<string>,
  known: ReadonlySet<string>,
): Promise<GeneratedQuestion[]> {
  const subjects = subject && [subject];
  return refuseUnknownTopic(() => writeQuestions({ ...part, subjects, exclude: known, never: has }));
}

const prepared = preparedParts(drawing);

/** Some questions of each part, at its level and in one job; none that the learner has seen. */
export async function writeParts(
  db: AiDeps["db"],
  viewerId: string,
  parts: DrawnPart[],
  known: readonly KeyedQuestion[],
): Promise<GeneratedQuestion[]> {
  const exclude = new Set([...known.map(writtenFingerprint), ...(await checkedFingerprints(db))]);
  const drawn = (await prepared.draw({ parts, exclude }, viewerId)).map(generatedQuestion);
  const isSeen = await areKeysSeen(db, viewerId, drawn.map(keyedQuestion));
  return drawn.filter((_, at) => !isSeen[at]);
}

/** Distinguishes it from others while it is generated. */
export function writtenFingerprint(question: KeyedQuestion): string {
  return fingerprintOf(question.questionText, question.correctOption, question);
}

/**
 * Another question by the same writer, with other numbers or another case; undefined if there is no such writer, or
 * it has nothing else to ask, or that question is being checked.
 */
export async function provideVariant(
  db: AiDeps["db"],
  { writer, topic, questionText }: { writer: string; topic: Topic; questionText: string },
  who: string,
): Promise<GeneratedQuestion | undefined> {
  const question = await drawing.draw("variant", { writer, unit: topic.unit, questionText }, who);
  const isChecked = question && (await checkedFingerprints(db)).has(question.fingerprint);
  return question && !isChecked ? generatedQuestion(question) : undefined;
}

/**
 * The only source of new questions: the provider's that passed every check, and the built-in engine's for the rest. A
 * provider writes only questions with four options and one right, so the built-in engine writes an exam's other
 * kinds, unless it does not know the topic.
 */
export async function provideQuestions(
  deps: AiDeps,
  viewerId: string,
  request: QuestionsRequest,
): Promise<GeneratedQuestions> {
  const seed = crypto.randomUUID();
  const never = await checkedFingerprints(deps.db);
  const areSeen = (questions: GeneratedQuestion[]) =>
    areKeysSeen(deps.db, viewerId, questions.map(keyedQuestion));
  const fitsProvider = !request.kinds || isUnknown(request);
  const written =
    deps.ai && fitsProvider ? await askForQuestions(deps, deps.ai, viewerId, request, seed) : [];
  const isSeen = request.unseen && written.length > 0 ? await areSeen(written) : [];
  const asked = written.filter(
    (question, at) => !isSeen[at] && !never.has(writtenFingerprint(keyedQuestion(question))),
  );
  const missing = { ...request, count: request.count - asked.length };
  const own =
    missing.count > 0 ? await writeOwn(missing, { seed, never }, viewerId, asked.length > 0, areSeen) : [];
  const questions = [...asked, ...own];
  const levelNote = own.length > 0 ? generalLevelNote(request) : undefined;
  return {
    questions,
    engine: asked[0]?.engine ?? "built-in",
    message:
      topicNote(request, { own: own.length, all: questions.length }) ??
      kindsNote(request, questions) ??
      levelNote,
    ...(levelNote && { generalLevel: true }),
  };
}

/** Topics that the built-in engine can ask about outside any exam. */
function isUnknown(request: QuestionsRequest): boolean {
  if (request.text !== undefined) return true;
  const about = askedAbout(request);
  return about.topic !== undefined && !matchTopic(about.topic, about.askedIn).known;
}

function kindsNote(request: QuestionsRequest, { length }: readonly GeneratedQuestion[]): string | undefined {
  return request.kinds && length > 0 && isUnknown(request) ? refusals.ai.fourOptionsOnly : undefined;
}

async function writeOwn(
  request: QuestionsRequest,
  { seed, never }: Pick<BuiltInRequest, "seed" | "never">,
  who: string,
  hasOthers: boolean,
  areSeen: (questions: GeneratedQuestion[]) => Promise<boolean[]>,
): Promise<GeneratedQuestion[]> {
  const { text, topic: _, section: __, subjects, known = [], unseen, ...rest } = request;
  if (text !== undefined) return askAboutText(text, request, seed);
  const about = askedAbout(request);
  const { section, topic } = about;
  const wanted = {
    ...rest,
    ...(topic !== undefined
      ? { topic, subjects, section: about.askedIn.section }
      : section
        ? { section }
        : { subjects }),
    seed,
    who,
    never,
    exclude: new Set(known.map(writtenFingerprint)),
  };
  const write = () => (unseen ? writeUnseenQuestions(wanted, areSeen) : writeQuestions(wanted));
  return hasOthers ? write().catch(noneOfUnknownTopic) : refuseUnknownTopic(write);
}

function noneOfUnknownTopic(error: unknown): GeneratedQuestion[] {
  if (error instanceof UnknownTopicError) return [];
  throw error;
}

async function refuseUnknownTopic<Written>(write: () => Promise<Written>): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof UnknownTopicError)) throw error;
    const nearest = error.nearest.map(({ title }) => title);
    throw fieldRefusal("invalid-request", "topic", refusals.ai.unknownTopic(error.topic, nearest));
  }
}

function askAboutText(text: string, request: QuestionsRequest, seed: string): GeneratedQuestion[] {
  const { count, difficulty = "MEDIUM" } = request;
  const terms = termsOfTopics(topicsSpotted(text));
  const random = seededRandom(seed);
  return questionsFromText(text, { count, difficulty, random, terms }).map((question) => ({
    ...PLAIN,
    questionText: question.questionText,
    options: question.options,
    correctAnswer: OPTIONS[question.correctIndex] ?? "A",
    explanation: question.explanation,
    subject: null,
    section: null,
    topic: question.topic ?? null,
    difficulty,
    engine: "built-in",
    verified: false,
  }));
}
