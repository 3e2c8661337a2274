import { generateQuestions } from "../../src/composing/generate.ts";
import { matchTopic } from "../../src/composing/match-topic.ts";
import { HEADINGS, type Heading } from "./headings.ts";

/** The result for a learner who requests five questions on a heading. */
export interface HeadingScore extends Heading {
  /** Five different questions, all of the topic or sub-topic that the heading names. */
  isServed: boolean;
  /** The topic or sub-topic that it names; or, if there is none, the suggested near ones. */
  found: string[];
  /** True if the learner is told that it is not what they requested. */
  isSaid: boolean;
}

const WANTED = 5;

export async function scoreHeadings(): Promise<HeadingScore[]> {
  const scores: HeadingScore[] = [];
  for (const heading of HEADINGS) scores.push(await scoreHeading(heading));
  return scores;
}

async function scoreHeading(heading: Heading): Promise<HeadingScore> {
  const match = matchTopic(heading.name);
  if (!match.known)
    return { ...heading, isServed: false, found: match.nearest.map(({ title }) => title), isSaid: true };
  const found = (match.subtopics.length > 0 ? match.subtopics : match.topics).map(({ title }) => title);
  if (match.kind === "near") return { ...heading, isServed: false, found, isSaid: true };
  const questions = await generateQuestions({ topic: heading.name, count: WANTED, seed: heading.name });
  const isAbout = questions.every(({ topic, subtopic }) =>
    match.kind === "topic"
      ? match.topics.some(({ key }) => key === topic)
      : subtopic !== undefined && found.includes(subtopic),
  );
  const isServed = isAbout && new Set(questions.map(({ questionText }) => questionText)).size === WANTED;
  // For a sub-topic with fewer questions the learner is told how many there are.
  return { ...heading, isServed, found, isSaid: isAbout };
}
