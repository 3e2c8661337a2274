import { fsrs, Rating } from "ts-fsrs";
import { FACTS, type SimulatedQuestion, TOPICS, topicName, topicOf, type World } from "./world.ts";

/** How a simulated learner really learns and forgets, which the product does not know. */
export interface Nature {
  name: string;
  make: (random: () => number) => Truth;
}

interface Truth {
  /**
   * Answers and reads the explanation; `place` is the number of answers before it on this day, `isRepeat` whether
   * these very words were seen before.
   */
  answer(question: SimulatedQuestion, day: number, place: number, isRepeat: boolean): Given;
  /** The chance of a right answer to a new question on this fact. */
  knows(fact: number, difficulty: number, day: number): number;
}

interface Given {
  isCorrect: boolean;
  timeSpent: number;
}

const GUESS = 0.25;
const guessOf = ({ kind }: SimulatedQuestion) => (kind === "NUMERICAL" ? 0 : GUESS);
/** How much of an explanation carries over from another exam's form. */
const carriesOver = ({ isForExam }: SimulatedQuestion) => (isForExam ? 1 : 0.5);
/**
 * How often a learner who sees the same words again recognises the letter, and so neither thinks nor learns.
 */
const RECOGNISES = 0.3;
const equations = fsrs({ enable_short_term: false });
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const power = (days: number, stability: number) => (1 + (19 / 81) * (days / stability)) ** -0.5;
const exponential = (days: number, stability: number) => Math.exp((Math.log(0.9) * days) / stability);

interface FactTraits {
  forgetting: (days: number, stability: number) => number;
  /** How many days a fact is remembered after an explanation. */
  first: number;
  /** How much longer it is remembered after a late recall. */
  growth: number;
  /** The chance that an explanation is remembered. */
  takesIn: number;
  /** The share of that which the other facts of the topic get. */
  transfer: number;
  /** After this many answers in a day both fall. */
  tiresAfter: number;
  /** How much the difficulty of a question matters. */
  slope: number;
  /** The largest share of a topic that is known from the start. */
  prior: number;
  /** Whether an explanation helps only if the learner is advanced enough for the question. */
  followsOnlyNear: boolean;
}

const usual: FactTraits = {
  forgetting: power,
  first: 2.5,
  growth: 6,
  takesIn: 0.7,
  transfer: 0,
  tiresAfter: 40,
  slope: 1,
  prior: 0.6,
  followsOnlyNear: false,
};

/** Learns and forgets each fact by the equations of FSRS, with parameters fitted to many people. */
class FsrsLearner implements Truth {
  readonly #state: ({ stability: number; difficulty: number } | undefined)[] = new Array(FACTS);
  readonly #seen = new Float64Array(FACTS);
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
    const prior = Array.from({ length: TOPICS }, () => 0.6 * random());
    for (let fact = 0; fact < FACTS; fact++)
      if (random() < (prior[topicOf(fact)] ?? 0))
        this.#state[fact] = { stability: 5 + 60 * random(), difficulty: 5 };
  }

  #recall(fact: number, day: number): number {
    const state = this.#state[fact];
    return state ? equations.forgetting_curve(day - (this.#seen[fact] ?? 0), state.stability) : 0;
  }

  answer(question: SimulatedQuestion, day: number, _place: number, isRepeat: boolean): Given {
    const { fact, difficulty } = question;
    const random = this.#random;
    if (isRepeat && random() < RECOGNISES) return { isCorrect: true, timeSpent: 8 + 10 * random() };
    const recalls = random() < this.#recall(fact, day);
    const isCorrect = random() < (recalls ? sigmoid(1.8 - difficulty) : guessOf(question));
    const timeSpent = (recalls ? 18 : 45) * (1 + 0.4 * difficulty) * (0.5 + 1.2 * random());
    if (random() >= carriesOver(question)) return { isCorrect, timeSpent };
    const rating = recalls ? Rating.Good : Rating.Again;
    this.#state[fact] = equations.next_state(
      this.#state[fact] ?? null,
      day - (this.#seen[fact] ?? day),
      rating,
    );
    this.#seen[fact] = day;
    return { isCorrect, timeSpent };
  }

  knows(fact: number, difficulty: number, day: number): number {
    return GUESS + (1 - GUESS) * this.#recall(fact, day) * sigmoid(1.8 - difficulty);
  }
}

/** Learns facts one by one, and forgets them. */
class FactLearner implements Truth {
  #stability = new Float64Array(FACTS);
  #seen = new Float64Array(FACTS);
  readonly #traits: FactTraits;
  readonly #random: () => number;

  /** Some facts of each topic are known from the start, in some topics most and in some hardly any. */
  constructor(traits: FactTraits, random: () => number) {
    this.#traits = traits;
    this.#random = random;
    const prior = Array.from({ length: TOPICS }, () => traits.prior * random());
    for (let fact = 0; fact < FACTS; fact++)
      if (random() < (prior[topicOf(fact)] ?? 0)) this.#stability[fact] = 5 + 60 * random();
  }

  #recall(fact: number, day: number): number {
    const stability = this.#stability[fact] ?? 0;
    return stability === 0 ? 0 : this.#traits.forgetting(day - (this.#seen[fact] ?? 0), stability);
  }

  #canUse(difficulty: number): number {
    return sigmoid(1.8 - this.#traits.slope * difficulty);
  }

  /**
   * How likely a learner who knows this much of a topic understands an explanation: nearly always an easy one, seldom
   * a hard one.
   */
  #follows(fact: number, difficulty: number): number {
    if (!this.#traits.followsOnlyNear) return 1;
    const topic = topicOf(fact);
    let known = 0;
    for (let other = 0; other < FACTS; other++)
      if (topicOf(other) === topic && (this.#stability[other] ?? 0) > 0) known++;
    return sigmoid(2 * (3 * known * (TOPICS / FACTS) - 0.5 - difficulty));
  }

  answer(question: SimulatedQuestion, day: number, place: number, isRepeat: boolean): Given {
    const { fact, difficulty } = question;
    const { tiresAfter, takesIn, transfer, first, growth } = this.#traits;
    const random = this.#random;
    if (isRepeat && random() < RECOGNISES) return { isCorrect: true, timeSpent: 8 + 10 * random() };
    const fresh = place < tiresAfter ? 1 : 0.6;
    const known = this.#recall(fact, day);
    const recalls = random() < known;
    const guess = guessOf(question);
    const isCorrect = random() < (recalls ? this.#canUse(difficulty) * fresh + guess * (1 - fresh) : guess);
    const sticks = takesIn * fresh * carriesOver(question) * this.#follows(fact, difficulty);
    const timeSpent = (recalls ? 18 : 45) * (1 + 0.4 * difficulty) * (0.5 + 1.2 * random());
    const before = this.#stability[fact] ?? 0;
    if (recalls) this.#stability[fact] = before * (1.3 + growth * (1 - known));
    else if (random() < sticks) this.#stability[fact] = Math.max(first, 0.3 * before);
    if ((this.#stability[fact] ?? 0) > 0 && (recalls || this.#stability[fact] !== before))
      this.#seen[fact] = day;
    if (transfer > 0) this.#spread(fact, day, takesIn * transfer * fresh);
    return { isCorrect, timeSpent };
  }

  #spread(fact: number, day: number, chance: number) {
    for (let other = 0; other < FACTS; other++) {
      if (other === fact || topicOf(other) !== topicOf(fact) || this.#random() >= chance / 5) continue;
      if (this.#stability[other] === 0) {
        this.#stability[other] = this.#traits.first;
        this.#seen[other] = day;
      } else this.#stability[other] = (this.#stability[other] ?? 0) * 1.15;
    }
  }

  knows(fact: number, difficulty: number, day: number): number {
    return GUESS + (1 - GUESS) * this.#recall(fact, day) * this.#canUse(difficulty);
  }
}

/**
 * Has no facts but a skill in each topic, which grows with practice, most by questions that are neither easy nor
 * hopeless, and decays.
 */
class SkillLearner implements Truth {
  #skill: number[];
  #seen = new Float64Array(TOPICS);
  readonly #ground: number;
  readonly #random: () => number;

  constructor(lowest: number, random: () => number) {
    this.#ground = lowest;
    this.#random = random;
    this.#skill = Array.from({ length: TOPICS }, () => 2.5 * random() + lowest);
  }

  /** Half of the skill above its base is lost in a hundred days. */
  #now(topic: number, day: number): number {
    const skill = this.#skill[topic] ?? 0;
    return this.#ground + (skill - this.#ground) * 0.5 ** ((day - (this.#seen[topic] ?? 0)) / 100);
  }

  answer(question: SimulatedQuestion, day: number, _place: number, isRepeat: boolean): Given {
    const { fact, difficulty } = question;
    const random = this.#random;
    if (isRepeat && random() < RECOGNISES) return { isCorrect: true, timeSpent: 8 + 10 * random() };
    const topic = topicOf(fact);
    const skill = this.#now(topic, day);
    const can = sigmoid(skill - difficulty);
    const guess = guessOf(question);
    const isCorrect = random() < guess + (1 - guess) * can;
    this.#skill[topic] = skill + 0.25 * can * (1 - can) * (isRepeat ? 0.5 : 1) * carriesOver(question);
    this.#seen[topic] = day;
    return { isCorrect, timeSpent: (60 - 30 * can) * (0.5 + 1.2 * random()) };
  }

  knows(fact: number, difficulty: number, day: number): number {
    return GUESS + (1 - GUESS) * sigmoid(this.#now(topicOf(fact), day) - difficulty);
  }
}

const facts = (name: string, traits: Partial<FactTraits> = {}): Nature => ({
  name,
  make: (random) => new FactLearner({ ...usual, ...traits }, random),
});

/** The first follows the scheduler's own model; the others do not. */
export const NATURES: Nature[] = [
  { name: "by the equations of FSRS", make: (random) => new FsrsLearner(random) },
  facts("remembers at once"),
  facts("forgets fast, by an exponential", { forgetting: exponential, first: 1.5, growth: 4 }),
  facts("topics hang together", { transfer: 0.25 }),
  facts("tires after ten", { tiresAfter: 10 }),
  facts("difficulty matters twice as much", { slope: 2, takesIn: 0.5 }),
  facts("takes in little at a time", { takesIn: 0.35 }),
  facts("beginner, follows only what is near", { prior: 0.2, followsOnlyNear: true }),
  { name: "no facts, a skill in each topic", make: (random) => new SkillLearner(-1.5, random) },
  { name: "no facts, a beginner", make: (random) => new SkillLearner(-2.5, random) },
];

/** The expected score, in percent, on a paper that asks every fact in a new form, each topic by its share. */
export function scoreOf(truth: Truth, { shares }: World, day: number): number {
  let sum = 0;
  let all = 0;
  for (let fact = 0; fact < FACTS; fact++) {
    const share = shares.get(topicName(topicOf(fact))) ?? 1;
    for (const difficulty of [-1, 0, 1]) {
      sum += share * truth.knows(fact, difficulty, day);
      all += share;
    }
  }
  return (100 * sum) / all;
}
