import { PlainButton } from "../buttons/plain-button.tsx";
import { AnswerBubble, type BubbleState } from "../options/answer-bubble.tsx";
import classes from "./question-numbers.module.css";

interface QuestionNumbersProps {
  /** Names the row for screen readers. */
  label: string;
  questions: { id: string; state: BubbleState; spoken: string }[];
  /** The one that is shown. */
  index: number;
  onPick: (index: number) => void;
}

/** A bubble for each question that shows its state; a click jumps there. */
export function QuestionNumbers({ label, questions, index, onPick }: QuestionNumbersProps) {
  return (
    <nav className={classes.numbers} aria-label={label}>
      {questions.map(({ id, state, spoken }, i) => (
        <PlainButton
          key={id}
          className={classes.number}
          aria-label={`Question ${i + 1}, ${spoken}`}
          aria-current={i === index ? "true" : undefined}
          onClick={() => onPick(i)}
        >
          <AnswerBubble letter={String(i + 1)} state={state} />
        </PlainButton>
      ))}
    </nav>
  );
}
