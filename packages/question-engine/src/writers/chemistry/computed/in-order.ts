import type { Random } from "../../../numbers/random.ts";
import { type ComputedDraft, type Wrong, wrong } from "../../../writing/computed.ts";

/** Things in a known order, the greatest first, each with a measure where one is tabulated. */
export interface Ladder {
  /** Completes "the decreasing order of": "their acidic strength". */
  of: string;
  because: string;
  /** The measure grows along the ladder, as that of a weaker and weaker acid does. */
  rungs: readonly (readonly [name: string, measure?: number])[];
}

const LETTERS = ["P", "Q", "R", "S"] as const;

/** Four things of a ladder, to be put in order. */
export function inOrder(random: Random, ladder: Ladder): ComputedDraft {
  const { of, because, rungs } = ladder;
  const kept = random.sample(
    rungs.map((_, at) => at),
    LETTERS.length,
  );
  const right = kept.sort((a, b) => a - b).map((at) => rungs[at] as Ladder["rungs"][number]);
  const isFalling = random.chance();
  const names = (isFalling ? right : right.toReversed()).map(([name]) => name);
  const shown = random.shuffle(names);
  const letterOf = (name: string) => LETTERS[shown.indexOf(name)] ?? "";
  const order = (some: readonly string[]) => some.map(letterOf).join(isFalling ? " > " : " < ");
  const listed = shown.map((name) => `(${letterOf(name)}) ${name}`);
  return {
    text: `Consider ${listed.slice(0, 3).join(", ")} and ${listed[3]}. What is the ${isFalling ? "decreasing" : "increasing"} order of ${of}?`,
    answer: order(names),
    distractors: random.chance(0.3) ? inTwoPairs(names, order) : random.shuffle(misplaced(names, order)),
    explanation: [because, `So the order is ${names.join(isFalling ? " > " : " < ")}: ${order(names)}.`],
    verify: () => measuresRise(right.map(([, measure]) => measure)),
  };
}

/**
 * If the opposite is among the options, two others are also opposites of each other, so that a pair does not
 * reveal the right one.
 */
function inTwoPairs(names: readonly string[], order: (some: readonly string[]) => string): Wrong[] {
  const [a = "", b = "", c = "", d = ""] = names;
  return [
    wrong(order([d, c, b, a]), "giving the opposite order"),
    wrong(order([b, a, d, c]), `putting ${b} before ${a} and ${d} before ${c}`),
    wrong(order([c, d, a, b]), `putting ${c} and ${d} first`),
  ];
}

function misplaced(names: readonly string[], order: (some: readonly string[]) => string): Wrong[] {
  const [a = "", b = "", c = "", d = ""] = names;
  return [
    wrong(order([b, a, c, d]), `putting ${b} before ${a}`),
    wrong(order([a, c, b, d]), `putting ${c} before ${b}`),
    wrong(order([a, b, d, c]), `putting ${d} before ${c}`),
    wrong(order([b, a, d, c]), `putting ${b} before ${a} and ${d} before ${c}`),
    wrong(order([d, a, b, c]), `putting ${d} first`),
    wrong(order([b, c, d, a]), `putting ${a} last`),
    wrong(order([c, b, a, d]), `exchanging ${a} and ${c}`),
  ];
}

function measuresRise(measures: readonly (number | undefined)[]): boolean {
  return measures.every((one, at) => {
    const next = measures[at + 1];
    return one === undefined || next === undefined || one < next;
  });
}
