/** What there is to learn: facts in topics, and several questions that ask each of them. */
export interface SimulatedQuestion {
  id: string;
  subject: string;
  topic: string;
  /** What it asks; the product does not know it. */
  fact: number;
  difficulty: -1 | 0 | 1;
  /** Days before the first one on which it was posted. */
  age: number;
  /** Whether a writer can ask the same in another way. */
  canVary: boolean;
}

const SUBJECTS = 4;
const TOPICS_EACH = 6;
export const TOPICS = SUBJECTS * TOPICS_EACH;
const FACTS_EACH = 20;
export const FACTS = TOPICS * FACTS_EACH;
/** Enough for ninety days of twenty answers, so that nobody runs out of new ones. */
const QUESTIONS_EACH = 6;
/** The share of questions that a writer of the engine wrote. */
const VARIED = 0.6;

export const topicOf = (fact: number) => Math.floor(fact / FACTS_EACH);
export const topicName = (topic: number) => `T${topic}`;

/** Small and repeatable. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface World {
  questions: readonly SimulatedQuestion[];
  /** Which part of the paper each topic is, of the average topic: between a quarter and four. */
  shares: ReadonlyMap<string, number>;
}

export function worldOf(random: () => number): World {
  const raw = Array.from({ length: TOPICS }, () => 4 ** (2 * random() - 1));
  const mean = raw.reduce((sum, share) => sum + share, 0) / TOPICS;
  return {
    shares: new Map(raw.map((share, topic) => [topicName(topic), share / mean])),
    questions: Array.from({ length: FACTS * QUESTIONS_EACH }, (_, i) => {
      const fact = i % FACTS;
      const topic = topicOf(fact);
      return {
        id: `00000000-0000-7000-8000-${i.toString(16).padStart(12, "0")}`,
        subject: `S${Math.floor(topic / TOPICS_EACH)}`,
        topic: topicName(topic),
        fact,
        difficulty: [-1, 0, 1][Math.floor(random() * 3)] as -1 | 0 | 1,
        age: random() * 60,
        canVary: random() < VARIED,
      };
    }),
  };
}
