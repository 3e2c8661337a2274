import { describe, expect, test } from "vitest";
import { type Figure, figure } from "../src/figures/figure.ts";
import type { CircuitPart } from "../src/figures/figure-circuit.ts";
import { FigureLimit } from "../src/foundation/limits.ts";
import { sampleFigures } from "./sample-figures.ts";

const { bar, pie, table, motion, triangle, seriesCircuit, venn, numberLine, grid, cells } = sampleFigures;
const isRefused = (sent: unknown) => !figure.safeParse(sent).success;
const refusalOf = (sent: unknown) => figure.safeParse(sent).error?.issues[0]?.message;

test.each(Object.entries(sampleFigures))("%s is a valid figure and unchanged", (_, sent) => {
  expect(figure.parse(sent)).toEqual(sent);
});

test("there is a sample of every type", () => {
  const types = new Set(Object.values<Figure>(sampleFigures).map(({ type }) => type));
  expect(types.size).toBe(figure.def.options.length);
});

test.each([
  ["no object", "bar"],
  ["no known type", { ...bar, type: "svg" }],
  ["with markup of its own", { ...bar, svg: "<svg onload=alert(1)>" }],
  ["with an unknown key further in", { ...bar, series: [{ ...bar.series[0], colour: "red" }] }],
  ["without categories", { ...bar, categories: [], series: [{ name: "Books", values: [] }] }],
  ["with a blank name", { ...bar, series: [{ name: " ", values: [1, 2, 3, 4, 5] }] }],
  [
    "with a value that is no number",
    { ...bar, series: [{ name: "Books", values: [1, 2, 3, 4, Number.NaN] }] },
  ],
  ["with an infinite value", { ...bar, series: [{ name: "Books", values: [1, 2, 3, 4, Infinity] }] }],
  ["with a value beyond all bounds", { ...bar, series: [{ name: "Books", values: [1, 2, 3, 4, 1e13] }] }],
  ["with a value that is a text", { ...bar, series: [{ name: "Books", values: [1, 2, 3, 4, "5"] }] }],
])("a figure that is %s is refused", (_, sent) => expect(isRefused(sent)).toBe(true));

test.each([
  ["too few values", { ...bar, series: [{ name: "Books", values: [1, 2] }] }, /one value for each category/],
  ["a category twice", { ...bar, categories: ["1", "1", "2", "3", "4"] }, /must differ/],
  [
    "a pie of 90 percent",
    {
      ...pie,
      slices: [
        { name: "A", value: 40 },
        { name: "B", value: 50 },
      ],
    },
    /add up to 100/,
  ],
  ["a row that is too short", { ...table, rows: [["A", 1]] }, /one cell for each column/],
  ["a total row that is too short", { ...table, totalRow: ["A", 1] }, /one cell for each column/],
  ["an axis that runs backwards", { ...motion, x: { ...motion.x, from: 20 } }, /from a smaller number/],
  ["an axis without any length", { ...motion, x: { ...motion.x, from: 12 } }, /from a smaller number/],
  ["an axis with a thousand numbers", { ...motion, x: { ...motion.x, step: 0.012 } }, /too many steps/],
  ["a shaded curve that is not there", { ...motion, shaded: [{ curve: 1 }] }, /does not define/],
  ["a line to nowhere", { ...triangle, segments: [{ from: "A", to: "Z" }] }, /does not define/],
  ["a line from a point to itself", { ...triangle, segments: [{ from: "A", to: "A" }] }, /must differ/],
  ["an angle without a width", { ...triangle, angles: [{ at: "A", from: "A", to: "B" }] }, /must differ/],
  ["a circle without a size", { ...triangle, circles: [{ centre: "A" }] }, /a radius or a point/],
  [
    "two points of one name",
    { ...triangle, points: [...triangle.points, triangle.points[0]] },
    /must differ/,
  ],
  ["source and terminals", { ...seriesCircuit, terminals: ["A", "B"] }, /not both/],
  ["a set that is not there", { ...venn, regions: [{ in: ["Chess"], label: "4" }] }, /does not define/],
  [
    "a region twice",
    { ...venn, regions: [{ in: ["Hockey", "Cricket"] }, { in: ["Cricket", "Hockey"] }] },
    /must differ/,
  ],
  ["a number line of a million steps", { ...numberLine, step: 1e-5 }, /too many steps/],
  ["a place off the grid", { ...grid, points: [{ at: [5, 4], label: "A" }] }, /does not define/],
  ["rows of unequal length", { ...cells, rows: [["1"], ["1", "2"]], shaded: [] }, /one cell for each column/],
] as const)("%s is refused", (_, sent, message) => expect(refusalOf(sent)).toMatch(message));

const long = "x".repeat(500);
test.each([
  ["a title", { ...bar, title: long }],
  ["a note", { ...bar, note: long }],
  ["a category", { ...bar, categories: ["1", "2", "3", "4", long] }],
  ["a table's cell", { ...table, rows: [["A", 1, 2, 3, long]] }],
  ["a point's name", { ...triangle, points: [{ name: long, at: [0, 0] }] }],
  ["a component's label", { ...seriesCircuit, parts: [{ kind: "lamp", label: long }] }],
  ["a square's text", { ...cells, rows: [[long]], shaded: [] }],
])("%s that is too long is refused", (_, sent) => expect(refusalOf(sent)).toMatch(/at most \d+ characters/));

const many = <Item>(item: Item) => Array.from({ length: 1_000 }, () => item);
test.each([
  ["categories", { ...bar, categories: many("2019") }],
  ["series", { ...bar, series: many(bar.series[0]) }],
  ["values", { ...bar, series: [{ name: "Books", values: many(1) }] }],
  ["slices", { ...pie, slices: many(pie.slices[0]) }],
  ["rows", { ...table, rows: many(table.rows[0]) }],
  ["curves", { ...motion, curves: many(motion.curves[0]) }],
  ["points", { ...triangle, points: many(triangle.points[0]) }],
  ["parts", { ...seriesCircuit, parts: many(seriesCircuit.parts[0]) }],
])("too many %s are refused", (_, sent) => expect(refusalOf(sent)).toMatch(/at most \d+ here/));

test("a chart of too many bars in all is refused", () => {
  const categories = Array.from({ length: 12 }, (_, i) => String(i));
  const series = ["a", "b", "c", "d"].map((name) => ({ name, values: categories.map(Number) }));
  expect(isRefused({ ...bar, categories, series })).toBe(true);
  expect(isRefused({ ...bar, categories, series: series.slice(1) })).toBe(false);
});

describe("a circuit", () => {
  const nested = (depth: number): CircuitPart =>
    depth === 0
      ? { kind: "resistor", label: "R" }
      : { kind: depth % 2 ? "parallel" : "series", parts: [nested(depth - 1), { kind: "lamp" }] };

  test("may have groups three deep, no deeper", () => {
    expect(isRefused({ ...seriesCircuit, parts: [nested(FigureLimit.depth)] })).toBe(false);
    expect(isRefused({ ...seriesCircuit, parts: [nested(FigureLimit.depth + 1)] })).toBe(true);
    expect(isRefused({ ...seriesCircuit, parts: [nested(2_000)] })).toBe(true);
  });

  test("has a limit of components in total", () => {
    const four = { kind: "parallel", parts: Array.from({ length: 4 }, () => ({ kind: "lamp" })) };
    expect(isRefused({ ...seriesCircuit, parts: [four, four, four] })).toBe(false);
    expect(isRefused({ ...seriesCircuit, parts: [four, four, four, four] })).toBe(true);
  });
});

test("a figure has a size limit in total", () => {
  const points = Array.from({ length: 60 }, (_, i) => [i + 0.123456789, i * 1.23456789]);
  const curve = { pieces: [{ kind: "points", points }] };
  expect(isRefused({ ...motion, curves: [curve] })).toBe(false);
  expect(refusalOf({ ...motion, curves: [curve, curve, curve, curve, curve] })).toMatch(/6,000 characters/);
});

test("texts are single lines without characters that change the text direction", () => {
  const sent = { ...bar, title: "  Books\nsold \u202eby\u2066 us\u0007 " };
  expect(figure.parse(sent).title).toBe("Books sold by us");
});
