import { setImmediate } from "node:timers/promises";
import type { Difficulty } from "@prepfeed/contract/catalogue";
import { generateQuestions } from "@prepfeed/question-engine/generate";
import { correctOption, type Question } from "@prepfeed/question-engine/question";
import { seededRandom } from "@prepfeed/question-engine/random";
import type { Topic } from "@prepfeed/question-engine/syllabus/syllabus";
import { writeQuestion } from "@prepfeed/question-engine/writer";
import { loadUnits } from "@prepfeed/question-engine/writers/load";

/** What is wanted of a topic; `about` are the learner's own words for it. */
interface FactsRequest {
  about?: string;
  count: number;
  seed: string;
}

/** So many are drawn for each that is shown, and those that speak of the learner's words come first. */
const DRAWN = 8;

/** Facts of a topic as our tables teach them, in whole sentences; none for a topic that is all calculation. */
export async function factsOf({ key, unit }: Topic, { about, count, seed }: FactsRequest): Promise<string[]> {
  const writers = (await loadUnits(new Set([unit]))).filter(
    ({ kind, topic }) => kind === "facts" && topic === key,
  );
  const random = seededRandom(seed);
  const facts = new Set<string>();
  for (let tries = 0; writers.length > 0 && tries < count * DRAWN; tries++) {
    const { draft } = writeQuestion(
      random.weighted(writers, ({ size }) => size),
      `${seed} ${tries}`,
    );
    facts.add(draft.explain([]));
  }
  facts.delete("");
  return speakingFirst([...facts], about, (fact) => fact).slice(0, count);
}

export interface Example {
  question: string;
  answer: string;
  explanation: string;
}

/** Questions of the topic with their solutions. */
export async function examplesOf(
  topic: Topic,
  { about, count, difficulty, seed }: FactsRequest & { difficulty?: Difficulty },
): Promise<Example[]> {
  await setImmediate();
  const drawn = await generateQuestions({ topic: topic.key, count: count * DRAWN, difficulty, seed });
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
