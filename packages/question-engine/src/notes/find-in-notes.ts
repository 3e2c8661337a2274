import type { TopicKey } from "../syllabus/syllabus.ts";
import { UNITS } from "../syllabus/units.ts";
import { rootOf } from "../text/word-roots.ts";
import { loadNotes } from "./load.ts";
import { type Passage, passagesOf } from "./note-passages.ts";
import { type Asked, readAsked, sentencesOf, wordsOf } from "./read-asked.ts";

export type { Passage };

export interface Found {
  passage: Passage;
  /** The share of the question's words that it covers, from 0 to 1; a rare word weighs more. */
  coverage: number;
  /** Whether the question contains its name. */
  isNamed: boolean;
  /** Its sentences, the best match first. */
  text: string;
}

interface Indexed {
  passage: Passage;
  name: readonly string[];
  aliases: readonly (readonly string[])[];
  /** The words of its names and its text, and with those of its topic's names. */
  own: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

interface Index {
  entries: readonly Indexed[];
  /** The indexes of the entries that contain a word. */
  places: ReadonlyMap<string, readonly number[]>;
  /** The meaning of abbreviations: "gdp" for the words of "gross domestic product". */
  fullForms: ReadonlyMap<string, readonly string[]>;
}

let index: Promise<Index> | undefined;

/** Every JavaScript host has this function; the engine uses nothing else of a host. */
declare function setTimeout(run: (value: unknown) => void): unknown;

/** This many notes are read in about ten milliseconds; then other work gets its turn. */
const NOTES_AT_ONCE = 8;

/** Built at the first search, a few notes at a time, so that no other request waits. */
async function buildIndex(): Promise<Index> {
  const words = (text: string) => wordsOf(text, rootOnce);
  const roots = new Map<string, string>();
  const rootOnce = (word: string) => {
    const root = roots.get(word) ?? rootOf(word);
    roots.set(word, root);
    return root;
  };
  let read = 0;
  const entries: Indexed[] = [];
  const places = new Map<string, number[]>();
  const fullForms = new Map<string, readonly string[]>();
  for (const unit of UNITS) {
    for (const note of await loadNotes(unit)) {
      if (++read % NOTES_AT_ONCE === 0) await new Promise((resume) => setTimeout(resume));
      const [about, ...rest] = passagesOf(note);
      if (!about) continue;
      const ofTopic = words([about.name, ...about.aliases].join(" "));
      // Its other names describe the topic, not the note's beginning.
      for (const passage of [{ ...about, aliases: [] }, ...rest]) {
        const entry = indexed(passage, ofTopic, words);
        for (const word of entry.words) {
          const known = places.get(word);
          if (known) known.push(entries.length);
          else places.set(word, [entries.length]);
        }
        entries.push(entry);
        if (note.topic === "abbreviations") {
          for (const [, letters = "", form = ""] of passage.text.matchAll(/\b([A-Z]{2,}): ([^.;]+)/g))
            fullForms.set(letters.toLowerCase(), words(form));
        }
      }
    }
  }
  return { entries, places, fullForms };
}

function indexed(passage: Passage, ofTopic: readonly string[], wordsOf: (text: string) => string[]): Indexed {
  const name = wordsOf(passage.name);
  const aliases = passage.aliases.map((alias) => wordsOf(alias)).filter((words) => words.length > 0);
  const own = new Set([...name, ...aliases.flat(), ...wordsOf(passage.text)]);
  return { passage, name, aliases, own, words: new Set([...own, ...ofTopic]) };
}

/**
 * A passage that covers less than this share of the words does not answer the question; a name alone does not answer
 * a longer one.
 */
const LEAST_COVERAGE = 0.75;
const LEAST_NAMED = 0.6;
const LEAST_WITHIN = 0.4;
/**
 * No passage covers enough of this many words; each word would be compared with every passage that contains it.
 */
const MOST_WORDS = 150;

interface Search {
  max?: number;
  /** The topic of the conversation: a question about it need not name everything. */
  within?: TopicKey;
  /** The least share of the question that a passage of that topic must cover. */
  least?: number;
}

/** What the notes say about a learner's question, the best first; empty if they say nothing. */
export async function findInNotes(question: string, { max = 5, within, least = LEAST_WITHIN }: Search = {}): Promise<Found[]> {
  index ??= buildIndex();
  index.catch(() => {
    index = undefined;
  });
  const { entries, places, fullForms } = await index;
  const asked = readAsked(question);
  if (asked.words.length > MOST_WORDS) return [];
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + Math.log(1 + entries.length / (1 + (places.get(word)?.length ?? 0))), 0);
  const total = weigh(asked.words);
  if (total === 0) return [];
  const spelledOut = asked.words.flatMap((word) => fullForms.get(word) ?? []);
  const candidates = new Set([...asked.words, ...spelledOut].flatMap((word) => places.get(word) ?? []));
  return [...candidates]
    .flatMap((place) => rate(entries[place] as Indexed, asked, { weigh, total, fullForms }) ?? [])
    .map((rated) => (rated.passage.topic.key === within ? { ...rated, score: rated.score + 1.5 } : rated))
    .filter(({ coverage, isNamed, passage }) => {
      if (passage.topic.key === within) return coverage >= least;
      return coverage >= (isNamed ? LEAST_NAMED : LEAST_COVERAGE);
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, max)
    .map(({ passage, coverage, isNamed, isByName }) => ({
      passage,
      coverage,
      isNamed,
      text: isByName ? passage.text : bestFirst(passage.text, asked),
    }));
}

/** The weight of a kind of passage relative to an entry that matches as well. */
const WORTH = { entry: 1, about: 0.95, table: 0.92, row: 0.9, trap: 0.6 };

interface Scale {
  weigh(words: readonly string[]): number;
  /** The share of all words of the question. */
  total: number;
  fullForms: Index["fullForms"];
}

function rate({ passage, name, aliases, own, words }: Indexed, asked: Asked, { weigh, total, fullForms }: Scale) {
  /** A word, or the meaning of an abbreviation. */
  const holds = (set: ReadonlySet<string>) => (word: string) =>
    set.has(word) || (fullForms.get(word)?.every((part) => set.has(part)) ?? false);
  const says = new Set(asked.words.flatMap((word) => [word, ...(fullForms.get(word) ?? [])]));
  const isSaid = (called: readonly string[]) => called.length > 0 && called.every((word) => says.has(word));
  const share = (list: readonly string[]) => Math.min(1, weigh(list) / total);

  const coverage = share(asked.words.filter(holds(words)));
  const ownCoverage = share(asked.words.filter(holds(own)));
  const byName = isSaid(name) ? share(name) : 0;
  const byAlias = Math.max(0, ...aliases.filter(isSaid).map((alias) => share(alias)));
  // A name that says more than the question is not the answer, but may be near it.
  const near = Math.max(...[name, ...aliases].map((each) => share(each.filter((word) => says.has(word))) / (1 + each.length)));
  const isDefined = defines(passage, asked.words, fullForms);
  const isInName = asked.words.every((word) => name.includes(word));
  const score =
    (byName * 2.2 + byAlias * 1.8 + near * 0.5 + ownCoverage * 1.5 + coverage * 0.5) * WORTH[passage.kind] +
    (asked.isDifference && contrasts(passage.text, asked.words) ? (passage.kind === "table" ? 1 : 1.5) : 0) +
    (asked.wantsFormula && passage.text.includes("\n$") ? 2 * coverage : 0) +
    (asked.wantsFormula && /\bformula\b/i.test(passage.name) ? 0.5 : 0) +
    (asked.wantsMeaning && isDefined ? 3.5 : 0) +
    (asked.wantsMeaning && passage.kind === "about" && isInName ? 1 : 0);
  // A single word is mentioned in many places.
  if (asked.words.length === 1 && byName + byAlias === 0 && !isDefined && !isInName) return undefined;
  return { passage, coverage, isNamed: byName + byAlias > 0, isByName: byName > 0 || passage.kind === "about", score };
}

/** Whether it says something about one that it does not say about the other, in separate clauses. */
function contrasts(text: string, words: readonly string[]): boolean {
  const clauses = text.split(/[.;:\n]/).map((clause) => new Set(wordsOf(clause)));
  return (
    words.length > 1 &&
    words.every((word) =>
      clauses.some((clause) => clause.has(word) && !words.some((other) => other !== word && clause.has(other))),
    )
  );
}

/**
 * Whether a sentence of it (of a beginning, the first) starts with the very thing: "Gross domestic product is …".
 */
function defines({ kind, text }: Passage, words: readonly string[], fullForms: Index["fullForms"]): boolean {
  if (kind === "trap") return false;
  return sentencesOf(text)
    .slice(0, kind === "about" ? 1 : undefined)
    .some((sentence) => {
    const beginning = wordsOf(sentence).slice(0, 8);
    const at = beginning.findIndex((word) => ["is", "are", "was", "were", "say", "said"].includes(word));
    const subject = new Set(at > 0 ? beginning.slice(0, at) : []);
    return words.every(
      (word) => subject.has(word) || (fullForms.get(word)?.every((part) => subject.has(part)) ?? false),
    );
  });
}

/** The sentence with most of the words comes first; a formula stays at the end. */
function bestFirst(text: string, { words }: Asked): string {
  const [said = "", ...formula] = text.split("\n$");
  const sentences = sentencesOf(said);
  const hits = sentences.map((sentence) => {
    const held = new Set(wordsOf(sentence));
    return words.filter((word) => held.has(word)).length;
  });
  const best = hits.indexOf(Math.max(...hits));
  if (best <= 0) return text;
  const ordered = [sentences[best], ...sentences.filter((_, i) => i !== best)].join(" ");
  return [ordered, ...formula].join("\n$");
}
