import {
  labelOf,
  OPTIONS,
  type Section,
  type Subject,
  sectionOf,
  subjectsOf,
} from "@prepfeed/contract/foundation/catalogue";
import { matchTopic } from "@prepfeed/question-engine/match-topic";
import { seededRandom } from "@prepfeed/question-engine/random";
import type { Ai, AiDeps } from "../../ai/ai.ts";
import { askWithinDay } from "../../ai/ai-budget.ts";
import { askQuestions } from "../../ai/ask-questions.ts";
import type { CheckedQuestion } from "../../ai/check-question.ts";
import { utcDay } from "../../rules/days.ts";
import { askedAbout } from "./asked-about.ts";
import { divideEvenly } from "./built-in-questions.ts";
import { type GeneratedQuestion, PLAIN, type QuestionsRequest } from "./generated-question-types.ts";

/** One request to the provider, and the labels of its questions. */
interface Part {
  subject: Subject | null;
  section?: Section;
  /** The topic in words. */
  topic?: string;
  /** The topic that is stored. */
  title: string | null;
}

/** How many examples of questions to avoid are sent; more would only make the request long. */
const MAX_AVOID = 20;
const MAX_AVOID_LENGTH = 200;

/** Checked questions from the provider; none if it fails, or the learner's daily limit is used up. */
export async function askForQuestions(
  { now }: AiDeps,
  ai: Ai,
  viewerId: string,
  request: QuestionsRequest,
  seed: string,
): Promise<GeneratedQuestion[]> {
  const parts = partsOf(request);
  if (parts.length === 0) return [];
  const day = utcDay(now());
  const count = Math.min(request.count, await ai.dailyQuestions.left(viewerId, day));
  if (count === 0) return [];
  const signal = ai.startClock();
  const ask = async ([part, share]: [Part, number], at: number) => {
    const questions = await askQuestions(
      ai.provider,
      {
        topic: part.topic,
        subject: part.subject ?? undefined,
        examType: request.examType,
        difficulty: request.difficulty ?? "MEDIUM",
        count: share,
        sourceText: request.text,
        avoid: request.known
          ?.slice(0, MAX_AVOID)
          .map(({ questionText }) => questionText.slice(0, MAX_AVOID_LENGTH)),
      },
      { verify: ai.verify, signal, random: seededRandom(`${seed} ${at}`) },
    );
    return questions.map((question) => generatedQuestion(question, part, ai));
  };
  const result = await askWithinDay(ai.dailyQuestions, { userId: viewerId, day, count }, async () => ({
    questions: (await Promise.all(divideEvenly(parts, count).map(ask))).flat(),
  }));
  return result?.questions ?? [];
}

/**
 * The built-in engine writes a mix of subjects, because the provider would not say which question belongs to
 * which subject.
 */
function partsOf(request: QuestionsRequest): Part[] {
  const { subjects, text } = request;
  if (text !== undefined) return [{ subject: null, title: null }];
  const about = askedAbout(request);
  if (about.section) return partsOfSection(about.section);
  if (about.topic === undefined) {
    return subjects?.length === 1
      ? subjects.map((subject) => ({ subject, topic: labelOf(subject), title: null }))
      : [];
  }
  const { topic, askedIn } = about;
  const match = matchTopic(topic, askedIn);
  const found = match.known ? match.topics : [];
  const [first] = found;
  const isOneSubject = found.every(({ subject }) => subject === first?.subject);
  return [
    {
      subject: (isOneSubject && first?.subject) || (subjects?.length === 1 && subjects[0]) || null,
      section: found.length === 1 ? first?.section : undefined,
      topic,
      title: found.length === 1 && first ? first.title : topic,
    },
  ];
}

/** A section of several subjects is requested subject by subject. */
function partsOfSection(section: Section): Part[] {
  const subjects = subjectsOf(section);
  return subjects.map((subject) => ({
    subject,
    section,
    topic: subjects.length > 1 ? labelOf(subject) : section,
    title: null,
  }));
}

function generatedQuestion(
  { questionText, options, correctIndex, explanation, difficulty, verified }: CheckedQuestion,
  { subject, section, title }: Part,
  { provider }: Ai,
): GeneratedQuestion {
  return {
    ...PLAIN,
    questionText,
    options,
    correctAnswer: OPTIONS[correctIndex] ?? "A",
    explanation,
    subject,
    section: section ?? (subject && sectionOf(subject)),
    topic: title,
    difficulty,
    engine: provider.engine,
    model: provider.model,
    verified,
  };
}
