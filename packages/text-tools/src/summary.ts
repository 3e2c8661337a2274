import { pickDifferent, rankSentences } from "./ranking.ts";
import { readSentences } from "./reading.ts";

type SummaryType = "CONCISE" | "DETAILED" | "BULLET_POINTS";

interface Options {
  type?: SummaryType;
  /** In characters. */
  maxLength: number;
}

/** The share of the text's sentences that each kind of summary may take. */
const SHARE: Record<SummaryType, { share: number; most: number }> = {
  CONCISE: { share: 1 / 3, most: 3 },
  DETAILED: { share: 2 / 3, most: 12 },
  BULLET_POINTS: { share: 1 / 2, most: 6 },
};

/** The most important sentences, in the order of the text and complete, as long as one fits. */
export function summarize(text: string, { type = "CONCISE", maxLength }: Options): string {
  const sentences = readSentences(text);
  const bullet = type === "BULLET_POINTS" ? "• " : "";
  const ranked = rankSentences(sentences).map((sentence) => ({
    ...sentence,
    text: bullet + endSentence(sentence.text),
  }));
  const { share, most } = SHARE[type];
  let room = maxLength;
  const picked = pickDifferent(
    ranked,
    Math.min(most, Math.ceil(ranked.length * share)),
    ({ text: sentence }) => {
      if (sentence.length > room) return false;
      room -= sentence.length + 1;
      return true;
    },
  );
  if (picked.length === 0) return cutAtWord(pickDifferent(ranked, 1)[0]?.text ?? text.trim(), maxLength);
  return picked
    .sort((one, other) => one.index - other.index)
    .map(({ text: sentence }) => sentence)
    .join(bullet ? "\n" : " ");
}

/** A heading or a list item gets a full stop. */
function endSentence(text: string): string {
  return /[.!?।…]["'”’)\]]*$/u.test(text) ? text : `${text.replace(/[,;:\s]+$/u, "")}.`;
}

function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, Math.max(0, maxLength - 1));
  const atWord = /\s/u.test(text[start.length] ?? "") ? start : start.replace(/\s+\S*$/u, "");
  // A cut within an emoji would leave half of it.
  return `${(atWord || start).replace(/[\s,;:–-]+$|[\uD800-\uDBFF]$/u, "")}…`;
}
