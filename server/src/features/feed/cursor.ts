import { z } from "zod";
import type { Position } from "./feed.queries.ts";

const position = z.tuple([z.string().regex(/^-?[\d.eE+-]{1,40}$/), z.uuid()]);

export function writeCursor({ key, id }: Position): string {
  return Buffer.from(JSON.stringify([key, id])).toString("base64url");
}

/** Undefined for anything that is not a cursor of ours: the list begins anew. */
export function readCursor(cursor: string | undefined): Position | undefined {
  if (!cursor) return undefined;
  try {
    const [key, id] = position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    return Number.isFinite(Number(key)) ? { key, id } : undefined;
  } catch {
    return undefined;
  }
}
