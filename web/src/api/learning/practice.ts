import {
  type Difficulty,
  type ExamType,
  KINDS,
  type Section,
  type Subject,
} from "@prepfeed/contract/catalogue";
import { WebTiming } from "@prepfeed/contract/limits";
import {
  generateQuiz,
  listMistakes,
  type Mistake,
  reviewQuestion,
  submitQuizAnswer,
} from "@prepfeed/contract/practice";
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
  /** In all the ways that the exam asks. */
  asInExam?: boolean;
}

export async function askForQuiz(
  { asInExam, ...request }: QuizRequest,
  signal: AbortSignal,
): Promise<ReadyQuiz> {
  const options = { timeout: WebTiming.aiTimeout, signal, adapt: asQuiz };
  const query = asInExam ? { ...request, kinds: KINDS.join(",") } : request;
  const { questions, message } = await call(generateQuiz, { query }, options);
  return { questions, note: message };
}

/** The reply is an object with questions, or a list of them alone. */
function asQuiz(reply: unknown): unknown {
  return Array.isArray(reply) ? { questions: reply, engine: reply[0]?.engine ?? "built-in" } : reply;
}

/** Always asked anew: what was got right since is no mistake any more. */
export function useMistakes(subject: Subject | undefined) {
  return useQuery({
    queryKey: ["mistakes", subject ?? null],
    queryFn: ({ signal }) => call(listMistakes, { query: { subject, count: MISTAKES_AT_ONCE } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

const MISTAKES_AT_ONCE = 10;

/** A new quiz. One made ready on another screen comes to the quiz's screen as `ready` in the navigation's state. */
export interface ReadyQuiz {
  questions: Mistake[];
  /** What is to be said about them, such as that they are only near what was asked for. */
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

/** Practising a mistake again: tells right or wrong, without points. Sent twice it is one more try, with the same outcome. */
export async function submitToReview(body: GivenAnswer) {
  const result = await call(reviewQuestion, { body });
  return { ...result, pointsEarned: 0 };
}
