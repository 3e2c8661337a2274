import { expect, test } from "vitest";
import { describeFigure, figureLines } from "../src/figures/describe-figure.ts";
import type { Figure } from "../src/figures/figure.ts";
import { sampleFigures as samples } from "./sample-figures.ts";

/** Every text of a figure, anywhere in it. */
function textsOf(part: unknown, key = ""): string[] {
  if (typeof part === "string") return ["type", "kind", "measure"].includes(key) ? [] : [part];
  if (Array.isArray(part)) return part.flatMap((item) => textsOf(item));
  return typeof part === "object" && part
    ? Object.entries(part).flatMap(([name, value]) => textsOf(value, name))
    : [];
}

const hidden = (figure: Figure) =>
  figure.type === "geometry" ? figure.points.filter((point) => point.unlabelled).map(({ name }) => name) : [];

test.each(Object.entries<Figure>(samples))("%s: every written text is described", (_, figure) => {
  const description = describeFigure(figure);
  const shown = textsOf(figure).filter((text) => !hidden(figure).includes(text));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((text) => !description.includes(text))).toEqual([]);
  expect(description).not.toMatch(/undefined|NaN|\[object/);
});

test.each(Object.entries<Figure>(samples))("%s: each line is a sentence", (_, figure) => {
  for (const line of figureLines(figure)) expect(line).toMatch(/^\S.*[.?]$/);
});

test("a chart is described category by category", () => {
  expect(figureLines({ ...samples.line, categories: ["2022", "2023"] })).toEqual([
    "Line chart: Production of two factories.",
    "Categories: Year.",
    "Values: Production in tonnes.",
    "2022: Factory P 120, Factory Q 160.",
    "2023: Factory P 150, Factory Q 140.",
  ]);
  expect(figureLines(samples.profitAndLoss)).toContain("July to September: −8.");
});

test("a pie chart is described slice by slice, in its own measure", () => {
  expect(describeFigure(samples.pie)).toBe(
    "Pie chart: Monthly spending of a family. Food: 30%. Rent: 25%. Education: 18%. Travel: 12%. Savings: 15%. Note: Income: ₹48,000 a month.",
  );
  expect(describeFigure(samples.degreesPie)).toContain("Hindi: 45°.");
});

test("a table is described row by row, without sums", () => {
  const { totalRow: _, ...table } = samples.table;
  expect(figureLines(table)).toEqual([
    "Table: Students in five colleges.",
    "Columns: College, Arts, Science, Commerce, Boys : Girls.",
    "A: Arts 450, Science 620, Commerce 380, Boys : Girls 3 : 2.",
    "B: Arts 510, Science 480, Commerce –, Boys : Girls 7 : 5.",
    "C: Arts 395, Science 710, Commerce 420, Boys : Girls 5 : 4.",
    "D: Arts 1,280, Science 560, Commerce 505, Boys : Girls 11 : 9.",
  ]);
});

test("a graph is described by its axes, the ends of its pieces and its points", () => {
  expect(figureLines(samples.motion)).toEqual([
    "Graph: Velocity of a car.",
    "v in m/s upwards, t in s to the right.",
    "t from 0 to 12.",
    "v from 0 to 20.",
    "The curve: a straight line from (0, 0) to (4, 15), then a straight line from (4, 15) to (9, 15), then a straight line from (9, 15) to (12, 0).",
    "Point A at (4, 15), with dashed lines to the axes.",
    "Point B at (9, 15).",
    "Shaded: between the curve and the horizontal axis, from 4 to 9.",
  ]);
  expect(figureLines(samples.cycle)).toContain("V is marked V₀ at 1 and 4V₀ at 4.");
});

test("a curve through many points is described by some of them", () => {
  const [curve] = figureLines(samples.reaction).slice(-1);
  expect(curve?.match(/\(/g)).toHaveLength(9);
  expect(curve).toMatch(/through \(0, 0\).*\(4, 2\.16\)\.$/);
});

test("straight lines are described with every corner", () => {
  const corners = Array.from({ length: 12 }, (_, x): [number, number] => [x, x % 2]);
  const axis = (quantity: string, to: number) => ({ quantity, from: 0, to, step: 1 });
  const [line] = figureLines({
    type: "graph",
    x: axis("Time", 12),
    y: axis("Potential", 2),
    curves: [{ pieces: [{ kind: "points", points: corners }] }],
  }).slice(-1);
  expect(line?.match(/\(/g)).toHaveLength(12);
});

test("bare lines are described by their places, which reveal no measure", () => {
  const at = (name: string, x: number, y: number) => ({
    name,
    at: [x, y] as [number, number],
    unlabelled: true,
  });
  const points = [at("p", 0, 0), at("q", 4, 0)];
  const segments = [{ from: "p", to: "q" }];
  expect(figureLines({ type: "geometry", points, segments })).toContain("Line from (0, 0) to (4, 0).");
  const named = [...points, { name: "A", at: [0, 3] as [number, number] }];
  expect(figureLines({ type: "geometry", points: named, segments })).toContain(
    "Line from an unnamed point to an unnamed point.",
  );
  const measured = [{ from: "p", to: "q", label: "x cm" }];
  expect(figureLines({ type: "geometry", points, segments: measured })).toContain(
    "Line from an unnamed point to an unnamed point, labelled x cm.",
  );
});

test("a geometric figure is described without its coordinates", () => {
  expect(figureLines(samples.triangle)).toEqual([
    "Geometric figure.",
    "Points A, B, C and D.",
    "Triangle ABC.",
    "Line AD, dashed, labelled h.",
    "Line AB, labelled 8 cm.",
    "Line AC, labelled 6 cm.",
    "Right angle BAC.",
    "Right angle ADB.",
    "Angle CBA, labelled θ.",
    "Note: Not to scale.",
  ]);
});

test("a circuit is described as it is wired", () => {
  expect(describeFigure(samples.ladderCircuit)).toBe(
    "Circuit diagram. A closed loop: battery ε = 24 V, in series with resistor R₁ = 2 Ω, in series with two branches in parallel (branch 1: resistor R₂ = 6 Ω; branch 2: resistor R₃ = 1 Ω, in series with two branches in parallel (branch 1: a 4 Ω resistor; branch 2: a 4 Ω resistor)).",
  );
  expect(describeFigure(samples.seriesCircuit)).toContain("a 12 V cell, in series with an open switch K");
  expect(describeFigure(samples.terminalCircuit)).toContain("Between the terminals A and B: three branches");
});

test("a Venn diagram is described region by region", () => {
  expect(figureLines(samples.venn).slice(1)).toEqual([
    "Two overlapping sets: Cricket and Hockey, within Students.",
    "Only in Cricket: 45.",
    "In Cricket and Hockey: x, shaded.",
    "Only in Hockey: 30.",
    "Outside both sets: 18.",
  ]);
});

test("a number line is described with its ends", () => {
  expect(describeFigure(samples.numberLine)).toBe(
    "Number line. It shows −5 to 5. Point P at 4 (filled circle). Marked from −3 (open circle) to 2 (filled circle).",
  );
  expect(describeFigure(samples.rays)).toContain("x < −4: marked from the far left to −4 (open circle).");
});

test("grids and squares are described by their places", () => {
  expect(figureLines(samples.coordinateGrid)).toContain(
    "A dashed path through (1, 1), (6, 1), (6, 4), (1, 4), (1, 1).",
  );
  expect(figureLines(samples.cells)).toContain("Row 3: 7, 2, ? (shaded).");
});

test("the description says which points a line goes through, and which way the sides of a plan go", () => {
  const point = (name: string, x: number, y: number) => ({ name, at: [x, y] as [number, number] });
  const panels: Figure = {
    type: "geometry",
    points: [point("A", 0, 0), point("B", 4, 0), point("C", 2, 0), point("D", 2, 3)],
    segments: [
      { from: "A", to: "B" },
      { from: "C", to: "D" },
    ],
  };
  expect(figureLines(panels)).toEqual(expect.arrayContaining(["Line AB, through C.", "Line CD."]));
  const corners = [
    point("A", 0, 0),
    point("B", 5, 0),
    point("C", 5, 2),
    point("D", 3, 2),
    point("E", 3, 4),
    point("F", 0, 4),
  ];
  const plan: Figure = {
    type: "geometry",
    points: corners,
    segments: corners.map(({ name }, at) => ({ from: name, to: corners[(at + 1) % 6]?.name ?? "" })),
  };
  expect(figureLines(plan)).toEqual(
    expect.arrayContaining([
      "Line AB, to the right.",
      "Line BC, upwards.",
      "Line CD, to the left.",
      "Line FA, downwards.",
    ]),
  );
});
