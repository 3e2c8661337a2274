import { z } from "zod";
import { KINDS, UNPAID_REASONS } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { callerIds, id, pathId, required } from "./fields.ts";
import { figure } from "./figure.ts";
import { Length, Question } from "./limits.ts";
import { canonicalLetters, canonicalNumber } from "./marking.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

/** A letter, letters or a number; which of them the question takes is seen when it is marked. */
export const givenAnswer = z
  .string({ error: refusals.questions.answerInvalid })
  .max(Length.answerMax, { error: refusals.questions.answerInvalid, abort: true })
  .refine((text) => canonicalLetters(text) ?? canonicalNumber(text), refusals.questions.answerInvalid);

/** `A`, `ACD`, or a decimal number. */
const answer = z.string();

/** Seconds the learner took; what is no such number is left out. */
export const timeSpent = z.coerce
  .number<number | string | undefined>()
  .min(0)
  .max(Question.maxTimeSpent)
  .optional()
  .catch(undefined);

/** What an answer gets back, the first time and every time after. */
export const answerResult = z.object({
  questionId: id,
  selectedOption: answer,
  isCorrect: z.boolean(),
  correctAnswer: answer,
  explanation: z.string(),
  pointsEarned: z.number().int(),
  /** Only on a right answer that earned nothing. */
  unpaidReason: z.enum(UNPAID_REASONS).optional(),
  timeSpent: z.number().nullable(),
  submittedAt: z.iso.datetime(),
  alreadyAnswered: z.boolean(),
});
export type AnswerResult = z.infer<typeof answerResult>;

/** A learner's own answer, as the feed embeds it. */
export const myAnswer = answerResult
  .omit({ questionId: true, alreadyAnswered: true })
  .extend({ hasAnswered: z.literal(true) });
export type MyAnswer = z.infer<typeof myAnswer>;

/** What several questions of a set are about: a passage, a table, a chart, the rules of a puzzle. */
export const stimulus = z.object({
  id,
  text: z.string(),
  figure: figure.optional(),
});
export type Stimulus = z.infer<typeof stimulus>;

/** What is asked: the same everywhere a question is shown. A number has no options; only some exams have a fifth. */
export const questionContent = z.object({
  kind: z.enum(KINDS),
  questionText: z.string(),
  optionA: z.string().nullable(),
  optionB: z.string().nullable(),
  optionC: z.string().nullable(),
  optionD: z.string().nullable(),
  optionE: z.string().optional(),
  /** How far a number may be off; absent means not at all. */
  tolerance: z.string().optional(),
  figure: figure.optional(),
  /** Absent with width and height when the picture is gone with its post; what it showed is still told. */
  pictureUrl: z.string().optional(),
  pictureWidth: z.number().int().optional(),
  pictureHeight: z.number().int().optional(),
  pictureDescription: z.string().optional(),
  stimulus: stimulus.optional(),
});
export type QuestionContent = z.infer<typeof questionContent>;

/** A question as the viewer may see it: key and explanation are there only if they answered or wrote it, and sit no paper that asks it. */
export const publicQuestion = questionContent.extend({
  id,
  section: z.string(),
  topic: z.string().nullable(),
  /** The topic of the syllabus that it names, if it names one: see `getTopic`. */
  topicSlug: z.string().optional(),
  points: z.number().int(),
  timeLimit: z.number().int(),
  correctAnswer: answer.optional(),
  explanation: z.string().optional(),
  myAnswer: myAnswer.nullable(),
});
export type PublicQuestion = z.infer<typeof publicQuestion>;

const params = z.object({ id: pathId(messages.questions.idRequired) });

export const answerQuestion = endpoint({
  method: "POST",
  path: "/social/questions/:id/answer",
  access: "signed-in",
  loginMessage: messages.questions.loginToAnswer,
  rateLimit: "answers",
  failure: messages.failures.submitAnswer,
  summary: "Answer a question; the first answer stands",
  params,
  body: z.object({ userId: callerIds.userId, selectedOption: givenAnswer, timeSpent }),
  refuses: ["conflict"],
  reply: answerResult,
});

export const submitAnswer = endpoint({
  method: "POST",
  path: "/social/questions/submit",
  access: "signed-in",
  loginMessage: messages.questions.loginToAnswer,
  rateLimit: "answers",
  failure: messages.failures.submitAnswer,
  summary: "Answer a question, with everything in the query",
  query: z.object({
    userId: callerIds.userId,
    questionId: required(refusals.questions.submitRequired).pipe(id),
    selectedOption: required(refusals.questions.submitRequired).pipe(givenAnswer),
    timeSpent,
  }),
  refuses: ["conflict"],
  reply: answerResult,
});

export const getMyAnswer = endpoint({
  method: "GET",
  path: "/social/questions/:id/my-answer",
  access: "signed-in",
  summary: "One's own answer to a question",
  params,
  query: z.object({ userId: callerIds.userId }),
  reply: z.union([myAnswer, z.object({ hasAnswered: z.literal(false) })]),
});
