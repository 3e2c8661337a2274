import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { useMemo } from "react";
import drawing from "../look/drawing.module.css";
import { Letters } from "../look/letters.tsx";
import { layOutCircuit } from "./circuit-layout.ts";
import { ComponentSign } from "./component-sign.tsx";

interface CircuitDrawingProps {
  circuit: FigureOf<"circuit">;
  width: number;
  height: number;
}

export function CircuitDrawing({ circuit, width, height }: CircuitDrawingProps) {
  const layout = useMemo(() => layOutCircuit(circuit, width, height), [circuit, width, height]);
  return (
    <>
      <path
        d={layout.wires.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join("")}
        className={drawing.ink}
      />
      {layout.junctions.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3} className={drawing.solid} />
      ))}
      {layout.components.map(({ x, y, component }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <ComponentSign component={component} />
        </g>
      ))}
      {layout.terminals.map(({ x, y, name, side }) => (
        <g key={side}>
          <circle cx={x} cy={y} r={3.5} className={drawing.open} />
          <text x={x + side * 9} y={y} textAnchor={side < 0 ? "end" : "start"}>
            <Letters text={name} />
          </text>
        </g>
      ))}
    </>
  );
}
