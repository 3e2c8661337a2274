import type { Section, Subject } from "@prepfeed/contract/foundation/catalogue";
import { BANKING } from "./banking.ts";
import { BIOLOGY } from "./biology.ts";
import { CHEMISTRY } from "./chemistry.ts";
import { COMPUTER_SCIENCE } from "./computer-science.ts";
import { ECONOMICS } from "./economics.ts";
import { ENGLISH } from "./english.ts";
import { GENERAL_KNOWLEDGE } from "./general-knowledge.ts";
import { GEOGRAPHY } from "./geography.ts";
import { HISTORY } from "./history.ts";
import { MATHEMATICS } from "./mathematics.ts";
import { PHYSICS } from "./physics.ts";
import { QUANTITATIVE_APTITUDE } from "./quantitative-aptitude.ts";
import { REASONING } from "./reasoning.ts";
import type { ExamFamily, TopicTable } from "./topic.ts";
import { SUBJECT_UNITS, UNIT_HOME, UNITS, type Unit } from "./units.ts";

const TABLES = {
  mathematics: MATHEMATICS,
  physics: PHYSICS,
  chemistry: CHEMISTRY,
  biology: BIOLOGY,
  english: ENGLISH,
  history: HISTORY,
  geography: GEOGRAPHY,
  economics: ECONOMICS,
  "computer-science": COMPUTER_SCIENCE,
  "general-knowledge": GENERAL_KNOWLEDGE,
  "quantitative-aptitude": QUANTITATIVE_APTITUDE,
  reasoning: REASONING,
  banking: BANKING,
} as const satisfies Record<Unit, TopicTable>;

type KeysOf<Table> = Table extends unknown ? keyof Table : never;
export type TopicKey = KeysOf<(typeof TABLES)[Unit]>;

/** A topic of the syllabus, with its place. */
export interface Topic {
  key: TopicKey;
  title: string;
  aliases: readonly string[];
  parts: readonly string[];
  stressedBy: readonly ExamFamily[];
  unit: Unit;
  subject: Subject;
  section?: Section;
}

export const TOPICS: readonly Topic[] = UNITS.flatMap((unit) =>
  Object.entries<TopicTable[string]>(TABLES[unit]).map(([key, entry]) => ({
    key: key as TopicKey,
    parts: [],
    ...entry,
    unit,
    ...UNIT_HOME[unit],
  })),
);

const BY_KEY: ReadonlyMap<string, Topic> = new Map(TOPICS.map((topic) => [topic.key, topic]));

export function topicOf(key: TopicKey): Topic {
  const topic = BY_KEY.get(key);
  if (!topic) throw new Error(`The syllabus has no topic ${key}`);
  return topic;
}

/** First words of titles that keep their capital within a sentence: abbreviations, letters and names. */
const KEEPS_CAPITAL =
  /^(?:\p{Lu}\b|\p{Lu}{2}|\p{L}+'s\b|(?:Bhakti|Buddhism|Europeans|Indian|Java|Python|Venn)\b)/u;

/** Titles that are headings without their article. */
const TAKES_THE =
  /^(?:Animal kingdom|Binomial theorem|Cell cycle|Diversity|History|Making|Mole concept|Nervous system|Periodic table|Plant kingdom|Structure)\b/;

/** A topic's title within a sentence: "the cell", "DNA, RNA and gene expression". */
export function titleInSentence(key: TopicKey): string {
  const [title = ""] = topicOf(key).title.split(":");
  if (KEEPS_CAPITAL.test(title)) return title;
  return (TAKES_THE.test(title) ? "the " : "") + title.charAt(0).toLowerCase() + title.slice(1);
}

export function topicsOfUnit(unit: Unit): Topic[] {
  return TOPICS.filter((topic) => topic.unit === unit);
}

/** The topics of a subject's own syllabus, for tags and study plans. */
export function topicsOfSubject(subject: Subject): Topic[] {
  return TOPICS.filter(({ unit }) => SUBJECT_UNITS[subject].includes(unit));
}
