import { VisuallyHidden } from "@mantine/core";
import { figureLines } from "@prepfeed/contract/figures/describe-figure";
import type { Figure } from "@prepfeed/contract/figures/figure";
import { useMemo } from "react";
import { keyed } from "../plain/keyed.ts";
import { BarChart } from "./charts/bar-chart.tsx";
import { FigureTable } from "./charts/figure-table.tsx";
import { LineChart } from "./charts/line-chart.tsx";
import { PieChart } from "./charts/pie-chart.tsx";
import { CircuitDrawing } from "./circuit/circuit-drawing.tsx";
import { circuitWidth } from "./circuit/circuit-layout.ts";
import { CellsDrawing } from "./drawings/cells-drawing.tsx";
import { GeometryDrawing } from "./drawings/geometry-drawing.tsx";
import { GraphDrawing } from "./drawings/graph-drawing.tsx";
import { GridDrawing } from "./drawings/grid-drawing.tsx";
import { NumberLineDrawing } from "./drawings/number-line-drawing.tsx";
import { VennDrawing } from "./drawings/venn-drawing.tsx";
import drawing from "./look/drawing.module.css";
import { ScrollArea } from "./look/scroll-area.tsx";
import { figureHeight, WIDE } from "./measure/figure-height.ts";
import { useWidth } from "./use-width.ts";

/** Types whose letters are those of the question. */
const LETTERED = new Set<Figure["type"]>(["graph", "geometry", "circuit", "number-line", "grid"]);

/** Wider they would look stretched or lost. */
const MOST_WIDTH: Partial<Record<Figure["type"], number>> = {
  graph: 520,
  venn: 400,
  "number-line": 540,
  pie: 520,
};

/**
 * Tables are tables; everything else is one picture with its description, sentence by sentence, for screen readers.
 */
export function DrawnFigure({ figure }: { figure: Figure }) {
  return figure.type === "table" ? <FigureTable table={figure} /> : <Drawing figure={figure} />;
}

function Drawing({ figure }: { figure: Exclude<Figure, { type: "table" }> }) {
  const [element, room] = useWidth();
  const wanted = Math.min(room, MOST_WIDTH[figure.type] ?? room);
  const width = figure.type === "circuit" ? circuitWidth(figure, wanted) : wanted;
  const [name, ...lines] = useMemo(() => figureLines(figure), [figure]);
  const height = figureHeight(figure, room >= WIDE);
  return (
    <ScrollArea element={element} label={name} isWide={width > room}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={name}
          viewBox={`0 0 ${width} ${height}`}
          style={{ width: `${width / 16}rem`, height: `${height / 16}rem` }}
          className={`${drawing.svg} ${LETTERED.has(figure.type) ? drawing.lettered : ""}`}
        >
          <Parts figure={figure} width={width} height={height} />
        </svg>
      )}
      <VisuallyHidden component="ul">
        {keyed(lines, (line) => line).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </VisuallyHidden>
    </ScrollArea>
  );
}

interface PartsProps {
  figure: Exclude<Figure, { type: "table" }>;
  width: number;
  height: number;
}

function Parts({ figure, ...size }: PartsProps) {
  switch (figure.type) {
    case "bar":
      return <BarChart chart={figure} {...size} />;
    case "line":
      return <LineChart chart={figure} {...size} />;
    case "pie":
      return <PieChart pie={figure} {...size} />;
    case "graph":
      return <GraphDrawing graph={figure} {...size} />;
    case "geometry":
      return <GeometryDrawing figure={figure} {...size} />;
    case "circuit":
      return <CircuitDrawing circuit={figure} {...size} />;
    case "venn":
      return <VennDrawing venn={figure} {...size} />;
    case "number-line":
      return <NumberLineDrawing line={figure} {...size} />;
    case "grid":
      return <GridDrawing grid={figure} {...size} />;
    case "cells":
      return <CellsDrawing box={figure} {...size} />;
  }
}
