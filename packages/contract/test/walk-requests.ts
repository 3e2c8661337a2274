import type { z } from "zod";
import { contract } from "../src/contract.ts";

/** A schema somewhere in a request. */
export interface Part {
  /** Such as "createPosts body posts[].title". */
  name: string;
  schema: z.core.$ZodType;
  /** The first schema that a value meets on its way: the schema itself, or what it is piped from. */
  door: z.core.$ZodType;
  /** Whether another part of its pipe limits the length. */
  isBounded: boolean;
}

/** Every schema of everything a client can send. */
export function partsOfRequests(): Part[] {
  return Object.entries(contract).flatMap(([name, { params, query, body, bodyType }]) => [
    ...(params ? partsOf(`${name} params`, params) : []),
    ...(query ? partsOf(`${name} query`, query) : []),
    // The parser limits a picture, in bytes.
    ...(body && bodyType !== "image" ? partsOf(`${name} body`, body) : []),
  ]);
}

function partsOf(name: string, schema: z.core.$ZodType, door = schema, isBounded = false): Part[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const within = (inner: z.core.$ZodType, suffix = "") => partsOf(`${name}${suffix}`, inner);
  return [{ name, schema, door, isBounded }, ...inside()];

  function inside(): Part[] {
    switch (def.type) {
      case "object":
        return Object.entries(def.shape).flatMap(([key, inner]) => within(inner, `.${key}`));
      case "array":
        return within(def.element, "[]");
      case "union":
        return def.options.flatMap((option) => within(option));
      case "optional":
      case "nullable":
      case "default":
      case "catch":
        return partsOf(name, def.innerType, def.innerType, isBounded);
      case "pipe":
        return [
          ...partsOf(name, def.in, door, isBounded || hasMaximum(def.out)),
          ...partsOf(name, def.out, door, isBounded || hasMaximum(def.in)),
        ];
      case "tuple":
        return def.items.flatMap((item, i) => within(item, `[${i}]`));
      case "string":
      case "number":
      case "boolean":
      case "enum":
      case "literal":
      case "unknown":
      case "transform":
        return [];
      default:
        throw new Error(`${name} is a ${def.type}: say here how it is kept small, and walk through it.`);
    }
  }
}

/** Whether it refuses a longer text or list than it says. */
export function hasMaximum(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "optional" || def.type === "nullable") return hasMaximum(def.innerType);
  if (def.type === "pipe") return hasMaximum(def.in) || hasMaximum(def.out);
  return isFixed(schema) || (def.checks ?? []).some(({ _zod }) => _zod.def.check === "max_length");
}

/** Formats whose pattern allows one length only. */
const FIXED = ["uuid", "date"];

export function isFixed(schema: z.core.$ZodType): schema is z.core.$ZodStringFormat {
  return FIXED.includes((schema as z.core.$ZodStringFormat)._zod.def.format ?? "");
}
