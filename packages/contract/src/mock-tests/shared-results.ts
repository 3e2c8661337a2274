import { z } from "zod";
import { EXAM_TYPES } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, count, id } from "../foundation/fields.ts";
import { mockMessages } from "./mock-messages.ts";

/** What a shared result may show in addition to the paper's title and the date; each on or off. */
const shown = z.object({ name: z.boolean(), score: z.boolean(), sections: z.boolean(), rank: z.boolean() });
export type Shown = z.infer<typeof shown>;

const share = shown.extend({ id });
export type Share = z.infer<typeof share>;

const params = z.object({ id });

export const getShare = endpoint({
  method: "GET",
  path: "/mock-attempts/:id/share",
  access: "signed-in",
  summary: "Whether your result is shared, by which id, and what that shows",
  params,
  reply: z.object({ share: share.nullable() }),
});

export const shareResult = endpoint({
  method: "PUT",
  path: "/mock-attempts/:id/share",
  access: "signed-in",
  rateLimit: "mockStarts",
  failure: mockMessages.shareFailed,
  summary: "Share your result, or change what is shown of it; anybody with the id sees that and nothing else",
  params,
  body: shown.partial().extend({ userId: callerIds.userId }),
  refuses: ["conflict"],
  reply: z.object({ share }),
});

export const withdrawShare = endpoint({
  method: "DELETE",
  path: "/mock-attempts/:id/share",
  access: "signed-in",
  rateLimit: "mockStarts",
  failure: mockMessages.shareFailed,
  summary: "Withdraw the link to your result: it is 404 from then on",
  params,
  reply: z.undefined(),
  status: 204,
});

const marks = z.number();

const sharedResult = z.object({
  title: z.string(),
  examType: z.enum(EXAM_TYPES).nullable(),
  finishedAt: z.iso.datetime(),
  /** The conditions: a repeat, an untimed attempt or one with extra time cannot be compared with others. */
  number: count,
  timed: z.boolean(),
  extraTime: z.boolean(),
  /** Each is null if its learner does not show it. */
  username: z.string().nullable(),
  score: z
    .object({ score: marks, totalMarks: marks, correct: count, wrong: count, skipped: count })
    .nullable(),
  sections: z.array(z.object({ name: z.string(), score: marks, totalMarks: marks })).nullable(),
  /** Also null while the attempt has none. */
  rank: z
    .object({
      rank: count,
      ranked: count,
      percentile: z.number(),
      /** How many questions are being checked and left out; absent if none. */
      leftOut: count.optional(),
    })
    .nullable(),
});
export type SharedResult = z.infer<typeof sharedResult>;

export const getSharedResult = endpoint({
  method: "GET",
  path: "/shared-results/:id",
  access: "public",
  summary: "A result that its learner shared: only what they chose",
  params,
  refuses: ["not-found"],
  reply: sharedResult,
});
