import { pickDifferent, rankSentences } from "./ranking.ts";
import { readSentences } from "./reading.ts";

const LINKING_WORDS =
  /^(?:however|therefore|moreover|furthermore|consequently|thus|hence|also|besides|additionally|similarly|in addition|as a result|in fact|for (?:example|instance)|on the other hand|finally|meanwhile|indeed|overall|in (?:short|conclusion))\s*,\s*/iu;

/** The most central sentences that differ, in the order of the text; fewer if the text has fewer. */
export function keyPoints(text: string, count: number): string[] {
  return pickDifferent(rankSentences(readSentences(text)), count)
    .sort((one, other) => one.index - other.index)
    .map(({ text: sentence }) => standAlone(sentence));
}

function standAlone(sentence: string): string {
  const bare = sentence.replace(LINKING_WORDS, "").trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
