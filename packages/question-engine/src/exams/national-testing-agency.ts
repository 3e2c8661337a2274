import type { TopicKey } from "../syllabus/syllabus.ts";
import type { Wordings } from "./rules/wording.ts";

// What JEE Main and NEET share, since one agency sets both.

/** Topics that neither syllabus has contained since 2024. */
export const TOPICS_DROPPED_IN_2024: readonly TopicKey[] = ["states-of-matter", "metallurgy-and-materials", "nuclear-and-environmental"];

/** Chapters of other topics that neither syllabus has contained since 2024. */
export const CHAPTERS_DROPPED_IN_2024 = [
  "radioactivity", "heat-engines", "lc-oscillations", "moving-sources-of-sound", "cooling", "transistors", "potentiometer",
  "surface-chemistry", "polymers", "hydrogen-and-its-compounds", "heating-of-salts", "fats",
];

/** As the agency prints its questions. */
export const NTA_WORDING: Wordings = {
  stems: [],
  phrases: [
    [
      /\btwo statements, one labelled Assertion \(A\) and the other Reason \(R\)\./,
      () => "two statements: one is labelled as Assertion (A) and the other is labelled as Reason (R).",
    ],
    [
      /\bFrom the options given below, choose the one that names all the correct statements and no others\b/,
      () => "Choose the correct answer from the options given below",
    ],
  ],
};
