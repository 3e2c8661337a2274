import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { useMemo } from "react";
import { keyed } from "../../plain/keyed.ts";
import drawing from "../look/drawing.module.css";
import type { Spot } from "../measure/place-labels.ts";
import { directionOf } from "./angles.ts";
import { layOutGrid } from "./grid-layout.ts";
import { ArrowTip, Dot, Labels } from "./marks.tsx";

interface GridDrawingProps {
  grid: FigureOf<"grid">;
  width: number;
  height: number;
}

const pointsOf = (spots: Spot[]) => spots.map(({ x, y }) => `${x},${y}`).join(" ");
const upTo = (count: number) => Array.from({ length: count + 1 }, (_, i) => i);

export function GridDrawing({ grid, width, height }: GridDrawingProps) {
  const { side, left, floor, lines, shaded, dots, labels } = useMemo(
    () => layOutGrid(grid, width, height),
    [grid, width, height],
  );
  const { columns, rows } = grid;
  const [right, top] = [left + columns * side, floor - rows * side];
  return (
    <>
      {shaded.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={side} height={side} className={drawing.shade} />
      ))}
      <path
        d={[
          ...upTo(columns).map((i) => `M${left + i * side} ${top}V${floor}`),
          ...upTo(rows).map((i) => `M${left} ${floor - i * side}H${right}`),
        ].join("")}
        className={drawing.thin}
      />
      {grid.numbered &&
        upTo(columns).map((i) => (
          <text key={i} x={left + i * side} y={floor + 15} textAnchor="middle">
            {i}
          </text>
        ))}
      {grid.numbered &&
        upTo(rows).map((i) => (
          <text key={i} x={left - 9} y={floor - i * side} textAnchor="end">
            {i}
          </text>
        ))}
      {keyed(lines, ({ spots }) => pointsOf(spots)).map(({ key, item: { spots, dashed, arrow } }) => {
        const [before, end] = spots.slice(-2);
        return (
          <g key={key}>
            <polyline
              points={pointsOf(spots)}
              className={`${drawing.curve} ${dashed ? drawing.dashed : ""}`}
              stroke="var(--figure-1)"
            />
            {arrow && before && end && (
              <ArrowTip
                x={(before.x + end.x) / 2 + 4 * Math.sign(end.x - before.x)}
                y={(before.y + end.y) / 2 + 4 * Math.sign(end.y - before.y)}
                angle={directionOf(before, end)}
                tone="var(--figure-1)"
              />
            )}
          </g>
        );
      })}
      {dots.map((dot) => (
        <Dot key={`${dot.x} ${dot.y}`} {...dot} />
      ))}
      <Labels labels={labels} />
    </>
  );
}
