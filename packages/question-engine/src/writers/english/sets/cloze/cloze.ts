import type { SetWriter } from "../../../../writing/set-writer.ts";
import { type Asked, question } from "../passage.ts";

/** 90 to 140 words with five words in square brackets, which become the blanks (1) to (5). */
export interface Cloze {
  text: string;
  blanks: readonly [Blank, Blank, Blank, Blank, Blank];
}

type Blank = Pick<Asked, "because" | "wrong">;

const BRACKETED = /\[([^\]]+)\]/g;

export function clozes(name: string, rows: readonly Cloze[]): SetWriter {
  return {
    kind: "set",
    name,
    topic: "fill-in-the-blanks",
    difficulty: "MEDIUM",
    size: rows.length,
    draw(_, index) {
      const row = rows[index];
      if (!row) return undefined;
      const answers = [...row.text.matchAll(BRACKETED)].map(([, answer = ""]) => answer);
      let blank = 0;
      return {
        stimulus: { text: row.text.replace(BRACKETED, () => `(${++blank}) ______`) },
        questions: row.blanks.map((asked, at) =>
          question({ ask: `Which word best fills blank (${at + 1})?`, answer: answers[at] ?? "", ...asked }),
        ),
      };
    },
  };
}
