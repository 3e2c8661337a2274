import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { useId, useMemo } from "react";
import drawing from "../look/drawing.module.css";
import type { Spot } from "../measure/place-labels.ts";
import { LINE_HEIGHT } from "../measure/text-size.ts";
import { layOutVenn, type VennLayout } from "./venn-layout.ts";

interface VennDrawingProps {
  venn: FigureOf<"venn">;
  width: number;
  height: number;
}

export function VennDrawing({ venn, width, height }: VennDrawingProps) {
  const id = useId();
  const layout = useMemo(() => layOutVenn(venn, width, height), [venn, width, height]);
  const { circles, radius } = layout;
  return (
    <>
      {layout.regions.map(({ isShaded, within }) => {
        const sets = within.map(Number).join("");
        return (
          isShaded && (
            <ShadedRegion
              key={sets}
              id={`${id}-${sets}`}
              within={within}
              layout={layout}
              size={{ x: width, y: height }}
            />
          )
        );
      })}
      {layout.hasBox && (
        <rect x={1} y={1} width={width - 2} height={height - 2} rx={2} className={drawing.ink} />
      )}
      {venn.universe && (
        <text x={12} y={10 + LINE_HEIGHT / 2}>
          {venn.universe}
        </text>
      )}
      {circles.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={drawing.ink} />
      ))}
      {layout.names.map(({ lines, x, y }) =>
        lines.map((line, i) => (
          <text key={line} x={x} y={y + i * LINE_HEIGHT} textAnchor="middle" fontWeight={600}>
            {line}
          </text>
        )),
      )}
      {layout.regions.map(({ x, y, label }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor="middle">
          {label}
        </text>
      ))}
    </>
  );
}

interface ShadedRegionProps {
  id: string;
  within: boolean[];
  layout: VennLayout;
  size: Spot;
}

/**
 * The whole area is filled, then everything outside the region is cut off: the outside of its sets and the inside of
 * the others.
 */
function ShadedRegion({ id, within, layout: { circles, radius }, size }: ShadedRegionProps) {
  const inside = circles.filter((_, i) => within[i]);
  let shape = <rect width={size.x} height={size.y} className={drawing.shade} />;
  for (const i of inside.keys()) shape = <g clipPath={`url(#${id}-${i})`}>{shape}</g>;
  return (
    <>
      {inside.map(({ x, y }, i) => (
        <clipPath key={`${x} ${y}`} id={`${id}-${i}`}>
          <circle cx={x} cy={y} r={radius} />
        </clipPath>
      ))}
      <mask id={`${id}-mask`} maskUnits="userSpaceOnUse" x={0} y={0} width={size.x} height={size.y}>
        <rect width={size.x} height={size.y} fill="#fff" />
        {circles.map(
          ({ x, y }, i) => !within[i] && <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="#000" />,
        )}
      </mask>
      <g mask={`url(#${id}-mask)`}>{shape}</g>
    </>
  );
}
