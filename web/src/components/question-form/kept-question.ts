import type { Figure } from "@prepfeed/contract/figures/figure";
import { KINDS } from "@prepfeed/contract/foundation/catalogue";
import { z } from "zod";
import type { QuestionValues } from "./question-rules.ts";

/** A question that is being written, as stored on this computer; fields added by a later version have defaults. */
export const keptQuestion: z.ZodType<QuestionValues> = z.object({
  kind: z.enum(KINDS).default("SINGLE"),
  questionText: z.string(),
  optionA: z.string(),
  optionB: z.string(),
  optionC: z.string(),
  optionD: z.string(),
  optionE: z.string().default(""),
  correctAnswer: z.string(),
  tolerance: z.string().default(""),
  figure: z.custom<Figure>((drawn) => typeof drawn === "object" && drawn !== null).optional(),
  picture: z
    .object({
      pictureUrl: z.string(),
      pictureWidth: z.number(),
      pictureHeight: z.number(),
      pictureDescription: z.string(),
    })
    .optional(),
  explanation: z.string(),
});
