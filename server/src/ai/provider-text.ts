/** A provider's text as plain text of at most `max` characters; undefined if nothing is left. */
export function plainText(text: string, max: number): string | undefined {
  const plain = text
    .replaceAll("\r\n", "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
  return plain === "" ? undefined : cutText(plain, max);
}

/** Ends at a sentence if one ends late enough, else at a word with an ellipsis. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max);
  const sentence = room.match(/^[\s\S]*[.!?]["'”’)]*(?=\s)/)?.[0];
  if (sentence && sentence.length >= max / 2) return sentence;
  const words = text.slice(0, max - 1);
  const lastSpace = words.search(/\s\S*$/);
  const kept = lastSpace > max / 2 ? words.slice(0, lastSpace) : words.replace(/[\ud800-\udbff]$/, "");
  return `${kept.trimEnd()}…`;
}

/** The lines with content, without repeats, at most `count` of them. */
export function plainLines(lines: readonly string[], count: number, maxLength: number): string[] {
  const seen = new Set<string>();
  const kept: string[] = [];
  for (const raw of lines) {
    const line = plainText(raw.replace(/\s+/g, " "), maxLength)?.replace(/^(?:[-•*]|\d{1,2}[.)])\s+/, "");
    if (!line || seen.has(line.toLowerCase())) continue;
    seen.add(line.toLowerCase());
    kept.push(line);
  }
  return kept.slice(0, count);
}
