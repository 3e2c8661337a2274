export type UnknownRecord = Record<string, unknown>;

/** An object with any fields; not a list. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object in a JSON text; null for anything else. */
export function parseRecord(text: string): UnknownRecord | null {
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data) ? data : null;
  } catch {
    return null;
  }
}
