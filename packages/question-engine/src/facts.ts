import type { Difficulty } from "@prepfeed/contract/catalogue";
import type { Draft } from "./draft.ts";
import { capitalise } from "./english.ts";
import type { Random } from "./random.ts";
import { type TopicKey, topicOf } from "./syllabus/syllabus.ts";
import { type Value, words } from "./value.ts";
import type { Style, Writer } from "./writer.ts";

/** What every row may say; the other columns are the table's own. */
export interface FactRow {
  /** Where it differs from the table's. */
  difficulty?: Difficulty;
  topic?: TopicKey;
  /** The title of the sub-topic that it is about; without it the sub-topics' patterns decide. */
  subtopic?: string;
  /** Rows of the same name are each other's first distractors; with numbers (years, sizes), the closest are. */
  near?: string | number;
  /** What kind of thing the row is about, where a table mixes kinds: its distractors are of the same kind. */
  category?: string;
}

/** One way to ask about a row. */
export interface Ask<Row> {
  question(row: Row): string;
  answer(row: Row): string;
  /** Only rows for which it holds are asked this way. */
  when?(row: Row): boolean;
  /** One level harder than the row says. */
  harder?: boolean;
  /** True when the other row's answer would also be right. Equal answers and equal questions are known already. */
  alsoTrue?(row: Row, other: Row): boolean;
  /** Wrong answers written for this row, used before the other rows' answers. */
  decoys?(row: Row): readonly string[];
  /** Teaches the fact; the table's `explain` unless given. */
  explain?(row: Row): string;
  /** Says what a distractor's row is; `explain` of that row unless given. */
  place?(other: Row, row: Row): string;
  /** Says what a decoy is. */
  placeDecoy?(decoy: string, row: Row): string;
  /** Options are kept as they are written, not begun with a capital letter. */
  asWritten?: boolean;
}

export interface FactTable<Row extends FactRow & object> {
  name: string;
  topic: TopicKey;
  difficulty: Difficulty;
  /** What a row is: "hormone", "Mughal emperor". */
  kind: string;
  rows: readonly Row[];
  ask: readonly Ask<Row>[];
  /** One or two whole sentences that teach a row's fact. */
  explain(row: Row): string;
  /** True when `other` must never be a distractor for `row`, whichever way it is asked. */
  alsoTrue?(row: Row, other: Row): boolean;
  style?: Style;
  mayContain?: readonly string[];
}

const LEVELS: readonly Difficulty[] = ["EASY", "MEDIUM", "HARD"];

/** Writers for a table of facts: one for each topic and difficulty that its rows have. */
export function facts<Row extends FactRow & object>(table: FactTable<Row>): Writer[] {
  const groups = new Map<string, { topic: TopicKey; difficulty: Difficulty; cases: Case<Row>[] }>();
  for (const [index, row] of table.rows.entries()) {
    for (const ask of table.ask) {
      if (ask.when && !ask.when(row)) continue;
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
    tell(index) {
      const { row, ask } = cases[index] as Case<Row>;
      return { text: `${ask.question(row)} ${ask.answer(row)}`, about: row.subtopic };
    },
    draft: (random, index) => draftCase(table, cases[index] as Case<Row>, random),
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
): Draft {
  const show = (text: string) => words(ask.asWritten ? text : beginLarge(text));
  const text = ask.question(row);
  const answer = show(ask.answer(row));
  const decoys = random.shuffle(ask.decoys?.(row) ?? []).map(show);

  const isAlsoTrue = (other: Row) =>
    (ask.when && !ask.when(other)) ||
    ask.question(other) === text ||
    ask.alsoTrue?.(row, other) ||
    table.alsoTrue?.(row, other);
  const others = decoys.length >= 3 ? [] : table.rows.filter((other) => other !== row && !isAlsoTrue(other));
  const places = new Map<Value, Row>();
  const { ordered, close } = byNearness(row, others, random);
  for (const other of ordered) places.set(show(ask.answer(other)), other);

  const explain = ask.explain ?? table.explain;
  const place = ask.place ?? ((other: Row) => explain(other));
  return {
    text,
    answer,
    wrong: [...decoys, ...places.keys()],
    close: decoys.length + close,
    about: fact,
    categoryOf: (value) => {
      const own = categoryOf(table, row);
      const other = places.get(value);
      return own === undefined || !other ? own : categoryOf(table, other);
    },
    explain(chosen) {
      const sentences = chosen.map((value) => {
        const other = places.get(value);
        return other ? place(other, row) : (ask.placeDecoy?.(value.text, row) ?? "");
      });
      return [explain(row), ...new Set(sentences)].filter((sentence) => sentence !== "").join(" ");
    },
  };
}

/** What a row says it is, or else its neighbourhood, if that is large enough to draw distractors from. */
function categoryOf<Row extends FactRow & object>({ rows }: FactTable<Row>, row: Row): string | undefined {
  if (row.category !== undefined || typeof row.near !== "string") return row.category;
  return rows.filter(({ near }) => near === row.near).length > 5 ? row.near : undefined;
}

/** The neighbourhood in random order, then the rest; `close` counts those that may be exchanged freely. */
function byNearness<Row extends FactRow & object>(
  row: Row,
  others: readonly Row[],
  random: Random,
): { ordered: Row[]; close: number } {
  const shuffled = random.shuffle(others);
  const { near } = row;
  if (near === undefined) return { ordered: shuffled, close: 8 };
  if (typeof near === "string") {
    const neighbours = shuffled.filter((other) => other.near === near);
    const rest = shuffled.filter((other) => other.near !== near);
    return { ordered: [...neighbours, ...rest], close: Math.max(5, neighbours.length) };
  }
  const distance = (other: Row) =>
    typeof other.near === "number" ? Math.abs(other.near - near) : Number.MAX_VALUE;
  const sorted = shuffled.sort((a, b) => distance(a) - distance(b));
  return { ordered: [...random.shuffle(sorted.slice(0, 6)), ...sorted.slice(6)], close: 6 };
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

/** "pancreas" becomes "Pancreas" and "a gland" "A gland"; "pH", "$x$" and "a and b" stay. */
function beginLarge(text: string): string {
  const beginsWithWord = /^[a-z]{2,}(?![A-Za-z0-9])/.test(text);
  const beginsWithArticle = /^a (?!(?:and|or|is)\b)(?:\p{L}{2}|[\p{Lu}\d])/u.test(text);
  return beginsWithWord || beginsWithArticle ? capitalise(text) : text;
}
