import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { useMemo } from "react";
import drawing from "../look/drawing.module.css";
import { LINE_HEIGHT } from "../measure/text-size.ts";
import { layOutPie } from "./pie-layout.ts";

interface PieChartProps {
  pie: FigureOf<"pie">;
  width: number;
  height: number;
}

/** Neighbours differ in strength; the name of a slice is beside it. */
const STRENGTHS = [0.95, 0.35, 0.7, 0.18];

export function PieChart({ pie, width, height }: PieChartProps) {
  const { slices } = useMemo(() => layOutPie(pie, width, height), [pie, width, height]);
  return slices.map(({ path, lines, anchor, label, leader }, i) => {
    const top = label.y - ((lines.length - 1) * LINE_HEIGHT) / 2;
    return (
      <g key={pie.slices[i]?.name}>
        <path
          d={path}
          fill={i % 8 < 4 ? "var(--figure-1)" : "var(--figure-2)"}
          fillOpacity={STRENGTHS[i % 4]}
          stroke="var(--figure-paper)"
          strokeWidth={2}
        />
        <polyline points={leader.map(({ x, y }) => `${x},${y}`).join(" ")} className={drawing.thin} />
        {lines.map((line, n) => {
          const y = top + n * LINE_HEIGHT;
          return (
            <text
              key={y}
              x={label.x}
              y={y}
              textAnchor={anchor}
              fontWeight={n === lines.length - 1 ? 700 : 400}
            >
              {line}
            </text>
          );
        })}
      </g>
    );
  });
}
