import { readSentences, type Sentence } from "./reading.ts";
import { oncePerList, type Term, termKey, termsOf } from "./terms.ts";

interface Candidate {
  key: string;
  forms: Map<string, number>;
  count: number;
  firstSentence: number;
  isName: boolean;
  isKnown: boolean;
}

const MAX_LENGTH = 40;
/** A nationality is a property, not a topic. */
const NATIONS =
  /^(?:indian|british|english|american|french|german|russian|chinese|japanese|european|african|asian)$/;
/** A syllabus term counts as much as a phrase that is this many times more frequent. */
const KNOWN_WEIGHT = 3;

/** The topics of a text, most important first; terms of the syllabus come before others. */
export function tagsOf(text: string, max: number, knownTerms: readonly string[] = []): string[] {
  const sentences = readSentences(text);
  const candidates = gather(termsOf(sentences));
  mergeSurnames(candidates);
  addKnown(candidates, sentences, knownTerms);
  const longer = countWithinLonger(candidates.values());
  const ranked = [...candidates.values()]
    .map((candidate) => ({
      candidate,
      score: salience(candidate, longer.get(candidate.key) ?? 0, sentences.length),
    }))
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) => other.score - one.score || one.candidate.firstSentence - other.candidate.firstSentence,
    );
  return ranked.slice(0, max).map(({ candidate }) => displayed(candidate));
}

function gather(terms: readonly Term[]): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  for (const { key, plain, isName, sentence } of terms) {
    if (plain.length > MAX_LENGTH) continue;
    const form = plain.replace(/['’]s$/u, "");
    const known = candidates.get(key);
    if (known) {
      known.count++;
      known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
      known.isName &&= isName;
    } else {
      const forms = new Map([[form, 1]]);
      candidates.set(key, { key, forms, count: 1, firstSentence: sentence, isName, isKnown: false });
    }
  }
  return candidates;
}

/** "Tagore" beside "Rabindranath Tagore" is the same person. */
function mergeSurnames(candidates: Map<string, Candidate>) {
  for (const full of [...candidates.values()]) {
    const words = full.key.split(" ");
    const surname = candidates.get(words.at(-1) ?? "");
    if (!full.isName || words.length === 1 || words.includes("of") || !surname?.isName) continue;
    full.count += surname.count;
    full.firstSentence = Math.min(full.firstSentence, surname.firstSentence);
    candidates.delete(surname.key);
  }
}

/** A syllabus term counts wherever its words are, also within a longer phrase. */
function addKnown(
  candidates: Map<string, Candidate>,
  sentences: readonly Sentence[],
  knownTerms: readonly string[],
) {
  const keyed = sentences.map(({ tokens }) => ` ${tokens.map(({ normal }) => termKey(normal)).join(" ")} `);
  const whole = keyed.join("|");
  for (const { term, key, own } of spokenForms(knownTerms)) {
    if (key.length < 3 || !whole.includes(` ${key} `)) continue;
    const hits = keyed.flatMap((sentence, index) => (sentence.includes(` ${key} `) ? [index] : []));
    const before = candidates.get(own);
    candidates.set(own, {
      key: own,
      forms: before?.forms ?? new Map([[properCase(term), 1]]),
      count: Math.max(hits.length, before?.count ?? 0),
      firstSentence: hits[0] ?? 0,
      isName: before?.isName ?? false,
      isKnown: true,
    });
  }
}

const spokenForms = oncePerList((term) => {
  const words = term.toLowerCase().split(/[\s-]+/);
  return { term, key: words.map(termKey).join(" ").trim(), own: termKey(term) };
});

/** "Ohm's Law" and "DNA" stay, "Cell Division" becomes "cell division". */
const properCase = (term: string) => (/\p{Lu}{2}|['’]s\b/u.test(term) ? term : term.toLowerCase());

/** How often a term is part of longer ones. */
function countWithinLonger(candidates: Iterable<Candidate>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key, count } of candidates) {
    const words = key.split(" ");
    for (let start = 0; start < words.length; start++) {
      for (let end = start + 1; end <= words.length; end++) {
        const part = words.slice(start, end).join(" ");
        if (part !== key) counts.set(part, (counts.get(part) ?? 0) + count);
      }
    }
  }
  return counts;
}

function salience(
  { key, count, isName, isKnown, firstSentence }: Candidate,
  longer: number,
  sentences: number,
): number {
  const words = key.split(" ").length;
  if (!isKnown && NATIONS.test(key)) return 0;
  const alone = count + longer / 2;
  const early = 1 + 0.5 * (1 - firstSentence / Math.max(1, sentences));
  return alone * (words === 1 ? 1 : 1.3) * (isName ? 1.1 : 1) * early * (isKnown ? KNOWN_WEIGHT : 1);
}

/** The most frequent form; if equal, the shorter, which is the singular. */
function displayed({ forms }: Candidate): string {
  const [best] = [...forms].sort(([one, a], [other, b]) => b - a || one.length - other.length);
  return best?.[0] ?? "";
}
