import { z } from "zod";
import { DIFFICULTIES, EXAM_TYPES } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { Length, Packs } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";
import { questionContent } from "../questions/questions.ts";

/** A question with its key. It is stored nowhere but on the device, so it has no id. */
const packQuestion = questionContent.extend({
  correctAnswer: z.string(),
  explanation: z.string(),
  difficultyLevel: z.enum(DIFFICULTIES).nullable(),
});
export type PackQuestion = z.infer<typeof packQuestion>;

const pack = z.object({
  /** The topic by its name in the address. */
  topic: z.string(),
  title: z.string(),
  /** The exam that the questions are like. */
  examType: z.enum(EXAM_TYPES).nullable(),
  madeAt: z.iso.datetime(),
  questions: z.array(packQuestion),
  /** Present if there are fewer than requested, or they are at the general level; says why. */
  message: z.string().optional(),
});
export type Pack = z.infer<typeof pack>;

export const makePack = endpoint({
  method: "POST",
  path: "/learning/packs",
  access: "signed-in",
  rateLimit: "packs",
  failure: messages.failures.makePack,
  summary: "New questions on a topic with their keys, to practise without a network and without points",
  body: z.object({
    topic: z.string().max(Length.choiceMax),
    count: z.literal(Packs.sizes, { error: refusals.packs.size }),
  }),
  refuses: ["not-found", "conflict"],
  reply: pack,
});
