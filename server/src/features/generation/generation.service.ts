import {
  type Difficulty,
  type ExamType,
  type Kind,
  OPTIONS,
  type Section,
  type Subject,
} from "@prepfeed/contract/catalogue";
import { refusals } from "@prepfeed/contract/refusals";
import { matchTopic, UnknownTopicError } from "@prepfeed/question-engine/match-topic";
import { fingerprintOf } from "@prepfeed/question-engine/question";
import type { Topic } from "@prepfeed/question-engine/syllabus/syllabus";
import { writeQuestion as drawQuestion } from "@prepfeed/question-engine/writer";
import { loadUnits } from "@prepfeed/question-engine/writers/load";
import { questionsFromText } from "@prepfeed/text-tools/questions-from-text";
import type { AiDeps } from "../../ai/ai.ts";
import { fieldRefusal } from "../../app-error.ts";
import { betweenPieces } from "../../in-pieces.ts";
import { rightAnswerText } from "../../rules/question-identity.ts";
import { termsOfTopics, topicsSpotted } from "../../rules/spot-topics.ts";
import { areSeen as areKeysSeen, type KeyedQuestion } from "../questions/seen-keys.service.ts";
import { generatedQuestion, writeQuestions, writeUnseenQuestions } from "./built-in-questions.ts";
import {
  type GeneratedQuestion,
  type GeneratedQuestions,
  type KeptQuestion,
  PLAIN,
  type QuestionsRequest,
} from "./generated-question-types.ts";
import { askForQuestions } from "./provider-questions.service.ts";
import { sectionNamed } from "./section-named.ts";
import { topicNote } from "./topic-note.ts";
import { topicsMeant } from "./topics-meant.ts";

/** What tells one question from another: what it asks and its right answer. */
export function keyedQuestion(question: KeptQuestion): KeyedQuestion {
  const { questionText, figure, picture, stimulus, options, correctAnswer } = question;
  const correctOption = rightAnswerText(options, correctAnswer);
  return { questionText, figure, pictureHash: picture?.hash ?? null, stimulus, correctOption };
}

/** One question of our own engine, for the assistant to pose; `message` tells when it is not about the topic. */
export async function writeQuestion(request: { topic?: string; difficulty?: Difficulty }) {
  const seed = crypto.randomUUID();
  const [question] = await writeQuestions({ ...request, count: 1, seed, exclude: new Set() });
  const message = topicNote({ ...request, count: 1 }, { own: 1, all: 1 });
  return question && { ...question, ...keyedQuestion(question), message };
}

/** What a part of a paper asks for. */
export interface PaperPart {
  subject?: Subject;
  section?: Section;
  topic?: string;
  examType?: ExamType;
  difficulty?: Difficulty;
  /** Without them four options with one right. */
  kinds?: readonly Kind[];
  count: number;
  seed: string;
}

/** Questions of our own engine for a paper, the same for the same seed: none of those it has already, and none that its
 * learner knows while there are others. */
export async function writePaperQuestions(
  { subject, ...part }: PaperPart,
  has: ReadonlySet<string>,
  known: ReadonlySet<string>,
): Promise<GeneratedQuestion[]> {
  const subjects = subject && [subject];
  return refuseUnknownTopic(() =>
    writeQuestions(
      {
        ...part,
        ...(part.topic === undefined ? { subjects } : { topic: topicIn(subjects, part.topic) }),
        exclude: known,
      },
      has,
    ),
  );
}

/** What tells it from others while it is written. */
export function writtenFingerprint(question: KeyedQuestion): string {
  return fingerprintOf(question.questionText, question.correctOption, question);
}

/** Another question of the same writer, with other numbers or another case; undefined when there is no such writer, or nothing else to ask. */
export async function writeVariant(
  { writer, topic, questionText }: { writer: string; topic: Topic; questionText: string },
  tries = 8,
): Promise<GeneratedQuestion | undefined> {
  const found = (await loadUnits(new Set([topic.unit]), betweenPieces())).find(({ name }) => name === writer);
  for (let i = 0; found && i < tries; i++) {
    const { question } = drawQuestion(found, crypto.randomUUID());
    if (question.questionText !== questionText && !question.stimulus) return generatedQuestion(question);
  }
  return undefined;
}

/**
 * The one way to new questions: the provider's that passed every check, and our own engine's for the rest. A provider
 * writes four options with one right only, so that an exam's kinds are our own engine's, unless it does not know the topic.
 */
export async function generateQuestions(
  deps: AiDeps,
  viewerId: string,
  request: QuestionsRequest,
): Promise<GeneratedQuestions> {
  const seed = crypto.randomUUID();
  const areSeen = (questions: GeneratedQuestion[]) =>
    areKeysSeen(deps.db, viewerId, questions.map(keyedQuestion));
  const fitsProvider = !request.kinds || isUnknown(request);
  const written =
    deps.ai && fitsProvider ? await askForQuestions(deps, deps.ai, viewerId, request, seed) : [];
  const isSeen = request.unseen && written.length > 0 ? await areSeen(written) : [];
  const asked = written.filter((_, at) => !isSeen[at]);
  const missing = { ...request, count: request.count - asked.length };
  const own = missing.count > 0 ? await writeOwn(missing, seed, asked.length > 0, areSeen) : [];
  const questions = [...asked, ...own];
  return {
    questions,
    engine: asked[0]?.engine ?? "built-in",
    message: topicNote(request, { own: own.length, all: questions.length }) ?? kindsNote(request, questions),
  };
}

/** What our own engine can ask about in no exam's way. */
function isUnknown({ text, topic }: QuestionsRequest): boolean {
  if (text !== undefined) return true;
  return topic !== undefined && !sectionNamed(topic) && !matchTopic(topic).known;
}

function kindsNote(request: QuestionsRequest, { length }: readonly GeneratedQuestion[]): string | undefined {
  return request.kinds && length > 0 && isUnknown(request) ? refusals.ai.fourOptionsOnly : undefined;
}

async function writeOwn(
  request: QuestionsRequest,
  seed: string,
  hasOthers: boolean,
  areSeen: (questions: GeneratedQuestion[]) => Promise<boolean[]>,
): Promise<GeneratedQuestion[]> {
  const { text, topic, subjects, known = [], unseen, ...rest } = request;
  if (text !== undefined) return askAboutText(text, request, seed);
  const section = topic === undefined ? undefined : sectionNamed(topic);
  const wanted = {
    ...rest,
    ...(section ? { section } : topic === undefined ? { subjects } : { topic: topicIn(subjects, topic) }),
    seed,
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

/** Words that mean topics of several subjects, narrowed down to the one in these; other words stay as they are. */
function topicIn(subjects: readonly Subject[] | undefined, topic: string): string {
  const match = matchTopic(topic);
  if (!match.known || match.topics.length === 1 || match.subtopics.length > 0) return topic;
  const [meant, ...others] = topicsMeant(topic, subjects);
  return meant && others.length === 0 ? meant.key : topic;
}

function askAboutText(text: string, request: QuestionsRequest, seed: string): GeneratedQuestion[] {
  const { count, difficulty = "MEDIUM" } = request;
  const terms = termsOfTopics(topicsSpotted(text));
  const number = Number.parseInt(seed.slice(0, 8), 16);
  return questionsFromText(text, { count, difficulty, seed: number, terms }).map((question) => ({
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
