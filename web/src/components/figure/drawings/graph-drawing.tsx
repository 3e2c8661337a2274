import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { useId, useMemo } from "react";
import drawing from "../look/drawing.module.css";
import { OverText } from "../look/letters.tsx";
import { layOutGraph } from "./graph-layout.ts";
import { ArrowTip, Dot, Labels } from "./marks.tsx";

interface GraphDrawingProps {
  graph: FigureOf<"graph">;
  width: number;
  height: number;
}

const toneOf = (curve: number) => `var(--figure-${[1, 2, 4, 3][curve % 4]})`;

export function GraphDrawing({ graph, width, height }: GraphDrawingProps) {
  const clip = useId();
  const layout = useMemo(() => layOutGraph(graph, width, height), [graph, width, height]);
  const { plot, axes, titles, ticks, lines } = layout;
  const [right, floor] = [plot.left + plot.width, plot.top + plot.height];
  return (
    <>
      <clipPath id={clip}>
        <rect x={plot.left - 2} y={plot.top - 2} width={plot.width + 4} height={plot.height + 4} />
      </clipPath>
      {graph.squared && (
        <path
          d={[
            ...lines.x.map((x) => `M${x} ${plot.top}V${floor}`),
            ...lines.y.map((y) => `M${plot.left} ${y}H${right}`),
          ].join("")}
          className={drawing.grid}
        />
      )}
      <g clipPath={`url(#${clip})`}>
        {layout.shaded.map((path) => (
          <path key={path} d={path} className={drawing.shade} />
        ))}
      </g>
      {layout.points
        .filter(({ hasGuides }) => hasGuides)
        .map(({ x, y }) => (
          <path
            key={`${x} ${y}`}
            d={`M${axes.x} ${y}H${x}V${axes.y}`}
            className={`${drawing.thin} ${drawing.dashed}`}
          />
        ))}
      <path
        d={`M${plot.left} ${axes.y}H${right + 4}M${axes.x} ${floor}V${plot.top - 4}`}
        className={drawing.axis}
      />
      <ArrowTip x={right + 8} y={axes.y} angle={0} />
      <ArrowTip x={axes.x} y={plot.top - 10} angle={-Math.PI / 2} />
      <g clipPath={`url(#${clip})`}>
        {layout.curves.map(({ path, isDashed, arrows }, i) => (
          <g key={path}>
            <path
              d={path}
              className={`${drawing.curve} ${isDashed ? drawing.dashed : ""}`}
              stroke={toneOf(i)}
            />
            {arrows.map(({ x, y, angle }) => (
              <ArrowTip
                key={`${x} ${y}`}
                x={x + 5 * Math.cos(angle)}
                y={y + 5 * Math.sin(angle)}
                angle={angle}
                tone={toneOf(i)}
              />
            ))}
          </g>
        ))}
      </g>
      {ticks.x.map(({ at, text }) => (
        <g key={at}>
          <path d={`M${at} ${axes.y - 3}V${axes.y + 3}`} className={drawing.axis} />
          {text && <OverText x={at} y={axes.y + 13} anchor="middle" text={text} />}
        </g>
      ))}
      {ticks.y.map(({ at, text }) => (
        <g key={at}>
          <path d={`M${axes.x - 3} ${at}H${axes.x + 3}`} className={drawing.axis} />
          {text && <OverText x={axes.x - 7} y={at} anchor="end" text={text} />}
        </g>
      ))}
      {layout.zero && <OverText {...layout.zero} anchor="middle" text="0" />}
      {layout.points.map(({ x, y, isOpen }) => (
        <Dot key={`${x} ${y}`} x={x} y={y} isOpen={isOpen} />
      ))}
      <AxisTitle axis={graph.x} {...titles.x} />
      <AxisTitle axis={graph.y} {...titles.y} />
      <Labels labels={layout.labels} />
    </>
  );
}

interface AxisTitleProps {
  axis: FigureOf<"graph">["x"];
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

function AxisTitle({ axis: { quantity, unit }, x, y, anchor }: AxisTitleProps) {
  return <OverText x={x} y={y} anchor={anchor} text={quantity} unit={unit && ` (${unit})`} />;
}
