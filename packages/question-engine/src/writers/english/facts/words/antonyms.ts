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

/** `same` is near in meaning to `word`, and `like` to `opposite`: the trap for those who overlook "opposite". */
interface Antonym extends FactRow {
  word: string;
  opposite: string;
  same: string;
  like: string;
  /** Words that are neither; in many rows two are opposites, so that a single such pair does not hold the key. */
  others: readonly [string, string, string];
}

/** An opposite shares no stem with its word. */
const ROWS: readonly Antonym[] = [
  { word: "ancient", opposite: "modern", same: "age-old", like: "recent", others: ["noble", "common", "distant"], near: "adjective 1", difficulty: "EASY" },
  { word: "generous", opposite: "stingy", same: "charitable", like: "miserly", others: ["cheerful", "gloomy", "wealthy"], near: "adjective 1", difficulty: "EASY" },
  { word: "narrow", opposite: "broad", same: "slender", like: "wide", others: ["deep", "crooked", "straight"], near: "adjective 1", difficulty: "EASY" },
  { word: "rough", opposite: "smooth", same: "bumpy", like: "even", others: ["thick", "thin", "heavy"], near: "adjective 1", difficulty: "EASY" },
  { word: "guilty", opposite: "innocent", same: "blameworthy", like: "blameless", others: ["calm", "nervous", "lucky"], near: "adjective 1", difficulty: "EASY" },
  { word: "scarce", opposite: "plentiful", same: "rare", like: "abundant", others: ["costly", "cheap", "useful"], near: "adjective 1", difficulty: "EASY" },
  { word: "timid", opposite: "bold", same: "shy", like: "daring", others: ["gentle", "harsh", "clever"], near: "adjective 1", difficulty: "EASY" },
  { word: "transparent", opposite: "opaque", same: "see-through", like: "cloudy", others: ["fragile", "sturdy", "slippery"], near: "adjective 1", difficulty: "EASY" },
  { word: "temporary", opposite: "permanent", same: "short-term", like: "lasting", others: ["public", "private", "urgent"], near: "adjective 1", difficulty: "EASY" },
  { word: "humble", opposite: "proud", same: "modest", like: "haughty", others: ["honest", "deceitful", "patient"], near: "adjective 1", difficulty: "EASY" },
  { word: "accept", opposite: "reject", same: "receive", like: "refuse", others: ["request", "deliver", "examine"], near: "verb 1", difficulty: "EASY" },
  { word: "expand", opposite: "contract", same: "enlarge", like: "shrink", others: ["bend", "straighten", "harden"], near: "verb 1", difficulty: "EASY" },
  { word: "gather", opposite: "scatter", same: "collect", like: "disperse", others: ["carry", "count", "hide"], near: "verb 1", difficulty: "EASY" },
  { word: "attack", opposite: "defend", same: "assault", like: "protect", others: ["threaten", "capture", "release"], near: "verb 1", difficulty: "EASY" },
  { word: "praise", opposite: "blame", same: "admire", like: "accuse", others: ["advise", "warn", "question"], near: "verb 1", difficulty: "EASY" },
  { word: "arrive", opposite: "depart", same: "reach", like: "leave", others: ["hurry", "wander", "march"], near: "verb 1", difficulty: "EASY" },
  { word: "lengthen", opposite: "shorten", same: "extend", like: "abridge", others: ["tighten", "loosen", "straighten"], near: "verb 1", difficulty: "EASY" },
  { word: "remember", opposite: "forget", same: "recall", like: "overlook", others: ["regret", "repeat", "describe"], near: "verb 1", difficulty: "EASY" },
  { word: "encourage", opposite: "dishearten", same: "inspire", like: "daunt", others: ["instruct", "obey", "command"], near: "verb 1", difficulty: "EASY" },
  { word: "rigid", opposite: "flexible", same: "stiff", like: "pliable", others: ["hollow", "solid", "brittle"], near: "adjective 2" },
  { word: "hostile", opposite: "friendly", same: "antagonistic", like: "amicable", others: ["wealthy", "needy", "curious"], near: "adjective 2" },
  { word: "barren", opposite: "fertile", same: "unfruitful", like: "productive", others: ["steep", "level", "remote"], near: "adjective 2" },
  { word: "rude", opposite: "courteous", same: "insolent", like: "polite", others: ["silent", "talkative", "clumsy"], near: "adjective 2" },
  { word: "artificial", opposite: "natural", same: "synthetic", like: "genuine", others: ["costly", "cheap", "harmful"], near: "adjective 2" },
  { word: "compulsory", opposite: "optional", same: "mandatory", like: "voluntary", others: ["difficult", "easy", "annual"], near: "adjective 2" },
  { word: "docile", opposite: "unruly", same: "submissive", like: "disobedient", others: ["clever", "foolish", "lonely"], near: "adjective 2" },
  { word: "gigantic", opposite: "tiny", same: "colossal", like: "minute", others: ["ancient", "modern", "rare"], near: "adjective 2" },
  { word: "superficial", opposite: "profound", same: "shallow", like: "deep", others: ["recent", "remote", "doubtful"], near: "adjective 2" },
  { word: "sluggish", opposite: "brisk", same: "slow", like: "lively", others: ["noisy", "silent", "regular"], near: "adjective 2" },
  { word: "vague", opposite: "precise", same: "unclear", like: "exact", others: ["brief", "lengthy", "polite"], near: "adjective 2" },
  { word: "vigilant", opposite: "inattentive", same: "watchful", like: "careless", others: ["courageous", "cowardly", "loyal"], near: "adjective 2" },
  { word: "conceal", opposite: "reveal", same: "hide", like: "disclose", others: ["borrow", "lend", "protect"], near: "verb 2" },
  { word: "prohibit", opposite: "permit", same: "forbid", like: "allow", others: ["punish", "reward", "warn"], near: "verb 2" },
  { word: "hasten", opposite: "delay", same: "quicken", like: "postpone", others: ["begin", "finish", "repeat"], near: "verb 2" },
  { word: "demolish", opposite: "construct", same: "destroy", like: "build", others: ["abandon", "inhabit", "inspect"], near: "verb 2" },
  { word: "condemn", opposite: "commend", same: "denounce", like: "praise", others: ["pity", "envy", "suspect"], near: "verb 2" },
  { word: "retain", opposite: "relinquish", same: "keep", like: "surrender", others: ["repair", "damage", "inspect"], near: "verb 2" },
  { word: "unite", opposite: "separate", same: "combine", like: "divide", others: ["strengthen", "weaken", "govern"], near: "verb 2" },
  { word: "deny", opposite: "affirm", same: "contradict", like: "assert", others: ["inquire", "reply", "whisper"], near: "verb 2" },
  { word: "soothe", opposite: "irritate", same: "calm", like: "annoy", others: ["praise", "blame", "imitate"], near: "verb 2" },
  { word: "verbose", opposite: "concise", same: "wordy", like: "terse", others: ["fluent", "hesitant", "learned"], near: "adjective 3", difficulty: "HARD" },
  { word: "frugal", opposite: "extravagant", same: "thrifty", like: "wasteful", others: ["ambitious", "timid", "punctual"], near: "adjective 3", difficulty: "HARD" },
  { word: "gregarious", opposite: "unsociable", same: "companionable", like: "reclusive", others: ["truthful", "deceitful", "industrious"], near: "adjective 3", difficulty: "HARD" },
  { word: "ephemeral", opposite: "enduring", same: "fleeting", like: "lasting", others: ["celestial", "earthly", "obscure"], near: "adjective 3", difficulty: "HARD" },
  { word: "benign", opposite: "malignant", same: "harmless", like: "virulent", others: ["chronic", "hereditary", "contagious"], near: "adjective 3", difficulty: "HARD" },
  { word: "audacious", opposite: "timorous", same: "daring", like: "fearful", others: ["sagacious", "foolish", "voracious"], near: "adjective 3", difficulty: "HARD" },
  { word: "zealous", opposite: "apathetic", same: "fervent", like: "indifferent", others: ["jealous", "trustful", "skilful"], near: "adjective 3", difficulty: "HARD" },
  { word: "auspicious", opposite: "ominous", same: "favourable", like: "threatening", others: ["suspicious", "trustful", "solemn"], near: "adjective 3", difficulty: "HARD" },
  { word: "lucid", opposite: "obscure", same: "intelligible", like: "cryptic", others: ["lengthy", "brief", "sincere"], near: "adjective 3", difficulty: "HARD" },
  { word: "spurious", opposite: "genuine", same: "counterfeit", like: "authentic", others: ["curious", "indifferent", "valuable"], near: "adjective 3", difficulty: "HARD" },
  { word: "adroit", opposite: "clumsy", same: "skilful", like: "awkward", others: ["honest", "dishonest", "hasty"], near: "adjective 3", difficulty: "HARD" },
  { word: "ameliorate", opposite: "worsen", same: "improve", like: "aggravate", others: ["accelerate", "retard", "imitate"], near: "verb 3", difficulty: "HARD" },
  { word: "exonerate", opposite: "incriminate", same: "acquit", like: "accuse", others: ["exaggerate", "understate", "interrogate"], near: "verb 3", difficulty: "HARD" },
  { word: "squander", opposite: "hoard", same: "waste", like: "accumulate", others: ["borrow", "lend", "inherit"], near: "verb 3", difficulty: "HARD" },
  { word: "repudiate", opposite: "acknowledge", same: "disown", like: "admit", others: ["replicate", "originate", "rebuke"], near: "verb 3", difficulty: "HARD" },
  { word: "proliferate", opposite: "dwindle", same: "multiply", like: "diminish", others: ["migrate", "settle", "compete"], near: "verb 3", difficulty: "HARD" },
  { word: "venerate", opposite: "despise", same: "revere", like: "scorn", others: ["imitate", "surpass", "obey"], near: "verb 3", difficulty: "HARD" },
  { word: "abate", opposite: "intensify", same: "subside", like: "heighten", others: ["recur", "diverge", "converge"], near: "verb 3", difficulty: "HARD" },
  { word: "enervate", opposite: "invigorate", same: "weaken", like: "strengthen", others: ["flatter", "insult", "imitate"], near: "verb 3", difficulty: "HARD" },
  { word: "placate", opposite: "provoke", same: "appease", like: "enrage", others: ["enlighten", "deceive", "advise"], near: "verb 3", difficulty: "HARD" },
];

const isClose = (one: Antonym, other: Antonym) => CLOSE.some((pair) => pair.includes(one.word) && pair.includes(other.word));

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
      decoys: ({ same, others }, wanted) => [same, ...others].slice(0, wanted),
      placeDecoy: (decoy, { word, same }) => (decoy.toLowerCase() === same ? `“${decoy}” means nearly the same as “${word}”.` : ""),
    },
    {
      question: ({ opposite }) => `Which of these words is an antonym of “${opposite}”?`,
      answer: ({ word }) => word,
      heading: "Opposite",
      decoys: ({ like, others }, wanted) => [like, ...others].slice(0, wanted),
      placeDecoy: (decoy, { opposite, like }) => (decoy.toLowerCase() === like ? `“${decoy}” means nearly the same as “${opposite}”.` : ""),
      inLists: true,
    },
  ],
  explain: ({ word, opposite, same }) =>
    `“${capitalise(word)}” (like “${same}”) and “${opposite}” are opposites.`,
  alsoTrue: isClose,
});
