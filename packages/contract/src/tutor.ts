import { z } from "zod";
import { ENGINES } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { callerIds, pathId, text } from "./fields.ts";
import { figure } from "./figure.ts";
import { Tutor } from "./limits.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

const params = z.object({ id: pathId(messages.questions.idRequired) });

/** What can be asked with one press; `OWN` comes with words of the learner's own. */
export const ASKS = ["WHY_WRONG", "SIMPLER", "SIMILAR", "READ", "OWN"] as const;
export type Ask = (typeof ASKS)[number];

/** A question like the one that was answered. Its key comes with it, so that it earns nothing anywhere. */
const similarQuestion = z.object({
  questionText: z.string(),
  options: z.array(z.string()),
  figure: figure.optional(),
  correctAnswer: z.string(),
  explanation: z.string(),
});
export type SimilarQuestion = z.infer<typeof similarQuestion>;

/** An answer comes bit by bit: who answers, texts, perhaps a question or a topic, and the end. */
const tutorEvent = z.discriminatedUnion("kind", [
  /** Who writes what follows. After a failure it is said again. */
  z.object({
    kind: z.literal("engine"),
    engine: z.enum(ENGINES),
    /** Of an AI provider's answer, to rate it by. */
    answerId: z.string().optional(),
  }),
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({ kind: z.literal("similar"), question: similarQuestion }),
  z.object({ kind: z.literal("topic"), slug: z.string(), title: z.string() }),
  /** The provider gave up; the built-in answer follows. */
  z.object({ kind: z.literal("failure"), message: z.string() }),
  z.object({ kind: z.literal("end") }),
]);
export type TutorEvent = z.infer<typeof tutorEvent>;

export const askAboutQuestion = endpoint({
  method: "POST",
  path: "/social/questions/:id/ask",
  access: "signed-in",
  rateLimit: "ai",
  summary: "Ask about a question that one has answered; the answer comes as server-sent events",
  params,
  body: z
    .object({
      userId: callerIds.userId,
      ask: z.enum(ASKS, { error: refusals.fields.unknown("Ask", ASKS) }),
      message: text("Message", Tutor.messageMax).default(""),
    })
    .refine(({ ask, message }) => ask !== "OWN" || message !== "", {
      path: ["message"],
      error: refusals.ai.messageRequired,
    }),
  stream: "events",
  refuses: ["conflict"],
  reply: tutorEvent,
});

export const rateTutorAnswer = endpoint({
  method: "POST",
  path: "/social/questions/:id/ask/rating",
  access: "signed-in",
  rateLimit: "answers",
  summary: "Say whether an answer of the AI tutor helped; saying it again changes what was said",
  params,
  body: z.object({
    userId: callerIds.userId,
    answerId: pathId(refusals.tutor.answerIdRequired),
    isHelpful: z.boolean(),
  }),
  reply: z.undefined(),
  status: 204,
});

export const takeHint = endpoint({
  method: "POST",
  path: "/social/questions/:id/hint",
  access: "signed-in",
  loginMessage: messages.questions.loginToAnswer,
  rateLimit: "answers",
  summary: "A hint to a question that one has not answered; with a hint it earns no point",
  params,
  body: z.object({
    userId: callerIds.userId,
    number: z.number().int().min(1).max(Tutor.hints).default(1),
  }),
  refuses: ["conflict"],
  reply: z.object({
    number: z.number().int(),
    /** Null when there is none: then nothing is lost. */
    hint: z.string().nullable(),
    hasMore: z.boolean(),
  }),
});
