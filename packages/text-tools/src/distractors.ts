import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import { type Fact, MIN_WEIGHT } from "./facts.ts";
import type { Random } from "./random.ts";
import { termKey } from "./terms.ts";

const COUNT = 3;
const NUMBER_WORDS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
/** No text that is pasted today describes a later year. */
const LAST_YEAR = 2026;

export interface SyllabusTerm {
  text: string;
  key: string;
}

export interface Sources {
  /** Every answer in the text, by kind, each once. */
  pool: ReadonlyMap<Fact["kind"], readonly Fact[]>;
  /** Keys of terms, and numbers, that might be right, too, or are visible in the question. */
  taken: readonly string[];
  syllabus: readonly SyllabusTerm[];
  difficulty: Difficulty;
  random: Random;
}

/** Terms that can be answers: short, and one thing each. */
export function syllabusTerms(terms: readonly string[]): SyllabusTerm[] {
  return terms
    .filter((term) => term.split(/\s+/).length <= 3 && !/[,&/(]| and /.test(term))
    .map((term) => ({ key: termKey(term), text: /\p{Lu}{2}|['’]/u.test(term) ? term : term.toLowerCase() }));
}

/** Three wrong answers of the same kind, or undefined if there are no three good ones. */
export function distractorsFor(fact: Fact, sources: Sources): string[] | undefined {
  const picked: string[] = [];
  for (const candidate of candidatesFor(fact, sources)) {
    if (picked.length === COUNT) break;
    const key = termKey(candidate);
    if (![fact.answer, ...picked].some((other) => isTooClose(key, termKey(other)))) picked.push(candidate);
  }
  return picked.length === COUNT ? picked : undefined;
}

function candidatesFor(fact: Fact, sources: Sources): string[] {
  if (fact.kind === "year") return nearYears(fact, sources);
  if (fact.kind === "number") return nearNumbers(fact, sources);
  return sameKind(fact, sources);
}

/** "Blood" and "oxygenated blood" might both be right. */
export function isTooClose(one: string, other: string): boolean {
  return ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}

/** From the text first, closest first unless it should be easy; then from the syllabus. */
function sameKind(fact: Fact, { pool, taken, syllabus, difficulty, random }: Sources): string[] {
  const isFree = (key: string) => !taken.some((other) => isTooClose(key, other));
  const rank = (other: Fact) =>
    (other.isSubject === fact.isSubject ? 3 : 0) +
    (difficulty === "EASY" ? 0 : alike(other.answer, fact.answer));
  const fromText = (pool.get(fact.kind) ?? [])
    .filter(
      ({ kind, weight, isSubject }) =>
        kind !== "term" || weight >= MIN_WEIGHT || (isSubject && fact.isSubject),
    )
    .filter(
      ({ key, answer, hasThe }) =>
        key !== fact.key && hasThe === fact.hasThe && fits(answer, fact) && isFree(key),
    );
  const ranked = fullNames(
    random
      .shuffle(fromText)
      .sort((one, other) => rank(other) - rank(one))
      .map(({ answer }) => answer),
  );
  if (!fact.hasSiblings || ranked.length >= 2 * COUNT) return ranked;
  const siblings = syllabus
    .filter(({ text, key }) => fits(text, fact) && isFree(key))
    .map(({ text }) => text);
  return [...ranked, ...random.shuffle(siblings)];
}

function fits(answer: string, { kind, answer: right, hasThe }: Fact): boolean {
  if (kind === "place")
    return (
      extentOf(answer) <= extentOf(right) &&
      isWater(answer) === isWater(right) &&
      isPlural(answer) === isPlural(right)
    );
  if (kind === "term") return isPlural(answer) === isPlural(right) && !(hasThe && isUncounted(answer));
  return true;
}

/** "Tagore" is left out if "Rabindranath Tagore" is present. */
function fullNames(all: readonly string[]): string[] {
  return all.filter((name) => !all.some((other) => other !== name && other.endsWith(` ${name}`)));
}

const LATIN_PLURAL =
  /(?:chondria|teria|data|mata|algae|vae|nuclei|fungi|atria|phenomena|media|strata|alveoli)$/;
const isPlural = (text: string) => (/[^sui]s$/.test(text) && !/ics$/.test(text)) || LATIN_PLURAL.test(text);

/** "The osmosis" reveals the key. */
const isUncounted = (text: string) =>
  !text.includes(" ") &&
  /(?:sis|tion|ment|ity|ism|ing|ance|ence|gen|phyll|ness|ology|ics)$/.test(text.toLowerCase());

const COUNTRIES =
  /^(?:india|asia|africa|europe|america|north america|south america|australia|antarctica|earth|china|japan|britain|great britain|england|france|germany|italy|russia|pakistan|nepal|bangladesh|sri lanka|united states|united kingdom|usa|uk|bharat)$/i;
const STATES =
  /pradesh$|^(?:bengal|west bengal|assam|bihar|chhattisgarh|goa|gujarat|haryana|jharkhand|karnataka|kerala|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttarakhand|kashmir|awadh|deccan)$/i;

const isWater = (place: string) => /\b(?:river|sea|ocean|bay|gulf|lake|strait)\b/i.test(place);

/** What happened in a town happened in its state and country as well. */
const extentOf = (place: string) => (COUNTRIES.test(place) ? 2 : STATES.test(place) ? 1 : 0);

/** The same last word, then the same number of words. */
function alike(one: string, other: string): number {
  const [a, b] = [one.split(" "), other.split(" ")];
  return (a.at(-1) === b.at(-1) ? 2 : 0) + (a.length === b.length ? 1 : 0);
}

function nearYears(fact: Fact, { pool, taken, random }: Sources): string[] {
  const year = Number(fact.answer);
  const others = (pool.get("year") ?? []).map(({ answer }) => answer);
  const near = others.filter((other) => other !== fact.answer && Math.abs(Number(other) - year) <= 60);
  const spread = year > 1900 ? [3, 5, 8, 12, 17] : [6, 11, 17, 24, 32];
  const made = spread.flatMap((step) => [year - step, year + step]).filter((other) => other <= LAST_YEAR);
  const isHidden = (other: string) => !taken.includes(other);
  return [
    ...random.shuffle(near.filter(isHidden)).slice(0, 1),
    ...random.shuffle(made.map(String).filter(isHidden)),
  ];
}

function nearNumbers(fact: Fact, { taken, random }: Sources): string[] {
  const word = NUMBER_WORDS.indexOf(fact.answer.toLowerCase());
  if (word >= 0) {
    const near = [-2, -1, 1, 2, 3, 4]
      .map((step) => NUMBER_WORDS[word + step])
      .filter((other) => other !== undefined);
    return random.shuffle(near.filter((other) => other !== "one" && !taken.includes(other)));
  }
  const value = Number(fact.answer.replace(/,/g, ""));
  const decimals = fact.answer.split(".")[1]?.length ?? 0;
  const grain = decimals ? 10 ** -decimals : roundness(value);
  const steps =
    value < 12
      ? [-2, -1, 1, 2, 3].map((step) => value + step * grain)
      : [0.5, 0.75, 0.9, 1.1, 1.25, 1.5, 2].map((factor) => value * factor);
  const made = steps.map((step) => Math.round(step / grain) * grain).filter((step) => step > 0);
  const texts = new Set(made.map((step) => written(step, decimals, fact.answer)));
  return random.shuffle([...texts].filter((other) => !taken.includes(other)));
}

/** 800,000 is round to the hundred thousand, 2,525 to one; the wrong ones may be a digit less round. */
function roundness(value: number): number {
  let grain = 1;
  while (value >= 100 && value % (grain * 10) === 0 && grain * 10 <= value / 10) grain *= 10;
  return grain;
}

function written(value: number, decimals: number, like: string): string {
  const plain = value.toFixed(decimals);
  if (!like.includes(",") && value < 10_000) return plain;
  return like.includes(",") ? value.toLocaleString(/,\d{2},/.test(like) ? "en-IN" : "en-US") : plain;
}
