import { range } from "../../../numbers/arithmetic.ts";
import type { Random } from "../../../numbers/random.ts";
import { type Wrong, wrong } from "../../../writing/computed.ts";
import { list, ordinalWord } from "../../../writing/english.ts";
import type { SetQuestion, SetWriter } from "../../../writing/set-writer.ts";

const SYMBOLS = [..."@#%&*+=©"];
const CONSONANTS = [..."BCDFGHJKLMNPQRSTVWXYZ"];
const VOWELS = [..."AEIOU"];
const DIGITS = [..."123456789"];
const LENGTH = 26;

type Kind = "symbol" | "consonant" | "vowel" | "number" | "letter";

const KINDS: Record<Kind, (element: string) => boolean> = {
  symbol: (element) => SYMBOLS.includes(element),
  consonant: (element) => CONSONANTS.includes(element),
  vowel: (element) => VOWELS.includes(element),
  number: (element) => DIGITS.includes(element),
  letter: (element) => /[A-Z]/.test(element),
};

const COUNTS = ["None", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

function countOptions(answer: number): Wrong[] {
  return range(0, 6)
    .filter((count) => count !== answer)
    .sort((one, other) => Math.abs(one - answer) - Math.abs(other - answer))
    .map((count) =>
      wrong(
        COUNTS[count] ?? "",
        count > answer ? "counting a place that fits only in part" : "overlooking a place that fits",
      ),
    );
}

const shown = (series: readonly string[]) => `\`${series.join(" ")}\``;

/** How many of one kind are between two others. */
function flanked(random: Random, series: readonly string[]): SetQuestion | undefined {
  const [before, middle, after] = [
    random.pick<Kind>(["number", "letter", "consonant", "symbol"]),
    random.pick<Kind>(["symbol", "letter", "number", "vowel"]),
    random.pick<Kind>(["letter", "number", "consonant", "symbol"]),
  ];
  if (before === middle || middle === after) return undefined;
  const places = range(1, LENGTH - 2).filter((at) =>
    [before, middle, after].every((kind, step) => KINDS[kind](series[at - 1 + step] ?? "")),
  );
  const found = places.map((at) => `\`${series.slice(at - 1, at + 2).join(" ")}\``);
  if (places.length > 5 || (places.length === 0 && random.chance(0.9))) return undefined;
  return {
    text: `How many ${middle}s are there in the series, each of which is immediately preceded by a ${before} and also immediately followed by a ${after}?`,
    answer: COUNTS[places.length] ?? "",
    distractors: countOptions(places.length),
    explanation: [
      found.length > 0 ? `These places fit: ${list(found)}.` : "No place fits both conditions.",
      `The answer is ${COUNTS[places.length]?.toLowerCase()}.`,
    ],
    verify: () => {
      const pattern = series.map((element) =>
        ["symbol", "vowel", "consonant", "number"].find((kind) => KINDS[kind as Kind](element)),
      );
      const fits = (kind: Kind, own?: string) =>
        kind === own || (kind === "letter" && (own === "vowel" || own === "consonant"));
      return (
        pattern.filter(
          (own, at) =>
            at > 0 &&
            at < LENGTH - 1 &&
            fits(middle, own) &&
            fits(before, pattern[at - 1]) &&
            fits(after, pattern[at + 1]),
        ).length === places.length
      );
    },
  };
}

/** A question that is answered with an element; wrong answers are other elements, those nearby first. */
function askElement(
  series: readonly string[],
  text: string,
  at: number,
  because: string,
  verify: () => boolean,
): SetQuestion | undefined {
  const answer = series[at];
  if (!answer) return undefined;
  const near = [at - 1, at + 1, at + 2, at - 2, LENGTH - 1 - at, at + 3, at - 3].flatMap(
    (place) => series[place] ?? [],
  );
  return {
    text,
    answer: `\`${answer}\``,
    distractors: [...new Set(near)]
      .filter((element) => element !== answer)
      .map((element) => wrong(`\`${element}\``, "a slip in counting the places")),
    fixedOptions: true,
    explanation: [because, `The answer is \`${answer}\`.`],
    verify,
  };
}

/** So many places to the left or right of one that is counted from an end. */
function fromAnEnd(random: Random, series: readonly string[]): SetQuestion | undefined {
  const [from, by] = [random.int(9, 17), random.int(4, 8)];
  const [end, side] = [random.pick(["left", "right"] as const), random.pick(["left", "right"] as const)];
  const start = end === "left" ? from - 1 : LENGTH - from;
  const at = side === "left" ? start - by : start + by;
  return askElement(
    series,
    `Which element is ${ordinalWord(by)} to the ${side} of the one that is ${ordinalWord(from)} from the ${end} end of the series?`,
    at,
    `The ${ordinalWord(from)} from the ${end} end is \`${series[start]}\`; from there count ${by} places to the ${side}.`,
    () => {
      const order = end === "left" ? series : [...series].reverse();
      return order[end === side ? from - 1 - by : from - 1 + by] === series[at];
    },
  );
}

/** One kind is taken out, and the rest closes up. */
function dropped(random: Random, series: readonly string[]): SetQuestion | undefined {
  const kind = random.pick<Kind>(["symbol", "number", "vowel", "consonant"]);
  const rest = series.filter((element) => !KINDS[kind](element));
  const end = random.pick(["left", "right"] as const);
  const place = random.int(6, rest.length - 4);
  const at = end === "left" ? place - 1 : rest.length - place;
  const question = askElement(
    rest,
    `If all the ${kind}s are dropped from the series, which element is ${ordinalWord(place)} from the ${end} end?`,
    at,
    `What is left is ${shown(rest)}.`,
    () => {
      let seen = 0;
      const order = end === "left" ? series : [...series].reverse();
      return order.find((element) => !KINDS[kind](element) && ++seen === place) === rest[at];
    },
  );
  return question && { ...question, difficulty: "HARD" };
}

/** How many of a kind are between two elements. */
function betweenTwo(random: Random, series: readonly string[]): SetQuestion | undefined {
  const kind = random.pick<Kind>(["consonant", "symbol", "number"]);
  const [low = 0, high = 0] = random.sample(range(0, LENGTH - 1), 2).sort((one, other) => one - other);
  if (high - low < 8 || KINDS[kind](series[low] ?? "") || KINDS[kind](series[high] ?? "")) return undefined;
  const found = series.slice(low + 1, high).filter(KINDS[kind]);
  if (found.length > 6) return undefined;
  return {
    text: `How many ${kind}s are there between \`${series[low]}\` and \`${series[high]}\` in the series?`,
    answer: COUNTS[found.length] ?? "",
    distractors: countOptions(found.length),
    explanation: [
      `Between them there ${found.length === 0 ? "is no such element" : `${found.length === 1 ? "is" : "are"} ${list(found.map((element) => `\`${element}\``))}`}.`,
      `The answer is ${COUNTS[found.length]?.toLowerCase()}.`,
    ],
    verify: () => {
      const inside = series.join(" ").split(` ${series[low]} `).at(-1) ?? "";
      const part =
        low === 0 ? series.slice(1, high).join(" ") : inside.slice(0, inside.lastIndexOf(` ${series[high]}`));
      return part.split(" ").filter(KINDS[kind]).length === found.length;
    },
  };
}

/** Groups with the same arrangement in the series, except one. */
function oddGroup(random: Random, series: readonly string[]): SetQuestion | undefined {
  const [first, second] = [random.pick([2, 3, -2]), random.pick([1, 4, -1])];
  const group = (at: number, shift = 0) =>
    [at, at + first, at + first + second + shift].map((place) => series[place]);
  const isWhole = (elements: readonly (string | undefined)[]) =>
    elements.every((element) => element) && new Set(elements).size === 3;
  const isInside = (at: number) => isWhole(group(at)) && isWhole(group(at, 1));
  const starts = random.shuffle(range(0, LENGTH - 1).filter((at) => isInside(at)));
  const [odd = 0, ...alike] = starts;
  const asText = (elements: readonly (string | undefined)[]) => `\`${elements.join(" ")}\``;
  if (alike.length < 4) return undefined;
  const says = (by: number) =>
    `${Math.abs(by) === 1 ? "immediately" : ordinalWord(Math.abs(by))} to the ${by > 0 ? "right" : "left"}`;
  const answer = asText(group(odd, 1));
  return {
    text: "All but one of the following groups are alike in a certain way because of their places in the series. Which group does not belong with the others?",
    answer,
    distractors: alike
      .slice(0, 4)
      .map((at) => wrong(asText(group(at)), "a group that follows the rule of the others")),
    fixedOptions: true,
    explanation: [
      `In the others the second element is ${says(first)} of the first, and the third is ${says(second)} of the second.`,
      `In ${answer} the third is one place further on.`,
    ],
    difficulty: "HARD",
    verify: () => {
      const gaps = (elements: readonly (string | undefined)[]) =>
        elements
          .map((element) => series.indexOf(element ?? ""))
          .map((place, at, all) => place - (all[at - 1] ?? place));
      const rules = alike.slice(0, 4).map((at) => `${gaps(group(at))}`);
      return new Set(rules).size === 1 && !rules.includes(`${gaps(group(odd, 1))}`);
    },
  };
}

const TRIES = 40;

function asked(random: Random, series: readonly string[], form: typeof flanked): SetQuestion | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const question = form(random, series);
    if (question && new Set(question.distractors.map(({ value }) => `${value}`)).size >= 4) return question;
  }
  return undefined;
}

/** Every element once, so that it can be named. */
function drawSeries(random: Random): string[] {
  return random.shuffle([
    ...random.sample(SYMBOLS, 6),
    ...random.sample(DIGITS, 8),
    ...random.sample(VOWELS, 3),
    ...random.sample(CONSONANTS, 9),
  ]);
}

export const mixedSeries: SetWriter = {
  kind: "set",
  name: "series-of-letters-numbers-and-symbols",
  form: "bank",
  topic: "letter-series",
  difficulty: "MEDIUM",
  size: Number.POSITIVE_INFINITY,
  draw(random) {
    const series = drawSeries(random);
    const questions = [flanked, fromAnEnd, dropped, betweenTwo, oddGroup].flatMap(
      (form) => asked(random, series, form) ?? [],
    );
    if (questions.length < 5) return undefined;
    return {
      stimulus: {
        text: `Study this series of letters, numbers and symbols and answer the questions. Every count begins at the end that is named.\n${shown(series)}`,
      },
      questions,
    };
  },
};
