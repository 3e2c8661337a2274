import type { z } from "zod";

type Schema = z.core.$ZodType;

/** What a schema says about a field: enough to make its largest and its worst value. */
export interface Field {
  kind: "text" | "number" | "boolean" | "choice" | "id" | "date" | "list" | "object" | "anything";
  /** The characters of a text, the items of a list. */
  max?: number;
  choices?: string[];
  item?: Field;
  fields?: Record<string, Field>;
}

interface Definition {
  type: string;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: Schema[];
  element?: Schema;
  shape?: Record<string, Schema>;
  entries?: Record<string, string>;
  format?: string;
  checks?: z.core.$ZodCheck[];
}

/** The schemas that a value passes, without wrappers; the result of a transformation cannot be known. */
function layersOf(schema: Schema): Schema[] {
  const definition = schema._zod.def as unknown as Definition;
  const { type, innerType, in: before, out: after, options } = definition;
  if (innerType) return layersOf(innerType);
  if (type === "pipe") return [before, after].flatMap((part) => (part ? layersOf(part) : []));
  if (type === "union") return (options ?? []).flatMap(layersOf);
  return type === "transform" ? [] : [schema];
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;
const maximaOf = (schema: Schema) =>
  (definitionOf(schema).checks ?? [])
    .map((check) => (check._zod.def as { maximum?: number }).maximum)
    .filter((maximum) => maximum !== undefined);

export function fieldOf(schema: Schema): Field {
  const layers = layersOf(schema).map((layer) => ({ ...definitionOf(layer), layer }));
  // The last message has the most detail, because earlier ones may only report a length.
  const find = (type: string) => layers.findLast((layer) => layer.type === type);
  const maxima = layers.flatMap(({ layer }) => maximaOf(layer));
  const max = maxima.length > 0 ? Math.min(...maxima) : undefined;
  const shapes = layers.flatMap(({ shape }) => (shape ? [shape] : []));
  const element = find("array")?.element;
  if (shapes.length > 0) return { kind: "object", fields: fieldsOf(Object.assign({}, ...shapes)) };
  if (element) return { kind: "list", max, item: fieldOf(element) };
  const entries = find("enum")?.entries;
  if (entries) return { kind: "choice", choices: Object.values(entries) };
  if (layers.some(({ format }) => format === "uuid")) return { kind: "id" };
  if (layers.some(({ format }) => format === "date")) return { kind: "date" };
  if (find("number")) return { kind: "number" };
  if (find("boolean")) return { kind: "boolean" };
  return find("string") ? { kind: "text", max } : { kind: "anything" };
}

function fieldsOf(shape: Record<string, Schema>): Record<string, Field> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, fieldOf(schema)]));
}
