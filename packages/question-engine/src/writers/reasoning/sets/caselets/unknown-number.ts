import { slips } from "../../../../kit/slips.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import type { TopicKey } from "../../../../syllabus/syllabus.ts";
import { wrong } from "../../../../writing/computed.ts";
import { capitalise, list, numberWord, ordinalWord } from "../../../../writing/english.ts";
import { withNature } from "../../../../writing/nature.ts";
import type { SetQuestion, SetWriter } from "../../../../writing/set-writer.ts";
import { type DrawnLine, drawLine, type Line, type LineClue, linesFor } from "../puzzles/unknown-line.ts";

interface Wording {
  intro: string;
  away(by: number, a: string, b: string): string;
  between(count: number, a: string, b: string): string;
  alike(a: string, b: string, c: string, d: string): string;
  fromEnd(place: number, end: "first" | "last"): string;
  after(a: string, b: string): string;
  howMany: string;
  howManyBetween(a: string, b: string): string;
  howManyBeyond(a: string): string;
  /** "What is the position of …?", answered by `offsetName`. */
  relation(a: string, b: string): string;
  offsetName(by: number): string;
  midway(stranger: string, a: string, b: string): string;
  told(order: readonly string[], total: number): string;
}

const people = (count: number) => (count === 1 ? "one person" : `${numberWord(count)} people`);
const boxes = (count: number) => (count === 1 ? "one box" : `${numberWord(count)} boxes`);

const ROW: Wording = {
  intro:
    "A certain number of people sit in a straight row facing north. Only some of them are named in what follows.",
  away: (by, a, b) => `${a} sits ${ROW.offsetName(by)} of ${b}`,
  between: (count, a, b) => `only ${people(count)} ${count === 1 ? "sits" : "sit"} between ${a} and ${b}`,
  alike: (a, b, c, d) => `as many people sit between ${a} and ${b} as between ${c} and ${d}`,
  fromEnd: (place, end) =>
    place === 1
      ? `sits at the ${end === "first" ? "left" : "right"} end`
      : `sits ${ordinalWord(place)} from the ${end === "first" ? "left" : "right"} end`,
  after: (a, b) => `${a} sits somewhere to the right of ${b}`,
  howMany: "How many people sit in the row?",
  howManyBetween: (a, b) => `How many people sit between ${a} and ${b}?`,
  howManyBeyond: (a) => `How many people sit to the right of ${a}?`,
  relation: (a, b) => `What is the position of ${a} with respect to ${b}?`,
  offsetName: (by) =>
    `${Math.abs(by) === 1 ? "immediately" : ordinalWord(Math.abs(by))} to the ${by > 0 ? "right" : "left"}`,
  midway: (stranger, a, b) =>
    `If ${stranger} sits exactly in the middle between ${a} and ${b}, how many people sit to the left of ${stranger}?`,
  told: (order, total) => `Counted from the left end: ${list(order)}. There are ${total} people in the row.`,
};

const STACK: Wording = {
  intro:
    "A certain number of boxes are kept one above the other in a stack. Only some of them are named in what follows.",
  away: (by, a, b) =>
    Math.abs(by) === 1
      ? `${a} is kept immediately ${by > 0 ? "above" : "below"} ${b}`
      : `${STACK.between(Math.abs(by) - 1, a, b)}, and ${a} is ${by > 0 ? "above" : "below"} ${b}`,
  between: (count, a, b) => `only ${boxes(count)} ${count === 1 ? "is" : "are"} kept between ${a} and ${b}`,
  alike: (a, b, c, d) => `as many boxes are kept between ${a} and ${b} as between ${c} and ${d}`,
  fromEnd: (place, end) =>
    place === 1
      ? `is at the ${end === "first" ? "bottom" : "top"}`
      : `is ${ordinalWord(place)} from the ${end === "first" ? "bottom" : "top"}`,
  after: (a, b) => `${a} is kept somewhere above ${b}`,
  howMany: "How many boxes are there in the stack?",
  howManyBetween: (a, b) => `How many boxes are kept between ${a} and ${b}?`,
  howManyBeyond: (a) => `How many boxes are kept above ${a}?`,
  relation: (a, b) => `What is the position of ${a} with respect to ${b}?`,
  offsetName: (by) =>
    `${Math.abs(by) === 1 ? "immediately" : ordinalWord(Math.abs(by))} ${by > 0 ? "above" : "below"}`,
  midway: (stranger, a, b) =>
    `If box ${stranger} is kept exactly in the middle between ${a} and ${b}, how many boxes are below box ${stranger}?`,
  told: (order, total) => `Counted from the bottom: ${list(order)}. There are ${total} boxes in the stack.`,
};

function say(clue: LineClue, name: (item: number) => string, words: Wording): string {
  const a = name(clue.a);
  switch (clue.kind) {
    case "offset":
      return words.away(clue.by, a, name(clue.b));
    case "apart":
      return words.between(clue.by - 1, a, name(clue.b));
    case "alike":
      return words.alike(a, name(clue.b), name(clue.c), name(clue.d));
    case "fromFirst":
      return `${a} ${words.fromEnd(clue.place, "first")}`;
    case "fromLast":
      return `${a} ${words.fromEnd(clue.place, "last")}`;
    case "after":
      return words.after(a, name(clue.b));
  }
}

interface Told extends DrawnLine {
  names: readonly string[];
  words: Wording;
  solved(): Line;
  explained: string;
}

type LineForm = (random: Random, told: Told) => SetQuestion | undefined;

const at = ({ positions }: Line, item: number) => positions[item] ?? 0;

/** A question that is answered with a number. */
function askNumber(
  random: Random,
  told: Told,
  text: string,
  count: (line: Line) => number,
  because: string,
): SetQuestion | undefined {
  const answer = count(told);
  if (answer < 1) return undefined;
  const distractors = slips(random, num(answer), num, [
    [answer + 1, "counting one of them as well"],
    [answer - 1, "leaving one of them out"],
    [answer + 2, "counting both ends as well"],
    [answer - 2, "leaving two of them out"],
    [answer + 3, "a slip in the arrangement"],
    [answer - 3, "a slip in the arrangement"],
    [answer + 4, "a slip in the arrangement"],
    [answer - 4, "a slip in the arrangement"],
  ]);
  return {
    text,
    answer: num(answer),
    distractors,
    explanation: [told.explained, because],
    verify: () => count(told.solved()) === answer,
  };
}

const isTold = ({ clues }: Told, x: number, y: number) =>
  clues.some(
    (clue) =>
      "b" in clue && clue.kind !== "after" && [clue.a, clue.b].includes(x) && [clue.a, clue.b].includes(y),
  );

function pairOf(random: Random, told: Told): readonly [number, number] | undefined {
  const [x = 0, y = 0] = random.sample([...told.positions.keys()], 2);
  return isTold(told, x, y) ? undefined : [x, y];
}

const FORMS: readonly LineForm[] = [
  (random, told) =>
    askNumber(random, told, told.words.howMany, ({ total }) => total, `So the number is ${told.total}.`),
  (random, told) => {
    const pair = pairOf(random, told);
    if (!pair) return undefined;
    const [x, y] = pair;
    const between = (line: Line) => Math.abs(at(line, x) - at(line, y)) - 1;
    const [one = "", two = ""] = pair.map((item) => told.names[item]);
    const steps = [at(told, x), at(told, y)].sort((low, high) => high - low);
    return askNumber(
      random,
      told,
      told.words.howManyBetween(one, two),
      between,
      `Between them: $${steps[0]} - ${steps[1]} - 1 = ${between(told)}$.`,
    );
  },
  (random, told) => {
    const x = random.pick([...told.positions.keys()]);
    if (told.clues.some(({ kind, a }) => kind === "fromLast" && a === x)) return undefined;
    const beyond = (line: Line) => line.total - at(line, x);
    return askNumber(
      random,
      told,
      told.words.howManyBeyond(told.names[x] ?? ""),
      beyond,
      `That is $${told.total} - ${at(told, x)} = ${beyond(told)}$.`,
    );
  },
  (random, told) => {
    const pair = pairOf(random, told);
    if (!pair) return undefined;
    const [x, y] = pair;
    const middle = (line: Line) => (at(line, x) + at(line, y)) / 2;
    const far = Math.abs(at(told, x) - at(told, y));
    if (far % 2 === 1 || far < 4 || told.positions.includes(middle(told))) return undefined;
    const stranger = [..."XYZMN"].find((letter) => !told.names.includes(letter)) ?? "X";
    const question = askNumber(
      random,
      told,
      told.words.midway(stranger, told.names[x] ?? "", told.names[y] ?? ""),
      (line) => middle(line) - 1,
      `The middle is place ${middle(told)}, so that ${middle(told) - 1} ${told.words === ROW ? "sit to its left" : "are below it"}.`,
    );
    return question && { ...question, difficulty: "HARD" };
  },
  (random, told) => {
    const pair = pairOf(random, told);
    if (!pair) return undefined;
    const [x, y] = pair;
    const by = at(told, x) - at(told, y);
    if (Math.abs(by) < 2 || Math.abs(by) > 10) return undefined;
    const one = Math.sign(by);
    const shown = (other: number) => capitalise(told.words.offsetName(other));
    const [a = "", b = ""] = pair.map((item) => told.names[item]);
    return {
      text: told.words.relation(a, b),
      answer: shown(by),
      distractors: [
        wrong(shown(-by), "taking the wrong side"),
        wrong(shown(by + one), "counting one place too many"),
        wrong(shown(by - one), "counting only those between them"),
        wrong(shown(-by - one), "taking the wrong side and counting one place too many"),
        wrong(shown(by + 2 * one), "counting both ends"),
        wrong(shown(-by + one), "taking the wrong side and counting one too few"),
      ],
      explanation: [
        told.explained,
        `So the position of ${a} with respect to ${b} is: ${told.words.offsetName(by)}.`,
      ],
      verify: () => at(told.solved(), x) - at(told.solved(), y) === by,
    };
  },
  (random, told) => {
    const pair = pairOf(random, told);
    if (!pair || told.words !== ROW) return undefined;
    const [x, y] = pair;
    const by = at(told, x) - at(told, y);
    const find = (line: Line) => line.positions.indexOf(at(line, y) + by);
    const others = random.shuffle([...told.positions.keys()].filter((item) => item !== x && item !== y));
    const [a = "", b = ""] = pair.map((item) => told.names[item]);
    return {
      text: `Who among the following sits ${ROW.offsetName(by)} of ${b}?`,
      answer: a,
      distractors: others.map((item) =>
        wrong(
          told.names[item] ?? "",
          `misplacing ${told.names[item]}, who is at place ${at(told, item)} from the left end`,
        ),
      ),
      explanation: [told.explained, `That place, counted from ${b}, belongs to ${a}.`],
      verify: () => find(told.solved()) === x,
    };
  },
];

const ASKED = 5;
const FORM_TRIES = 20;
const TRIES = 60;

/** Two questions about the same two would answer each other. */
function areAboutTheSame({ names }: Told, one: SetQuestion, other: SetQuestion): boolean {
  const named = ({ text, answer }: SetQuestion) =>
    names.filter((name) => new RegExp(`\\b${name}\\b`).test(`${text} ${answer}`));
  const both = named(one).filter((name) => named(other).includes(name));
  return one.text === other.text || both.length > 1;
}

function questionsOn(random: Random, told: Told): SetQuestion[] | undefined {
  const asked: SetQuestion[] = [];
  for (const form of random.shuffle([...FORMS, FORMS[1] as LineForm])) {
    for (let tries = 0; tries < FORM_TRIES; tries++) {
      const question = form(random, told);
      if (!question || asked.some((other) => areAboutTheSame(told, other, question))) continue;
      asked.push(question);
      break;
    }
    if (asked.length === ASKED) return asked;
  }
  return undefined;
}

function unknownNumber(name: string, topic: TopicKey, words: Wording): SetWriter {
  return {
    kind: "set",
    name,
    topic,
    difficulty: "HARD",
    size: Number.POSITIVE_INFINITY,
    tries: TRIES,
    draw(random) {
      const names = [...random.pick(["PQRSTUVW", "BCDEFGHK", "JKLMNOPQ"])].slice(0, random.pick([7, 8]));
      const line = drawLine(random, names.length);
      if (!line) return undefined;
      const order = names
        .map((letter, item) => ({ letter, place: at(line, item) }))
        .sort((one, other) => one.place - other.place)
        .map(({ letter, place }) => `${letter} is at place ${place}`);
      const told: Told = {
        ...line,
        names,
        words,
        solved: () => linesFor(names.length, line.clues)[0] ?? { total: 0, positions: [] },
        explained: words.told(order, line.total),
      };
      const questions = questionsOn(random, told);
      const clues = line.clues.map((clue) => capitalise(say(clue, (item) => names[item] ?? "", words)));
      return questions && { stimulus: { text: `${words.intro}\n${clues.join(". ")}.` }, questions };
    },
  };
}

export const rowOfUnknownNumber = unknownNumber("puzzle-row-of-unknown-number", "seating-arrangement", ROW);
export const stackOfUnknownNumber = withNature(
  { chapter: "floors-and-stacks" },
  unknownNumber("puzzle-stack-of-unknown-number", "puzzles", STACK),
);
