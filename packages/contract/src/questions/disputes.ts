import { z } from "zod";
import { EXAM_TYPES } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, id, oneOf, optionalFilter, pathId, requiredText } from "../foundation/fields.ts";
import { Question } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";
import { assignee, CASE_STATUSES, caseNotes } from "../moderation/queue-fields.ts";
import { Moderation } from "../moderation/report-reasons.ts";
import { freshSolve, suspicion } from "./fresh-solve.ts";
import {
  AUTHOR_ACTIONS,
  CASE_CHANGES,
  CASE_OUTCOMES,
  Dispute,
  OBJECTION_REASONS,
} from "./question-states.ts";
import { givenAnswer, questionContent } from "./questions.ts";

const people = z.number().int();

/** What a person says is wrong. */
const objection = z.object({
  reason: z.enum(OBJECTION_REASONS),
  /** The answer that they believe is right, if they gave one. */
  answer: z.string().nullable(),
  text: z.string(),
});

/** A dispute about one version of a question. Fields that could reveal the key are filled only for people who know it. */
export const questionCase = z.object({
  id,
  questionId: id,
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  objections: people,
  /** Whether the question takes no answers until the decision. */
  isChecked: z.boolean(),
  /** Until when the author can answer; null after that. */
  authorUntil: z.iso.datetime().nullable(),
  /** Null while it is open. */
  outcome: z.enum(CASE_OUTCOMES).nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** How many people's results changed; null until all are computed. */
  affected: people.nullable(),
  /** The viewer's own objection. */
  mine: objection.nullable(),
  isAuthor: z.boolean(),
  defence: z.string().optional(),
  /** The reason of the decision. */
  reason: z.string().optional(),
  /** What was right before and after, the key first, where the decision changed it. */
  keys: z.object({ before: z.array(z.string()), after: z.array(z.string()) }).optional(),
  reasons: z.array(z.object({ reason: z.enum(OBJECTION_REASONS), people })).optional(),
});
export type QuestionCase = z.infer<typeof questionCase>;

const questionParams = z.object({ id: pathId(messages.questions.idRequired) });
const caseParams = z.object({ id });

const objectionBody = z.object({
  userId: callerIds.userId,
  reason: oneOf("Reason", OBJECTION_REASONS),
  answer: givenAnswer.optional(),
  text: requiredText(
    refusals.disputes.textRequired,
    Dispute.textMax,
    refusals.fields.tooLong("Reason", Dispute.textMax),
  ),
});
export type NewObjection = Omit<z.output<typeof objectionBody>, "userId">;

export const disputeQuestion = endpoint({
  method: "POST",
  path: "/social/questions/:id/disputes",
  access: "signed-in",
  rateLimit: "disputes",
  failure: messages.failures.dispute,
  summary:
    "Say that something is wrong with a question you have answered; joins the open case if there is one",
  params: questionParams,
  body: objectionBody,
  refuses: ["conflict"],
  reply: questionCase,
  status: 201,
});

export const listDisputes = endpoint({
  method: "GET",
  path: "/social/questions/:id/disputes",
  access: "signed-in",
  summary: "Disputes about a question and how they ended, newest first",
  params: questionParams,
  reply: z.object({
    questionId: id,
    /** The version that the viewer answered, or the newest. */
    version: z.number().int(),
    /** Whether the viewer may object to that version: they answered it, did not write it, and have not objected yet. */
    canObject: z.boolean(),
    /** The post to edit; null for everybody but its author. */
    editablePostId: id.nullable(),
    cases: z.array(questionCase),
  }),
});

export const joinDispute = endpoint({
  method: "POST",
  path: "/disputes/:id/join",
  access: "signed-in",
  rateLimit: "disputes",
  failure: messages.failures.dispute,
  summary: "Object to a disputed question too",
  params: caseParams,
  body: objectionBody,
  refuses: ["conflict"],
  reply: questionCase,
});

export const answerDispute = endpoint({
  method: "PUT",
  path: "/disputes/:id",
  access: "signed-in",
  summary: "Answer a dispute about your question: defend it, correct its key, reword or withdraw it",
  params: caseParams,
  body: z.object({
    userId: callerIds.userId,
    action: oneOf("Action", AUTHOR_ACTIONS),
    text: requiredText(
      refusals.disputes.reasonRequired,
      Dispute.reasonMax,
      refusals.fields.tooLong("Reason", Dispute.reasonMax),
    ),
    /** The right answer, for a corrected key. */
    answer: givenAnswer.optional(),
    /** Whether the old key stays right beside it. */
    keepsOld: z.boolean().default(false),
  }),
  refuses: ["conflict"],
  reply: questionCase,
});
export type AuthorAnswer = Omit<z.output<NonNullable<typeof answerDispute.body>>, "userId">;

/** A case in the moderators' queue. */
export const queuedCase = questionCase.extend({
  kind: z.literal("QUESTION"),
  status: z.enum(CASE_STATUSES),
  assignee,
  /** A change names the revision it was made for; an outdated one is refused. `version` is the question's. */
  revision: z.number().int(),
  /** A moderator's decision that has no effect yet. */
  planned: z
    .object({
      outcome: z.enum(CASE_OUTCOMES),
      reason: z.string(),
      /** The new right answers, the key first. Only the single case shows them. */
      right: z.array(z.string()).optional(),
      /** Until then the moderator who made it can undo it; it takes effect within a minute after that. */
      until: z.iso.datetime(),
      isMine: z.boolean(),
    })
    .nullable(),
  questionText: z.string(),
  openedBy: z.enum(["OBJECTION", "ALARM"]),
  weight: z.number(),
  /** Since when moderators can decide; null while only the author can answer. */
  escalatedAt: z.iso.datetime().nullable(),
  /** The end of a running event that asks the question; the case is decided after it. */
  eventUntil: z.iso.datetime().nullable(),
  /** Whether the viewer is the author or an objector, and so may not decide the case. */
  isOwn: z.boolean(),
});
export type QueuedCase = z.infer<typeof queuedCase>;

export const listQuestionCases = endpoint({
  method: "GET",
  path: "/moderation/questions",
  access: "signed-in",
  role: "MODERATOR",
  summary: "Disputed questions: those being checked first, then by the weight of the objections",
  query: pageQuery.extend({ status: optionalFilter(oneOf("Status", CASE_STATUSES)) }),
  reply: pageOf(queuedCase),
});

export const getQuestionCase = endpoint({
  method: "GET",
  path: "/moderation/questions/:id",
  access: "signed-in",
  role: "MODERATOR",
  summary: "All that is known about a disputed question, with its key; each look is in the audit log",
  params: caseParams,
  reply: queuedCase.extend({
    question: questionContent,
    correctAnswer: z.string(),
    alsoRight: z.array(z.string()),
    explanation: z.string(),
    postId: id.nullable(),
    /** The writer of a generated question, so that the fault can be fixed there. */
    origin: z
      .object({ engine: z.string(), writer: z.string().nullable(), seed: z.string().nullable() })
      .nullable(),
    /** The number of other questions of the same writer. */
    sameWriter: people,
    /** How many people gave each answer as their first. */
    shares: z.array(z.object({ answer: z.string(), people })),
    /** The greatest weight first; without names. */
    objectionList: z.array(objection.extend({ weight: z.number(), createdAt: z.iso.datetime() })),
    /** The number of mock tests that contain the question. */
    papers: people,
    /** What the answers to this version say against its key; null if nothing, or there are too few. */
    suspicion: suspicion.nullable(),
    /** Null until it was tried, and where nobody can solve it. */
    freshSolve: freshSolve.nullable(),
    /** Empty for the author of the question. */
    notes: caseNotes,
  }),
});
export type QuestionCaseDetails = z.infer<typeof getQuestionCase.reply>;

export const decideQuestionCase = endpoint({
  method: "POST",
  path: "/moderation/questions/:id/decision",
  access: "signed-in",
  role: "MODERATOR",
  summary: `Decide a disputed question. After ${Moderation.undoMinutes} minutes, in which it can be undone, everything that was computed from its key follows`,
  params: caseParams,
  body: z.object({
    userId: callerIds.userId,
    revision: z.number().int(),
    outcome: oneOf("Outcome", CASE_OUTCOMES),
    /** All right answers, the key first, if the outcome changes the key. */
    right: z
      .array(givenAnswer)
      .max(Question.maxRight, refusals.fields.tooMany("right", Question.maxRight))
      .optional(),
    /** Shown to everybody who objected or is affected. */
    reason: requiredText(
      refusals.disputes.reasonRequired,
      Dispute.reasonMax,
      refusals.fields.tooLong("Reason", Dispute.reasonMax),
    ),
    /** Takes back points earned by the old key, because somebody cheated. */
    takesPoints: z.boolean().default(false),
    /** Takes effect now, and cannot be undone. */
    atOnce: z.boolean().default(false),
  }),
  refuses: ["conflict"],
  reply: queuedCase,
});
export type NewQuestionDecision = Omit<z.output<NonNullable<typeof decideQuestionCase.body>>, "userId">;

/** A decision about a question that can still be undone. */
export interface PlannedDecision extends Pick<NewQuestionDecision, "outcome" | "reason" | "takesPoints"> {
  right?: [string, ...string[]];
}

/** A decided correction. It has no key, because many readers have not answered the question. */
const correction = z.object({
  id,
  questionId: id,
  /** Null if the question is in no post. */
  postId: id.nullable(),
  examType: z.enum(EXAM_TYPES).nullable(),
  /** How the question begins; blank where it is not public. */
  question: z.string(),
  outcome: z.enum(CASE_CHANGES),
  decidedAs: z.enum(["AUTHOR", "MODERATOR"]),
  openedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime(),
  /** From the first objection to the decision. */
  hours: z.number(),
  /** Null until all results are computed. */
  affected: people.nullable(),
});
export type Correction = z.infer<typeof correction>;

export const listCorrections = endpoint({
  method: "GET",
  path: "/corrections",
  access: "public",
  summary: "Every corrected, dropped or withdrawn question, newest first, and totals",
  query: pageQuery.extend({ exam: optionalFilter(oneOf("Exam", EXAM_TYPES)) }),
  reply: pageOf(correction).extend({
    totals: z.object({
      /** Questions of posts and papers. */
      questions: people,
      corrected: people,
      dropped: people,
      /** Cases in which the question stayed as it was. */
      kept: people,
      open: people,
      /** Of decided cases; null where there is none. */
      medianHours: z.number().nullable(),
      affected: people,
    }),
  }),
});
export type CorrectionPage = z.infer<typeof listCorrections.reply>;
