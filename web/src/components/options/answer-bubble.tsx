import classes from "./answer-bubble.module.css";

export type BubbleState = "idle" | "chosen" | "right" | "wrong";

interface AnswerBubbleProps {
  letter?: string;
  state?: BubbleState;
  /** Diameter in pixels. */
  size?: number;
  /** A box rather than a bubble, if several may be filled. */
  isSquare?: boolean;
}

/** One bubble of the answer sheet. It only shows a state; the element around it says the state in words. */
export function AnswerBubble({ letter, state = "idle", size = 28, isSquare = false }: AnswerBubbleProps) {
  return (
    <span
      aria-hidden
      className={classes.bubble}
      data-state={state}
      data-square={isSquare || undefined}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.45) }}
    >
      {letter}
    </span>
  );
}
