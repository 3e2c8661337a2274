import { OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import { LoadingLine } from "../plain/loading-line.tsx";
import { AnswerBubble } from "./answer-bubble.tsx";
import classes from "./options.module.css";

/** The shape of the options while their question is loading. */
export function OptionSkeletons() {
  return (
    <div className={classes.options}>
      {OPTIONS.map((option) => (
        <div key={option} className={classes.option} data-locked>
          <AnswerBubble letter={option} />
          <LoadingLine height={14} width="40%" />
        </div>
      ))}
    </div>
  );
}
