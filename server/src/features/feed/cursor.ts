import { Paging } from "@prepfeed/contract/foundation/limits";
import { z } from "zod";
import type { Position } from "./feed.queries.ts";

/** A time between the years 1 and 9999, which both databases accept; trending scores are far smaller. */
const key = z
  .string()
  .max(40, { abort: true })
  .transform(Number)
  .pipe(z.number().min(-62_135_596_800).max(253_402_300_799))
  .transform(String);
const position = z.tuple([key, z.uuid()]);
const place = z.tuple([z.number().int().min(1).max(Paging.maxSearchTotal)]);

export function writeCursor({ key, id }: Position): string {
  return encode([key, id]);
}

/** Undefined for anything that is not a valid cursor: the list starts from the beginning. */
export function readCursor(cursor: string | undefined): Position | undefined {
  const [key, id] = decode(position, cursor) ?? [];
  return key === undefined || id === undefined ? undefined : { key, id };
}

/** A ranked list continues after the number of posts already shown. */
export function writePlace(shown: number): string {
  return encode([shown]);
}

export function readPlace(cursor: string | undefined): number | undefined {
  return decode(place, cursor)?.[0];
}

const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url");

function decode<Schema extends z.ZodType>(
  schema: Schema,
  cursor: string | undefined,
): z.output<Schema> | undefined {
  if (!cursor) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    return undefined;
  }
}
