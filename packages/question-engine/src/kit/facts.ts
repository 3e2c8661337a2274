import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import {
  type Ask,
  categoryOf,
  type FactRow,
  type FactTable,
  isAlsoTrue,
  isCircular,
  isDenied,
} from "../formats/fact-table.ts";
import { formatWriters } from "../formats/format-writers.ts";
import { strangeness } from "../formats/kinship.ts";
import { overlapsStem } from "../formats/stem-overlap.ts";
import type { Random } from "../numbers/random.ts";
import { type Value, words } from "../numbers/value.ts";
import type { Draft } from "../question/draft.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import { rootsIn } from "../text/word-roots.ts";
import { beginLarge } from "../writing/english.ts";
import { natureOf } from "../writing/nature.ts";
import type { Writer } from "../writing/writer.ts";

/** Wrong answers that explain a thing by itself are left out if more than this many others are left. */
const FEW = 5;

const LEVELS: readonly Difficulty[] = ["EASY", "MEDIUM", "HARD"];

/**
 * Writers for a table of facts: one for each topic and difficulty of its rows. The first also makes those of the
 * papers' formats.
 */
export function facts<Row extends FactRow & object>(written: FactTable<Row>): Writer[] {
  const table = withTextsKept(written);
  const [first, ...others] = plainWriters(table);
  return first ? [{ ...first, inFormats: () => formatWriters(table) }, ...others] : [];
}

/** Each row is compared with every other one, so its texts are made once. */
function withTextsKept<Row extends object>(table: FactTable<Row>): FactTable<Row> {
  return {
    ...table,
    explain: keeping(table.explain),
    ask: table.ask.map((ask) => ({
      ...ask,
      question: keeping(ask.question),
      answer: keeping(ask.answer),
      ...(ask.explain && { explain: keeping(ask.explain) }),
    })),
  };
}

function keeping<Row extends object>(textOf: (row: Row) => string): (row: Row) => string {
  const kept = new WeakMap<Row, string>();
  return (row) => {
    const text = kept.get(row) ?? textOf(row);
    kept.set(row, text);
    return text;
  };
}

function plainWriters<Row extends FactRow & object>(table: FactTable<Row>): Writer[] {
  const groups = new Map<string, { topic: TopicKey; difficulty: Difficulty; cases: Case<Row>[] }>();
  for (const [index, row] of table.rows.entries()) {
    for (const ask of table.ask) {
      if ((ask.when && !ask.when(row)) || row.plainly || overlapsStem(table, ask, row)) continue;
      const topic = row.topic ?? table.topic;
      const difficulty = levelOf(row.difficulty ?? table.difficulty, ask.harder);
      const group = groups.get(`${topic} ${difficulty}`) ?? { topic, difficulty, cases: [] };
      group.cases.push({ row, ask, fact: `${table.name}#${index}` });
      groups.set(`${topic} ${difficulty}`, group);
    }
  }
  return [...groups.values()].map(({ topic, difficulty, cases }) => ({
    kind: "facts",
    name: nameOf(table, topic, difficulty),
    subject: topicOf(topic).subject,
    topic,
    difficulty,
    style: table.style ?? "recall",
    size: cases.length,
    facts: [...new Set(cases.map(({ fact }) => fact))],
    mayContain: table.mayContain ?? [],
    ...natureOf(table),
    preview(index) {
      const { row, ask } = cases[index] as Case<Row>;
      return { text: `${ask.question(row)} ${ask.answer(row)}`, about: row.subtopic };
    },
    draft: (random, index, wanted) => draftCase(table, cases[index] as Case<Row>, random, wanted),
  }));
}

interface Case<Row> {
  row: Row;
  ask: Ask<Row>;
  fact: string;
}

function draftCase<Row extends FactRow & object>(
  table: FactTable<Row>,
  { row, ask, fact }: Case<Row>,
  random: Random,
  wanted = 3,
): Draft {
  const show = (text: string) => words(ask.asWritten ? text : beginLarge(text));
  const text = ask.question(row);
  const answer = show(ask.answer(row));
  const decoys = random.shuffle(ask.decoys?.(row, wanted) ?? []).map(show);

  const offered =
    decoys.length >= 3
      ? []
      : table.rows.filter((other) => other !== row && !isAlsoTrue(table, ask, row, other));
  const asked = rootsIn(text);
  const sensible = offered.filter((other) => {
    const said = ask.answer(other);
    return !isNamedIn(asked, said) && !isCircular(table, ask, row, said) && !isDenied(table, ask, row, said);
  });
  const others = sensible.length > FEW ? sensible : offered;
  const places = new Map<Value, Row>();
  const { ordered, close } = byNearness(table, row, others, random);
  const isOfKind = (other: Row) => row.category === undefined || other.category === row.category;
  for (const other of alikeFirst(ordered, isOfKind)) places.set(show(ask.answer(other)), other);

  const explain = ask.explain ?? table.explain;
  const place = ask.place ?? ((other: Row) => explain(other));
  return {
    text,
    answer,
    wrong: [...decoys, ...places.keys()],
    ...(ask.asListed && {
      listed: [answer, ...decoys].sort((a, b) => text.indexOf(a.text) - text.indexOf(b.text)),
    }),
    close: decoys.length + close,
    about: fact,
    coveredFacts: [`${text} ${answer.text}`],
    categoryOf: (value) => categoryOf(table, places.get(value) ?? row),
    explain(chosen) {
      const sentences = chosen.map((value) => {
        const other = places.get(value);
        return other ? place(other, row) : (ask.placeDecoy?.(value.text, row) ?? "");
      });
      return [explain(row), ...new Set(sentences)].filter((sentence) => sentence !== "").join(" ");
    },
  };
}

/** Whether the question names the answer itself: nobody takes the Ganga for a tributary of the Ganga. */
function isNamedIn(asked: ReadonlySet<string>, answer: string): boolean {
  const roots = [...rootsIn(answer)];
  return roots.length > 0 && roots.every((root) => asked.has(root));
}

/**
 * The neighbourhood in random order, first those with similar descriptions, then the rest; `close` is the number of
 * those that may be exchanged freely.
 */
function byNearness<Row extends FactRow & object>(
  table: FactTable<Row>,
  row: Row,
  others: readonly Row[],
  random: Random,
): { ordered: Row[]; close: number } {
  const shuffled = random.shuffle(others);
  const { near } = row;
  if (near === undefined) return { ordered: shuffled, close: 8 };
  if (typeof near === "string") {
    const isAlike = (other: Row) => strangeness(table, row, other) < 2;
    const neighbours = shuffled.filter((other) => other.near === near);
    const rest = shuffled.filter((other) => other.near !== near);
    const alike = neighbours.filter(isAlike);
    return {
      ordered: [...alikeFirst(neighbours, isAlike), ...alikeFirst(rest, isAlike)],
      close: alike.length > 3 ? alike.length : Math.max(5, neighbours.length),
    };
  }
  const distance = (other: Row) =>
    typeof other.near === "number" ? Math.abs(other.near - near) : Number.MAX_VALUE;
  const sorted = shuffled.sort((a, b) => distance(a) - distance(b));
  return { ordered: [...random.shuffle(sorted.slice(0, 6)), ...sorted.slice(6)], close: 6 };
}

function alikeFirst<Row>(rows: readonly Row[], isAlike: (row: Row) => boolean): Row[] {
  return [...rows.filter(isAlike), ...rows.filter((row) => !isAlike(row))];
}

function levelOf(difficulty: Difficulty, harder: boolean | undefined): Difficulty {
  return harder ? (LEVELS[LEVELS.indexOf(difficulty) + 1] ?? "HARD") : difficulty;
}

function nameOf<Row extends FactRow & object>(
  table: FactTable<Row>,
  topic: TopicKey,
  difficulty: Difficulty,
): string {
  return [table.name, difficulty.toLowerCase(), ...(topic === table.topic ? [] : [topic])].join("/");
}
