/** Six sentences in their order, of which one is taken out, and a summary that says no more and no less. */
export interface Argued {
  sentences: readonly [string, string, string, string, string, string];
  /** Which may be taken out; what it refers to, and what refers to it. */
  taken: readonly (readonly [at: 1 | 2 | 3 | 4, link: string])[];
  summary: string;
  /** "the summary | which …" */
  wrong: readonly [string, string, string];
}

/** Four sentences in their order, what fixes it, and a fifth on the subject that has no place among them. */
export type InOrder = readonly [
  sentences: readonly [string, string, string, string],
  clue: string,
  stranger: string,
];
