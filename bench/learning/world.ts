import type { Kind, Subject } from "@prepfeed/contract/foundation/catalogue";

/** What there is to learn: facts in topics, and several questions about each of them. */
export interface SimulatedQuestion {
  id: string;
  subject: Subject;
  topic: string;
  /** The fact that it asks; the product does not know it. */
  fact: number;
  difficulty: -1 | 0 | 1;
  kind: Kind;
  /** Otherwise it is for another exam, in a form that this one does not have. */
  isForExam: boolean;
  /** How many days before the first one it was posted. */
  age: number;
  /** Whether a writer can ask the same in another way. */
  canVary: boolean;
}

const SUBJECTS = ["MATHEMATICS", "PHYSICS", "CHEMISTRY", "BIOLOGY"] as const;
const TOPICS_EACH = 6;
export const TOPICS = SUBJECTS.length * TOPICS_EACH;
const FACTS_EACH = 20;
export const FACTS = TOPICS * FACTS_EACH;
/** Enough for ninety days of twenty answers, so that nobody runs out of new ones. */
const QUESTIONS_EACH = 10;
/** One in this many topics is asked only by other exams. */
const FOREIGN_EVERY = 6;
/**
 * The share of other people's questions that are for this exam, and the share of all that ask for a number.
 */
const FOR_EXAM = 0.6;
const TYPED = 0.2;
/** The share of questions by a writer of the engine. */
const VARIED = 0.6;

export const topicOf = (fact: number) => Math.floor(fact / FACTS_EACH);
export const topicName = (topic: number) => `T${topic}`;

const isForeign = (topic: number) => topic % FOREIGN_EVERY === FOREIGN_EVERY - 1;

export interface World {
  questions: readonly SimulatedQuestion[];
  /**
   * The weight of each topic in the paper, relative to the average topic: between a quarter and four, or
   * none.
   */
  shares: ReadonlyMap<string, number>;
}

export function worldOf(random: () => number): World {
  const raw = Array.from({ length: TOPICS }, (_, topic) => (isForeign(topic) ? 0 : 4 ** (2 * random() - 1)));
  const mean = raw.reduce((sum, share) => sum + share, 0) / TOPICS;
  return {
    shares: new Map(raw.map((share, topic) => [topicName(topic), share / mean])),
    questions: Array.from({ length: FACTS * QUESTIONS_EACH }, (_, i) => {
      const fact = i % FACTS;
      const topic = topicOf(fact);
      return {
        id: `00000000-0000-7000-8000-${i.toString(16).padStart(12, "0")}`,
        subject: SUBJECTS[Math.floor(topic / TOPICS_EACH)] ?? SUBJECTS[0],
        topic: topicName(topic),
        fact,
        difficulty: [-1, 0, 1][Math.floor(random() * 3)] as -1 | 0 | 1,
        age: random() * 60,
        canVary: random() < VARIED,
        kind: random() < TYPED ? "NUMERICAL" : "SINGLE",
        isForExam: !isForeign(topic) && random() < FOR_EXAM,
      };
    }),
  };
}
