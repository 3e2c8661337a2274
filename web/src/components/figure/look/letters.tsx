import drawing from "./drawing.module.css";
import { lettersOf } from "./letter-runs.ts";

interface OverTextProps {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  text: string;
  /** Without letter styling. */
  unit?: string | undefined;
}

/** Written over lines: the outline comes first, or that of one letter would cover its neighbour. */
export function OverText({ x, y, anchor, text, unit = "" }: OverTextProps) {
  const place = { x, y, textAnchor: anchor };
  return (
    <>
      <text {...place} className={drawing.halo} aria-hidden>
        <Letters text={text} />
        {unit}
      </text>
      <text {...place}>
        <Letters text={text} />
        {unit}
      </text>
    </>
  );
}

/** A label inside a drawing, with textbook letter styles. */
export function Letters({ text }: { text: string }) {
  return lettersOf(text).map((run) =>
    run.isItalic ? (
      <tspan key={run.start} className={drawing.italic}>
        {run.text}
      </tspan>
    ) : (
      run.text
    ),
  );
}
