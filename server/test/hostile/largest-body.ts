import type { Field } from "./schema-fields.ts";
import { hostileText } from "./texts.ts";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A valid body with every list as full and every text as long as allowed, of one alphabet, within this many bytes. If
 * it is too much in total it is shortened until it is allowed; what never is allowed stays unchanged.
 */
export function largestBody(
  body: Fields,
  field: Field,
  alphabet: string,
  { maxBytes, isAllowed }: { maxBytes: number; isAllowed: (body: Fields) => boolean },
): Fields {
  let largest: Fields | undefined;
  for (let most = 20_000; most >= 100; most = Math.floor(most * 0.8)) {
    const larger = enlarge("", body, field, (name, max) =>
      textFor(name, alphabet, Math.min(max, most)),
    ) as Fields;
    if (Buffer.byteLength(JSON.stringify(larger)) > maxBytes) continue;
    if (isAllowed(larger)) return larger;
    largest ??= larger;
  }
  return largest ?? body;
}

/** It begins with the field's name, because some texts of one body must differ. */
const textFor = (name: string, alphabet: string, length: number) =>
  `${name}${hostileText(alphabet, length)}`.slice(0, length);

function enlarge(
  name: string,
  value: unknown,
  field: Field,
  write: (name: string, max: number) => string,
  /** Lists within lists together may not hold more than one list. */
  isInList = false,
): unknown {
  if (field.kind === "text" && field.max && (value === undefined || typeof value === "string"))
    return /email|password|token|zone|cursor|Id$/i.test(name) ? value : write(name, field.max);
  if (field.kind === "list" && field.item && Array.isArray(value) && value.length > 0) {
    const item = enlarge(name, value[0], field.item, write, true);
    return Array.from({ length: isInList ? 1 : (field.max ?? 20) }, () => item);
  }
  if (field.kind !== "object" || !isObject(value)) return value;
  const inner = Object.entries(field.fields ?? {});
  return {
    ...value,
    ...Object.fromEntries(inner.map(([key, of]) => [key, enlarge(key, value[key], of, write, isInList)])),
  };
}
