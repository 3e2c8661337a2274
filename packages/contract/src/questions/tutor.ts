import { z } from "zod";
import { figure } from "../figures/figure.ts";
import { ENGINES } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, pathId, text } from "../foundation/fields.ts";
import { Tutor } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";

const params = z.object({ id: pathId(messages.questions.idRequired) });

/** The requests with one press; `OWN` comes with the learner's own words. */
export const ASKS = ["WHY_WRONG", "SIMPLER", "SIMILAR", "READ", "OWN"] as const;
export type Ask = (typeof ASKS)[number];

/** A question similar to the answered one. It includes its key, so it earns nothing anywhere. */
const similarQuestion = z.object({
  questionText: z.string(),
  options: z.array(z.string()),
  figure: figure.optional(),
  correctAnswer: z.string(),
  explanation: z.string(),
});
export type SimilarQuestion = z.infer<typeof similarQuestion>;

/** A streamed answer: the engine, texts, perhaps a question or a topic, and the end. */
const tutorEvent = z.discriminatedUnion("kind", [
  /** The engine of what follows. It is sent again after a failure. */
  z.object({
    kind: z.literal("engine"),
    engine: z.enum(ENGINES),
    /** The id for rating an AI provider's answer. */
    answerId: z.string().optional(),
  }),
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({ kind: z.literal("similar"), question: similarQuestion }),
  z.object({ kind: z.literal("topic"), slug: z.string(), title: z.string() }),
  /** The provider failed; the built-in answer follows. */
  z.object({ kind: z.literal("failure"), message: z.string() }),
  z.object({ kind: z.literal("end") }),
]);
export type TutorEvent = z.infer<typeof tutorEvent>;

export const askAboutQuestion = endpoint({
  method: "POST",
  path: "/social/questions/:id/ask",
  access: "signed-in",
  rateLimit: "ai",
  summary: "Ask about a question that you have answered; the answer comes as server-sent events",
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
  summary: "A hint to a question that you have not answered; with a hint it earns no point",
  params,
  body: z.object({
    userId: callerIds.userId,
    number: z.number().int().min(1).max(Tutor.hints).default(1),
  }),
  refuses: ["conflict"],
  reply: z.object({
    number: z.number().int(),
    /** Null if there are no points to lose. */
    hint: z.string().nullable(),
    hasMore: z.boolean(),
  }),
});
