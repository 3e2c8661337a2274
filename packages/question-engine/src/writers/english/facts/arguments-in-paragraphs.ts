import { rowsIn } from "../../../kit/from-content/rows-in.ts";
import { type Single, wordings } from "../../../kit/singles.ts";
import { withNature } from "../../../writing/nature.ts";

/** Six sentences in their order, of which one is taken out, and a summary that says no more and no less. */
interface Argued {
  sentences: readonly [string, string, string, string, string, string];
  /** Which may be taken out; what it refers to, and what refers to it. */
  taken: readonly { sentence: 1 | 2 | 3 | 4; link: string }[];
  summary: string;
  /** `which` says what is wrong with it. */
  wrong: readonly { summary: string; which: string }[];
}

const rows = rowsIn(new URL("../../../content/english/sentences/argued-paragraphs.yaml", import.meta.url));

export const ARGUED = rows<Argued>("sentence-of-an-argument");

const TO_SUM_UP = ["Which of the four summaries best captures the essence of this paragraph?", "Which sentence best sums up what this paragraph argues?", "Choose the option that states the point of the paragraph most faithfully."] as const;

const SUMMARIES: readonly Single[] = ARGUED.map(({ sentences, summary, wrong }, at) => {
  const notes = wrong.map((other) => `Not “${other.summary.replace(/\.$/, "")}”, which ${other.which}.`);
  const [one = "", two = "", three = ""] = wrong.map((other) => other.summary);
  return {
    question: `${TO_SUM_UP[at % TO_SUM_UP.length]}\n“${sentences.join(" ")}”`,
    answer: summary,
    wrong: [one, two, three],
    because: `The best summary is: “${summary}” It says no more and no less than the paragraph does. ${notes.join(" ")}`,
    difficulty: "HARD",
  };
});

export const paragraphSummaries = withNature({ depth: 4, chapter: "paragraph-summary", form: "argument" }, wordings("paragraph-summary", "sentence-structure", SUMMARIES));
