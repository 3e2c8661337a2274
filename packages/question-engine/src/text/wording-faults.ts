import { prose } from "./visible-text.ts";

/** Phrases that a template leaves and nobody would write. */
const TEMPLATE_ENGLISH: readonly RegExp[] = [
  /\bstrait or channel\b/i,
  /\bmonomer or monomers\b/i,
  /\b[Ww]hich parts? of (?:the )?(?:human )?[a-z]+ or [a-z]+\b/,
  /^(?:[A-Z][a-z]+ )?[Ww]hich [a-z]+(?:, [a-z]+)? or (?!union\b|region\b)[a-z]+ (?:is|are|was|were|does|did|states?|says?)\b/,
  /\b[Ww]ith what (?:did|does)\b.*\bdeal\?/,
  /\b[Ff]or what (?:is|are|was|were) .* remembered\b.*\?/,
  /\((?:s|es)\)(?!\w)/,
  // The papers themselves ask which statements "is/are correct".
  /\b(?!is\/are (?:correct|correctly|equal|true|decidable|undecidable|regular|context-free|deterministic|conflict serializable|in)\b)(?:is|are|was|were|has|have|does|do)\/(?:is|are|was|were|has|have|does|do)\b/i,
  /\b(?:he|she|him|his|her)\/(?:he|she|him|his|her)\b/i,
  /\bwhich of the following (?:is|are) (?:it|this|that)\?/i,
];

/** The remains of a template in a text, if any. */
export function templateEnglish(text: string): string | undefined {
  const plain = prose(text);
  for (const pattern of TEMPLATE_ENGLISH) {
    const found = pattern.exec(plain)?.[0];
    if (found) return found.slice(0, 60);
  }
  return undefined;
}

/**
 * The first sentence that begins with a numeral ("5 men …", "$0.5$ mol of …"). A calculation is not a sentence,
 * nor is a list item or a table row.
 */
export function numeralFirst(text: string): string | undefined {
  const plain = text.replace(/```[\s\S]*?```/g, "CODE");
  for (const line of plain.split("\n")) {
    if (/^(?:\d+|[A-D]|[IV]+)\. .*[^.?!]$/.test(line)) continue;
    for (const sentence of line.split(/(?<=[.?!]["”’)]?)\s+(?=\S)/)) {
      const begun = sentence.replace(/^["“‘(]+/, "");
      if (!/^(?:₹\s?)?\d|^\$\s*-?(?:\\text\{₹\})?\d/.test(begun)) continue;
      if (/^\$[^$]*(?:[=<>+^]|\\le|\\ge|\\times|\\div|[\d)] [-/] |\\frac)/.test(begun)) continue;
      if (/^\d+[.):]\s/.test(begun) || !/\p{Ll}{2,} \p{L}/u.test(prose(begun).replace(/^X/, ""))) continue;
      return begun.slice(0, 60);
    }
  }
  return undefined;
}
