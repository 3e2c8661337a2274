import { KINDS } from "@prepfeed/contract/catalogue";
import type { Figure } from "@prepfeed/contract/figure";
import { z } from "zod";
import type { QuestionValues } from "./question-rules.ts";

/** A question that is being written, as it is kept on this computer; what a later version added has a beginning of its own. */
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
