import type { Ask, FactRow, FactTable } from "../../formats/fact-table.ts";
import { capitalise } from "../../writing/english.ts";

type Row = FactRow & Record<string, unknown>;

/** Names of rows, as in the table's first column. */
type Names = readonly string[];

/**
 * A table of facts in a content file: `<name>` in a text is the row's column `name`, `<Name>` the same with a capital
 * letter.
 */
export interface TableContent
  extends Omit<FactTable<Row>, "name" | "ask" | "explain" | "alsoTrue" | "order"> {
  table: string;
  ask: readonly AskContent[];
  explain: string;
  /** Rows whose answers must not be options of the same question. */
  alike?: readonly Names[];
  order?: { ask: string; by: string; name: string; show: string };
}

interface AskContent extends Pick<Ask<Row>, "heading" | "harder" | "asWritten" | "asListed" | "inLists"> {
  question: string;
  answer: string;
  /** A column that the row lacks leaves nothing. */
  explain?: string;
  /** The statement that an answer makes about a row; `<answer>` is that answer. */
  state?: string | false;
  /** Rows that are not asked this way. */
  except?: Names;
  /** The column with wrong answers written for the row. */
  wrong?: string;
  alike?: readonly Names[];
}

export function tableOf({ table, ask, explain, alike, order, ...rest }: TableContent): FactTable<Row> {
  const [first] = Object.keys(rest.rows[0] ?? {});
  const nameOf = (row: Row) => row[first as string] as string;
  return {
    ...rest,
    name: table,
    ask: ask.map((one) => askOf(one, nameOf)),
    explain: (row) => fill(explain, row),
    ...(alike && { alsoTrue: areAlike(alike, nameOf) }),
    ...(order && { order: orderOf(order) }),
  };
}

function askOf(
  { question, answer, explain, state, except, wrong, alike, ...rest }: AskContent,
  nameOf: (row: Row) => string,
): Ask<Row> {
  return {
    ...rest,
    question: (row) => fill(question, row),
    answer: (row) => fill(answer, row),
    ...(explain && { explain: (row) => fill(explain, row, "").trimEnd() }),
    ...(state !== undefined && {
      state: state === false ? state : (row, stated) => fill(state, row, stated),
    }),
    ...(except && { when: (row) => !except.includes(nameOf(row)) }),
    ...(wrong && { decoys: (row) => (row[wrong] as Names | undefined) ?? [] }),
    ...(alike && { alsoTrue: areAlike(alike, nameOf) }),
  };
}

const orderOf = ({ ask, by, name, show }: NonNullable<TableContent["order"]>): FactTable<Row>["order"] => ({
  ask,
  by: (row) => row[by] as number,
  name: (row) => fill(name, row),
  show: (row) => fill(show, row),
});

export const areAlike =
  <Named>(groups: readonly Names[], nameOf: (row: Named) => string) =>
  (row: Named, other: Named) =>
    groups.some((group) => group.includes(nameOf(row)) && group.includes(nameOf(other)));

function fill(text: string, row: Row, answer?: string): string {
  return text.replace(/<(\w)(\w*)>/g, (_, initial: string, others: string) => {
    const column = initial.toLowerCase() + others;
    const value = String(column in row ? row[column] : answer);
    return initial === initial.toLowerCase() ? value : capitalise(value);
  });
}
