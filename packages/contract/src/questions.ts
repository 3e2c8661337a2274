import { z } from "zod";
import { OPTIONS, UNPAID_REASONS } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { callerIds, id, oneOf, pathId, required } from "./fields.ts";
import { Question } from "./limits.ts";
import { messages } from "./messages.ts";

export const option = oneOf("selectedOption", OPTIONS);

/** Seconds the learner took; what is no such number is left out. */
const timeSpent = z.coerce
  .number<number | string | undefined>()
  .min(0)
  .max(Question.maxTimeSpent)
  .optional()
  .catch(undefined);

/** What an answer gets back, the first time and every time after. */
export const answerResult = z.object({
  questionId: id,
  selectedOption: z.enum(OPTIONS),
  isCorrect: z.boolean(),
  correctAnswer: z.enum(OPTIONS),
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

/** A question as the viewer may see it: key and explanation are there only if they answered or wrote it. */
export const publicQuestion = z.object({
  id,
  questionText: z.string(),
  optionA: z.string(),
  optionB: z.string(),
  optionC: z.string(),
  optionD: z.string(),
  section: z.string(),
  topic: z.string().nullable(),
  points: z.number().int(),
  timeLimit: z.number().int(),
  correctAnswer: z.enum(OPTIONS).optional(),
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
  body: z.object({ userId: callerIds.userId, selectedOption: option, timeSpent }),
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
    questionId: required(messages.questions.submitRequired).pipe(id),
    selectedOption: required(messages.questions.submitRequired).pipe(option),
    timeSpent,
  }),
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
