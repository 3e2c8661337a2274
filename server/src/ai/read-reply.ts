import { isFormulaCommand } from "@prepfeed/question-engine/formula-check";
import type { z } from "zod";
import { ProviderError } from "./provider-error.ts";

/** The object in a model's reply, also when it stands in a fenced block or between sentences. */
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
  const fenced = [...text.matchAll(/```(?:json)?\s*\n([\s\S]*?)\n\s*```/gi)].map(([, inside = ""]) => inside);
  const braced = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  return [text, ...fenced, braced].filter((candidate) => candidate.trim() !== "");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(escapeFormulas(text), (_, value) =>
      typeof value === "string" ? cleaned(value) : value,
    );
  } catch {
    return undefined;
  }
}

/** Models write `"\frac"` where JSON wants `"\\frac"`, and JSON would read a form feed and "rac". */
function escapeFormulas(json: string): string {
  return json.replace(/\\(\\|[a-zA-Z]+|[\s\S])/g, (whole, after: string) => {
    if (/^[a-zA-Z]/.test(after))
      return isFormulaCommand(after) && after !== "ni" ? `\\${whole}` : asEscape(whole);
    return /^["\\/]$/.test(after) ? whole : `\\${whole}`;
  });
}

function asEscape(whole: string): string {
  return /^\\(?:[bfnrt]|u[0-9a-fA-F]{0,4})/.test(whole) ? whole : `\\${whole}`;
}

/** Without what no database takes (NUL, halves of characters) and what bends the text around it. */
function cleaned(text: string): string {
  return text.replaceAll("\0", "").replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/gu, "");
}
