import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { useId, useMemo } from "react";
import drawing from "../look/drawing.module.css";
import { layOutBars } from "./bar-layout.ts";
import { ChartHead, ValueLines } from "./chart-frame.tsx";
import { ChartText } from "./chart-text.tsx";
import { Fillings, fillOf, toneOf } from "./series-look.tsx";

interface BarChartProps {
  chart: FigureOf<"bar">;
  width: number;
  height: number;
}

export function BarChart({ chart, width, height }: BarChartProps) {
  const fillings = useId();
  const layout = useMemo(() => layOutBars(chart, width, height), [chart, width, height]);
  const { plot, zero, isLying } = layout;
  return (
    <>
      <Fillings id={fillings} />
      <ChartHead
        head={layout.head}
        keyOf={({ x, y, series }) => (
          <rect
            x={x}
            y={y - 7}
            width={20}
            height={14}
            fill={fillOf(fillings, series)}
            stroke={toneOf(series)}
          />
        )}
      />
      <ValueLines plot={plot} ticks={layout.ticks} isLying={isLying} />
      {layout.bars.map(({ left, top, series, ...size }) => (
        <rect
          key={`${left} ${top}`}
          x={left}
          y={top}
          {...size}
          fill={fillOf(fillings, series)}
          stroke={toneOf(series)}
        />
      ))}
      {isLying ? (
        <line x1={zero} x2={zero} y1={plot.top} y2={plot.top + plot.height} className={drawing.axis} />
      ) : (
        <line x1={plot.left} x2={plot.left + plot.width} y1={zero} y2={zero} className={drawing.axis} />
      )}
      {layout.values.map((value) => (
        <ChartText key={`${value.x} ${value.y}`} {...value} className={drawing.over} />
      ))}
      {layout.names.map((name) => (
        <ChartText key={name.lines.join(" ")} {...name} className={isLying ? drawing.over : undefined} />
      ))}
      {!isLying && chart.categoryTitle && (
        <text x={plot.left + plot.width / 2} y={height - 9} textAnchor="middle" className={drawing.dim}>
          {chart.categoryTitle}
        </text>
      )}
    </>
  );
}
