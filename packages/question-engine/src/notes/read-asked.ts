import { rootOf } from "../text/word-roots.ts";

/** The topic of a question, and the kind of answer it needs. */
export interface Asked {
  /** The relevant words, each once, in order. */
  words: readonly string[];
  isDifference: boolean;
  wantsFormula: boolean;
  /** Asks for a definition. */
  wantsMeaning: boolean;
}

/** Words of every question, or about the request and not the topic. */
const ASKING = new Set(
  `a an and the of in on at by for to from with as is are was were be been do does did can could would should will what whats which who whom whose when where why how
   it its this that these those there i me my we you your us our please tell give explain describe define state mean means meant meaning say says said about know understand help
   find solve use used using work works between difference differ different compare versus vs or not if then than so short simple simply brief detail example definition word term concept topic
   formula write name list many much some any all also into more most very get make fought happen happened happens called call statement cause causes them they calculate compute wrote written writer author`.split(
    /\s+/,
  ),
);

export function readAsked(question: string): Asked {
  const words = wordsOf(question);
  const kept = words.filter((word) => !ASKING.has(word));
  return {
    words: [...new Set(kept.length > 0 ? kept : words)],
    isDifference: /\b(?:differ\w*|compare|versus|vs|distinguish)\b/i.test(question),
    wantsFormula: /\b(?:formula|how (?:do|can|to|would|should)\b.*\b(?:find|calculate|compute|solve|work)|calculate|compute)\b/i.test(question),
    // A few words alone ask for their meaning.
    wantsMeaning: kept.length <= 3 && words.length <= 5 && !/\b(?:how|why|when|where)\b/i.test(question) ||
      /\b(?:what(?:'s| is| are)|define|meaning|who (?:is|was|were))\b/i.test(question),
  };
}

/** Plain words by their roots, so that "founder" finds "founded"; of formulas only the letters. */
export function wordsOf(text: string, root: (word: string) => string = rootOf): string[] {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/\\[a-z]+/g, " ")
    .replace(/['’]s?\b/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => (ASKING.has(word) || word.length <= 3 ? word : root(word)));
}

/** A sentence ends at a stop before a capital letter or at a new line. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}"“(0-9$])|\n/u).filter((sentence) => sentence.trim() !== "");
}
