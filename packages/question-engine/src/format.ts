/** How a question is put, as papers have it; exams differ in how much of each they ask. */
export const FORMATS = [
  /** A question with its options, or a number to type in. */
  "plain",
  /** Numbered statements, "1 and 2 only". */
  "statements",
  /** "How many of the above are correct?" */
  "how-many",
  /** Statement I and Statement II, each right or wrong. */
  "two-statements",
  /** Two right statements, of which one may explain the other. */
  "assertion-reason",
  /** List I with List II. */
  "match",
  /** How many of the pairs, or which, are correctly matched. */
  "pairs",
  /** Chronological and other orders. */
  "order",
  /** "Which is NOT …?" */
  "not",
] as const;
export type Format = (typeof FORMATS)[number];
