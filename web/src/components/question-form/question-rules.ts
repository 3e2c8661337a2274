import type { Figure } from "@prepfeed/contract/figures/figure";
import { type Kind, LETTERS, OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import { messages } from "@prepfeed/contract/foundation/messages";
import { canonicalNumber } from "@prepfeed/contract/questions/marking";

/** A question while it is being written; missing parts are blank. */
export interface QuestionValues {
  kind: Kind;
  questionText: string;
  optionA: string;
  optionB: string;
  optionC: string;
  optionD: string;
  optionE: string;
  /** A letter, letters in order, or a number. */
  correctAnswer: string;
  tolerance: string;
  /** Rendered by the caller; the form only keeps it. */
  figure?: Figure | undefined;
  picture?: PictureValues | undefined;
  explanation: string;
}

/** An uploaded picture, with the author's description. */
export interface PictureValues {
  pictureUrl: string;
  pictureWidth: number;
  pictureHeight: number;
  pictureDescription: string;
}

export interface QuestionMistakes {
  questionText?: string;
  pictureDescription?: string;
  options?: string;
  correctAnswer?: string;
  tolerance?: string;
}

export const EMPTY_QUESTION: QuestionValues = {
  kind: "SINGLE",
  questionText: "",
  optionA: "",
  optionB: "",
  optionC: "",
  optionD: "",
  optionE: "",
  correctAnswer: "",
  tolerance: "",
  explanation: "",
};

export const isBlank = (text: string) => text.trim() === "";

export function mistakesInQuestion(question: QuestionValues): QuestionMistakes {
  return {
    questionText: isBlank(question.questionText) ? "Please enter the question text" : undefined,
    pictureDescription:
      question.picture && isBlank(question.picture.pictureDescription)
        ? "Please describe the picture"
        : undefined,
    ...(question.kind === "NUMERICAL" ? mistakesInNumber(question) : mistakesInChoice(question)),
  };
}

function mistakesInChoice(question: QuestionValues): QuestionMistakes {
  return {
    options: mistakeInOptions(question),
    correctAnswer: question.correctAnswer ? undefined : "Please select the correct answer",
  };
}

function mistakesInNumber({ correctAnswer, tolerance }: QuestionValues): QuestionMistakes {
  const off = canonicalNumber(tolerance);
  const isToleranceRight = isBlank(tolerance) || (off !== undefined && !off.startsWith("-"));
  return {
    correctAnswer:
      canonicalNumber(correctAnswer) === undefined ? messages.questions.numberRequired : undefined,
    tolerance: isToleranceRight ? undefined : messages.questions.toleranceInvalid,
  };
}

/** Filled options must differ, also while others are still empty. */
function mistakeInOptions(question: QuestionValues) {
  if (hasRepeat(LETTERS.map((letter) => question[`option${letter}`])))
    return messages.questions.optionsDiffer;
  const isMissing = OPTIONS.some((letter) => isBlank(question[`option${letter}`]));
  return isMissing ? "Please fill in all four options" : undefined;
}

function hasRepeat(options: string[]): boolean {
  const given = options.filter((text) => !isBlank(text)).map((text) => text.trim().toLowerCase());
  return new Set(given).size < given.length;
}

/** Its mistakes in fields that were visited. */
export function mistakesToSay(
  question: QuestionValues,
  wasLeft: (field: string) => boolean,
): QuestionMistakes {
  const found = mistakesInQuestion(question);
  const left = (letters: readonly (typeof LETTERS)[number][]) =>
    letters.filter((letter) => wasLeft(`option${letter}`)).map((letter) => question[`option${letter}`]);
  return {
    questionText: wasLeft("questionText") ? found.questionText : undefined,
    options: left(OPTIONS).some(isBlank) || hasRepeat(left(LETTERS)) ? found.options : undefined,
    correctAnswer: wasLeft("correctAnswer") ? found.correctAnswer : undefined,
    tolerance: wasLeft("tolerance") ? found.tolerance : undefined,
  };
}

/** What changes with the kind: a key of another kind is cleared, and a fifth option stays. */
export function ofKind(question: QuestionValues, kind: Kind): Partial<QuestionValues> {
  const isLetters = /^[A-E]+$/.test(question.correctAnswer);
  const fits =
    kind === "NUMERICAL"
      ? !isLetters
      : isLetters && (kind === "MULTIPLE" || question.correctAnswer.length === 1);
  return { kind, ...(!fits && { correctAnswer: "" }) };
}

/** Without the fifth option, and without its letter in the key. */
export function withoutFifth(question: QuestionValues): Partial<QuestionValues> {
  return { optionE: "", correctAnswer: question.correctAnswer.replace("E", "") };
}

/** A question's texts in the request. */
export function trimmedQuestion(question: QuestionValues) {
  const { kind, correctAnswer, figure, picture } = question;
  const common = {
    // Without it, one option is the default.
    ...(kind !== "SINGLE" && { kind }),
    questionText: question.questionText.trim(),
    correctAnswer,
    ...(figure && { figure }),
    ...(picture && {
      pictureUrl: picture.pictureUrl,
      pictureDescription: picture.pictureDescription.trim(),
    }),
    explanation: question.explanation.trim(),
  };
  if (kind === "NUMERICAL") {
    const tolerance = question.tolerance.trim();
    return { ...common, correctAnswer: correctAnswer.trim(), ...(tolerance && { tolerance }) };
  }
  const optionE = question.optionE.trim();
  return {
    ...common,
    optionA: question.optionA.trim(),
    optionB: question.optionB.trim(),
    optionC: question.optionC.trim(),
    optionD: question.optionD.trim(),
    ...(optionE && { optionE }),
  };
}

const TITLE_LENGTH = 50;

/** The topic, else the beginning of the text. */
export function titleFrom(topic: string, text: string): string {
  return topic.trim() || text.trim().slice(0, TITLE_LENGTH).trim();
}
