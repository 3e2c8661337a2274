import { circuitLines } from "./describe-circuit.ts";
import { geometryLines, graphLines } from "./describe-drawing.ts";
import { inNumber, joined } from "./describe-words.ts";
import type { Figure, FigureOf } from "./figure.ts";

/** A figure in words: what is drawn and written in it, never what follows from that. */
export function describeFigure(figure: Figure): string {
  return figureLines(figure).join(" ");
}

/** The same, sentence by sentence; the first one says what kind of figure it is. */
export function figureLines(figure: Figure): string[] {
  const lines = linesOf(figure);
  return figure.note ? [...lines, sentence(`Note: ${figure.note}`)] : lines;
}

function linesOf(figure: Figure): string[] {
  switch (figure.type) {
    case "bar":
      return chartLines("Bar chart", figure);
    case "line":
      return chartLines("Line chart", figure);
    case "pie":
      return pieLines(figure);
    case "table":
      return tableLines(figure);
    case "venn":
      return vennLines(figure);
    case "number-line":
      return numberLineLines(figure);
    case "grid":
      return gridLines(figure);
    case "cells":
      return cellsLines(figure);
    case "graph":
      return [head("Graph", figure), ...graphLines(figure)];
    case "geometry":
      return [head("Geometric figure", figure), ...geometryLines(figure)];
    case "circuit":
      return [head("Circuit diagram", figure), ...circuitLines(figure)];
  }
}

/** With a full stop, unless the text has its own end. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const head = (kind: string, { title }: Figure) => sentence(title ? `${kind}: ${title}` : kind);

function chartLines(kind: string, chart: FigureOf<"bar" | "line">): string[] {
  const { categories, series, categoryTitle, valueTitle, unit } = chart;
  const measured = [valueTitle, unit && `in ${unit}`].filter(Boolean).join(" ");
  const axes = [categoryTitle && `Categories: ${categoryTitle}`, measured && `Values: ${measured}`];
  const valuesOf = (i: number) =>
    series
      .map(({ name, values }) => `${series.length > 1 ? `${name} ` : ""}${inNumber(values[i])}`)
      .join(", ");
  return [
    head(kind, chart),
    ...axes.flatMap((text) => (text ? [sentence(text)] : [])),
    ...(series.length === 1 && series[0] && !valueTitle ? [sentence(`Shown: ${series[0].name}`)] : []),
    ...categories.map((category, i) => sentence(`${category}: ${valuesOf(i)}`)),
  ];
}

function pieLines(pie: FigureOf<"pie">): string[] {
  const unit = { percent: "%", degrees: "°", values: pie.unit ? ` ${pie.unit}` : "" }[pie.measure];
  return [
    head("Pie chart", pie),
    ...pie.slices.map(({ name, value }) => sentence(`${name}: ${inNumber(value)}${unit}`)),
  ];
}

function tableLines(table: FigureOf<"table">): string[] {
  const { columns, rows, totalRow } = table;
  const rowLine = (cells: (string | number)[]) => {
    const [first, ...rest] = cells.map((cell) =>
      typeof cell === "number" ? inNumber(cell) : cell || "blank",
    );
    const values = rest.map((cell, i) => `${columns[i + 1] ?? ""} ${cell}`.trim());
    return sentence(values.length ? `${first}: ${values.join(", ")}` : `${first}`);
  };
  return [
    head("Table", table),
    sentence(`Columns: ${columns.map((column) => column || "no name").join(", ")}`),
    ...[...rows, ...(totalRow ? [totalRow] : [])].map(rowLine),
  ];
}

function vennLines(venn: FigureOf<"venn">): string[] {
  const { sets, regions, universe } = venn;
  const placeOf = (within: string[]) => {
    if (within.length === 0) return `Outside ${sets.length === 2 ? "both" : "all"} sets`;
    const which = joined(sets.filter((set) => within.includes(set)));
    return within.length === sets.length ? `In ${which}` : `Only in ${which}`;
  };
  return [
    head("Venn diagram", venn),
    sentence(
      `${sets.length === 2 ? "Two" : "Three"} overlapping sets: ${joined(sets)}${universe ? `, within ${universe}` : ""}`,
    ),
    ...regions.map((region) =>
      sentence(
        `${placeOf(region.in)}: ${[region.label, region.shaded && "shaded"].filter(Boolean).join(", ") || "nothing"}`,
      ),
    ),
  ];
}

function numberLineLines(line: FigureOf<"number-line">): string[] {
  const { from, to, points = [], intervals = [] } = line;
  const end = (at: number, isOpen = false) => `${inNumber(at)} (${isOpen ? "open" : "filled"} circle)`;
  return [
    head("Number line", line),
    sentence(`It shows ${inNumber(from)} to ${inNumber(to)}`),
    ...points.map((point) =>
      sentence(`${point.label ? `Point ${point.label}` : "A point"} at ${end(point.at, point.open)}`),
    ),
    ...intervals.map((part) => {
      const begin = part.from === undefined ? "from the far left" : `from ${end(part.from, part.fromOpen)}`;
      const stop = part.to === undefined ? "to the far right" : `to ${end(part.to, part.toOpen)}`;
      return sentence(`${part.label ? `${part.label}: marked` : "Marked"} ${begin} ${stop}`);
    }),
  ];
}

const pair = ([x, y]: readonly [number, number]) => `(${x}, ${y})`;

function gridLines(grid: FigureOf<"grid">): string[] {
  const { columns, rows, points = [], paths = [], shaded = [] } = grid;
  return [
    head("Grid", grid),
    sentence(
      `${columns} squares wide and ${rows} high; places are counted from the lower left corner, across, then up`,
    ),
    ...points.map(({ at, label }) => sentence(`${label ?? "A dot"} at ${pair(at)}`)),
    ...paths.map(({ through, dashed, arrow }) =>
      sentence(
        `A ${dashed ? "dashed " : ""}path${arrow ? " with an arrow" : ""} through ${through.map(pair).join(", ")}`,
      ),
    ),
    ...(shaded.length
      ? [sentence(`Shaded squares have their lower left corners at ${shaded.map(pair).join(", ")}`)]
      : []),
  ];
}

function cellsLines(box: FigureOf<"cells">): string[] {
  const { rows, rowNames, columnNames, shaded = [] } = box;
  const isShaded = (row: number, column: number) => shaded.some(([r, c]) => r === row && c === column);
  return [
    head("Box of squares", box),
    ...(columnNames ? [sentence(`Columns: ${columnNames.join(", ")}`)] : []),
    ...rows.map((cells, r) =>
      sentence(
        `Row ${rowNames?.[r] || r + 1}: ${cells.map((text, c) => `${text || "empty"}${isShaded(r, c) ? " (shaded)" : ""}`).join(", ")}`,
      ),
    ),
  ];
}
