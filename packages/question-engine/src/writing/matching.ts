import type { Random } from "../numbers/random.ts";
import { isSame, type Value, words } from "../numbers/value.ts";
import type { Draft } from "../question/draft.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import type { Writer } from "./writer.ts";

/** An entry of the first list, what it comes to, and a sentence that works it out. */
export interface Entry {
  text: string;
  amount: Value;
  because: string;
}

interface MatchingDraft {
  /** What both lists are about, before them. */
  text?: string;
  /** Above the lists: "Integral", "Value". */
  headings: readonly [string, string];
  /** Four or more; four with different values are shown. */
  entries: readonly Entry[];
  /** Worths that belong to none of them, of which one is shown too, the most tempting first. */
  others: readonly Value[];
}

export interface MatchingWriter {
  /** Unique, in kebab case: "match-definite-integrals". */
  name: string;
  topic: TopicKey;
  /** Draws what the lists are about; nothing returned means "draw again". */
  write(random: Random): MatchingDraft | undefined;
}

const LETTERS = ["P", "Q", "R", "S"] as const;

/** Four things to be worked out, to be matched with five values, as in JEE Advanced. */
export function matching({ name, topic, write }: MatchingWriter): Writer {
  return {
    kind: "computed",
    name,
    subject: topicOf(topic).subject,
    topic,
    difficulty: "HARD",
    style: "multi-step",
    format: "match",
    form: "advanced-list",
    size: Number.POSITIVE_INFINITY,
    facts: [],
    mayContain: [],
    draft(random) {
      const written = write(random);
      return written && draftLists(written, random);
    },
  };
}

function draftLists({ text, headings, entries, others }: MatchingDraft, random: Random): Draft | undefined {
  const chosen: Entry[] = [];
  for (const entry of random.shuffle(entries))
    if (chosen.length < 4 && !chosen.some(({ amount }) => isSame(amount, entry.amount))) chosen.push(entry);
  const extra = others.find((value) => !chosen.some(({ amount }) => isSame(amount, value)));
  if (chosen.length < 4 || !extra) return undefined;
  const shown = random.shuffle([...chosen.map(({ amount }) => amount), extra]);
  const place = (value: Value | undefined) => shown.indexOf(value as Value) + 1;
  const right = chosen.map(({ amount }) => place(amount));
  // Lists that stand in the same order look too tidy to be chance.
  if (right.every((at, row) => at === row + 1)) return undefined;
  const options = fourMatchings(random, right, place(extra)).map((places) =>
    words(places.map((at, row) => `${LETTERS[row]}-${at}`).join(", ")),
  );
  const [answer, ...wrong] = options;
  if (!answer) return undefined;
  const lines = [
    ...(text ? [text] : []),
    "Match List-I with List-II:",
    `List-I (${headings[0]})`,
    ...chosen.map((entry, at) => `${LETTERS[at]}. ${entry.text}`),
    `List-II (${headings[1]})`,
    ...shown.map((value, at) => `${at + 1}. ${value.text}`),
    "Choose the correct answer from the options given below:",
  ];
  return {
    text: lines.join("\n"),
    answer,
    wrong,
    fixedOptions: true,
    explain: () =>
      [
        ...chosen.map(({ because }, at) => `${LETTERS[at]}-${right[at]}: ${because}`),
        `So the right matching is ${answer.text}.`,
      ].join("\n"),
    verify: () =>
      [...answer.text.matchAll(/(\d)/g)].every(([, at], row) => {
        const value = shown[Number(at) - 1];
        return value !== undefined && chosen[row] !== undefined && isSame(value, chosen[row].amount);
      }),
  };
}

/**
 * The right matching and three others: two rows have their places exchanged or not, and the other two have one of theirs
 * and the place that is left over or not. So who has worked out one row still has two options to choose from.
 */
function fourMatchings(random: Random, right: readonly number[], left: number): number[][] {
  const [a = 0, b = 0, c = 0, d = 0] = random.shuffle([0, 1, 2, 3]);
  const at = (row: number) => right[row] ?? 0;
  const exchanged = placed(right, [a, at(b)], [b, at(a)]);
  const shift: [number, number][] = random.chance()
    ? [
        [c, at(d)],
        [d, left],
      ]
    : [
        [c, left],
        [d, at(c)],
      ];
  return [[...right], exchanged, placed(right, ...shift), placed(exchanged, ...shift)];
}

function placed(places: readonly number[], ...changes: readonly (readonly [number, number])[]): number[] {
  const changed = [...places];
  for (const [row, place] of changes) changed[row] = place;
  return changed;
}
