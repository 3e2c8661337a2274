import type { Attempt } from "@prepfeed/contract/mock-tests/mock-attempts";
import IconCheck from "~icons/tabler/check";
import classes from "./palette.module.css";
import { countsOf, type QuestionState, type Sheet, STATE_NAMES, STATES, stateOf } from "./sheet.ts";

interface PaletteProps {
  sections: Attempt["sections"];
  sheet: Sheet;
  currentId: string;
  onPick: (id: string) => void;
}

/** Every question by its number, in the shape and colour of its state, and the number of each state. */
export function Palette({ sections, sheet, currentId, onPick }: PaletteProps) {
  const own = sections.find(({ questions }) => questions.some(({ id }) => id === currentId)) ?? sections[0];
  if (!own) return null;
  const counts = countsOf(
    own.questions.map(({ id }) => id),
    own.total,
    sheet,
  );
  return (
    <div>
      <ul className={classes.legend}>
        {STATES.map((state) => (
          <li key={state}>
            <Mark state={state} text={String(counts[state])} />
            <span>{STATE_NAMES[state]}</span>
          </li>
        ))}
      </ul>
      <p className={classes.name}>{own.name}</p>
      <div className={classes.numbers}>
        {own.questions.map(({ id, number }) => {
          const state = stateOf(sheet[id]);
          return (
            <button
              key={id}
              type="button"
              className={classes.number}
              aria-label={`Question ${number}, ${STATE_NAMES[state]}`}
              aria-current={id === currentId ? "true" : undefined}
              onClick={() => onPick(id)}
            >
              <Mark state={state} text={String(number)} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

function Mark({ state, text }: { state: QuestionState; text: string }) {
  return (
    <span className={classes.mark} data-state={state}>
      {text}
      {state === "answered and marked" && (
        <IconCheck className={classes.tick} size={12} stroke={4} aria-hidden />
      )}
    </span>
  );
}
