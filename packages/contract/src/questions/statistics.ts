import { z } from "zod";
import { DIFFICULTIES } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { id } from "../foundation/fields.ts";
import { questionParams } from "./versions.ts";

/** A figure with the 95 % interval in which it may lie, as the number of people allows. */
const interval = z.object({ value: z.number(), low: z.number(), high: z.number() });

const share = interval.extend({ people: z.number().int() });

export const questionStatistics = z.object({
  questionId: id,
  /** They begin with this version and hold the answers to those after it that only correct it. */
  version: z.number().int(),
  /** First answers that count: see docs/trust.md. */
  firstAnswers: z.number().int(),
  /** Who was asked in a paper and left it out; absent for a question of a post. */
  skipped: z.number().int().optional(),
  /** How hard its author calls it. */
  tagged: z.enum(DIFFICULTIES).nullable(),
  /** Null while there are too few first answers. */
  figures: z
    .object({
      /** From 0 to 1, as are the shares of the options. */
      right: interval,
      /** Who chose each letter, also together with others; empty where a number is asked for. */
      options: z.array(share),
      /** From -1 to 1, each with the number of people behind it; null while too few of them have a rest score. */
      discrimination: share.nullable(),
      efficiency: share.nullable(),
      /** Seconds, of those whose time is known. */
      medianTime: z
        .object({ seconds: z.number(), low: z.number(), high: z.number(), people: z.number().int() })
        .nullable(),
      /** How hard it turns out to be; `easiest` and `hardest` as the interval of `right` allows. */
      plays: z.enum(DIFFICULTIES),
      easiest: z.enum(DIFFICULTIES),
      hardest: z.enum(DIFFICULTIES),
    })
    .nullable(),
});
export type QuestionStatistics = z.infer<typeof questionStatistics>;

export const getStatistics = endpoint({
  method: "GET",
  path: "/social/questions/:id/statistics",
  access: "signed-in",
  summary: "How people answered a question: for those who have answered it, and its author",
  params: questionParams,
  refuses: ["forbidden", "conflict"],
  reply: questionStatistics,
});
