import { UnstyledButton } from "@mantine/core";
import { AnswerBubble } from "../../components/answer-bubble.tsx";
import classes from "../../components/post-card/post-card.module.css";
import type { Practice } from "./practice.ts";

interface QuestionNumbersProps {
  questions: Practice["questions"];
  index: number;
  answers: Practice["answers"];
  onPick: (index: number) => void;
}

/** A bubble for each question, filled once it has an answer; a click jumps there. */
export function QuestionNumbers({ questions, index, answers, onPick }: QuestionNumbersProps) {
  return (
    <nav className={classes.numbers} aria-label="Questions of this practice">
      {questions.map(({ id }, i) => (
        <UnstyledButton
          key={id}
          className={classes.number}
          aria-label={`Question ${i + 1}, ${answers[id] ? "answered" : "not answered"}`}
          aria-current={i === index ? "true" : undefined}
          onClick={() => onPick(i)}
        >
          <AnswerBubble letter={String(i + 1)} state={answers[id] ? "chosen" : "idle"} />
        </UnstyledButton>
      ))}
    </nav>
  );
}
