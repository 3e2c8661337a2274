import { rowsIn } from "../../../../kit/from-content/rows-in.ts";
import { type Single, wordings } from "../../../../kit/singles.ts";

/** Four sentences in their only order. */
interface OrderedSentences {
  sentences: readonly [string, string, string, string];
  /** What fixes the order. */
  clue?: string;
  /** A fifth sentence on the subject that has no place among them. */
  stranger?: string;
  difficulty?: "HARD";
}

const rows = rowsIn(new URL("../../../../content/english/sentences/paragraphs.yaml", import.meta.url));

/** Time, pronouns and linking words fix the order. */
export const STORIES = rows<OrderedSentences>("stories");

export const PARAGRAPHS = rows<OrderedSentences & { clue: string }>("para-jumbles");

export const ARGUMENTS = rows<OrderedSentences & { clue: string; stranger: string }>("arguments");

/** The sentences at P, Q, R and S. */
const SHOWN = ["2031", "1302", "3120", "1230", "2310", "3012", "0231", "1032", "2103", "3201", "0312", "1320"];
/**
 * Two exchanges, each alone and both: each sentence has each of its places in two of the four orders, so that
 * no order looks like the average of the others.
 */
const MISTAKES = [["1023", "0132", "1032"], ["3120", "0213", "3210"], ["2103", "0321", "2301"]];

const ROWS: readonly Single[] = PARAGRAPHS.map(({ sentences, clue, difficulty }, row) => {
  const shown = SHOWN[row % SHOWN.length] ?? "";
  const labels = (order: string) => [...order].map((at) => "PQRS"[shown.indexOf(at)]).join("");
  const [one = "", two = "", three = ""] = MISTAKES[row % MISTAKES.length] ?? [];
  const lines = [...shown].map((at, place) => `${"PQRS"[place]}. ${sentences[Number(at)]}`);
  return {
    question: `Choose the order in which the sentences make a coherent paragraph.\n${lines.join("\n")}`,
    answer: labels("0123"),
    wrong: [labels(one), labels(two), labels(three)],
    because: `The order is ${labels("0123")}, beginning with “${sentences[0]}” ${clue}`,
    difficulty,
  };
});

export const paraJumbles = wordings("para-jumbles", "sentence-structure", ROWS);
