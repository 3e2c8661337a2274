import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { useMemo } from "react";
import drawing from "../look/drawing.module.css";
import { ChartHead, ValueLines } from "./chart-frame.tsx";
import { ChartText } from "./chart-text.tsx";
import { layOutLines } from "./line-layout.ts";
import { dashesOf, Marker, toneOf } from "./series-look.tsx";

interface LineChartProps {
  chart: FigureOf<"line">;
  width: number;
  height: number;
}

export function LineChart({ chart, width, height }: LineChartProps) {
  const layout = useMemo(() => layOutLines(chart, width, height), [chart, width, height]);
  const { plot } = layout;
  const look = (series: number) => ({ stroke: toneOf(series), strokeDasharray: dashesOf(series) });
  return (
    <>
      <ChartHead
        head={layout.head}
        keyOf={({ x, y, series }) => (
          <>
            <line x1={x} x2={x + 22} y1={y} y2={y} className={drawing.curve} {...look(series)} />
            <Marker series={series} x={x + 11} y={y} />
          </>
        )}
      />
      <ValueLines plot={plot} ticks={layout.ticks} />
      <path
        d={`M${plot.left} ${plot.top}V${plot.top + plot.height}H${plot.left + plot.width}`}
        className={drawing.axis}
      />
      {layout.series.map((points, series) => (
        <polyline
          key={chart.series[series]?.name}
          points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
          className={drawing.curve}
          {...look(series)}
        />
      ))}
      {layout.series.flatMap((points, series) =>
        points.map(({ x, y }) => (
          <Marker key={`${chart.series[series]?.name} ${x}`} series={series} x={x} y={y} />
        )),
      )}
      {layout.values.map((value) => (
        <ChartText key={`${value.x} ${value.y}`} {...value} className={drawing.over} />
      ))}
      {layout.names.map((name) => (
        <ChartText key={name.lines.join(" ")} {...name} slant={layout.nameTurn} />
      ))}
      {chart.categoryTitle && (
        <text x={plot.left + plot.width / 2} y={height - 9} textAnchor="middle" className={drawing.dim}>
          {chart.categoryTitle}
        </text>
      )}
    </>
  );
}
