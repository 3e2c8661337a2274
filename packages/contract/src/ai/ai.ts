import { z } from "zod";
import { ENGINES, EXAM_TYPES, SUBJECTS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, oneOf, requiredText } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { refusals } from "../foundation/refusals.ts";

export const engine = z.enum(ENGINES);

/** A required text of up to `max` characters. */
export const longText = (message: string, max: number = Length.aiTextMax) =>
  requiredText(message, max, refusals.fields.tooLong("Text", max));

/** Blank and missing mean the default. */
export function orDefault<const Values extends readonly [string, ...string[]]>(
  field: string,
  values: Values,
  fallback: Values[number],
) {
  return z.preprocess((value) => (value === "" || value == null ? fallback : value), oneOf(field, values));
}

export const aiCall = { method: "POST", access: "signed-in", rateLimit: "ai" } as const;

export const getCapabilities = endpoint({
  method: "GET",
  access: "signed-in",
  path: "/gemini/capabilities",
  summary: "Which engine answers each AI call now, its limits, and the topics the built-in engine knows",
  query: z.object({ userId: callerIds.userId }),
  reply: z.object({
    /** By the last part of the call's path. */
    engines: z.record(z.string(), engine),
    limits: z.object({
      callsPerMinute: z.number().int(),
      /** Null if no provider is configured. */
      questionsPerDay: z.number().int().nullable(),
      questionsLeftToday: z.number().int().nullable(),
      maxCount: z.number().int(),
      maxTextLength: z.number().int(),
    }),
    topics: z.array(
      z.object({ subject: z.enum(SUBJECTS), section: z.string().nullable(), topic: z.string() }),
    ),
    examTypes: z.array(z.enum(EXAM_TYPES)),
  }),
});
