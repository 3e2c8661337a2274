import { CloseButton } from "@mantine/core";
import { type PointerEvent, useRef, useState } from "react";
import { calculate, shownNumber } from "./calculate.ts";
import classes from "./calculator.module.css";

const BASIC = ["7", "8", "9", "÷", "4", "5", "6", "×", "1", "2", "3", "−", "0", ".", "%", "+"];
const SCIENTIFIC = ["sin", "cos", "tan", "ln", "log", "√", "^", "!", "(", ")", "π", "e"];
const SPOKEN: Record<string, string> = {
  "÷": "divide by",
  "×": "times",
  "−": "minus",
  "+": "plus",
  "%": "percent",
  "√": "square root",
  "^": "to the power of",
  "!": "factorial",
  ".": "point",
  ln: "natural logarithm",
  log: "logarithm to base 10",
  sin: "sine of degrees",
  cos: "cosine of degrees",
  tan: "tangent of degrees",
};

interface CalculatorProps {
  kind: "basic calculator" | "scientific calculator";
  onClose: () => void;
}

/**
 * The calculator of the real exam's screen. It floats and can be dragged by its head, so that everything stays in
 * reach.
 */
export function Calculator({ kind, onClose }: CalculatorProps) {
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const type = (next: string) => {
    setWrong(false);
    setText(next.slice(0, 60));
  };
  const key = (name: string) => type(text + (/^[a-z]{2,}$/.test(name) ? `${name}(` : name));
  const result = () => {
    const value = calculate(text);
    setWrong(value === undefined && text !== "");
    if (value !== undefined) setText(shownNumber(value).replace("-", "−"));
  };
  const { element, style, onPointerMove } = usePulled();
  const keys = kind === "scientific calculator" ? [...SCIENTIFIC, ...BASIC] : BASIC;
  return (
    <section
      ref={element}
      style={style}
      className={classes.calculator}
      aria-label="Calculator"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <div className={classes.head} onPointerDown={holdPointer} onPointerMove={onPointerMove}>
        <span>Calculator</span>
        <CloseButton aria-label="Close the calculator" onClick={onClose} />
      </div>
      <input
        className={classes.display}
        aria-label="Calculation"
        aria-invalid={isWrong}
        value={text}
        inputMode="none"
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "=") return;
          event.preventDefault();
          result();
        }}
      />
      <p role="status" className={classes.note}>
        {isWrong ? "This cannot be calculated" : kind === "scientific calculator" ? "Angles in degrees" : ""}
      </p>
      <div className={classes.keys}>
        {keys.map((name) => (
          <button key={name} type="button" aria-label={SPOKEN[name]} onClick={() => key(name)}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => type("")}>
          C
        </button>
        <button type="button" aria-label="Delete the last sign" onClick={() => type(text.slice(0, -1))}>
          ⌫
        </button>
        <button type="button" className={classes.equals} aria-label="Result" onClick={result}>
          =
        </button>
      </div>
    </section>
  );
}

function holdPointer({ currentTarget, target, pointerId }: PointerEvent<HTMLElement>) {
  if (!(target as Element).closest("button")) currentTarget.setPointerCapture(pointerId);
}

/** Follows the pointer while it is pressed, and stays on the screen. */
function usePulled() {
  const element = useRef<HTMLElement>(null);
  const [moved, setMoved] = useState({ x: 0, y: 0 });
  function onPointerMove({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) {
    if (!element.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, right, top, bottom } = element.current.getBoundingClientRect();
    const within = (by: number, before: number, after: number) => Math.max(-before, Math.min(by, after));
    const x = within(movementX, left, window.innerWidth - right);
    const y = within(movementY, top, window.innerHeight - bottom);
    setMoved((already) => ({ x: already.x + x, y: already.y + y }));
  }
  return { element, style: { translate: `${moved.x}px ${moved.y}px` }, onPointerMove };
}
