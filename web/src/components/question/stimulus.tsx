import type { Stimulus as SharedStimulus } from "@prepfeed/contract/questions";
import { Figure } from "../figure/figure.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import classes from "./question-text.module.css";

/** What several questions are about. A long one scrolls by itself, so that it stays in reach while they are answered. */
export function Stimulus({ stimulus }: { stimulus: Pick<SharedStimulus, "text" | "figure"> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.stimulus} aria-label="For these questions" tabIndex={0}>
      {stimulus.text && <RichText text={stimulus.text} />}
      {stimulus.figure && <Figure figure={stimulus.figure} />}
    </section>
  );
}
