import { unbrokenRuns } from "./pieces.ts";

interface GrammarIssue {
  message: string;
  /** In UTF-16 units, as JavaScript and the browser count. */
  offset: number;
  length: number;
  text: string;
  /** Replacements for `text`; the likeliest first. */
  suggestions: string[];
}

export interface GrammarReport {
  issues: GrammarIssue[];
  /** The text with the first suggestion of each issue that has one. */
  correctedText: string;
}

/** The engine's findings, with their rules. */
export interface FoundIssue extends GrammarIssue {
  rule: string;
}

const FORMULA_OR_CODE = /\$\$[^$]+\$\$|\$[^$\n]+\$|`[^`\n]+`/g;

/** The positions of formulas, code, addresses and unbroken runs, which are not English: [start, end]. */
function foreignParts(text: string): (readonly [number, number])[] {
  const addresses = [...text.matchAll(/\S+/g)].filter(({ 0: word }) =>
    /^https?:|^www\.|[^@]@[^@]/.test(word),
  );
  const written = [...text.matchAll(FORMULA_OR_CODE), ...addresses];
  return [
    ...written.map(({ index, 0: match }) => [index, index + match.length] as const),
    ...unbrokenRuns(text),
  ];
}

export function reportOn(text: string, found: readonly FoundIssue[]): GrammarReport {
  const foreign = foreignParts(text);
  const issues = found
    .filter(({ offset, length }) => !foreign.some(([start, end]) => offset < end && offset + length > start))
    .filter((issue) => !isNameOrFormula(issue))
    .sort((one, other) => one.offset - other.offset || other.length - one.length)
    .filter(({ offset, length }, index, all) => !isWithin(all[index - 1], offset + length))
    .map(({ rule, message, offset, length, text: problem, suggestions }) => ({
      message,
      offset,
      length,
      text: problem,
      suggestions: rule === "SpellCheck" ? likeliestFirst(problem, suggestions) : suggestions,
    }));
  return { issues, correctedText: correct(text, issues) };
}

/** Two rules that mark the same words are one issue. */
const isWithin = (before: FoundIssue | undefined, end: number) =>
  before !== undefined && end <= before.offset + before.length;

/** The dictionary knows few Indian names, acronyms or formulas; an unknown capitalised word counts as one. */
function isNameOrFormula({ rule, text }: FoundIssue): boolean {
  return rule === "SpellCheck" && /\p{Lu}|\p{N}/u.test(text);
}

/** Missing, doubled and swapped letters are more frequent errors than wrong ones. */
function likeliestFirst(typed: string, suggestions: readonly string[]): string[] {
  const slips = suggestions.filter((word) => isSlipOf(typed, word));
  return [...slips, ...suggestions.filter((word) => !slips.includes(word))];
}

function isSlipOf(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const rest = typed.slice(start);
  const swapped = `${rest[1] ?? ""}${rest[0] ?? ""}${rest.slice(2)}`;
  const wanted = meant.slice(start);
  return wanted.slice(1) === rest || wanted === rest.slice(1) || wanted === swapped;
}

function correct(text: string, issues: readonly GrammarIssue[]): string {
  let corrected = "";
  let done = 0;
  for (const { offset, length, suggestions } of issues) {
    const [replacement] = suggestions;
    if (replacement === undefined || offset < done) continue;
    corrected += text.slice(done, offset) + replacement;
    done = offset + length;
  }
  return corrected + text.slice(done);
}
