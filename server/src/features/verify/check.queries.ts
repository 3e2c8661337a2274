/** One comparison of stored values with the rows they are computed from. */
export interface Check {
  table: string;
  /** Lists what differs, with a few examples of each kind: rows of `Difference`. */
  find: string;
  repair: string[];
  /** Whether the statements take the current time as `$1`. */
  usesNow: boolean;
}

export interface Difference {
  /** The column, or what else is wrong. */
  name: string;
  key: string;
  stored: string | null;
  actual: string | null;
  /** How many differences of this name there are. */
  total: number;
}

const EXAMPLES = 3;

/** The examples of a query that returns name, key, stored and actual. */
export const withExamples = (differing: string) => `
  select name, key, stored, actual, total from (
    select *, count(*) over (partition by name)::int as total, row_number() over (partition by name order by key) as place
    from (${differing}) d) numbered
  where place <= ${EXAMPLES} order by name, place`;

/** Whether a stored value differs from the true one; both are SQL. */
export type Differs = (stored: string, actual: string) => string;

const isDistinct: Differs = (stored, actual) => `${stored} is distinct from ${actual}`;
/**
 * For sums whose row may be missing while there is nothing to count, or may stay when there is nothing left.
 */
export const differsFromZero: Differs = (stored, actual) =>
  `coalesce(${stored}, 0) <> coalesce(${actual}, 0)`;

interface Sums {
  table: string;
  key: string[];
  columns: Record<string, Differs | undefined>;
  /** A query for every row as it should be: the key and the columns. */
  truth: string;
  /** Whether the rows hold nothing but sums, or come and go with what they count. */
  rows: "kept" | "made";
  /** Which stored rows are compared. */
  only?: string;
}

/** Compares the columns of a table with sums over other rows, and corrects them. */
export function sums({ table, key, columns, truth, rows, only = "true" }: Sums): Check {
  const names = Object.keys(columns);
  const differs = (name: string, stored: string, actual: string) =>
    (columns[name] ?? isDistinct)(`${stored}."${name}"`, `${actual}."${name}"`);
  const anyDiffers = (stored: string, actual: string) =>
    names.map((name) => differs(name, stored, actual)).join(" or ");
  const sameKey = (a: string, b: string) => key.map((name) => `${a}.${name} = ${b}.${name}`).join(" and ");
  const keyText = `concat_ws(' ', ${key.map((name) => `nullif(${name}::text, '')`).join(", ")})`;
  const values = names.map(
    (name) => `('${name}', s."${name}"::text, t."${name}"::text, ${differs(name, "s", "t")})`,
  );
  const listed = [...key, ...names].map((name) => `"${name}"`).join(", ");
  const setTo = (source: string) => names.map((name) => `"${name}" = ${source}."${name}"`).join(", ");

  const find = withExamples(
    `select v.name, ${keyText} as key, v.stored, v.actual
     from (select * from ${table} where ${only}) s ${rows === "made" ? "full" : "inner"} join (${truth}) t using (${key.join(", ")})
     cross join lateral (values ${values.join(", ")}) as v (name, stored, actual, differs) where v.differs`,
  );
  const update = `update ${table} s set ${setTo("t")} from (${truth}) t where ${sameKey("s", "t")} and (${anyDiffers("s", "t")})`;
  const upsert = `insert into ${table} as s (${listed}) select ${listed} from (${truth}) t
     on conflict (${key.join(", ")}) do update set ${setTo("excluded")} where ${anyDiffers("s", "excluded")}`;
  const remove = `delete from ${table} s where (${only}) and not exists (select 1 from (${truth}) t where ${sameKey("s", "t")})`;
  return {
    table,
    find,
    repair: rows === "made" ? [upsert, remove] : [update],
    usesNow: truth.includes("$1"),
  };
}
