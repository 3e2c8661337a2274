import { z } from "zod";
import { FigureLimit } from "../foundation/limits.ts";
import { barChart, lineChart, pieChart, table, vennDiagram } from "./figure-charts.ts";
import { circuit } from "./figure-circuit.ts";
import { cells, geometry, graph, grid, numberLine } from "./figure-drawings.ts";
import { figureMistakes } from "./figure-fields.ts";

/**
 * The closed list of what can be drawn. A figure says what is drawn, the web app decides how; all its texts are
 * plain.
 */
export const figure = z
  .discriminatedUnion("type", [
    barChart,
    lineChart,
    pieChart,
    table,
    graph,
    geometry,
    circuit,
    vennDiagram,
    numberLine,
    grid,
    cells,
  ])
  .refine((drawn) => JSON.stringify(drawn).length <= FigureLimit.size, { error: figureMistakes.tooLarge });

export type Figure = z.infer<typeof figure>;
type FigureType = Figure["type"];
export type FigureOf<Type extends FigureType> = Extract<Figure, { type: Type }>;
