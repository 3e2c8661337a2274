import { OPTIONS, type Option } from "@prepfeed/contract/foundation/catalogue";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { answerFromNotes, keyPointsOf, type NoteAnswer, noteOf } from "@prepfeed/question-engine/notes";
import { topicsSpotted } from "../../rules/spot-topics.ts";
import { type Explanation, placeOf } from "./explain-topic.ts";
import type { OwnQuestionRow } from "./explanations.queries.ts";

export interface QuestionToExplain {
  questionText: string;
  correctAnswer: string;
  options: readonly string[];
}

const POINTS = 4;

/** The question's own explanation if the learner has answered it; otherwise only what is certain. */
export async function explainFromOwn(
  known: OwnQuestionRow | undefined,
  question: QuestionToExplain,
): Promise<Explanation> {
  if (known?.is_answered && known.explanation !== "") {
    return { explanation: `The right answer is ${known.correct_option}.\n\n${known.explanation}` };
  }
  const words = [question.questionText, ...question.options].join("\n");
  const answer = (await answerFromNotes(question.questionText)) ?? (await noteSpotted(words));
  const parts = [
    markedAnswer(question),
    "The built-in engine has no worked solution for this question, and makes none up.",
    answer && `What the note on ${answer.topic.title} says:\n\n${answer.statement}`,
    answer && `It seems to belong here: ${placeOf(answer.topic)}`,
  ];
  return {
    explanation: parts.filter(Boolean).join("\n\n"),
    ...(answer && { keyPoints: answer.others.slice(0, POINTS) }),
  };
}

/** The note on the topic that the words name, if no passage is about the question itself. */
async function noteSpotted(
  words: string,
): Promise<Pick<NoteAnswer, "topic" | "statement" | "others"> | undefined> {
  const [topic] = topicsSpotted(words);
  if (!topic) return undefined;
  const note = await noteOf(topic);
  return { topic, statement: note.about, others: keyPointsOf(note) };
}

/** The answer as a letter and as a text, whichever of the two was given. */
function markedAnswer({ correctAnswer, options }: QuestionToExplain): string {
  if (correctAnswer === "") return "No option is marked as right.";
  const letter = OPTIONS.indexOf(correctAnswer.toUpperCase() as Option);
  const at = letter >= 0 ? letter : options.indexOf(correctAnswer);
  const text = options[at];
  return text
    ? `The answer marked as right is ${OPTIONS[at]}: ${text}.`
    : `The answer marked as right is ${correctAnswer}.`;
}

export const answerFirst = (): Explanation => ({ explanation: refusals.ai.answerFirst });
