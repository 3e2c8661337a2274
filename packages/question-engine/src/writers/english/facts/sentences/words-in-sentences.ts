import type { FactRow } from "../../../../formats/fact-table.ts";
import { facts } from "../../../../kit/facts.ts";
import type { TopicKey } from "../../../../syllabus/syllabus.ts";
import { capitalise } from "../../../../writing/english.ts";
import { withNature } from "../../../../writing/nature.ts";

interface WordInUse extends FactRow {
  word: string;
  /** The word is inserted at the bar. */
  use: string;
  same: string;
  opposite: string;
  /** Words that are neither: two opposites, so that the options hold two such pairs, and a third where five are shown. */
  others: readonly [string, string, string];
}

const ROWS: readonly WordInUse[] = [
  { word: "abundant", use: "There was | grass in the valley that year.", same: "plentiful", opposite: "scarce", others: ["tender", "coarse", "distant"] },
  { word: "hostile", use: "The visiting team faced a | crowd.", same: "unfriendly", opposite: "amicable", others: ["enormous", "scanty", "curious"] },
  { word: "candid", use: "The minister gave a | answer to the reporter.", same: "frank", opposite: "evasive", others: ["lengthy", "brief", "learned"] },
  { word: "meticulous", use: "She kept a | record of every rupee spent.", same: "careful", opposite: "slovenly", others: ["secret", "public", "yearly"] },
  { word: "barren", use: "We crossed the | hillside on foot.", same: "infertile", opposite: "productive", others: ["remote", "nearby", "rugged"] },
  { word: "reckless", use: "Everyone in the town knew of his | driving.", same: "rash", opposite: "cautious", others: ["noisy", "silent", "nightly"] },
  { word: "vivid", use: "The old sailor gave a | account of the storm.", same: "graphic", opposite: "dull", others: ["truthful", "false", "recent"] },
  { word: "conceal", use: "He tried to | his disappointment.", same: "hide", opposite: "reveal", others: ["forget", "remember", "measure"] },
  { word: "prosperous", use: "The port was once a | town.", same: "thriving", opposite: "impoverished", others: ["crowded", "deserted", "coastal"] },
  { word: "transient", use: "Fame is often a | thing.", same: "fleeting", opposite: "permanent", others: ["costly", "cheap", "doubtful"] },
  { word: "arrogant", use: "His | manner was remarked on by the whole office.", same: "haughty", opposite: "humble", others: ["nervous", "calm", "solemn"] },
  { word: "expedite", use: "The new clerk did nothing to | the matter of our passports.", same: "hasten", opposite: "delay", others: ["approve", "refuse", "discuss"] },
  { word: "feeble", use: "The patient replied in a | voice.", same: "weak", opposite: "robust", others: ["pleasant", "harsh", "strange"] },
  { word: "obsolete", use: "The factory runs on | machines.", same: "outdated", opposite: "modern", others: ["heavy", "light", "imported"] },
  { word: "lenient", use: "The headmaster was | towards the latecomers.", same: "merciful", opposite: "strict", others: ["cheerful", "gloomy", "attentive"] },
  { word: "ominous", use: "An | silence hung over the village.", same: "threatening", opposite: "auspicious", others: ["endless", "brief", "unusual"] },
  { word: "diligence", use: "Her | was mentioned in the report.", same: "industry", opposite: "laziness", others: ["honesty", "deceit", "talent"] },
  { word: "condemned", use: "The whole house | the decision of the court.", same: "denounced", opposite: "praised", others: ["remembered", "forgot", "predicted"] },
  { word: "inevitable", use: "After the second goal, defeat seemed |.", same: "unavoidable", opposite: "preventable", others: ["shameful", "honourable", "painful"] },
  { word: "tranquil", use: "We spent a | week beside the lake.", same: "peaceful", opposite: "turbulent", others: ["costly", "cheap", "memorable"] },
  { word: "verbose", use: "The editor sent the | article back to him.", same: "wordy", opposite: "concise", others: ["serious", "comic", "obscure"] },
  { word: "sporadic", use: "There was | firing along the border at night.", same: "occasional", opposite: "continuous", others: ["distant", "nearby", "fierce"] },
];

const inUse = ({ word, use }: WordInUse) => use.replace("|", `(${word})`);

function wordsInSentences(name: string, topic: TopicKey, kind: "synonym" | "ANTONYM") {
  const isSynonym = kind === "synonym";
  return facts<WordInUse>({
    name,
    topic,
    formats: false,
    difficulty: "MEDIUM",
    kind: "word in a sentence",
    style: "application",
    rows: ROWS,
    ask: [
      {
        question: (row) => `Select the most appropriate ${kind} of the bracketed word in the given sentence.\n${inUse(row)}`,
        answer: ({ same, opposite }) => (isSynonym ? same : opposite),
        decoys: ({ same, opposite, others }, wanted) => [isSynonym ? opposite : same, ...others.slice(0, wanted - 1)],
      },
    ],
    explain: ({ word, same, opposite }) => `“${capitalise(word)}” is close in meaning to “${same}”, and its opposite is “${opposite}”.`,
  });
}

export const synonymsInSentences = withNature({ chapter: "synonyms", form: "elementary" }, wordsInSentences("synonyms-in-sentences", "synonyms", "synonym"));
export const antonymsInSentences = withNature({ chapter: "antonyms", form: "elementary" }, wordsInSentences("antonyms-in-sentences", "antonyms", "ANTONYM"));
