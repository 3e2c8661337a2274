import {
  type Difficulty,
  type ExamType,
  KINDS,
  type Section,
  type Subject,
} from "@prepfeed/contract/foundation/catalogue";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import {
  generateQuiz,
  listMistakes,
  type Mistake,
  reviewQuestion,
  submitQuizAnswer,
} from "@prepfeed/contract/learning/practice";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

/** At least one of the first three says what the questions are about. */
export interface QuizRequest {
  subject?: Subject;
  section?: Section;
  topic?: string;
  difficultyLevel: Difficulty;
  examType: ExamType;
  count: number;
  /** With all question kinds of the exam. */
  asInExam?: boolean;
}

async function askForQuiz({ asInExam, ...request }: QuizRequest, signal: AbortSignal): Promise<ReadyQuiz> {
  const options = { timeout: WebTiming.aiTimeout, signal, adapt: asQuiz };
  const query = asInExam ? { ...request, kinds: KINDS.join(",") } : request;
  const { questions, message } = await call(generateQuiz, { query }, options);
  return { questions, note: message };
}

/** One quiz of several requests, in their order. */
export async function askForQuizzes(
  requests: readonly QuizRequest[],
  signal: AbortSignal,
): Promise<ReadyQuiz> {
  const quizzes = await Promise.all(requests.map((request) => askForQuiz(request, signal)));
  return {
    questions: quizzes.flatMap(({ questions }) => questions),
    note: quizzes.find(({ note }) => note)?.note,
  };
}

/** The reply is an object with questions, or only a list of them. */
function asQuiz(reply: unknown): unknown {
  return Array.isArray(reply) ? { questions: reply, engine: reply[0]?.engine ?? "built-in" } : reply;
}

/** Never cached, because questions answered right since then are no longer mistakes. */
export function useMistakes(subject: Subject | undefined) {
  return useQuery({
    queryKey: ["mistakes", subject ?? null],
    queryFn: ({ signal }) => call(listMistakes, { query: { subject, count: MISTAKES_AT_ONCE } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

const MISTAKES_AT_ONCE = 10;

/** A new quiz. One prepared on another screen is passed to the quiz's screen as `ready` in the navigation state. */
export interface ReadyQuiz {
  questions: Mistake[];
  /** A notice about them, such as that they are only near the requested topic. */
  note?: string | undefined;
}

export interface GivenAnswer {
  questionId: string;
  selectedOption: string;
  timeSpent: number;
}

/** An answer that counts, with its points. */
export function submitToQuiz(query: GivenAnswer) {
  return call(submitQuizAnswer, { query });
}

/**
 * Practises a mistake again: returns right or wrong, without points. Sent twice it is one more attempt with the same
 * outcome.
 */
export async function submitToReview(body: GivenAnswer) {
  const result = await call(reviewQuestion, { body });
  return { ...result, pointsEarned: 0 };
}
