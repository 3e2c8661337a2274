import { isFormulaCommand } from "@prepfeed/question-engine/text";
import type { z } from "zod";
import { ProviderError } from "./provider-error.ts";

/** The object in a model's reply, also from a fenced block or between sentences. */
export function readReply<T>(schema: z.ZodType<T>, text: string): T {
  for (const candidate of candidatesIn(text)) {
    const value = parse(candidate);
    if (value === undefined) continue;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
  }
  throw new ProviderError("nonsense");
}

function candidatesIn(text: string): string[] {
  const braced = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  return [text, ...fencedIn(text), braced].filter((candidate) => candidate.trim() !== "");
}

const MAX_BLOCKS = 10;

/** The content of fenced blocks, line by line: a pattern over the whole text could run for hours. */
function fencedIn(text: string): string[] {
  const blocks: string[] = [];
  let block: string[] | undefined;
  for (const line of text.split("\n")) {
    if (blocks.length === MAX_BLOCKS) break;
    if (!block) {
      if (/```(?:json)?$/i.test(line.trimEnd())) block = [];
    } else if (line.trimStart().startsWith("```")) {
      blocks.push(block.join("\n"));
      block = undefined;
    } else block.push(line);
  }
  return blocks;
}

/** The object as written, or repaired if it cannot be parsed or lost a formula's backslash. */
function parse(text: string): unknown {
  return decoded(text) ?? decoded(escapeFormulas(text), () => false);
}

function decoded(json: string, isLost = hasLostCommand): unknown {
  let isSpoiled = false;
  try {
    const value: unknown = JSON.parse(json, (_, part) => {
      if (typeof part !== "string") return part;
      isSpoiled ||= isLost(part);
      return cleaned(part);
    });
    return isSpoiled ? undefined : value;
  } catch {
    return undefined;
  }
}

const ESCAPES: Record<string, string> = { "\b": "b", "\f": "f", "\n": "n", "\r": "r", "\t": "t" };
/** These may also be a line break and ordinary text. */
const DOUBTFUL = ["ne", "ni", "nu"];

/** Models write `"\frac"` instead of `"\\frac"`, and JSON then reads a form feed and "rac". */
function hasLostCommand(text: string): boolean {
  return [...text.matchAll(/([\b\f\n\r\t])([a-zA-Z]+)/g)].some(([, control = "", rest]) => {
    const name = `${ESCAPES[control]}${rest}`;
    return isFormulaCommand(name) && !DOUBTFUL.includes(name);
  });
}

function escapeFormulas(json: string): string {
  return json.replace(/\\(\\|[a-zA-Z]+|[\s\S])/g, (whole, after: string) => {
    if (/^[a-zA-Z]/.test(after)) return isFormulaCommand(after) ? `\\${whole}` : asEscape(whole);
    return /^["\\/]$/.test(after) ? whole : `\\${whole}`;
  });
}

function asEscape(whole: string): string {
  return /^\\(?:[bfnrt]|u[0-9a-fA-F]{0,4})/.test(whole) ? whole : `\\${whole}`;
}

/** Removes what no database accepts (NUL, half surrogate pairs) and what changes the text direction. */
function cleaned(text: string): string {
  return text.replaceAll("\0", "").replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/gu, "");
}
