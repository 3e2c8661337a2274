import type { FactRow } from "../../../../formats/fact-table.ts";
import { facts } from "../../../../kit/facts.ts";
import { capitalise } from "../../../../writing/english.ts";

/** One row's opposite could pass for the other's. */
const CLOSE: readonly (readonly [string, string])[] = [
  ["expand", "lengthen"],
  ["deny", "prohibit"],
  ["praise", "encourage"],
  ["timid", "humble"],
  ["condemn", "prohibit"],
  ["vague", "superficial"],
  ["auspicious", "benign"],
  ["gather", "unite"],
  ["rude", "hostile"],
  ["lucid", "vague"],
  ["abate", "ameliorate"],
  ["abate", "enervate"],
];

/** `same` is near in meaning to `word`: the trap for those who overlook "opposite". */
interface Antonym extends FactRow {
  word: string;
  opposite: string;
  same: string;
}

/** An opposite shares no stem with its word. */
const ROWS: readonly Antonym[] = [
  { word: "ancient", opposite: "modern", same: "age-old", near: "adjective 1", difficulty: "EASY" },
  { word: "generous", opposite: "stingy", same: "charitable", near: "adjective 1", difficulty: "EASY" },
  { word: "narrow", opposite: "broad", same: "slender", near: "adjective 1", difficulty: "EASY" },
  { word: "rough", opposite: "smooth", same: "bumpy", near: "adjective 1", difficulty: "EASY" },
  { word: "guilty", opposite: "innocent", same: "blameworthy", near: "adjective 1", difficulty: "EASY" },
  { word: "scarce", opposite: "plentiful", same: "rare", near: "adjective 1", difficulty: "EASY" },
  { word: "timid", opposite: "bold", same: "shy", near: "adjective 1", difficulty: "EASY" },
  { word: "transparent", opposite: "opaque", same: "see-through", near: "adjective 1", difficulty: "EASY" },
  { word: "temporary", opposite: "permanent", same: "short-term", near: "adjective 1", difficulty: "EASY" },
  { word: "humble", opposite: "proud", same: "modest", near: "adjective 1", difficulty: "EASY" },
  { word: "accept", opposite: "reject", same: "receive", near: "verb 1", difficulty: "EASY" },
  { word: "expand", opposite: "contract", same: "enlarge", near: "verb 1", difficulty: "EASY" },
  { word: "gather", opposite: "scatter", same: "collect", near: "verb 1", difficulty: "EASY" },
  { word: "attack", opposite: "defend", same: "assault", near: "verb 1", difficulty: "EASY" },
  { word: "praise", opposite: "blame", same: "admire", near: "verb 1", difficulty: "EASY" },
  { word: "arrive", opposite: "depart", same: "reach", near: "verb 1", difficulty: "EASY" },
  { word: "lengthen", opposite: "shorten", same: "extend", near: "verb 1", difficulty: "EASY" },
  { word: "remember", opposite: "forget", same: "recall", near: "verb 1", difficulty: "EASY" },
  { word: "encourage", opposite: "dishearten", same: "inspire", near: "verb 1", difficulty: "EASY" },
  { word: "rigid", opposite: "flexible", same: "stiff", near: "adjective 2" },
  { word: "hostile", opposite: "friendly", same: "antagonistic", near: "adjective 2" },
  { word: "barren", opposite: "fertile", same: "unfruitful", near: "adjective 2" },
  { word: "rude", opposite: "courteous", same: "insolent", near: "adjective 2" },
  { word: "artificial", opposite: "natural", same: "synthetic", near: "adjective 2" },
  { word: "compulsory", opposite: "optional", same: "mandatory", near: "adjective 2" },
  { word: "docile", opposite: "unruly", same: "submissive", near: "adjective 2" },
  { word: "gigantic", opposite: "tiny", same: "colossal", near: "adjective 2" },
  { word: "superficial", opposite: "profound", same: "shallow", near: "adjective 2" },
  { word: "sluggish", opposite: "brisk", same: "slow", near: "adjective 2" },
  { word: "vague", opposite: "precise", same: "unclear", near: "adjective 2" },
  { word: "vigilant", opposite: "inattentive", same: "watchful", near: "adjective 2" },
  { word: "conceal", opposite: "reveal", same: "hide", near: "verb 2" },
  { word: "prohibit", opposite: "permit", same: "forbid", near: "verb 2" },
  { word: "hasten", opposite: "delay", same: "quicken", near: "verb 2" },
  { word: "demolish", opposite: "construct", same: "destroy", near: "verb 2" },
  { word: "condemn", opposite: "commend", same: "denounce", near: "verb 2" },
  { word: "retain", opposite: "relinquish", same: "keep", near: "verb 2" },
  { word: "unite", opposite: "separate", same: "combine", near: "verb 2" },
  { word: "deny", opposite: "affirm", same: "contradict", near: "verb 2" },
  { word: "soothe", opposite: "irritate", same: "calm", near: "verb 2" },
  { word: "verbose", opposite: "concise", same: "wordy", near: "adjective 3", difficulty: "HARD" },
  { word: "frugal", opposite: "extravagant", same: "thrifty", near: "adjective 3", difficulty: "HARD" },
  { word: "gregarious", opposite: "unsociable", same: "companionable", near: "adjective 3", difficulty: "HARD" },
  { word: "ephemeral", opposite: "enduring", same: "fleeting", near: "adjective 3", difficulty: "HARD" },
  { word: "benign", opposite: "malignant", same: "harmless", near: "adjective 3", difficulty: "HARD" },
  { word: "audacious", opposite: "timorous", same: "daring", near: "adjective 3", difficulty: "HARD" },
  { word: "zealous", opposite: "apathetic", same: "fervent", near: "adjective 3", difficulty: "HARD" },
  { word: "auspicious", opposite: "ominous", same: "favourable", near: "adjective 3", difficulty: "HARD" },
  { word: "lucid", opposite: "obscure", same: "intelligible", near: "adjective 3", difficulty: "HARD" },
  { word: "spurious", opposite: "genuine", same: "counterfeit", near: "adjective 3", difficulty: "HARD" },
  { word: "adroit", opposite: "clumsy", same: "skilful", near: "adjective 3", difficulty: "HARD" },
  { word: "ameliorate", opposite: "worsen", same: "improve", near: "verb 3", difficulty: "HARD" },
  { word: "exonerate", opposite: "incriminate", same: "acquit", near: "verb 3", difficulty: "HARD" },
  { word: "squander", opposite: "hoard", same: "waste", near: "verb 3", difficulty: "HARD" },
  { word: "repudiate", opposite: "acknowledge", same: "disown", near: "verb 3", difficulty: "HARD" },
  { word: "proliferate", opposite: "dwindle", same: "multiply", near: "verb 3", difficulty: "HARD" },
  { word: "venerate", opposite: "despise", same: "revere", near: "verb 3", difficulty: "HARD" },
  { word: "abate", opposite: "intensify", same: "subside", near: "verb 3", difficulty: "HARD" },
  { word: "enervate", opposite: "invigorate", same: "weaken", near: "verb 3", difficulty: "HARD" },
  { word: "placate", opposite: "provoke", same: "appease", near: "verb 3", difficulty: "HARD" },
];

const isClose = (one: Antonym, other: Antonym) => CLOSE.some((pair) => pair.includes(one.word) && pair.includes(other.word));

/**
 * The trap, and two opposites of the next row: a single pair of opposites among the options would reveal that
 * the key is one of them.
 */
function decoysOf(row: Antonym): string[] {
  const kin = ROWS.filter((other) => other.near === row.near && !isClose(row, other));
  const at = kin.indexOf(row);
  const [next = row, third = row] = [...kin.slice(at + 1), ...kin.slice(0, at)];
  return [row.same, next.opposite, next.same, third.opposite];
}

export const antonyms = facts<Antonym>({
  name: "antonyms", chapter: "antonyms",
  formats: "match",
  topic: "antonyms",
  difficulty: "MEDIUM",
  kind: "word",
  rows: ROWS,
  ask: [
    {
      question: ({ word }) => `Which word is opposite in meaning to “${word}”?`,
      answer: ({ opposite }) => opposite,
      heading: "Word",
      decoys: (row, wanted) => decoysOf(row).slice(0, wanted),
      placeDecoy: (decoy, { word, same }) => (decoy.toLowerCase() === same ? `“${decoy}” means nearly the same as “${word}”.` : ""),
    },
    {
      question: ({ opposite }) => `Which of these words is an antonym of “${opposite}”?`,
      answer: ({ word }) => word,
      heading: "Opposite",
    },
  ],
  explain: ({ word, opposite, same }) =>
    `“${capitalise(word)}” (like “${same}”) and “${opposite}” are opposites.`,
  alsoTrue: isClose,
});
