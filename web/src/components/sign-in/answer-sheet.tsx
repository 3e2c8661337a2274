import { OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import { AnswerBubble } from "../options/answer-bubble.tsx";
import classes from "./answer-sheet.module.css";

const ROWS = [
  { number: 1, filled: "B", mark: "right" },
  { number: 2, filled: "D", mark: "right" },
  { number: 3, filled: "A", mark: "right" },
  { number: 4, filled: "C", mark: "chosen" },
  { number: 5, filled: "B", mark: "chosen" },
  { number: 6, filled: "", mark: "idle" },
] as const;

/** Decorative: hide it from screen readers. */
export function AnswerSheet() {
  return (
    <div className={classes.sheet}>
      {ROWS.map(({ number, filled, mark }) => (
        <div key={number} className={classes.row}>
          <span className={classes.number}>{number}</span>
          {OPTIONS.map((option) => (
            <AnswerBubble key={option} letter={option} state={option === filled ? mark : "idle"} size={36} />
          ))}
        </div>
      ))}
    </div>
  );
}
