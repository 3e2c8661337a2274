import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { TopicKey } from "../syllabus/syllabus.ts";
import { rootsIn } from "../text/word-roots.ts";
import type { Nature } from "../writing/nature.ts";
import type { Style } from "../writing/writer.ts";

/** The common columns of every row; the other columns are the table's own. */
export interface FactRow {
  /** If it differs from the table's. */
  difficulty?: Difficulty;
  topic?: TopicKey;
  /** The title of its sub-topic; without it the sub-topics' patterns decide. */
  subtopic?: string;
  /** Rows of the same name are each other's first distractors; with numbers (years, sizes), the closest are. */
  near?: string | number;
  /**
   * The kind of thing that the row is about, if a table mixes kinds: its distractors are of the same kind.
   */
  category?: string;
  /** Its own words reveal what it is ("tax haven"): it is not asked about, and is only a wrong answer. */
  plainly?: true;
}

/** One way to ask about a row. */
export interface Ask<Row> {
  question(row: Row): string;
  answer(row: Row): string;
  /** Only matching rows are asked this way. */
  when?(row: Row): boolean;
  /** One level harder than the row. */
  harder?: boolean;
  /**
   * True if the other row's answer would also be right. Equal answers and equal questions are detected already.
   */
  alsoTrue?(row: Row, other: Row): boolean;
  /**
   * Wrong answers written for this row, used before the other rows' answers; `wanted` is the number of wrong options
   * shown.
   */
  decoys?(row: Row, wanted: number): readonly string[];
  /** Its answers stand in matching lists even where wrong answers are written for a row. */
  inLists?: boolean;
  /** Explains the fact; by default the table's `explain`. */
  explain?(row: Row): string;
  /** Describes a distractor's row; by default `explain` of that row. */
  place?(other: Row, row: Row): string;
  /** Says what a decoy is. */
  placeDecoy?(decoy: string, row: Row): string;
  /** Options are kept as written, without a capital at the beginning. */
  asWritten?: boolean;
  /** The question names all options, and they keep its order. */
  asListed?: boolean;
  /**
   * The statement that an answer makes about a row, for the formats. Without it, `explain` is used with the answer in
   * its place, or else the question is turned into a statement; false if neither is good English.
   */
  state?: ((row: Row, answer: string) => string | undefined) | false;
  /**
   * The heading above a list of answers: "Source". Without it they are put in lists only if they are descriptions.
   */
  heading?: string;
}

/** Numbers by which rows are ordered. */
export interface Order<Row> {
  /** Continues the text after "Arrange the following": "in chronological order, the earliest first". */
  ask: string;
  by(row: Row): number;
  name(row: Row): string;
  /** The number as the explanation shows it: "1526", "atomic number 11". */
  show(row: Row): string;
  when?(row: Row): boolean;
}

export interface FactTable<Row extends FactRow & object> extends Nature {
  name: string;
  topic: TopicKey;
  difficulty: Difficulty;
  /** The kind of a row: "hormone", "Mughal emperor". */
  kind: string;
  rows: readonly Row[];
  ask: readonly Ask<Row>[];
  /** One or two whole sentences that explain a row's fact. */
  explain(row: Row): string;
  /** True if `other` must never be a distractor for `row`, in any way of asking. */
  alsoTrue?(row: Row, other: Row): boolean;
  style?: Style;
  mayContain?: readonly string[];
  order?: Order<Row>;
  /**
   * Excludes formats: no statements, only lists to match, all but these (if its rows are of several kinds, knowing
   * one entry reveals the list), or none of the papers' formats at all.
   */
  formats?: "lists" | "match" | "no match" | false;
}

/** Whether `other`'s answer must not be offered as a wrong one for `row`. */
export function isAlsoTrue<Row extends FactRow & object>(
  table: FactTable<Row>,
  ask: Ask<Row>,
  row: Row,
  other: Row,
): boolean {
  return Boolean(
    (ask.when && !ask.when(other)) ||
      ask.question(other) === ask.question(row) ||
      ask.alsoTrue?.(row, other) ||
      table.alsoTrue?.(row, other),
  );
}

/** Whether the table says that one row's answer would also be right for the other, in either direction. */
export function mayMix<Row extends FactRow & object>(
  table: FactTable<Row>,
  ask: Ask<Row>,
  row: Row,
  other: Row,
): boolean {
  const sameThing = table.ask.filter((second) => second === ask || isInverse(ask, second, row));
  return [table, ...sameThing].some(({ alsoTrue }) => alsoTrue?.(row, other) || alsoTrue?.(other, row));
}

/** Each asks for what the other names. */
function isInverse<Row>(one: Ask<Row>, other: Ask<Row>, row: Row): boolean {
  return namesAnswer(one, other, row) && namesAnswer(other, one, row);
}

/** Whether the question of one way of asking names the answer of another. */
export function namesAnswer<Row>(one: Ask<Row>, other: Ask<Row>, row: Row): boolean {
  return one.question(row).toLowerCase().includes(other.answer(row).toLowerCase());
}

/** Whether an answer explains a thing by its own name: "An egg is the layer round the egg." */
export function isCircular<Row>(
  { ask: asks }: { ask: readonly Ask<Row>[] },
  ask: Ask<Row>,
  row: Row,
  answer: string,
): boolean {
  const names = asks.filter((other) => other !== ask && namesAnswer(ask, other, row));
  if (names.length === 0) return false;
  const roots = rootsIn(answer);
  return names.some((other) => {
    const name = [...rootsIn(other.answer(row))];
    return name.length > 0 && name.every((root) => roots.has(root));
  });
}

/**
 * Whether a text uses another name for what a name of three words or more means: "red blood cells" and "the rarest
 * white blood cells".
 */
export function deniesName(name: string, text: string): boolean {
  const [first = "", ...kind] = name
    .toLowerCase()
    .replace(/^(?:an?|the) /, "")
    .split(" ");
  if (kind.length < 2 || kind.length > 3) return false;
  const said = text.toLowerCase();
  const at = said.indexOf(` ${kind.join(" ")}`);
  return at >= 0 && !said.slice(0, at).endsWith(first);
}

/** Whether an answer uses another name for what the question names. */
export function isDenied<Row>(
  { ask: asks }: { ask: readonly Ask<Row>[] },
  ask: Ask<Row>,
  row: Row,
  answer: string,
): boolean {
  return asks.some(
    (other) => other !== ask && namesAnswer(ask, other, row) && deniesName(other.answer(row), ` ${answer}`),
  );
}

/**
 * The row's own kind, or else its neighbourhood, if three wrong answers can be drawn from it even if two of its rows
 * share one.
 */
export function categoryOf<Row extends FactRow & object>(
  { rows }: FactTable<Row>,
  row: Row,
): string | undefined {
  if (row.category !== undefined || typeof row.near !== "string") return row.category;
  return rows.filter(({ near }) => near === row.near).length > 4 ? row.near : undefined;
}
