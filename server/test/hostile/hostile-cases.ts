import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import { hostileValues, type Named } from "./hostile-values.ts";
import { largestBody } from "./largest-body.ts";
import { type Field, fieldOf } from "./schema-fields.ts";
import { hostileText, TEXT_NAMES } from "./texts.ts";

/** A valid request to an endpoint, which each case changes in one way. */
export interface GoodRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers?: Record<string, string>;
}

export interface HostileCase {
  name: string;
  /** Path under /api with its query. */
  path: string;
  body?: string | Uint8Array;
  headers: Record<string, string>;
}

/** A little less than the server accepts. */
const MOST_BODY = 250_000;
const IN_BODY = { most: MOST_BODY, where: "body" } as const;
const IN_QUERY = { most: 3_000, where: "query" } as const;

/**
 * Every endpoint's largest and worst inputs, made from its schemas. Whole bodies are tried with each of the
 * alphabets.
 */
export function* hostileCases(
  endpoint: Endpoint,
  good: GoodRequest,
  alphabets: readonly string[] = TEXT_NAMES,
): Generator<HostileCase> {
  const make = (name: string, changed: Partial<GoodRequest>): HostileCase => {
    const { params, query, body, headers } = { ...good, ...changed };
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encode(params[key] ?? ""));
    const search = new URLSearchParams(query).toString();
    return {
      name,
      path: search ? `${path}?${search}` : path,
      ...(body !== undefined && { body: serialize(body) }),
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    };
  };
  yield make("as meant", {});
  for (const [key, field] of entriesOf(endpoint.params))
    for (const [name, value] of inText(hostileValues(key, field, IN_QUERY)))
      yield make(`${key}: ${name}`, { params: { ...good.params, [key]: value } });
  // An event stream without `once` never ends.
  const isKept = (key: string) => endpoint.stream === "events" && key === "once";
  for (const [key, field] of entriesOf(endpoint.query).filter(([key]) => !isKept(key)))
    for (const [name, value] of inText(hostileValues(key, field, IN_QUERY)))
      yield make(`${key}: ${name}`, { query: { ...good.query, [key]: value } });
  yield make("a query of 1,000 names", { query: { ...good.query, ...manyNames(1_000) } });
  if (!endpoint.body || endpoint.bodyType === "image") return;
  const schema = endpoint.body;
  const field = fieldOf(schema);
  for (const [name, body] of spoil(good.body, field)) yield make(name, { body });
  for (const [name, body] of hostileValues("body", field, IN_BODY))
    yield make(`the body is ${name}`, { body });
  for (const alphabet of alphabets)
    yield make(`all as large as allowed: ${alphabet}`, {
      body: largestBody(good.body as Record<string, unknown>, field, alphabet, {
        maxBytes: MOST_BODY,
        isAllowed: (body) => schema.safeParse(body).success,
      }),
    });
  for (const [name, body] of RAW_BODIES) yield { ...make(name, {}), body };
}

const RAW_BODIES: [string, Uint8Array | string][] = [
  ["brackets without end", "[".repeat(MOST_BODY)],
  ["objects without end", '{"a":'.repeat(MOST_BODY / 5)],
  ["a number of 250,000 digits", "9".repeat(MOST_BODY)],
  ["escapes", `"${"\\u0000".repeat(MOST_BODY / 6 - 1)}"`],
  ["no UTF-8", new Uint8Array(1_000).fill(0xff)],
  ["more than the server takes", `"${"a".repeat(300_000)}"`],
];

/** Each field in turn; of a list, each field of its first item. */
function* spoil(value: unknown, field: Field, path = ""): Generator<Named> {
  const whole = value as Record<string, unknown>;
  if (field.kind === "list" && field.item && Array.isArray(value) && value.length > 0) {
    for (const [name, first] of spoil(value[0], field.item, `${path}0.`))
      yield [name, [first, ...value.slice(1)]];
  }
  if (field.kind !== "object" || typeof whole !== "object" || whole === null) return;
  for (const [key, inner] of Object.entries(field.fields ?? {})) {
    for (const [name, spoilt] of hostileValues(key, inner, IN_BODY))
      yield [`${path}${key}: ${name}`, { ...whole, [key]: spoilt }];
    for (const [name, spoilt] of spoil(whole[key], inner, `${path}${key}.`))
      yield [name, { ...whole, [key]: spoilt }];
  }
}

function entriesOf(schema: Endpoint["query"]): [string, Field][] {
  return schema ? Object.entries(fieldOf(schema).fields ?? {}) : [];
}

/** Values for a path or a query, none of them too long for a line. */
function inText(values: Named[]): [string, string][] {
  return values
    .map(([name, value]): [string, string] => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ])
    .filter(([, text]) => encode(text).length < 14_000);
}

/** A lone surrogate cannot be written there. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());
const serialize = (body: unknown) => (body instanceof Uint8Array ? body : JSON.stringify(body));
const manyNames = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, hostileText("digits", 5)]));
