/** The format of a question, as in papers; exams differ in the share of each. */
export const FORMATS = [
  /** A question with its options, or a typed number. */
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
