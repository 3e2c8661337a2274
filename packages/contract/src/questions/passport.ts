import { z } from "zod";
import { ENGINES } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { id } from "../foundation/fields.ts";
import { questionParams } from "./versions.ts";

/** What a question went through before anybody was asked it. */
export const QUESTION_CHECKS = ["FORM", "KEY_COMPUTED", "SOLVED_BLIND"] as const;

/** Where a question comes from, and what happened to it since. */
export const questionPassport = z.object({
  questionId: id,
  createdAt: z.iso.datetime(),
  /** Who wrote it: a person, perhaps from a generated draft, or an engine. */
  origin: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("AUTHOR"),
      /** Null when the author has left. */
      author: z.object({ id, username: z.string() }).nullable(),
      isFromDraft: z.boolean(),
    }),
    z.object({
      kind: z.literal("ENGINE"),
      engine: z.enum(ENGINES),
      /** Of the built-in engine. */
      writer: z.string().nullable(),
      /** Of a provider; null where it was not stored. */
      model: z.string().nullable(),
    }),
  ]),
  checks: z.array(z.enum(QUESTION_CHECKS)),
  versions: z.number().int(),
});
export type QuestionPassport = z.infer<typeof questionPassport>;

export const getPassport = endpoint({
  method: "GET",
  path: "/social/questions/:id/passport",
  access: "signed-in",
  summary: "Where a question comes from, which checks it passed, and how many versions it has",
  params: questionParams,
  reply: questionPassport,
});
