import type { Stimulus as SharedStimulus } from "@prepfeed/contract/questions/questions";
import { Figure } from "../figure/figure.tsx";
import { useOverflow } from "../layout/use-overflow.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import classes from "./question-text.module.css";

/**
 * The stimulus of several questions. A long one scrolls separately, so that it stays visible while they are answered.
 */
export function Stimulus({ stimulus }: { stimulus: Pick<SharedStimulus, "text" | "figure"> }) {
  const [element, isLong] = useOverflow<HTMLElement>();
  return (
    <section
      ref={element}
      className={classes.stimulus}
      aria-label="For these questions"
      {...(isLong && { tabIndex: 0 })}
    >
      {stimulus.text && <RichText text={stimulus.text} />}
      {stimulus.figure && <Figure figure={stimulus.figure} />}
    </section>
  );
}
