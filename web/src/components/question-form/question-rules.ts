import { OPTIONS, type Option } from "@prepfeed/contract/catalogue";
import { messages } from "@prepfeed/contract/messages";

/** A question while it is being written. */
export interface QuestionValues {
  questionText: string;
  optionA: string;
  optionB: string;
  optionC: string;
  optionD: string;
  correctAnswer: Option | "";
  explanation: string;
}

export interface QuestionMistakes {
  questionText?: string;
  options?: string;
  correctAnswer?: string;
}

export const isBlank = (text: string) => text.trim() === "";
const optionsOf = (question: QuestionValues) => OPTIONS.map((letter) => question[`option${letter}`]);

export function mistakesInQuestion(question: QuestionValues): QuestionMistakes {
  return {
    questionText: isBlank(question.questionText) ? "Please enter the question text" : undefined,
    options: mistakeInOptions(optionsOf(question)),
    correctAnswer: question.correctAnswer ? undefined : "Please select the correct answer",
  };
}

/** Options that are there must differ, also while others are still to come. */
function mistakeInOptions(options: string[]) {
  if (hasRepeat(options)) return messages.questions.optionsDiffer;
  return options.some(isBlank) ? "Please fill in all four options" : undefined;
}

function hasRepeat(options: string[]): boolean {
  const given = options.filter((text) => !isBlank(text)).map((text) => text.trim().toLowerCase());
  return new Set(given).size < given.length;
}

/** Of its mistakes, those of fields that were left. */
export function mistakesToSay(
  question: QuestionValues,
  wasLeft: (field: string) => boolean,
): QuestionMistakes {
  const found = mistakesInQuestion(question);
  const seen = OPTIONS.filter((letter) => wasLeft(`option${letter}`)).map(
    (letter) => question[`option${letter}`],
  );
  return {
    questionText: wasLeft("questionText") ? found.questionText : undefined,
    options: seen.some(isBlank) || hasRepeat(seen) ? found.options : undefined,
    correctAnswer: wasLeft("correctAnswer") ? found.correctAnswer : undefined,
  };
}

/** A question's texts as they are sent. */
export function trimmedQuestion(question: QuestionValues) {
  return {
    questionText: question.questionText.trim(),
    optionA: question.optionA.trim(),
    optionB: question.optionB.trim(),
    optionC: question.optionC.trim(),
    optionD: question.optionD.trim(),
    correctAnswer: question.correctAnswer,
    explanation: question.explanation.trim(),
  };
}

const TITLE_LENGTH = 50;

/** The topic, else how the text begins. */
export function titleFrom(topic: string, text: string): string {
  return topic.trim() || text.trim().slice(0, TITLE_LENGTH).trim();
}
