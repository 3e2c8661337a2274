import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { useMemo } from "react";
import drawing from "../look/drawing.module.css";
import { Letters } from "../look/letters.tsx";
import { ArrowTip, Dot } from "./marks.tsx";
import { layOutNumberLine } from "./number-line-layout.ts";

interface NumberLineDrawingProps {
  line: FigureOf<"number-line">;
  width: number;
  height: number;
}

export function NumberLineDrawing({ line, width, height }: NumberLineDrawingProps) {
  const { y, left, right, ticks, intervals, points } = useMemo(
    () => layOutNumberLine(line, width, height),
    [line, width, height],
  );
  return (
    <>
      <path d={`M${left} ${y}H${right}`} className={drawing.axis} />
      <ArrowTip x={left - 4} y={y} angle={Math.PI} />
      <ArrowTip x={right + 4} y={y} angle={0} />
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <path d={`M${at} ${y - 5}V${y + 5}`} className={drawing.axis} />
          <text x={at} y={y + 18} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {intervals.map((part) => (
        <g key={`${part.from} ${part.to} ${part.y}`}>
          <path d={`M${part.from} ${part.y}H${part.to}`} stroke="var(--figure-1)" strokeWidth={4.5} />
          {part.arrows.map((way) => (
            <ArrowTip
              key={way}
              x={way > 0 ? part.to + 8 : part.from - 8}
              y={part.y}
              angle={way > 0 ? 0 : Math.PI}
              tone="var(--figure-1)"
            />
          ))}
          {part.ends.map((end) => (
            <Dot key={end.x} {...end} />
          ))}
          {part.label && <Above x={(part.from + part.to) / 2} y={part.y} text={part.label} />}
        </g>
      ))}
      {points.map(({ x, label, isOpen }) => (
        <g key={x}>
          <Dot x={x} y={y} isOpen={isOpen} />
          {label && <Above x={x} y={y} text={label} />}
        </g>
      ))}
    </>
  );
}

function Above({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y - 16} textAnchor="middle">
      <Letters text={text} />
    </text>
  );
}
