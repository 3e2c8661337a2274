export interface TextPart {
  kind: "text" | "code" | "code-block" | "math" | "math-block";
  text: string;
}

/**
 * Lines with the same layout: numbered ones have a hanging indent, so that their numbers are easy to find.
 */
export interface Passage {
  isNumbered: boolean;
  parts: TextPart[];
}

interface Placed {
  /** The number of characters before it, which identifies it while more of the text arrives. */
  start: number;
}

export interface PlacedPassage extends Placed {
  isNumbered: boolean;
  parts: (TextPart & Placed)[];
}

interface Span {
  kind: Exclude<TextPart["kind"], "text">;
  pattern: RegExp;
}

/**
 * Tried in this order at every backtick or dollar. A dollar opens maths only before a non-space, and closes it only
 * after a non-space and not before a digit, so that "$5 and $10" stays plain text.
 */
const SPANS: Span[] = [
  { kind: "code-block", pattern: /```(?:[\w+#-]*\n)?([\s\S]*?)\n?```[ \t]*\n?/y },
  { kind: "code", pattern: /`([^`\n]+)`/y },
  { kind: "math-block", pattern: /\$\$((?:\\[\s\S]|[^$\\])+)\$\$[ \t]*\n?/y },
  { kind: "math", pattern: /\$(?!\s)((?:\\[^\n]|[^$\\\n]|\n(?!\s*\n))*?(?:\\[^\s]|[^\s$\\]))\$(?!\d)/y },
];

/** User text, split into plain text, code and maths. Unclosed parts stay plain text. */
export function richTextParts(source: string): TextPart[] {
  const text = source.replaceAll("\r\n", "\n");
  const parts: TextPart[] = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    if (text.startsWith("\\$", at)) {
      plain += "$";
      at += 2;
      continue;
    }
    const found = spanAt(text, at);
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    // A block breaks the line by itself.
    if (found.kind.endsWith("-block")) plain = plain.trimEnd();
    if (plain) parts.push({ kind: "text", text: plain });
    plain = "";
    parts.push({ kind: found.kind, text: found.text });
    at = found.end;
  }
  if (plain) parts.push({ kind: "text", text: plain });
  return parts;
}

function spanAt(text: string, at: number) {
  if (text[at] !== "$" && text[at] !== "`") return null;
  for (const { kind, pattern } of SPANS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const inner = match?.[1];
    if (inner?.trim()) return { kind, text: inner, end: pattern.lastIndex };
  }
  return null;
}

const NUMBERED = /^(?:\d{1,2}|[A-HP-T]|[IVX]{1,4})\. \S/;
/** A single line that begins like this may be an initial or the end of a year. */
const FEWEST_NUMBERED = 2;

/** The parts by the layout of their lines: each numbered line is a separate passage. */
export function passagesOf(parts: readonly TextPart[]): Passage[] {
  const lines = linesOf(parts).map((line) => ({ isNumbered: isNumbered(line), parts: line }));
  if (lines.filter((line) => line.isNumbered).length < FEWEST_NUMBERED)
    return [{ isNumbered: false, parts: [...parts] }];
  const passages: Passage[] = [];
  for (const line of lines) {
    const last = passages.at(-1);
    if (last && !last.isNumbered && !line.isNumbered) last.parts.push(...line.parts);
    else passages.push(line);
  }
  return passages;
}

/** Each passage and each part with its start position. */
export function placed(passages: readonly Passage[]): PlacedPassage[] {
  let at = 0;
  return passages.map(({ isNumbered, parts }) => {
    const start = at;
    const placedParts = parts.map((part) => {
      const begins = at;
      at += part.text.length;
      return { ...part, start: begins };
    });
    return { isNumbered, start, parts: placedParts };
  });
}

function isNumbered([first]: TextPart[]): boolean {
  return first?.kind === "text" && NUMBERED.test(first.text);
}

/** Each line with its line break; a block belongs to the line before it. */
function linesOf(parts: readonly TextPart[]): TextPart[][] {
  const lines: TextPart[][] = [[]];
  for (const part of parts) {
    const pieces = part.kind === "text" ? (part.text.match(/[^\n]*\n|[^\n]+/g) ?? []) : [part.text];
    for (const text of pieces) {
      lines.at(-1)?.push({ kind: part.kind, text });
      if (part.kind === "text" && text.endsWith("\n")) lines.push([]);
    }
  }
  return lines.filter((line) => line.length > 0);
}
