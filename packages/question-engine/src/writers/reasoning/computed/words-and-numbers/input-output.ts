import { patiently } from "../../../../kit/patiently.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { ordinalWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Line = readonly string[];
type Machine = (line: Line) => Line[];

const WORDS =
  "acorn bench cloud drum earth flame grape honey ivory jolly kite lemon mirror night ocean pearl queen river stone tiger uncle violin water yellow zebra".split(
    " ",
  );
const isNumber = (item: string) => /^\d+$/.test(item);
const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

const move = (line: Line, from: number, to: number) => {
  const next = [...line];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
};

/** One item at a time is brought to its place from the left; a step in which nothing moves is passed over. */
function leftSorter(pick: (rest: Line) => string): Machine {
  return (line) => {
    const steps: Line[] = [];
    let now = line;
    for (let place = 0; place < now.length; place++) {
      const item = pick(now.slice(place));
      const at = now.indexOf(item);
      if (at === place) continue;
      now = move(now, at, place);
      steps.push(now);
    }
    return steps;
  };
}

const largest = (rest: Line) => [...rest].sort((a, b) => Number(b) - Number(a))[0] ?? "";
const smallest = (rest: Line) => [...rest].sort((a, b) => Number(a) - Number(b))[0] ?? "";
const firstWord = (rest: Line) => [...rest].sort()[0] ?? "";

/** Words from the front in alphabetical order and numbers in descending order, by turns: word, number, word … */
const byTurns: Machine = (line) => {
  const words = line.filter((item) => !isNumber(item)).sort();
  const numbers = line.filter(isNumber).sort((a, b) => Number(b) - Number(a));
  const goal = words.flatMap((word, n) => [word, numbers[n] ?? ""]);
  const steps: Line[] = [];
  let now = line;
  for (const [place, item] of goal.entries()) {
    const at = now.indexOf(item);
    if (at === place) continue;
    now = move(now, at, place);
    steps.push(now);
  }
  return steps;
};

/** In every step the least number goes to the left end and the last word of the alphabet to the right end. */
const bothEnds: Machine = (line) => {
  const words = line
    .filter((item) => !isNumber(item))
    .sort()
    .reverse();
  const numbers = line.filter(isNumber).sort((a, b) => Number(a) - Number(b));
  const steps: Line[] = [];
  let now = line;
  for (const [n, number] of numbers.entries()) {
    const word = words[n] ?? "";
    now = move(
      move(now, now.indexOf(number), 0),
      move(now, now.indexOf(number), 0).indexOf(word),
      now.length - 1,
    );
    steps.push(now);
  }
  return steps;
};

function drawNumbers(random: Random, count: number): string[] {
  return random.sample(
    Array.from({ length: 89 }, (_, n) => `${n + 10}`),
    count,
  );
}

const show = (line: Line) => line.join(" ");

function swapTwo(random: Random, line: Line): Line {
  const at = random.int(1, line.length - 2);
  const next = [...line];
  [next[at], next[at + 1]] = [next[at + 1] ?? "", next[at] ?? ""];
  return next;
}

function stepQuestion(random: Random, machine: Machine, draw: () => string[], rule: string) {
  const example = draw();
  const input = draw();
  const shown = machine(example);
  const steps = machine(input);
  if (shown.length < 3 || steps.length < 3) return undefined;
  if ([example, ...shown].some((line, n, lines) => n > 0 && show(line) === show(lines[n - 1] ?? [])))
    return undefined;
  if ([input, ...steps].some((line, n, lines) => n > 0 && show(line) === show(lines[n - 1] ?? [])))
    return undefined;
  // The last step has everything in order and would be known without working out the others.
  const at = random.int(1, steps.length - 2);
  const answer = steps[at] ?? [];
  const near = [
    steps[at - 1],
    steps[at + 1],
    swapTwo(random, answer),
    swapTwo(random, steps[at - 1] ?? answer),
    swapTwo(random, answer),
  ];
  return {
    text: `A machine rearranges a line of items step by step, always by the same rule; steps in which nothing would change are left out. Example:\nInput: ${show(example)}\n${shown.map((line, n) => `Step ${ROMAN[n + 1]}: ${show(line)}`).join("\n")}\nWhat is step ${ROMAN[at + 1]} for the input “${show(input)}”?`,
    answer: show(answer),
    distractors: near.flatMap((line, n) =>
      line
        ? [
            wrong(
              show(line),
              n === 0
                ? "stopping one step too early"
                : n === 1
                  ? "going one step too far"
                  : "moving an item to the wrong place",
            ),
          ]
        : [],
    ),
    explanation: [
      `The rule: ${rule}.`,
      ...steps.slice(0, at + 1).map((line, n) => `Step ${ROMAN[n + 1]}: ${show(line)}.`),
    ],
    verify: () => show(machine(input)[at] ?? []) === show(answer),
  };
}

export const inputOutput: WriterList = [
  computed({
    name: "machine-sorts-one-kind",
    topic: "input-output",
    difficulty: "EASY",
    write: patiently((random) => {
      const kind = random.pick(["up", "down", "words"] as const);
      const machine = leftSorter({ up: smallest, down: largest, words: firstWord }[kind]);
      const rule = {
        up: "the smallest number not yet in place moves to the next place from the left",
        down: "the largest number not yet in place moves to the next place from the left",
        words:
          "the word that comes first in the alphabet among those not yet in place moves to the next place from the left",
      }[kind];
      return stepQuestion(
        random,
        machine,
        () => (kind === "words" ? random.sample(WORDS, 5) : drawNumbers(random, 6)),
        rule,
      );
    }),
  }),
  computed({
    name: "machine-words-and-numbers-by-turns",
    topic: "input-output",
    difficulty: "MEDIUM",
    write: patiently((random) =>
      stepQuestion(
        random,
        byTurns,
        () => random.shuffle([...random.sample(WORDS, 3), ...drawNumbers(random, 3)]),
        "by turns, the word that comes first in the alphabet and the largest number are brought to the next place from the left (word, number, word, and so on)",
      ),
    ),
  }),
  computed({
    name: "machine-both-ends",
    topic: "input-output",
    difficulty: "HARD",
    write: patiently((random) =>
      stepQuestion(
        random,
        bothEnds,
        () => random.shuffle([...random.sample(WORDS, 4), ...drawNumbers(random, 4)]),
        "in every step the smallest number not yet moved goes to the left end and, of the words not yet moved, the last in the alphabet goes to the right end",
      ),
    ),
  }),
  computed({
    name: "machine-number-of-steps",
    topic: "input-output",
    difficulty: "HARD",
    write: patiently((random) => {
      const askPlace = random.chance();
      const each = askPlace ? 5 : 4;
      const input = random.shuffle([...random.sample(WORDS, each), ...drawNumbers(random, each)]);
      const steps = byTurns(input);
      const n = steps.length;
      if (n < 3) return undefined;
      const last = steps.at(-1) ?? [];
      if (askPlace) {
        const step = random.int(2, Math.min(n - 1, 5));
        const place = random.int(3, 6);
        const answer = steps[step - 1]?.[place - 1] ?? "";
        const line = steps[step - 1] ?? [];
        return {
          text: `A machine rearranges words and numbers. In each step one item moves: by turns the word that comes first in the alphabet and the largest number, of those not yet in place, go to the next place from the left (word, number, word, …); if an item already stands there, no step is used for it. The input is “${show(input)}”. Which item is ${ordinalWord(place)} from the right in step ${ROMAN[step]}?`.replace(
            "from the right",
            "from the left",
          ),
          answer,
          distractors: [
            wrong(line[line.length - place] ?? "", "counting from the right"),
            wrong(steps[step]?.[place - 1] ?? "", "going one step too far"),
            wrong(steps[step - 2]?.[place - 1] ?? "", "stopping one step too early"),
            wrong(line[place] ?? "", "counting one place too far"),
            wrong(line[place - 2] ?? "", "counting one place too few"),
            wrong(last[place - 1] ?? "", "taking the last step"),
            ...random.shuffle(line).map((item) => wrong(item, "losing track of a move")),
            // The alternation of words and numbers would reveal a word.
          ].filter(
            ({ value }) => value !== answer && value !== "" && isNumber(`${value}`) === isNumber(answer),
          ),
          explanation: [
            ...steps.slice(0, step).map((row, k) => `Step ${ROMAN[k + 1]}: ${show(row)}.`),
            `In step ${ROMAN[step]} the ${ordinalWord(place)} from the left is ${answer}.`,
          ],
        };
      }
      return {
        text: `A machine rearranges words and numbers. In each step one item moves: by turns the word that comes first in the alphabet and the largest number, of those not yet in place, go to the next place from the left (word, number, word, …); if an item already stands there, no step is used for it. The input is “${show(input)}”. How many steps are needed?`,
        answer: num(n),
        distractors: [
          wrong(num(n + 1), "counting a step for an item that is already in place"),
          wrong(num(n - 1), "overlooking an item that is out of place"),
          wrong(num(8), "counting one step for every item"),
          wrong(num(4), "moving a word and a number in the same step"),
          wrong(num(n + 2), "moving two items that are already in place"),
        ],
        explanation: [
          ...steps.map((row, k) => `Step ${ROMAN[k + 1]}: ${show(row)}.`),
          `After step ${ROMAN[n]} everything is in place, so $${n}$ steps are needed.`,
        ],
      };
    }),
  }),
];
