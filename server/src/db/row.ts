import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

type Column<Table extends PgTable> = Table["_"]["columns"][keyof Table["_"]["columns"]];

/** node-postgres reads a bigint as text, so that no digit is lost. */
type Read<Each extends PgColumn> = Each["_"]["columnType"] extends "PgBigInt53" ? string : Each["_"]["data"];

/**
 * Columns of a table as a statement returns them, by their names in SQL. `schema.ts` is the only source of their
 * types; a column of type `date` is a string, so statements select it as `::text`.
 */
export type Row<Table extends PgTable, Name extends Column<Table>["_"]["name"]> = {
  [Each in Column<Table> as Each["_"]["name"] extends Name ? Each["_"]["name"] : never]:
    | Read<Each>
    | (Each["_"]["notNull"] extends true ? never : null);
};

/** The same columns as our code passes them, by their names in `schema.ts`. */
export type Fields<Table extends PgTable, Name extends keyof Table["$inferSelect"]> = Pick<
  Table["$inferSelect"],
  Name
>;

/** A row of an outer join: all of its columns are null if there is no match. */
export type Nullable<Columns> = { [Name in keyof Columns]: Columns[Name] | null };
