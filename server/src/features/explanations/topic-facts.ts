import type { Difficulty } from "@prepfeed/contract/catalogue";
import { generateQuestions } from "@prepfeed/question-engine/generate";
import { correctOption, type Question } from "@prepfeed/question-engine/question";
import type { Topic } from "@prepfeed/question-engine/syllabus/syllabus";
import { betweenPieces } from "../../in-pieces.ts";

/** What is wanted of a topic; `about` are the learner's own words for it. */
interface ExamplesRequest {
  about?: string;
  count: number;
  difficulty?: Difficulty;
  seed: string;
}

/** So many are drawn for each that is shown, and those that speak of the learner's words come first. */
const DRAWN = 8;

export interface Example {
  question: string;
  answer: string;
  explanation: string;
}

/** Questions of the topic with their solutions. */
export async function examplesOf(
  topic: Topic,
  { about, count, difficulty, seed }: ExamplesRequest,
): Promise<Example[]> {
  const drawn = await generateQuestions({
    topic: topic.key,
    count: count * DRAWN,
    difficulty,
    seed,
    pause: betweenPieces(),
  });
  const read = ({ questionText, explanation }: Question) => `${questionText} ${explanation}`;
  return speakingFirst(drawn, about, read).slice(0, count).map(exampleView);
}

/** Those that hold the words first, otherwise in their order. */
function speakingFirst<T>(items: readonly T[], about: string | undefined, read: (item: T) => string): T[] {
  const words = about?.toLowerCase().replace(/s$/, "");
  const speaks = (item: T) => Number(words !== undefined && read(item).toLowerCase().includes(words));
  return items.toSorted((one, other) => speaks(other) - speaks(one));
}

function exampleView(question: Question): Example {
  return {
    question: question.questionText,
    answer: correctOption(question),
    explanation: question.explanation,
  };
}
