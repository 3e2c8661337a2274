import { answerFromNotes } from "@prepfeed/question-engine/notes";
import { type TutoredQuestion, wrongLetters } from "./tutored-question.ts";

/**
 * Hints from the vaguest to the clearest: what the note says, the writer's first step, a wrong option. None reveals
 * the answer, and an author's own explanation is only for those who answered.
 */
export async function hintsTo(question: TutoredQuestion, max: number): Promise<string[]> {
  const hints = [await fromNote(question), firstStep(question), wrongOption(question)];
  return hints.filter((hint) => hint !== undefined).slice(0, max);
}

/** A question tells a story; only a few of its words name its topic. */
const LEAST = 0.15;

async function fromNote(question: TutoredQuestion): Promise<string | undefined> {
  const { questionText, topic } = question;
  const answer = await answerFromNotes(withoutMarkup(questionText).slice(0, 300), topic?.key, LEAST);
  const found = answer && (!topic || answer.topic.key === topic.key) ? answer : undefined;
  // The name of what to think of would only repeat the topic.
  return found && !tells(found.statement, question) ? `Think of this. ${found.statement}` : undefined;
}

function firstStep(question: TutoredQuestion): string | undefined {
  if (!question.isFromEngine) return undefined;
  const [step] = question.explanation.split(/\n|(?<=\.)\s+(?=[A-Z])/);
  return step && !tells(step, question) ? `Begin so. ${step}` : undefined;
}

function wrongOption(question: TutoredQuestion): string | undefined {
  const wrong = wrongLetters(question);
  // If several options may be right, naming a wrong one says too much or too little.
  if (question.correctAnswer.length !== 1 || wrong.length < 3) return undefined;
  return `It is not ${wrong[question.questionText.length % wrong.length]}.`;
}

/** Whether a text contains the right answer, which a hint must not; a short one may be anywhere. */
function tells(text: string, { rightText, correctAnswer }: TutoredQuestion): boolean {
  const answer = plain(rightText === "" ? correctAnswer : rightText);
  return answer !== "" && ` ${plain(text)} `.includes(` ${answer} `);
}

const withoutMarkup = (text: string) => text.replace(/\$[^$]*\$/g, " ").replace(/\s+/g, " ");

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\\(?:mathrm|text|left|right|frac|,|;| )/g, " ")
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .replace(/\.(?!\d)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
