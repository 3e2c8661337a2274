import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { useMemo } from "react";
import drawing from "../look/drawing.module.css";
import { directionOf } from "./angles.ts";
import { layOutGeometry } from "./geometry-layout.ts";
import { ArrowTip, Dot, Labels } from "./marks.tsx";

interface GeometryDrawingProps {
  figure: FigureOf<"geometry">;
  width: number;
  height: number;
}

const inked = (isDashed: boolean) => (isDashed ? `${drawing.ink} ${drawing.dashed}` : drawing.ink);

export function GeometryDrawing({ figure, width, height }: GeometryDrawingProps) {
  const layout = useMemo(() => layOutGeometry(figure, width, height), [figure, width, height]);
  return (
    <>
      {layout.polygons.map(
        ({ path, isShaded }) => isShaded && <path key={path} d={path} className={drawing.shade} />,
      )}
      {layout.arcs.map(
        ({ path, isSector }) => isSector && <path key={path} d={path} className={drawing.shade} />,
      )}
      {layout.angles.map((path) => (
        <path key={path} d={path} className={drawing.thin} />
      ))}
      {layout.circles.map(({ x, y, radius, isDashed }) => (
        <circle key={`${x} ${y} ${radius}`} cx={x} cy={y} r={radius} className={inked(isDashed)} />
      ))}
      {layout.arcs.map(({ path, isDashed }) => (
        <path key={path} d={path} className={inked(isDashed)} />
      ))}
      {layout.polygons.map(({ path }) => (
        <path key={path} d={path} className={drawing.ink} />
      ))}
      {layout.segments.map(({ from, to, isDashed, hasArrow, isEdge, ticks }) => (
        <g key={`${from.x} ${from.y} ${to.x} ${to.y}`}>
          {!isEdge && <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={inked(isDashed)} />}
          {hasArrow && <ArrowTip {...to} angle={directionOf(from, to)} />}
          {ticks.map(([a, b]) => (
            <line key={a.x + a.y} x1={a.x} y1={a.y} x2={b.x} y2={b.y} className={drawing.ink} />
          ))}
        </g>
      ))}
      {layout.dots.map((dot) => (
        <Dot key={`${dot.x} ${dot.y}`} {...dot} />
      ))}
      <Labels labels={layout.labels} />
    </>
  );
}
