import drawing from "./drawing.module.css";
import { lettersOf } from "./letter-runs.ts";

interface OverTextProps {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  text: string;
  /** Not lettered. */
  unit?: string | undefined;
}

/** Written over lines: the rim comes first, or that of one letter would cover its neighbour. */
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

/** A label inside a drawing, lettered as textbooks do. */
export function Letters({ text }: { text: string }) {
  return lettersOf(text).map((run, i) =>
    run.isItalic ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <tspan key={i} className={drawing.italic}>
        {run.text}
      </tspan>
    ) : (
      run.text
    ),
  );
}
