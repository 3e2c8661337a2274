import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import { correctOption, type Question } from "@prepfeed/question-engine/question";
import type { Topic } from "@prepfeed/question-engine/syllabus";
import { drawing } from "../../drawing/drawing-pool.ts";

/** What to show of a topic; `about` holds the learner's own words for it. */
interface ExamplesRequest {
  about?: string;
  count: number;
  difficulty?: Difficulty;
  seed: string;
  who: string;
}

/** How many are drawn for each one shown; those that contain the learner's words come first. */
const DRAWN = 8;

export interface Example {
  question: string;
  answer: string;
  explanation: string;
}

/** Questions of the topic with their solutions. */
export async function examplesOf(
  topic: Topic,
  { about, count, difficulty, seed, who }: ExamplesRequest,
): Promise<Example[]> {
  const drawn = await drawing.draw("set", { topic: topic.key, count: count * DRAWN, difficulty, seed }, who);
  const read = ({ questionText, explanation }: Question) => `${questionText} ${explanation}`;
  return speakingFirst(drawn, about, read).slice(0, count).map(exampleView);
}

/** Those that contain the words come first; otherwise the order is kept. */
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
