import { OPTIONS, type Option } from "@prepfeed/contract/catalogue";
import { refusals } from "@prepfeed/contract/refusals";
import { topicsSpotted } from "../../rules/spot-topics.ts";
import { type Explanation, placeOf } from "./explain-topic.ts";
import type { OwnQuestionRow } from "./explanations.queries.ts";
import { factsOf } from "./topic-facts.ts";

export interface QuestionToExplain {
  questionText: string;
  correctAnswer: string;
  options: readonly string[];
}

const FACTS = 4;

/** Our own explanation if the learner has answered the question; else what can be said without making anything up. */
export async function explainFromOwn(
  known: OwnQuestionRow | undefined,
  question: QuestionToExplain,
  seed: string,
): Promise<Explanation> {
  if (known?.is_answered && known.explanation !== "") {
    return { explanation: `The right answer is ${known.correct_option}.\n\n${known.explanation}` };
  }
  const [topic] = topicsSpotted([question.questionText, ...question.options].join("\n"));
  const facts = topic ? await factsOf(topic, { count: FACTS, seed }) : [];
  const parts = [
    markedAnswer(question),
    "The built-in engine has no worked solution for this question, and makes none up.",
    topic && `It seems to belong here: ${placeOf(topic)}`,
    facts.length > 0 && "The key points below are facts of that topic which may help.",
  ];
  return {
    explanation: parts.filter(Boolean).join("\n\n"),
    ...(facts.length > 0 && { keyPoints: facts }),
  };
}

/** The answer as a letter or a text, whichever was given, as both. */
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
