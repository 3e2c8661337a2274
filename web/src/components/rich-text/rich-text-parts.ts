export interface TextPart {
  kind: "text" | "code" | "code-block" | "math" | "math-block";
  text: string;
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
