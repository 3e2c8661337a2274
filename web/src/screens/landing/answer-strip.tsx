import { OPTIONS, type Option } from "@prepfeed/contract/foundation/catalogue";
import { AnswerBubble } from "../../components/options/answer-bubble.tsx";
import classes from "./sample-sheet.module.css";
import { SAMPLES } from "./samples.ts";

interface AnswerStripProps {
  answers: (Option | undefined)[];
  current: number;
}

/**
 * The sheet's own record: one row of bubbles per question. Decorative; the question says the same in words.
 */
export function AnswerStrip({ answers, current }: AnswerStripProps) {
  return (
    <div className={classes.strip} aria-hidden>
      {SAMPLES.map(({ subject, correct }, row) => (
        <div key={subject} className={classes.stripRow} data-current={row === current}>
          <span className={classes.stripNumber}>{row + 1}</span>
          {OPTIONS.map((letter) => (
            <AnswerBubble
              key={letter}
              letter={letter}
              size={18}
              state={letter !== answers[row] ? "idle" : letter === correct ? "right" : "wrong"}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
