import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import { distractorsFor, isTooClose, syllabusTerms } from "./distractors.ts";
import { type Fact, type FactKind, factsOf, isDefined, MIN_WEIGHT } from "./facts.ts";
import type { Random } from "./random.ts";
import { readSentences, type Sentence } from "./reading.ts";
import { termKey, termKeys, termsOf } from "./terms.ts";
import { askFor, showsAnswer } from "./wording.ts";

export interface TextQuestion {
  questionText: string;
  options: [string, string, string, string];
  correctIndex: number;
  explanation: string;
  /** The syllabus term in the sentence, if any. */
  topic?: string;
}

interface Options {
  count: number;
  difficulty: Difficulty;
  random: Random;
  /** Terms of the syllabus: wrong answers if the text has too few, and topics. */
  terms: readonly string[];
}

const MIN_LENGTH = 20;
const MAX_LENGTH = 240;
/** For a long text with hundreds of facts the best are tried. */
const MAX_TRIED = 300;
const MIN_KNOWN_SHARE = 0.6;
const POINTS_ELSEWHERE =
  /^(?:it|its|this|that|these|those|they|their|he|his|she|her|we|our|you|your|i|my|such|but|and|or|so|also|thus|hence|then|however|therefore|moreover|for example|here|there|another|both|others?|some|many|most)\b|\b(?:this|these|those|former|latter|above|below|following|respectively|aforementioned)\b/iu;

const OBJECT_PRONOUN = /\b(?:it|them|him)\b/iu;
const JOINS_CLAUSES =
  /[,;:–—]|\b(?:and|but|or|which|that|who|when|while|because|if|as|so|after|before|until|where)\b/iu;

const PREFERENCE: Record<Difficulty, Partial<Record<FactKind, number>>> = {
  EASY: { person: 1, place: 0.5, number: -1 },
  MEDIUM: {},
  HARD: { number: 1.5, year: 1, work: 0.5 },
};

/** Questions about what the text says; fewer than requested if it says too little that can be asked well. */
export function questionsFromText(
  text: string,
  { count, difficulty, random, terms }: Options,
): TextQuestion[] {
  const sentences = readSentences(text);
  const facts = factsOf(sentences, terms);
  const sources = { pool: poolOf(facts), syllabus: syllabusTerms(terms), difficulty, random };
  const mightBeRight = rivals(sentences);
  const isAmbiguous = severalAnswers(facts, sentences);
  const askable = new Set(sentences.filter(standsAlone));
  const asked: { fact: Fact; question: TextQuestion }[] = [];
  for (const fact of inOrderOfWorth(facts, sentences, difficulty, random)) {
    if (asked.length >= count) break;
    const sentence = sentences[fact.sentence];
    if (!sentence || !askable.has(sentence) || asked.some(({ fact: { key } }) => isTooClose(key, fact.key)))
      continue;
    const questionText = askFor(fact, sentence);
    if (!questionText || isAmbiguous(questionText)) continue;
    if (asked.some((before) => giveAway(before, fact, questionText))) continue;
    const wrong = distractorsFor(fact, { ...sources, taken: mightBeRight(fact) });
    if (wrong)
      asked.push({ fact, question: compose(questionText, fact.answer, wrong, sentence, terms, random) });
  }
  return asked.map(({ question }) => question);
}

/**
 * Whether the text answers a question in more than one way: each candidate's sentence is turned into the same
 * question.
 */
function severalAnswers(facts: readonly Fact[], sentences: readonly Sentence[]) {
  const answers = new Map<string, Set<string>>();
  for (const fact of facts) {
    const sentence = sentences[fact.sentence];
    const question = sentence && askFor(fact, sentence);
    if (question) answers.set(question, (answers.get(question) ?? new Set()).add(fact.key));
  }
  return (question: string) => (answers.get(question)?.size ?? 0) > 1;
}

/** Each answer once, separately for each kind. */
function poolOf(facts: readonly Fact[]): Map<FactKind, Fact[]> {
  const pool = new Map<FactKind, Map<string, Fact>>();
  for (const fact of facts) {
    const kind = pool.get(fact.kind) ?? new Map<string, Fact>();
    pool.set(fact.kind, kind);
    const before = kind.get(fact.key);
    if (!before || before.weight < fact.weight) kind.set(fact.key, fact);
  }
  return new Map([...pool].map(([kind, answers]) => [kind, [...answers.values()]]));
}

/** Terms of the sentence, of the text's definition of the answer, and the topic of the whole text. */
function rivals(sentences: readonly Sentence[]) {
  const terms = termsOf(sentences);
  const bySentence = sentences.map(() => [] as string[]);
  const places = new Map<string, number[]>();
  for (const { key, sentence } of terms) {
    bySentence[sentence]?.push(key);
    places.set(key, [...(places.get(key) ?? []), sentence]);
  }
  const [topic] = [...places].sort(([, one], [, other]) => other.length - one.length);
  const equates = sentences.map(({ text }) => /\b(?:is|are|called|known as|means|termed)\b/.test(text));
  return ({ kind, key, sentence }: Fact): string[] => {
    if (kind === "number" || kind === "year")
      return sentences[sentence]?.tokens.map(({ normal }) => normal) ?? [];
    const equal = kind === "term" ? (places.get(key) ?? []).filter((place) => equates[place]) : [];
    const main =
      kind === "term"
        ? [...(topic && topic[1].length > 2 ? [topic[0]] : []), ...(bySentence[0]?.slice(0, 1) ?? [])]
        : [];
    const near = [sentence, ...equal].flatMap((place) => bySentence[place] ?? []);
    return [...new Set([...near, ...main])].filter((other) => other !== key);
  };
}

/** Two questions about one sentence must not answer each other. */
function giveAway(before: { fact: Fact; question: TextQuestion }, fact: Fact, questionText: string): boolean {
  if (before.fact.sentence !== fact.sentence) return false;
  return (
    showsAnswer(before.question.questionText, fact.answer) || showsAnswer(questionText, before.fact.answer)
  );
}

function standsAlone({ text, tokens }: Sentence): boolean {
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH || /[?:]$/.test(text)) return false;
  if (
    POINTS_ELSEWHERE.test(text) ||
    pointsBack(text) ||
    !tokens.some(({ pos }) => pos === "VERB" || pos === "AUX")
  )
    return false;
  const words = tokens.filter(({ type }) => type === "word");
  const known = words.filter(({ isKnown, isName }) => isKnown || isName);
  return words.length >= 3 && known.length / words.length >= MIN_KNOWN_SHARE;
}

/** "The United Nations replaced it in 1945": in its first clause a pronoun stands for something said before. */
function pointsBack(text: string): boolean {
  const [before = "", ...after] = text.split(OBJECT_PRONOUN);
  return after.length > 0 && !JOINS_CLAUSES.test(before);
}

/** The best first, with the kinds mixed. */
function inOrderOfWorth(
  facts: readonly Fact[],
  sentences: readonly Sentence[],
  difficulty: Difficulty,
  random: Random,
): Fact[] {
  const seen = new Map<FactKind, number>();
  return facts
    .filter(({ kind, weight }) => kind !== "term" || weight >= MIN_WEIGHT)
    .map((fact) => {
      const defines =
        fact.kind === "term" && isDefined(sentences[fact.sentence]?.tokens ?? [], fact.start, fact.end);
      const preference =
        (PREFERENCE[difficulty][fact.kind] ?? 0) + (defines && difficulty === "EASY" ? 2 : 0);
      return { fact, worth: fact.weight + preference + random.fraction() * 2 };
    })
    .sort((one, other) => other.worth - one.worth)
    .map(({ fact, worth }) => {
      const before = seen.get(fact.kind) ?? 0;
      seen.set(fact.kind, before + 1);
      return { fact, worth: worth - before / 2 };
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MAX_TRIED)
    .map(({ fact }) => fact);
}

function compose(
  questionText: string,
  answer: string,
  wrong: readonly string[],
  sentence: Sentence,
  terms: readonly string[],
  random: Random,
): TextQuestion {
  const options = random.shuffle([answer, ...wrong]) as TextQuestion["options"];
  const spoken = ` ${termKey(sentence.text)} `;
  const keys = termKeys(terms);
  const topic = terms.find((_, at) => spoken.includes(` ${keys[at]} `));
  return {
    questionText,
    options: options.map(capitalize) as TextQuestion["options"],
    correctIndex: options.indexOf(answer),
    explanation: `The text says: “${sentence.text}”`,
    ...(topic && { topic }),
  };
}

/** All begin alike, so that the one from a sentence's beginning is not conspicuous. */
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
