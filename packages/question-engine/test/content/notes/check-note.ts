import type { Note } from "../../../src/notes/note.ts";
import { TOPICS } from "../../../src/syllabus/syllabus.ts";
import { formulaFault } from "../../../src/text/formula-check.ts";
import { formulasIn, prose, withoutCode } from "../../../src/text/visible-text.ts";
import { endsWell, englishComplaints } from "../../english-check.ts";
import { katexComplaint } from "../../katex-check.ts";
import { wrongSums } from "./stated-sums.ts";

const KEYS: ReadonlySet<string> = new Set(TOPICS.map(({ key }) => key));

/** Why a note cannot be shown. Only a reader can say whether it is true. */
export function noteComplaints(note: Note): string[] {
  const complaints = [...countComplaints(note), ...linkComplaints(note), ...nameComplaints(note)];
  for (const { where, text, isSentence } of textsOf(note)) {
    complaints.push(...textComplaints(text, isSentence).map((what) => `${where}: ${what}`));
  }
  for (const { name, formula } of note.know) {
    if (formula !== undefined)
      complaints.push(...formulaComplaints(formula).map((what) => `know "${name}": ${what}`));
  }
  return complaints;
}

/**
 * The words that a learner sees: everything but other names and links. A word is a run between spaces with a letter
 * or a digit; a formula counts as one word, and so does a piece of code.
 */
export function wordCount(note: Note): number {
  const texts = textsOf(note).map(({ text }) => wordsIn(text));
  return texts.reduce((sum, words) => sum + words, 0) + note.know.filter(({ formula }) => formula).length;
}

function wordsIn(text: string): number {
  return prose(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function countComplaints(note: Note): string[] {
  const complaints: string[] = [];
  const within = (what: string, count: number, least: number, most: number) => {
    if (count < least || count > most) complaints.push(`${what}: ${count}, not ${least} to ${most}`);
  };
  within("words", wordCount(note), 150, 350);
  within("entries to know", note.know.length, 3, 12);
  within("traps", note.traps.length, 2, 3);
  within("links", note.see.length, 2, 4);
  within("steps", note.example.steps.length, 1, 5);
  within("sentences of about", sentencesIn(note.about), 1, 3);
  within("sentences of asked", sentencesIn(note.asked), 1, 3);
  if (note.table) {
    const { header, rows } = note.table;
    within("columns", header.length, 2, 4);
    within("rows", rows.length, 2, 8);
    if (rows.some((row) => row.length !== header.length)) complaints.push("table: rows of unequal length");
  }
  return complaints;
}

function sentencesIn(text: string): number {
  return prose(text)
    .replace(/\b(?:e\.g|i\.e|etc|vs|Dr|St|[A-Z])\./g, "")
    .split(/[.?!]["”’)]?(?:\s|$)/)
    .filter((sentence) => sentence.trim() !== "").length;
}

function linkComplaints({ topic, see }: Note): string[] {
  const complaints: string[] = [];
  if (!KEYS.has(topic)) complaints.push(`the syllabus has no topic ${topic}`);
  for (const key of see) {
    if (!KEYS.has(key)) complaints.push(`see: the syllabus has no topic ${key}`);
    if (key === topic) complaints.push("see: leads to itself");
  }
  if (new Set(see).size !== see.length) complaints.push("see: names a topic twice");
  return complaints;
}

function nameComplaints({ know, table }: Note): string[] {
  const names = [...know, ...(table ? [table] : [])]
    .flatMap(({ name, aliases = [] }) => [name, ...aliases])
    .map((name) => name.toLowerCase());
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  return [
    ...twice.map((name) => `know: "${name}" stands for two entries`),
    ...names
      .filter((name) => name.trim() === "" || name.length > 60)
      .map((name) => `know: "${name}" is no name`),
  ];
}

interface NoteText {
  where: string;
  text: string;
  isSentence: boolean;
}

function textsOf({ about, know, table, asked, traps, example }: Note): NoteText[] {
  const sentence = (where: string) => (text: string) => ({ where, text, isSentence: true });
  const phrase = (where: string) => (text: string) => ({ where, text, isSentence: false });
  return [
    sentence("about")(about),
    ...know.flatMap(({ name, text }) => [phrase("name")(name), sentence(`know "${name}"`)(text)]),
    ...(table ? [table.name, ...table.header, ...table.rows.flat()] : []).map(phrase("table")),
    sentence("asked")(asked),
    ...traps.map(sentence("trap")),
    sentence("example")(example.question),
    ...example.steps.map(sentence("step")),
    sentence("answer")(example.answer),
  ];
}

/** In lower case: a name such as the World Trade Organization keeps its spelling. */
const AMERICAN =
  /\b(?:(?:color|center|meter|liter|fiber|behavior|labor|neighbor|favor|honor|catalog)(?:s|ed|ing)?|sulfur|aluminum|defense|fulfill|skillful|practicing|traveling|modeling|labeled)\b|\b(?:analyz|organiz|neutraliz|polariz|ionization|normaliz|recogniz|realiz|maximiz|minimiz|memoriz)/;
const MARKUP = /\*\*|__[a-z]|<\/?[a-z]|^\s*[#>*-] |\]\(|https?:\/|&\w+;/i;
const RESIDUE =
  /\bNaN\b|\[object|\bTODO\b|\bTBD\b|\bFIXME\b|lorem ipsum|\{\{|\}\}|\?\?\?|\bas an AI\b|\b(?:currently|nowadays|as of 20\d\d|latest)\b/i;

function textComplaints(text: string, isSentence: boolean): string[] {
  const plain = prose(text);
  const complaints = englishComplaints(text);
  const refuse = (pattern: RegExp, what: string) => {
    const found = pattern.exec(plain)?.[0];
    if (found) complaints.push(`${what}: "${found}"`);
  };
  if (text.trim() === "" || text !== text.trim()) complaints.push("empty, or space at its ends");
  if (text.includes("\n")) complaints.push("a line break");
  if (withoutCode(text).includes("`")) complaints.push("a backtick without its partner");
  if (plain.includes("$")) complaints.push("a dollar sign without its partner");
  const dollars = [...withoutCode(text).matchAll(/\$([^$]*)\$(\d?)/g)];
  if (dollars.some(([, formula = "", digit]) => digit || formula !== formula.trim()))
    complaints.push("dollars that the page leaves alone: space inside them or a digit after them");
  if (/[\\^{}]/.test(plain)) complaints.push("maths outside dollars");
  refuse(AMERICAN, "American spelling");
  refuse(MARKUP, "markup");
  refuse(RESIDUE, "left over, or true only for a while");
  if (isSentence && !endsWell(text)) complaints.push("no punctuation at its end");
  if (isSentence && !/^["“‘(]?(?:[\p{Lu}\d$`₹]|[a-z]{1,2}[-.])/u.test(text))
    complaints.push("begins with a small letter");
  return [...complaints, ...formulasIn(text).flatMap(formulaComplaints)];
}

function formulaComplaints(formula: string): string[] {
  const faults = [formulaFault(formula), katexComplaint(formula), ...wrongSums(formula)];
  return faults.filter((fault) => fault !== undefined).map((fault) => `${fault} in $${formula}$`);
}
