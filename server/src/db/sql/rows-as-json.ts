/**
 * Rows for `jsonb_to_recordset`, which refuses half a surrogate pair; a plain parameter would have turned it into
 * U+FFFD too.
 */
export function rowsAsJson(rows: object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\u{FFFD}") : value,
  );
}
