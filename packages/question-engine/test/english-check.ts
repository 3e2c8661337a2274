import { prose } from "../src/text/visible-text.ts";
import { takesAn } from "../src/writing/english.ts";

const COUNTED =
  "day hour minute second week month year apple orange mango banana book pen pencil boy girl student child man woman worker rupee coin ball card marble litre metre kilometre gram kilogram mole electron proton neutron atom way step unit item ticket seat chair table box bag shop page mark point question person passenger machine pipe letter digit term side edge face vertex row column bit byte page frame node byte resistor bulb cell turn time customer employee share bond loan payment instalment".split(
    " ",
  );
const ONE_OF_MANY = new RegExp(
  `(?<![\\d.,:/$^-])\\b1 (?:${COUNTED.map((noun) => `${noun}s`).join("|")}|children|men|women|boxes|pages|vertices|people)\\b`,
);
const MANY_OF_ONE =
  /(?<![.,:/\d-])\b(?:[2-9]|\d{2,}) (?:day|hour|minute|week|month|year|apple|orange|mango|student|worker|coin|marble|litre|metre|gram|kilogram|rupee|ticket|page|mark)(?![\w-])(?! (?:coin|note))/;
const NOT_ARTICLES = new Set("and is in or of as are at if on onto else equals a an".split(" "));

const NAMES_A = /\bB\b|[\p{L},] A\b|^A only\b/mu;

/** The English errors in a text; `context` is the text before it, such as its question. */
export function englishComplaints(text: string, context = ""): string[] {
  const plain = prose(text);
  if (!/[\s,.;?]/.test(plain)) return [];
  const complaints: string[] = [];
  const complain = (pattern: RegExp, what: string) => {
    const found = pattern.exec(plain);
    if (found)
      complaints.push(
        `${what}: "${plain.slice(Math.max(0, found.index - 20), found.index + found[0].length + 10)}"`,
      );
  };
  complain(/[^\n] {2,}|\t/, "double space");
  complain(/[^\s_.…] +(?:[,;?!]|\.(?![\d.]))/, "space before punctuation");
  complain(/,,|;;|\?\?|(?<!\.)\.\.(?!\.)|[?!.],|,\./, "doubled punctuation");
  complain(ONE_OF_MANY, "plural after 1");
  complain(MANY_OF_ONE, "singular after a number");
  complain(/\b(the the|a a|an an|of of|is is|to to|in in|and and)\b/i, "doubled word");
  complain(/\(\s|\s\)/, "space inside brackets");
  for (const { 0: phrase, 1: article, 2: word, index } of plain.matchAll(
    /\b([Aa]n?) ([\p{L}\d](?:[\p{L}\d,-]*[\p{L}\d])?)/gu,
  )) {
    if (!article || !word || word === "X" || word === "CODE" || NOT_ARTICLES.has(word)) continue;
    if (article === "A" && !isArticle(plain, index, context)) continue;
    if (word.length < 2 && !/\d/.test(word)) continue;
    if (takesAn(word) !== (article.toLowerCase() === "an")) complaints.push(`article: "${phrase}"`);
  }
  return complaints;
}

/** A capital A at the beginning of a sentence is an article, unless the text calls something A or B. */
function isArticle(plain: string, index: number, context: string): boolean {
  const before = plain.slice(0, index);
  return /(?:^|[.?!:]\s+|\n)["“‘(]?$/.test(before) && !NAMES_A.test(`${context}\n${plain}`);
}

/** A direction may be followed by its subject on separate lines: "Select the … of the given word.", and the word. */
const DIRECTION = /^(?:Select|Which) [^\n]+[.?]\n/;

/** Below the direction of a drill there are formulas alone. */
const FORMULAS = /^(?:(?:[IV]+\. )?\$[^$\n]+\$(?:\n|$))+$/;

export function endsWell(text: string): boolean {
  return /([?.:!]["”’)]?|_|```|\$\$)$/.test(text) || DIRECTION.test(text) || FORMULAS.test(text);
}
