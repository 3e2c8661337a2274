export interface TextPart {
  kind: "text" | "code" | "code-block" | "math" | "math-block";
  text: string;
}

/** Lines that are set in one way: numbered ones hang, so that their numbers can be found at a glance. */
export interface Passage {
  isNumbered: boolean;
  parts: TextPart[];
}

interface Span {
  kind: Exclude<TextPart["kind"], "text">;
  pattern: RegExp;
}

/**
 * Tried in this order at every backtick or dollar. A dollar opens maths only before something that is no space, and
 * closes it only after such a thing and not before a digit, so that "$5 and $10" stays what it is.
 */
const SPANS: Span[] = [
  { kind: "code-block", pattern: /```(?:[\w+#-]*\n)?([\s\S]*?)\n?```[ \t]*\n?/y },
  { kind: "code", pattern: /`([^`\n]+)`/y },
  { kind: "math-block", pattern: /\$\$((?:\\[\s\S]|[^$\\])+)\$\$[ \t]*\n?/y },
  { kind: "math", pattern: /\$(?!\s)((?:\\[^\n]|[^$\\\n]|\n(?!\s*\n))*?(?:\\[^\s]|[^\s$\\]))\$(?!\d)/y },
];

/** What a person typed, cut into plain text, code and maths. What is not closed stays plain text. */
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
/** One line that begins like this may be an initial or a year's end. */
const FEWEST_NUMBERED = 2;

/** The parts by how their lines are set: each numbered line is a passage of its own. */
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

function isNumbered([first]: TextPart[]): boolean {
  return first?.kind === "text" && NUMBERED.test(first.text);
}

/** Each line with the break that ends it; a block belongs to the line before it. */
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
