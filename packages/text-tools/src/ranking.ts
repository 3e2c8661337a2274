import type { Sentence } from "./reading.ts";

export interface RankedSentence {
  /** Its index among the sentences. */
  index: number;
  text: string;
  score: number;
  words: ReadonlySet<string>;
}

/** The work grows with the square of the sentences. */
const MAX_SENTENCES = 150;
const ROUNDS = 30;
const DAMPING = 0.85;
/** Begins with a word that refers to an earlier sentence. */
const POINTS_BACK =
  /^(?:it|its|this|that|these|those|they|their|he|his|she|her|such|so|but|and|or|also|thus|hence|then|however|therefore|moreover|furthermore|consequently|for (?:example|instance)|as a result|in (?:addition|contrast|this|these|fact)|on the other hand|here|there(?:fore|by))\b/iu;

/** TextRank: a sentence matters if it shares its words with others that matter. In the order of the text. */
export function rankSentences(sentences: readonly Sentence[]): RankedSentence[] {
  const all = sentences.map(({ text, tokens }, index) => ({
    index,
    text,
    words: new Set(
      tokens.filter(({ type, isStopWord }) => type === "word" && !isStopWord).map(({ lemma }) => lemma),
    ),
    hasVerb: tokens.some(({ pos }) => pos === "VERB" || pos === "AUX"),
  }));
  const kept = pickLikely(all);
  const centrality = rank(kept.map(({ words }) => words));
  return kept.map(({ index, text, words, hasVerb }, at) => {
    const first = index === 0 ? 1.3 : 1;
    const shape = (hasVerb ? 1 : 0.3) * (/[?:]$/.test(text) ? 0.4 : 1) * (words.size < 3 ? 0.5 : 1);
    const standing = POINTS_BACK.test(text) ? 0.7 : 1;
    return { index, text, words, score: (centrality[at] ?? 0) * first * shape * standing };
  });
}

/** For a long text, the sentences with the most frequent words. */
function pickLikely<T extends { words: ReadonlySet<string>; index: number }>(
  all: readonly T[],
): readonly T[] {
  if (all.length <= MAX_SENTENCES) return all;
  const counts = countWords(all.map(({ words }) => words));
  const weight = ({ words }: T) =>
    [...words].reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / (words.size + 3);
  return all
    .map((sentence) => ({ sentence, weight: weight(sentence) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MAX_SENTENCES)
    .map(({ sentence }) => sentence)
    .sort((one, other) => one.index - other.index);
}

function rank(bags: readonly ReadonlySet<string>[]): number[] {
  const counts = countWords(bags);
  const rarity = (word: string) => Math.log(1 + bags.length / (counts.get(word) ?? 1));
  const lengths = bags.map((bag) => Math.hypot(...[...bag].map(rarity)) || 1);
  const links = bags.map((bag, one) =>
    bags.map((other, two) => {
      if (one === two) return 0;
      let shared = 0;
      for (const word of bag) if (other.has(word)) shared += rarity(word) ** 2;
      return shared / ((lengths[one] ?? 1) * (lengths[two] ?? 1));
    }),
  );
  const sums = links.map((row) => row.reduce((sum, link) => sum + link, 0));
  let scores = bags.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    scores = links.map((row) => {
      const votes = row.reduce(
        (sum, link, from) => (link ? sum + (link / (sums[from] ?? 1)) * (scores[from] ?? 0) : sum),
        0,
      );
      return 1 - DAMPING + DAMPING * votes;
    });
  }
  return scores;
}

function countWords(bags: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const bag of bags) for (const word of bag) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The share of the shorter sentence that the other repeats, from 0 to 1. */
function overlapOf(one: RankedSentence, other: RankedSentence): number {
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return shared / Math.max(1, Math.min(one.words.size, other.words.size));
}

/** The best first, without those that repeat a better one. */
export function pickDifferent(
  ranked: readonly RankedSentence[],
  count: number,
  fits = (_: RankedSentence) => true,
) {
  const picked: RankedSentence[] = [];
  for (const sentence of ranked.toSorted(
    (one, other) => other.score - one.score || one.index - other.index,
  )) {
    if (picked.length >= count) break;
    if (picked.some((before) => overlapOf(sentence, before) > 0.7)) continue;
    if (fits(sentence)) picked.push(sentence);
  }
  return picked;
}
