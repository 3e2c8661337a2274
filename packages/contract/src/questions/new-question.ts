import { z } from "zod";
import { figure } from "../figures/figure.ts";
import { KINDS, LETTERS } from "../foundation/catalogue.ts";
import { line, oneOf, streamSafe, text } from "../foundation/fields.ts";
import { Length, List } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";
import { PICTURE_URL } from "../posts/picture-url.ts";
import { canonicalAnswer, canonicalLetters, canonicalNumber } from "./marking.ts";

const optionText = (letter: string) =>
  z
    .string({ error: refusals.questions.optionRequired(letter) })
    .trim()
    .min(1, refusals.questions.optionRequired(letter))
    .max(Length.optionMax, {
      error: refusals.fields.tooLong(`Option ${letter}`, Length.optionMax),
      abort: true,
    })
    .overwrite(streamSafe);

export const blankAsAbsent = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

/** The key as a text of some form; anything else gets `error`. */
const key = (error: string, read: (text: string) => string | undefined) =>
  z.preprocess(
    (value: string | number) => (typeof value === "number" ? String(value) : value),
    z
      .string({ error })
      .max(Length.answerMax, { error, abort: true })
      .transform((text) => read(text) ?? "")
      .refine((text) => text !== "", error),
  );

const singleKey = key(refusals.questions.keyRequired, (text) => {
  const letters = canonicalLetters(text);
  return letters?.length === 1 ? letters : undefined;
});

/** A number from 0 upwards; blank and 0 mean none. */
const tolerance = z.preprocess(
  blankAsAbsent,
  key(messages.questions.toleranceInvalid, canonicalNumber)
    .refine((text) => !text.startsWith("-"), messages.questions.toleranceInvalid)
    .optional()
    .transform((text) => (text === "0" ? undefined : text)),
);

/** The result of `uploadQuestionPicture`; the server looks up its owner. */
const pictureUrl = z
  .string({ error: refusals.questions.pictureNotOwn })
  .max(Length.picturePathMax, { error: refusals.questions.pictureNotOwn, abort: true })
  .regex(PICTURE_URL, refusals.questions.pictureNotOwn);

const commonFields = z.object({
  questionText: z
    .string({ error: refusals.questions.textRequired })
    .trim()
    .min(1, refusals.questions.textRequired)
    .max(Length.questionMax, { error: refusals.fields.tooLong("Question", Length.questionMax), abort: true })
    .overwrite(streamSafe),
  figure: figure.nullish(),
  pictureUrl: z.preprocess(blankAsAbsent, pictureUrl.optional()),
  pictureDescription: z.preprocess(
    blankAsAbsent,
    line("Picture description", Length.pictureDescriptionMax).optional(),
  ),
  explanation: text("Explanation", Length.explanationMax).default(""),
  section: line("Section", Length.topicMax).optional(),
  topic: line("Topic", Length.topicMax).optional(),
});

const choiceFields = commonFields.extend({
  optionA: optionText("A"),
  optionB: optionText("B"),
  optionC: optionText("C"),
  optionD: optionText("D"),
  optionE: z.preprocess(blankAsAbsent, optionText("E").optional()),
});

const questionFields = z.discriminatedUnion("kind", [
  choiceFields.extend({ kind: z.literal("SINGLE"), correctAnswer: singleKey }),
  choiceFields.extend({
    kind: z.literal("MULTIPLE"),
    correctAnswer: key(refusals.questions.lettersRequired, canonicalLetters),
  }),
  commonFields.extend({
    kind: z.literal("NUMERICAL"),
    correctAnswer: key(messages.questions.numberRequired, canonicalNumber),
    tolerance,
  }),
]);

/** The names that clients use for the same fields. */
const questionAliases = z.looseObject({
  kind: z.preprocess(blankAsAbsent, oneOf("Kind", KINDS).default("SINGLE")),
  questionText: z.unknown().optional(),
  question: z.unknown().optional(),
  options: z.array(z.unknown()).max(List.options).optional().catch(undefined),
});

export const newQuestion = questionAliases
  .transform(({ question, options = [], ...rest }) => {
    const named = Object.fromEntries(
      LETTERS.map((letter, i) => [
        `option${letter}`,
        rest[`option${letter}`] ?? rest[`option${i + 1}`] ?? options[i],
      ]),
    );
    return { ...rest, questionText: rest.questionText ?? question, ...named };
  })
  .pipe(questionFields)
  .superRefine((fields, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (fields.pictureUrl && !fields.pictureDescription)
      refuse("pictureDescription", refusals.questions.pictureDescriptionRequired);
    if (fields.kind === "NUMERICAL") return;
    const seen = new Set<string>();
    for (const letter of LETTERS) {
      const value = fields[`option${letter}`]?.toLowerCase();
      if (value === undefined) continue;
      if (seen.has(value)) refuse(`option${letter}`, messages.questions.optionsDiffer);
      seen.add(value);
    }
    const isOffered = canonicalAnswer(fields.kind, fields.correctAnswer, seen.size);
    if (!isOffered) {
      const { keyRequired, keyIsNoOption } = refusals.questions;
      refuse("correctAnswer", fields.kind === "SINGLE" ? keyRequired : keyIsNoOption);
    }
  })
  .transform((fields) => {
    const { kind, correctAnswer, questionText, explanation, section, topic } = fields;
    const options =
      fields.kind === "NUMERICAL"
        ? NO_OPTIONS
        : {
            optionA: fields.optionA,
            optionB: fields.optionB,
            optionC: fields.optionC,
            optionD: fields.optionD,
            optionE: fields.optionE ?? null,
          };
    return {
      kind,
      questionText,
      ...options,
      correctAnswer,
      tolerance: fields.kind === "NUMERICAL" ? (fields.tolerance ?? null) : null,
      figure: fields.figure ?? null,
      pictureUrl: fields.pictureUrl ?? null,
      pictureDescription: (fields.pictureUrl && fields.pictureDescription) || null,
      explanation,
      section,
      topic,
    };
  });
export type NewQuestion = z.output<typeof newQuestion>;

const NO_OPTIONS = { optionA: null, optionB: null, optionC: null, optionD: null, optionE: null };
