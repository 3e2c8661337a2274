import type { Difficulty } from "@prepfeed/contract/catalogue";
import type { TopicKey } from "./syllabus/syllabus.ts";
import { rootsIn } from "./word-roots.ts";
import type { Style } from "./writer.ts";

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
  /** Its own words tell what it is ("tax haven"): it is not asked about, and only stands among the wrong answers. */
  plainly?: true;
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
  /** Wrong answers written for this row, used before the other rows' answers; `wanted` is how many wrong options will be shown. */
  decoys?(row: Row, wanted: number): readonly string[];
  /** Teaches the fact; the table's `explain` unless given. */
  explain?(row: Row): string;
  /** Says what a distractor's row is; `explain` of that row unless given. */
  place?(other: Row, row: Row): string;
  /** Says what a decoy is. */
  placeDecoy?(decoy: string, row: Row): string;
  /** Options are kept as they are written, not begun with a capital letter. */
  asWritten?: boolean;
  /** The question names all options, and they stand in its order. */
  asListed?: boolean;
  /**
   * The statement that an answer makes of a row, as `formats/` puts it before a learner to judge. Without it, `explain`
   * is told with the answer in its place, or else the question is turned round; false where neither is good English.
   */
  state?: ((row: Row, answer: string) => string | undefined) | false;
  /** What the answers are, above a list of them: "Source". Without it they are put in lists only when they are descriptions. */
  heading?: string;
}

/** Numbers by which rows are put in order. */
export interface Order<Row> {
  /** Goes on after "Arrange the following": "in chronological order, the earliest first". */
  ask: string;
  by(row: Row): number;
  name(row: Row): string;
  /** The number as the explanation shows it: "1526", "atomic number 11". */
  show(row: Row): string;
  when?(row: Row): boolean;
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
  order?: Order<Row>;
  /**
   * No statements are made of it, or nothing but lists to match, or all but these (where its rows are of several kinds, who
   * knows one entry knows the list), or nothing in the papers' formats at all.
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

/** Whether the table says that one row's answer would do for the other, asked this way or the other way round. */
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

/** Whether the question of one way to ask names the answer of another. */
export function namesAnswer<Row>(one: Ask<Row>, other: Ask<Row>, row: Row): boolean {
  return one.question(row).toLowerCase().includes(other.answer(row).toLowerCase());
}

/** Whether an answer explains what the question names by its own name: "An egg is the layer round the egg." */
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

/** Whether a text calls by another name what a name of three words or more is: "red blood cells" and "the rarest white blood cells". */
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

/** Whether an answer calls by another name what the question names. */
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

/** What a row says it is, or else its neighbourhood, if three wrong answers can be drawn from it though two of its rows share one. */
export function categoryOf<Row extends FactRow & object>(
  { rows }: FactTable<Row>,
  row: Row,
): string | undefined {
  if (row.category !== undefined || typeof row.near !== "string") return row.category;
  return rows.filter(({ near }) => near === row.near).length > 4 ? row.near : undefined;
}
