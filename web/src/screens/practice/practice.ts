import type { Figure } from "@prepfeed/contract/figures/figure";
import {
  DIFFICULTIES,
  ENGINES,
  EXAM_TYPES,
  KINDS,
  SUBJECTS,
  UNPAID_REASONS,
} from "@prepfeed/contract/foundation/catalogue";
import { Question, Score } from "@prepfeed/contract/foundation/limits";
import type { Mistake } from "@prepfeed/contract/learning/practice";
import type { AnswerResult } from "@prepfeed/contract/questions/questions";
import { z } from "zod";

const figure = z.custom<Figure>((drawn) => typeof drawn === "object" && drawn !== null);

/**
 * Written out for the stored form, because the contract's schemas would be loaded with every screen that shows a
 * question.
 */
const question: z.ZodType<Mistake> = z.object({
  id: z.string(),
  // Defaults for a practice stored by an earlier version.
  kind: z.enum(KINDS).default("SINGLE"),
  questionText: z.string(),
  optionA: z.string().nullable(),
  optionB: z.string().nullable(),
  optionC: z.string().nullable(),
  optionD: z.string().nullable(),
  optionE: z.string().optional(),
  tolerance: z.string().optional(),
  figure: figure.optional(),
  pictureUrl: z.string().optional(),
  pictureWidth: z.number().optional(),
  pictureHeight: z.number().optional(),
  pictureDescription: z.string().optional(),
  stimulus: z.object({ id: z.string(), text: z.string(), figure: figure.optional() }).optional(),
  section: z.string(),
  topic: z.string().nullable(),
  topicSlug: z.string().optional(),
  points: z.number(),
  timeLimit: z.number(),
  subject: z.enum(SUBJECTS).nullable(),
  examType: z.enum(EXAM_TYPES).nullable(),
  difficultyLevel: z.enum(DIFFICULTIES).nullable(),
  engine: z.enum(ENGINES).nullable(),
  verified: z.boolean(),
});

const result = z.object({
  questionId: z.string(),
  selectedOption: z.string(),
  isCorrect: z.boolean(),
  correctAnswer: z.string(),
  alsoRight: z.array(z.string()).optional(),
  isDropped: z.literal(true).optional(),
  explanation: z.string(),
  pointsEarned: z.number(),
  unpaidReason: z.enum(UNPAID_REASONS).optional(),
}) satisfies z.ZodType<Partial<AnswerResult>>;
export type PracticeResult = z.infer<typeof result>;

const marking = z.object({ right: z.number(), wrong: z.number() });
/** The marks for a right answer, and the cost of a wrong one. They change no points. */
export type Marking = z.infer<typeof marking>;

/** A practice from its start until a new one is started; keys arrive only with the results. */
export const practice = z.object({
  questions: z.array(question).min(1),
  index: z.number().int().min(0),
  answers: z.record(z.string(), z.string()),
  /** Seconds spent on each question. */
  seconds: z.record(z.string(), z.number()),
  /** Null until the answers were submitted. */
  results: z.array(result).nullable(),
  /** Milliseconds since 1970, if there is a clock. */
  endsAt: z.number().nullable().default(null),
  marking: marking.nullable().default(null),
  /** A notice about its questions. */
  note: z.string().optional(),
});
export type Practice = z.infer<typeof practice>;

/** A quiz that another screen passes with the navigation. */
export const handedOver = z.object({
  ready: z.object({ questions: z.array(question).min(1), note: z.string().optional() }),
});

/** The rules of a practice. */
export type Rules = Pick<Practice, "endsAt" | "marking" | "note">;

const NO_RULES: Rules = { endsAt: null, marking: null };

export function begin(questions: Practice["questions"], rules: Partial<Rules> = {}): Practice {
  return { questions, index: 0, answers: {}, seconds: {}, results: null, ...NO_RULES, ...rules };
}

/** Further questions after those of a running practice; they replace one that is over. */
export function withMore(now: Practice | null, questions: Practice["questions"]): Practice {
  if (!now || now.results !== null) return begin(questions);
  const has = new Set(now.questions.map(({ id }) => id));
  return { ...now, questions: [...now.questions, ...questions.filter(({ id }) => !has.has(id))] };
}

/** The time is up: unanswered questions are skipped, even if that is all of them. */
export function end(now: Practice): Practice {
  return { ...now, results: now.results ?? [] };
}

export function choose(now: Practice, questionId: string, answer: string | null): Practice {
  const { [questionId]: _, ...others } = now.answers;
  return { ...now, answers: answer === null ? others : { ...others, [questionId]: answer } };
}

/** An index beyond the ends becomes the nearest one. */
export function goTo(now: Practice, index: number): Practice {
  return { ...now, index: Math.min(Math.max(0, index), now.questions.length - 1) };
}

export function addSeconds(now: Practice, questionId: string, seconds: number): Practice {
  return { ...now, seconds: { ...now.seconds, [questionId]: (now.seconds[questionId] ?? 0) + seconds } };
}

/** The request: the answered questions, in order. */
export function givenAnswers({ questions, answers, seconds }: Practice) {
  return questions.flatMap(({ id }) => {
    const selectedOption = answers[id];
    const timeSpent = Math.min(Question.maxTimeSpent, Math.round(seconds[id] ?? 0));
    return selectedOption ? [{ questionId: id, selectedOption, timeSpent }] : [];
  });
}

/**
 * Answers that the server does not have yet: all of them before the first sending, afterwards those that
 * failed.
 */
export function unsentAnswers(now: Practice) {
  const taken = new Set(now.results?.map(({ questionId }) => questionId));
  return givenAnswers(now).filter(({ questionId }) => !taken.has(questionId));
}

/** Nothing would be lost. */
export function isDone(now: Practice): boolean {
  return now.results !== null && unsentAnswers(now).length === 0;
}

/** Results of another practice that arrive too late change nothing. */
export function withResults(now: Practice, results: PracticeResult[]): Practice {
  const unsent = new Set(unsentAnswers(now).map(({ questionId }) => questionId));
  const own = results.filter(({ questionId }) => unsent.has(questionId));
  return own.length === 0 ? now : { ...now, results: [...(now.results ?? []), ...own] };
}

/** Unanswered when the others were sent, or still open. */
export function skippedQuestions({ questions, answers }: Practice) {
  return questions.filter(({ id }) => !answers[id]);
}

export function wronglyAnswered({ questions, results }: Practice) {
  const wrong = new Set(results?.flatMap(({ questionId, isCorrect }) => (isCorrect ? [] : [questionId])));
  return questions.filter(({ id }) => wrong.has(id));
}

/** The index of the next question without an answer, after this one and then from the start. */
export function nextUnanswered({ questions, answers, index }: Practice): number | null {
  const order = questions.map((_question, step) => (index + 1 + step) % questions.length);
  return order.find((each) => !answers[questions[each]?.id ?? ""]) ?? null;
}

export interface Summary {
  correct: number;
  skipped: number;
  /** The answers that the server accepted. */
  total: number;
  /** The share of right ones among accepted answers, rounded as specified. */
  percentage: number;
  isPass: boolean;
  points: number;
}

export function summaryOf(now: Practice): Summary {
  const results = now.results ?? [];
  const correct = results.filter(({ isCorrect }) => isCorrect).length;
  const skipped = skippedQuestions(now).length;
  const total = results.length;
  const percentage = total === 0 ? 0 : Math.round((100 * correct) / total);
  const points = results.reduce((sum, { pointsEarned }) => sum + pointsEarned, 0);
  return { correct, skipped, total, percentage, isPass: percentage >= Score.pass, points };
}
