import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { z } from "zod";

const KINDS: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** The message of a schema without its own, in words that need no knowledge of JavaScript. */
export function plainMistake(issue: z.core.$ZodRawIssue): string | undefined {
  const field = issue.path?.at(-1);
  const name =
    typeof field === "string" ? field : typeof field === "number" ? `Item ${field + 1}` : "The request";
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return refusals.api.fieldRequired(name);
    return refusals.api.fieldKind(name, KINDS[String(issue.expected)] ?? "something else");
  }
  if (issue.code === "invalid_union") return refusals.api.fieldInvalid(name);
  if (issue.code === "invalid_value")
    return refusals.api.fieldKind(name, `one of ${(issue.values as unknown[]).join(", ")}`);
  const limit = limitOf(issue);
  if (limit) return refusals.api.fieldKind(name, limit);
  return undefined;
}

function limitOf(issue: z.core.$ZodRawIssue): string | undefined {
  const unit = issue.origin === "string" ? " characters long" : issue.origin === "array" ? " items long" : "";
  if (issue.code === "too_small") return `at least ${issue.minimum}${unit}`;
  if (issue.code === "too_big") return `at most ${issue.maximum}${unit}`;
  return undefined;
}
