import { answerFromNotes } from "@prepfeed/question-engine/notes/answer-from-notes";
import { type TutoredQuestion, wrongLetters } from "./tutored-question.ts";

/**
 * Hints from the vaguest to the plainest: what the note says about the matter, the writer's first step, an option that is wrong. None
 * tells the answer, and an author's own explanation is left for those who answered.
 */
export async function hintsTo(question: TutoredQuestion, max: number): Promise<string[]> {
  const hints = [await fromNote(question), firstStep(question), wrongOption(question)];
  return hints.filter((hint) => hint !== undefined).slice(0, max);
}

/** A question tells a story; what it is about is a small part of its words. */
const LEAST = 0.15;

async function fromNote(question: TutoredQuestion): Promise<string | undefined> {
  const { questionText, topic } = question;
  const answer = await answerFromNotes(withoutMarkup(questionText).slice(0, 300), topic?.key, LEAST);
  const found = answer && (!topic || answer.topic.key === topic.key) ? answer : undefined;
  if (found && !tells(found.statement, question)) return `Think of this. ${found.statement}`;
  if (found && !tells(found.name, question))
    return `Think of “${found.name}” in the note on ${found.topic.title}.`;
  return topic && !tells(topic.title, question)
    ? `It is about ${topic.title}. What did its note say?`
    : undefined;
}

function firstStep(question: TutoredQuestion): string | undefined {
  if (!question.isFromEngine) return undefined;
  const [step] = question.explanation.split(/\n|(?<=\.)\s+(?=[A-Z])/);
  return step && !tells(step, question) ? `Begin so. ${step}` : undefined;
}

function wrongOption(question: TutoredQuestion): string | undefined {
  const wrong = wrongLetters(question);
  // Where several may be right, one that is wrong says too much or too little.
  if (question.correctAnswer.length !== 1 || wrong.length < 3) return undefined;
  return `It is not ${wrong[question.questionText.length % wrong.length]}.`;
}

/** Whether a text holds the right answer, which a hint must not; a short one may stand anywhere. */
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
