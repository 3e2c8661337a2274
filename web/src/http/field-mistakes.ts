import { ApiError } from "./api-error.ts";

/** The server's messages about these fields. */
export function fieldMistakes<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const mistakes: Partial<Record<Field, string>> = {};
  if (!(error instanceof ApiError)) return mistakes;
  for (const field of fields) {
    const found = error.errors.find((each) => each.field === field);
    if (found) mistakes[field] = found.message;
  }
  return mistakes;
}
