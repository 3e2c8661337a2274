import type { FigureOf } from "./figure.ts";
import type { CircuitPart } from "./figure-circuit.ts";

const NOUNS: Partial<Record<string, string>> = { "ac-source": "AC source" };
const COUNTS = ["no", "one", "two", "three", "four"];

export function circuitLines({ parts, source, terminals }: FigureOf<"circuit">): string[] {
  const network = inSeries(parts);
  if (terminals) return [`Between the terminals ${terminals[0]} and ${terminals[1]}: ${network}.`];
  if (source) return [`A closed loop: ${inSeries([...source, ...parts])}.`];
  return [`A closed loop without a source: ${network}.`];
}

function inSeries(parts: readonly CircuitPart[]): string {
  return parts.map(inWords).join(", in series with ");
}

function inWords(part: CircuitPart): string {
  if (!("parts" in part)) return componentInWords(part);
  if (part.kind === "series") return inSeries(part.parts);
  const branches = part.parts.map((branch, i) => `branch ${i + 1}: ${inWords(branch)}`).join("; ");
  return `${COUNTS[part.parts.length]} branches in parallel (${branches})`;
}

/** "a 4 Ω resistor", "resistor R₁", "an ammeter", "an open switch S". */
function componentInWords({
  kind,
  label = "",
  open,
}: Exclude<CircuitPart, { parts: CircuitPart[] }>): string {
  const noun = NOUNS[kind] ?? (kind === "switch" ? `${open ? "open" : "closed"} switch` : kind);
  if (/^[\d.]/.test(label)) return withArticle(`${label} ${noun}`);
  if (label && kind !== "switch") return `${noun} ${label}`;
  return withArticle(`${noun} ${label}`.trim());
}

function withArticle(words: string): string {
  return `${/^(?:[aeiou]|8|1[18](?!\d))/i.test(words) ? "an" : "a"} ${words}`;
}
