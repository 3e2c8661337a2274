import { AnswerBubble, type BubbleState } from "../../../components/options/answer-bubble.tsx";
import { isKept, type SessionOutcome, type SessionState } from "../session-state.ts";
import classes from "./session-sheet.module.css";

/** A bubble for each answer of the session, filled one after the other. The list of changes says the same in words. */
export function SessionSheet({ items, outcomes }: Pick<SessionState, "items" | "outcomes">) {
  const answered = items.filter(({ question }) => outcomes[question.id]);
  return (
    <div className={classes.sheet} aria-hidden>
      {answered.map(({ question: { id } }, at) => (
        <span key={id} className={classes.place} style={{ animationDelay: `${at * 40}ms` }}>
          <AnswerBubble state={stateOf(outcomes[id])} size={26} />
        </span>
      ))}
    </div>
  );
}

/** An answer that is not sent yet is only chosen. */
function stateOf(outcome: SessionOutcome | undefined): BubbleState {
  if (!outcome || isKept(outcome)) return "chosen";
  return outcome.isCorrect ? "right" : "wrong";
}
