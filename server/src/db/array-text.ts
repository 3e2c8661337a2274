/**
 * A parameter as it is sent. Arrays of texts, numbers and truth values are written here, because the driver takes
 * several times as long for them; it writes everything else.
 */
export function written(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const items: string[] = [];
  for (const item of value) {
    if (typeof item === "string") items.push(quoted(item));
    else if (typeof item === "number" || typeof item === "boolean") items.push(String(item));
    else if (item === null || item === undefined) items.push("NULL");
    else return value;
  }
  return `{${items.join(",")}}`;
}

const quoted = (text: string) =>
  text.includes('"') || text.includes("\\") ? `"${text.replace(/["\\]/g, "\\$&")}"` : `"${text}"`;
