import { z } from "zod";
import { figure } from "../figures/figure.ts";
import { KINDS, UNPAID_REASONS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, id, pathId, required } from "../foundation/fields.ts";
import { Length, Question } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";
import { canonicalLetters, canonicalNumber } from "./marking.ts";
import { QUESTION_STATES } from "./question-states.ts";

/** A letter, letters or a number; marking decides which of them the question accepts. */
export const givenAnswer = z
  .string({ error: refusals.questions.answerInvalid })
  .max(Length.answerMax, { error: refusals.questions.answerInvalid, abort: true })
  .refine((text) => canonicalLetters(text) ?? canonicalNumber(text), refusals.questions.answerInvalid);

/** `A`, `ACD`, or a decimal number. */
const answer = z.string();

/** The seconds the learner took; invalid values are ignored. */
export const timeSpent = z.coerce
  .number<number | string | undefined>()
  .min(0)
  .max(Question.maxTimeSpent)
  .optional()
  .catch(undefined);

/** The seconds that an answer waited for a network, by the device's clock; it only decides what the reply tells. */
export const waited = z.coerce
  .number<number | string | undefined>()
  .min(0)
  .max(Question.maxWaited)
  .optional()
  .catch(undefined);

/** The reply to an answer, the first time and every time after. */
export const answerResult = z.object({
  questionId: id,
  selectedOption: answer,
  isCorrect: z.boolean(),
  correctAnswer: answer,
  /** What else counts as right, as a regrade decided. */
  alsoRight: z.array(answer).optional(),
  /** Only where the question was dropped: it is neither right nor wrong then. */
  isDropped: z.literal(true).optional(),
  explanation: z.string(),
  pointsEarned: z.number().int(),
  /** Only for a right answer that earned nothing. */
  unpaidReason: z.enum(UNPAID_REASONS).optional(),
  timeSpent: z.number().nullable(),
  submittedAt: z.iso.datetime(),
  alreadyAnswered: z.boolean(),
  /** Only where the key was corrected while the answer waited for a network: it is marked by the new one. */
  correctedMeanwhile: z.literal(true).optional(),
});
export type AnswerResult = z.infer<typeof answerResult>;

/** A learner's own answer, as the feed includes it. */
export const myAnswer = answerResult
  .omit({ questionId: true, alreadyAnswered: true, correctedMeanwhile: true })
  .extend({ hasAnswered: z.literal(true) });
export type MyAnswer = z.infer<typeof myAnswer>;

/** The stimulus of a set: a passage, a table, a chart, the rules of a puzzle. */
export const stimulus = z.object({
  id,
  text: z.string(),
  figure: figure.optional(),
});
export type Stimulus = z.infer<typeof stimulus>;

/** What is asked: the same wherever a question is shown. A number has no options; only some exams have a fifth. */
export const questionContent = z.object({
  kind: z.enum(KINDS),
  questionText: z.string(),
  optionA: z.string().nullable(),
  optionB: z.string().nullable(),
  optionC: z.string().nullable(),
  optionD: z.string().nullable(),
  optionE: z.string().optional(),
  /** The tolerance of a number; absent means exact. */
  tolerance: z.string().optional(),
  figure: figure.optional(),
  /** Absent with width and height if the picture was deleted with its post; its description is kept. */
  pictureUrl: z.string().optional(),
  pictureWidth: z.number().int().optional(),
  pictureHeight: z.number().int().optional(),
  pictureDescription: z.string().optional(),
  stimulus: stimulus.optional(),
});
export type QuestionContent = z.infer<typeof questionContent>;

/**
 * A question as the viewer may see it: key and explanation are present only if they answered or wrote it, and are not
 * sitting a paper that asks it.
 */
export const publicQuestion = questionContent.extend({
  id,
  section: z.string(),
  topic: z.string().nullable(),
  /** The topic of the syllabus that it names, if any: see `getTopic`. */
  topicSlug: z.string().optional(),
  points: z.number().int(),
  timeLimit: z.number().int(),
  /** Why it takes no answers, if it does not. */
  state: z.enum(QUESTION_STATES).optional(),
  correctAnswer: answer.optional(),
  alsoRight: z.array(answer).optional(),
  explanation: z.string().optional(),
  myAnswer: myAnswer.nullable(),
  /** Which version this is; absent for the first. Who has answered is shown the version that they answered. */
  version: z.number().int().optional(),
  /** Whether its author has changed it since the viewer answered. */
  isEarlierVersion: z.literal(true).optional(),
});
export type PublicQuestion = z.infer<typeof publicQuestion>;

const params = z.object({ id: pathId(messages.questions.idRequired) });

export const answerQuestion = endpoint({
  method: "POST",
  path: "/social/questions/:id/answer",
  access: "signed-in",
  keyed: true,
  loginMessage: messages.questions.loginToAnswer,
  rateLimit: "answers",
  failure: messages.failures.submitAnswer,
  summary: "Answer a question; the first answer stands",
  params,
  body: z.object({
    userId: callerIds.userId,
    selectedOption: givenAnswer,
    timeSpent,
    /** The version that the learner saw; an answer to an earlier one than the newest is refused. */
    version: z.number().int().optional(),
    waited,
  }),
  refuses: ["conflict"],
  reply: answerResult,
});

export const submitAnswer = endpoint({
  method: "POST",
  path: "/social/questions/submit",
  access: "signed-in",
  keyed: true,
  loginMessage: messages.questions.loginToAnswer,
  rateLimit: "answers",
  failure: messages.failures.submitAnswer,
  summary: "Answer a question, with everything in the query",
  query: z.object({
    userId: callerIds.userId,
    questionId: required(refusals.questions.submitRequired).pipe(id),
    selectedOption: required(refusals.questions.submitRequired).pipe(givenAnswer),
    timeSpent,
    /** As in the other call. */
    version: z.coerce.number<number | string | undefined>().int().optional().catch(undefined),
    waited,
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
