import type { ReactNode } from "react";
import drawing from "../look/drawing.module.css";
import type { Box } from "../measure/place-labels.ts";
import { LINE_HEIGHT } from "../measure/text-size.ts";
import { type chartHead, KEY_WIDTH, type LegendEntry } from "./chart-head.ts";

interface ChartHeadProps {
  head: ReturnType<typeof chartHead>;
  keyOf: (entry: LegendEntry) => ReactNode;
}

export function ChartHead({ head, keyOf }: ChartHeadProps) {
  return (
    <>
      {head.measured && (
        <text x={0} y={LINE_HEIGHT / 2} className={drawing.dim}>
          {head.measured}
        </text>
      )}
      {head.entries.map((entry) => (
        <g key={entry.series}>
          {keyOf(entry)}
          <text x={entry.x + KEY_WIDTH - 4} y={entry.y}>
            {entry.name}
          </text>
        </g>
      ))}
    </>
  );
}

interface ValueLinesProps {
  plot: Box;
  ticks: { at: number; text: string }[];
  isLying?: boolean;
}

/** The lines at the numbers of the value axis, and the numbers. */
export function ValueLines({ plot, ticks, isLying = false }: ValueLinesProps) {
  return ticks.map(({ at, text }) =>
    isLying ? (
      <g key={text}>
        <line x1={at} x2={at} y1={plot.top} y2={plot.top + plot.height} className={drawing.grid} />
        <text x={at} y={plot.top + plot.height + 14} textAnchor="middle" className={drawing.dim}>
          {text}
        </text>
      </g>
    ) : (
      <g key={text}>
        <line x1={plot.left} x2={plot.left + plot.width} y1={at} y2={at} className={drawing.grid} />
        <text x={plot.left - 8} y={at} textAnchor="end" className={drawing.dim}>
          {text}
        </text>
      </g>
    ),
  );
}
