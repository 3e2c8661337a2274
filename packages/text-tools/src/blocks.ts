const LIST_ITEM = /^\s*(?:[-*•‣◦▪–—]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+/iu;
const SHORT_LINE = 60;
/** The tagger's time grows with the square of an unbroken run, and no word is this long. */
const UNBROKEN = /\S{80}(?=\S)/gu;
/** The longest prose has fewer words and signs, and a list fewer lines; for noise the beginning is enough. */
const MAX_TOKENS = 7_000;
const MAX_BLOCKS = 2_000;
const TOKEN = /[\p{L}\p{M}\p{N}]+|\S/gu;

/**
 * Runs of text that no sentence crosses: paragraphs, headings, list items. Lines wrapped in mid-sentence are joined.
 */
export function sentenceBlocks(text: string): string[] {
  const blocks: string[] = [];
  let open = "";
  const close = () => {
    if (open) blocks.push(open);
    open = "";
  };
  for (const raw of beginningOf(text).split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (blocks.length >= MAX_BLOCKS) break;
    const isItem = LIST_ITEM.test(raw);
    const line = raw.replace(LIST_ITEM, "").replace(/\s+/gu, " ").replace(UNBROKEN, "$& ").trim();
    if (isItem || !line) close();
    if (!line) continue;
    open = open ? `${open} ${line}` : line;
    if (line.length < SHORT_LINE || /[.!?:]["')\]”’]?$/u.test(line)) close();
  }
  close();
  return blocks;
}

function beginningOf(text: string): string {
  let tokens = 0;
  for (const { index } of text.matchAll(TOKEN)) if (++tokens > MAX_TOKENS) return text.slice(0, index);
  return text;
}
