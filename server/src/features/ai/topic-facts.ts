import { setImmediate } from "node:timers/promises";
import type { Difficulty } from "@prepfeed/contract/catalogue";
import { generateQuestions } from "@prepfeed/question-engine/generate";
import { correctOption, type Question } from "@prepfeed/question-engine/question";
import { seededRandom } from "@prepfeed/question-engine/random";
import type { Topic } from "@prepfeed/question-engine/syllabus/syllabus";
import { writeQuestion } from "@prepfeed/question-engine/writer";
import { loadUnits } from "@prepfeed/question-engine/writers/load";

/** Facts of a topic as our tables teach them, in whole sentences; none for a topic that is all calculation. */
export async function factsOf({ key, unit }: Topic, count: number, seed: string): Promise<string[]> {
  const writers = (await loadUnits(new Set([unit]))).filter(
    ({ kind, topic }) => kind === "facts" && topic === key,
  );
  const random = seededRandom(seed);
  const facts = new Set<string>();
  for (let tries = 0; writers.length > 0 && facts.size < count && tries < count * 4; tries++) {
    const { draft } = writeQuestion(
      random.weighted(writers, ({ size }) => size),
      `${seed} ${tries}`,
    );
    facts.add(draft.explain([]));
  }
  facts.delete("");
  return [...facts];
}

export interface Example {
  question: string;
  answer: string;
  explanation: string;
}

/** Questions of the topic with their solutions. */
export async function examplesOf(
  topic: Topic,
  { count, difficulty, seed }: { count: number; difficulty?: Difficulty; seed: string },
): Promise<Example[]> {
  await setImmediate();
  const questions = await generateQuestions({ topic: topic.key, count, difficulty, seed });
  return questions.map(exampleView);
}

function exampleView(question: Question): Example {
  return {
    question: question.questionText,
    answer: correctOption(question),
    explanation: question.explanation,
  };
}
