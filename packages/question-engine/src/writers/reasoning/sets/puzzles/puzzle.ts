import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import type { TopicKey } from "../../../../syllabus/syllabus.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { Nature } from "../../../../writing/nature.ts";
import type { SetQuestion, SetWriter } from "../../../../writing/set-writer.ts";
import { chooseClues, trueClues, type Weights } from "./choose-clues.ts";
import { type Clue, itemsOf, type Places, type Shape } from "./model.ts";
import { arrangements } from "./solver.ts";

/** One of several ways to say something. */
export type Pick = <T>(ways: readonly T[]) => T;

/** A kind of puzzle with its people, and how everything in it is said. */
export interface Setting {
  shape: Shape;
  /** By item: the people, then the others. */
  names: readonly string[];
  intro: string;
  weights: Weights;
  /** How far apart two may be for a clue to say so. */
  furthest: number;
  apart: readonly number[];
  sets: readonly { places: readonly number[]; which: string }[];
  /** A clue in words, without a full stop; nothing for what is not said here. */
  say(clue: Clue, pick: Pick): string | undefined;
  /** The whole arrangement, for explanations. */
  told(places: Places): string;
  words: Words;
}

/** How the questions are put; what is missing is not asked. */
export interface Words {
  whoAt?(place: number): string;
  whereIs?(item: number): string;
  placeName(place: number): string;
  /** "sits third from the left end" */
  isAt(item: number, places: Places): string;
  howManyBetween?(x: number, y: number): string;
  /** "How many people sit to the right of …?", and the places that count. */
  howManyBeyond?(x: number, places: Places, pick: Pick): { text: string; count: number } | undefined;
  /** "Who sits third to the left of …?"; `by` in places. */
  who(by: number, x: number): string;
  /** "What is the position of … with respect to …?", answered by `offsetName`. */
  relation(x: number, y: number): string;
  offsetName(by: number, y: number): string;
  neighbours?(x: number): string;
  /** "If … and … exchange their places, who sits third to the left of …?" */
  exchanged?(x: number, y: number, by: number, z: number): string;
  alike: string;
  /** "the first sits two places to the left of the second" */
  alikeBy(by: number, y: number): string;
}

/** A drawn puzzle: what is true of it, and the clues that only this fits. */
export interface Puzzle extends Setting {
  places: Places;
  clues: readonly Clue[];
  /** What the solver finds from the clues alone. */
  solved(): Places;
  /** The people about whom each earlier question of the set reveals something, one group per question. */
  said?: readonly (readonly number[])[];
}

export type PuzzleForm = (random: Random, puzzle: Puzzle) => SetQuestion | undefined;

const FEWEST_CLUES = 5;
const MOST_CLUES = 11;

/** Draws a puzzle that has one solution and no needless clue; nothing when the draw is unlucky. */
function drawPuzzle(random: Random, set: (random: Random) => Setting): Puzzle | undefined {
  const setting = set(random);
  const { shape } = setting;
  const places = range(1, shape.groups).flatMap(() => random.shuffle(range(0, shape.size - 1)));
  const turned = shape.isRound
    ? places.map((place) => (place - (places[0] ?? 0) + shape.size) % shape.size)
    : places;
  const first: Pick = (ways) => ways[0] as (typeof ways)[number];
  const pool = trueClues(shape, turned, setting).filter(
    (clue) => (setting.weights[clue.kind] ?? 0) > 0 && setting.say(clue, first) !== undefined,
  );
  const clues = chooseClues(random, shape, turned, pool, setting.weights);
  if (!clues || clues.length < FEWEST_CLUES || clues.length > MOST_CLUES) return undefined;
  const ordered = inFlow(random, clues);
  return {
    ...setting,
    places: turned,
    clues: ordered,
    solved: () => arrangements(shape, ordered, 2)?.[0] ?? [],
  };
}

/** Clues that name the same item follow each other where they can, as they do when somebody tells them. */
function inFlow(random: Random, clues: readonly Clue[]): Clue[] {
  const left = random.shuffle(clues);
  const flow: Clue[] = [];
  while (left.length > 0) {
    const before = flow.at(-1);
    const named = before ? itemsOf(before) : [];
    const next = left.findIndex((clue) => itemsOf(clue).some((item) => named.includes(item)));
    flow.push(...left.splice(Math.max(0, next), 1));
  }
  return flow;
}

/** The clues as running text: some stand alone, some are joined. */
function tellClues(random: Random, { clues, say }: Puzzle): string {
  const pick: Pick = (ways) => random.pick(ways);
  const sentences: string[] = [];
  for (let at = 0; at < clues.length; at++) {
    const [one, two] = [clues[at], clues[at + 1]].map((clue) => clue && say(clue, pick));
    if (two && random.chance(0.35) && `${one}${two}`.length < 130) {
      sentences.push(`${one}, and ${two}`);
      at++;
    } else sentences.push(`${one}`);
  }
  return sentences.map((sentence) => `${capitalise(sentence)}.`).join(" ");
}

interface PuzzleWriter extends Nature {
  name: string;
  topic: TopicKey;
  difficulty: Difficulty;
  set(random: Random): Setting;
  forms: readonly PuzzleForm[];
}

const FORM_TRIES = 25;
const TRIES = 48;

/** A writer of puzzles; `puzzle` gives what it draws as data. */
export function puzzleWriter({ name, topic, difficulty, set, forms, ...nature }: PuzzleWriter): SetWriter & {
  puzzle(random: Random): Puzzle | undefined;
} {
  return {
    kind: "set",
    name,
    topic,
    difficulty,
    ...nature,
    size: Number.POSITIVE_INFINITY,
    tries: TRIES,
    puzzle: (random) => drawPuzzle(random, set),
    draw(random) {
      const puzzle = drawPuzzle(random, set);
      const questions = puzzle && fiveOf(random, puzzle, forms);
      return questions && { stimulus: { text: `${puzzle.intro}\n${tellClues(random, puzzle)}` }, questions };
    },
  };
}

/** The people whose names are in a text. */
function namesIn(patterns: readonly RegExp[], text: string): number[] {
  return patterns.flatMap((pattern, item) => (pattern.test(text) ? [item] : []));
}

interface Telling {
  /** The people whom a question and its answer are about; none if the options are statements. */
  about: readonly number[];
  /** The people about whom it reveals something, one group per fact. */
  told: readonly (readonly number[])[];
  /** Whether it states that things are so, and does not only put pairs side by side. */
  states: boolean;
}

function tellingOf(
  patterns: readonly RegExp[],
  { words }: Puzzle,
  { text, answer, distractors }: SetQuestion,
): Telling {
  const about = namesIn(patterns, `${text} ${answer}`);
  if (about.length < 2 || namesIn(patterns, text).length > 0) return { about, told: [about], states: false };
  const options = [answer, ...distractors.map(({ value }) => value)];
  const told = options.map((option) => namesIn(patterns, `${option}`));
  return { about: [], told, states: text !== words.alike };
}

/** A fact about at most this many people is about their places relative to each other. */
const TOLD_TOGETHER = 3;

/** Two lists of statements in one set ask almost the same, and a statement in both is likely to be true. */
function sayTheSame(one: Telling, other: Telling): boolean {
  return one.states && other.states;
}

/** Whether two of them are named together. */
export function nameTwoOf(said: readonly (readonly number[])[], named: readonly number[]): boolean {
  return said.some((others) => named.filter((item) => others.includes(item)).length >= 2);
}

/**
 * Whether one of two questions reveals, in its text or options, what the other asks: the place of one person,
 * or of two relative to each other.
 */
function answerEachOther(one: Telling, other: Telling): boolean {
  const gives = ({ told, states }: Telling, { about }: Telling) => {
    // Of a person and two neighbours, a statement about two of them reveals half.
    if (about.length === TOLD_TOGETHER) return states && nameTwoOf(told, about);
    return (
      about.length > 0 &&
      about.length < TOLD_TOGETHER &&
      told.some(
        (named) =>
          named.length <= (about.length === 1 ? 1 : TOLD_TOGETHER) &&
          about.every((item) => named.includes(item)),
      )
    );
  };
  return gives(one, other) || gives(other, one);
}

function fiveOf(random: Random, puzzle: Puzzle, forms: readonly PuzzleForm[]): SetQuestion[] | undefined {
  const patterns = puzzle.names.map((name) => new RegExp(`\\b${name}\\b`, "i"));
  const asked: SetQuestion[] = [];
  const tellings: Telling[] = [];
  for (const form of random.shuffle(forms)) {
    for (let tries = 0; tries < FORM_TRIES; tries++) {
      const said = tellings.filter(({ about, states }) => states || about.length > 1);
      const question = form(random, { ...puzzle, said: said.flatMap(({ told }) => told) });
      if (!question || asked.some(({ text }) => text === question.text)) continue;
      const telling = tellingOf(patterns, puzzle, question);
      if (tellings.some((other) => answerEachOther(other, telling) || sayTheSame(other, telling))) continue;
      asked.push(question);
      tellings.push(telling);
      break;
    }
    if (asked.length === 5) return asked;
  }
  return undefined;
}
