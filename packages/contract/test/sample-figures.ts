import type { Figure } from "../src/figures/figure.ts";

const REACTION = Array.from({ length: 17 }, (_, i): [number, number] => [
  i / 4,
  2.2 * (1 - Math.exp(-i / 4)),
]);
const ISOTHERM = Array.from({ length: 13 }, (_, i): [number, number] => {
  const volume = 1 + i / 4;
  return [volume, 4 / volume];
});

/** Figures of every type, plain and crowded, as question papers have them. */
export const sampleFigures = {
  bar: {
    type: "bar",
    title: "Books sold by a shop",
    categoryTitle: "Year",
    valueTitle: "Books sold",
    unit: "thousands",
    categories: ["2019", "2020", "2021", "2022", "2023"],
    series: [{ name: "Books", values: [40, 25, 32.5, 48, 55] }],
  },
  groupedBar: {
    type: "bar",
    title: "Candidates from six states",
    categoryTitle: "State",
    valueTitle: "Candidates",
    unit: "hundreds",
    categories: ["Assam", "Bihar", "Gujarat", "Kerala", "Odisha", "Punjab"],
    series: [
      { name: "Appeared", values: [750, 1240, 980, 1105, 640, 870] },
      { name: "Qualified", values: [410, 700, 615, 820, 300, 505] },
      { name: "Selected", values: [120, 240, 185, 310, 95, 160] },
    ],
  },
  profitAndLoss: {
    type: "bar",
    title: "Profit or loss of a company",
    categoryTitle: "Quarter",
    valueTitle: "Profit",
    unit: "₹ crore",
    categories: ["April to June", "July to September", "October to December", "January to March"],
    series: [{ name: "Profit", values: [12, -8, -3, 15] }],
  },
  line: {
    type: "line",
    title: "Production of two factories",
    categoryTitle: "Year",
    valueTitle: "Production",
    unit: "tonnes",
    categories: ["2018", "2019", "2020", "2021", "2022", "2023"],
    series: [
      { name: "Factory P", values: [120, 150, 145, 180, 210, 240] },
      { name: "Factory Q", values: [160, 140, 155, 150, 190, 200] },
    ],
  },
  crowdedLine: {
    type: "line",
    categoryTitle: "Month",
    valueTitle: "Rainfall",
    unit: "mm",
    categories: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep"],
    series: [
      { name: "Pune", values: [2, 1, 3, 12, 34, 138, 187, 122, 130] },
      { name: "Shimla", values: [55, 60, 58, 42, 55, 147, 280, 270, 150] },
      { name: "Kochi", values: [18, 26, 50, 126, 297, 704, 592, 386, 291] },
      { name: "Leh", values: [9, 8, 11, 9, 9, 4, 15, 15, 9] },
    ],
    showValues: false,
  },
  pie: {
    type: "pie",
    title: "Monthly spending of a family",
    note: "Income: ₹48,000 a month",
    measure: "percent",
    slices: [
      { name: "Food", value: 30 },
      { name: "Rent", value: 25 },
      { name: "Education", value: 18 },
      { name: "Travel", value: 12 },
      { name: "Savings", value: 15 },
    ],
  },
  degreesPie: {
    type: "pie",
    title: "Marks in five subjects",
    measure: "degrees",
    slices: [
      { name: "Mathematics", value: 90 },
      { name: "English language", value: 75 },
      { name: "Science", value: 80 },
      { name: "Social Science", value: 60 },
      { name: "Hindi", value: 45 },
      { name: "Art", value: 10 },
    ],
  },
  table: {
    type: "table",
    title: "Students in five colleges",
    columns: ["College", "Arts", "Science", "Commerce", "Boys : Girls"],
    rows: [
      ["A", 450, 620, 380, "3 : 2"],
      ["B", 510, 480, "–", "7 : 5"],
      ["C", 395, 710, 420, "5 : 4"],
      ["D", 1280, 560, 505, "11 : 9"],
    ],
    totalRow: ["Total", 2635, 2370, "–", ""],
  },
  wideTable: {
    type: "table",
    title: "Monthly output of a workshop",
    columns: [
      "Month",
      "Chairs made",
      "Tables made",
      "Beds made",
      "Shelves made",
      "Rejected",
      "Workers",
      "Days worked",
    ],
    rows: Array.from({ length: 14 }, (_, i) => [
      `Month ${i + 1}`,
      120 + i * 7,
      80 + i * 3,
      41 + i,
      65,
      12,
      30,
      25,
    ]),
  },
  motion: {
    type: "graph",
    title: "Velocity of a car",
    x: { quantity: "t", unit: "s", from: 0, to: 12, step: 2 },
    y: { quantity: "v", unit: "m/s", from: 0, to: 20, step: 5 },
    curves: [
      {
        pieces: [
          { kind: "line", from: [0, 0], to: [4, 15] },
          { kind: "line", from: [4, 15], to: [9, 15] },
          { kind: "line", from: [9, 15], to: [12, 0] },
        ],
      },
    ],
    points: [
      { at: [4, 15], label: "A", guides: true },
      { at: [9, 15], label: "B" },
    ],
    shaded: [{ curve: 0, range: [4, 9] }],
    squared: true,
  },
  parabola: {
    type: "graph",
    x: { quantity: "x", from: -3, to: 5 },
    y: { quantity: "y", from: -5, to: 6 },
    curves: [
      { name: "y = f(x)", pieces: [{ kind: "parabola", a: 1, b: -2, c: -3, from: -1.8, to: 3.8 }] },
      { name: "y = g(x)", dashed: true, pieces: [{ kind: "line", from: [-3, -2], to: [5, 2] }] },
    ],
    points: [
      { at: [-1, 0], label: "P" },
      { at: [3, 0], label: "Q", open: true },
    ],
  },
  reaction: {
    type: "graph",
    x: { quantity: "Time", unit: "min", from: 0, to: 4 },
    y: { quantity: "Concentration", unit: "mol/L", from: 0, to: 2.5 },
    curves: [{ pieces: [{ kind: "points", points: REACTION, smooth: true }] }],
    squared: true,
  },
  cycle: {
    type: "graph",
    title: "A gas goes through a cycle",
    x: {
      quantity: "V",
      from: 0,
      to: 5,
      ticks: [
        { at: 1, label: "V₀" },
        { at: 4, label: "4V₀" },
      ],
    },
    y: {
      quantity: "P",
      from: 0,
      to: 5,
      ticks: [
        { at: 1, label: "P₀" },
        { at: 4, label: "4P₀" },
      ],
    },
    curves: [
      {
        arrows: true,
        pieces: [
          { kind: "points", points: ISOTHERM, smooth: true },
          { kind: "line", from: [4, 1], to: [1, 1] },
          { kind: "line", from: [1, 1], to: [1, 4] },
        ],
      },
    ],
    points: [
      { at: [1, 4], label: "A" },
      { at: [4, 1], label: "B" },
      { at: [1, 1], label: "C" },
    ],
    shaded: [{ curve: 0, label: "W" }],
  },
  triangle: {
    type: "geometry",
    note: "Not to scale",
    points: [
      { name: "A", at: [0, 0] },
      { name: "B", at: [8, 0] },
      { name: "C", at: [0, 6] },
      { name: "D", at: [2.88, 3.84] },
    ],
    polygons: [{ corners: ["A", "B", "C"] }],
    segments: [
      { from: "A", to: "D", dashed: true, label: "h" },
      { from: "A", to: "B", label: "8 cm" },
      { from: "A", to: "C", label: "6 cm" },
    ],
    angles: [
      { at: "A", from: "B", to: "C", right: true },
      { at: "D", from: "A", to: "B", right: true },
      { at: "B", from: "C", to: "A", label: "θ" },
    ],
  },
  circle: {
    type: "geometry",
    points: [
      { name: "O", at: [0, 0], dot: true },
      { name: "A", at: [4.33, 2.5] },
      { name: "B", at: [-4.33, 2.5] },
      { name: "P", at: [0, 10] },
      { name: "C", at: [0, -5] },
    ],
    circles: [{ centre: "O", through: "A" }],
    segments: [
      { from: "P", to: "A", ticks: 1 },
      { from: "P", to: "B", ticks: 1 },
      { from: "O", to: "A", label: "5 cm" },
      { from: "O", to: "B" },
      { from: "C", to: "A", dashed: true },
      { from: "C", to: "B", dashed: true },
    ],
    angles: [
      { at: "P", from: "B", to: "A", label: "60°" },
      { at: "C", from: "A", to: "B", label: "x" },
    ],
  },
  transversal: {
    type: "geometry",
    title: "Two parallel lines and a transversal",
    points: [
      { name: "A", at: [0, 0] },
      { name: "B", at: [10, 0] },
      { name: "C", at: [0, 3] },
      { name: "D", at: [10, 3] },
      { name: "E", at: [3, -1.5] },
      { name: "F", at: [7, 4.5] },
      { name: "G", at: [4, 0], unlabelled: true },
      { name: "H", at: [6, 3], unlabelled: true },
    ],
    segments: [
      { from: "A", to: "B", arrow: true },
      { from: "C", to: "D", arrow: true },
      { from: "E", to: "F" },
    ],
    angles: [
      { at: "G", from: "B", to: "F", label: "55°" },
      { at: "H", from: "F", to: "C", label: "(3x + 5)°" },
    ],
  },
  sector: {
    type: "geometry",
    points: [
      { name: "O", at: [0, 0] },
      { name: "A", at: [7, 0] },
      { name: "B", at: [3.5, 6.062] },
    ],
    arcs: [{ centre: "O", from: "A", to: "B", sector: true }],
    segments: [{ from: "O", to: "A", label: "7 cm" }],
    angles: [{ at: "O", from: "A", to: "B", label: "60°" }],
  },
  seriesCircuit: {
    type: "circuit",
    source: [
      { kind: "cell", label: "12 V" },
      { kind: "switch", label: "K", open: true },
    ],
    parts: [{ kind: "resistor", label: "4 Ω" }, { kind: "lamp", label: "L" }, { kind: "ammeter" }],
  },
  ladderCircuit: {
    type: "circuit",
    source: [{ kind: "battery", label: "ε = 24 V" }],
    parts: [
      { kind: "resistor", label: "R₁ = 2 Ω" },
      {
        kind: "parallel",
        parts: [
          { kind: "resistor", label: "R₂ = 6 Ω" },
          {
            kind: "series",
            parts: [
              { kind: "resistor", label: "R₃ = 1 Ω" },
              {
                kind: "parallel",
                parts: [
                  { kind: "resistor", label: "4 Ω" },
                  { kind: "resistor", label: "4 Ω" },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  terminalCircuit: {
    type: "circuit",
    terminals: ["A", "B"],
    parts: [
      {
        kind: "parallel",
        parts: [
          { kind: "capacitor", label: "2 μF" },
          { kind: "capacitor", label: "3 μF" },
          {
            kind: "series",
            parts: [
              { kind: "capacitor", label: "6 μF" },
              { kind: "inductor", label: "L" },
            ],
          },
        ],
      },
      { kind: "rheostat", label: "R" },
      { kind: "parallel", parts: [{ kind: "resistor", label: "10 Ω" }, { kind: "voltmeter" }] },
    ],
  },
  manyComponents: {
    type: "circuit",
    source: [{ kind: "ac-source", label: "220 V" }],
    parts: [
      { kind: "resistor", label: "100 Ω" },
      { kind: "inductor", label: "0.5 H" },
      { kind: "capacitor", label: "10 μF" },
      { kind: "diode" },
      { kind: "galvanometer" },
      { kind: "rheostat", label: "0–50 Ω" },
    ],
  },
  venn: {
    type: "venn",
    title: "Games played by 120 students",
    universe: "Students",
    sets: ["Cricket", "Hockey"],
    regions: [
      { in: ["Cricket"], label: "45" },
      { in: ["Cricket", "Hockey"], label: "x", shaded: true },
      { in: ["Hockey"], label: "30" },
      { in: [], label: "18" },
    ],
  },
  vennOfThree: {
    type: "venn",
    sets: ["Tea", "Coffee", "Fruit juice"],
    regions: [
      { in: ["Tea"], label: "25" },
      { in: ["Coffee"], label: "31" },
      { in: ["Fruit juice"], label: "19" },
      { in: ["Tea", "Coffee"], label: "12" },
      { in: ["Tea", "Fruit juice"], label: "8" },
      { in: ["Coffee", "Fruit juice"], label: "7", shaded: true },
      { in: ["Tea", "Coffee", "Fruit juice"], label: "5" },
    ],
  },
  numberLine: {
    type: "number-line",
    from: -5,
    to: 5,
    step: 1,
    points: [{ at: 4, label: "P" }],
    intervals: [{ from: -3, to: 2, fromOpen: true }],
  },
  rays: {
    type: "number-line",
    title: "The solution of an inequality",
    from: -10,
    to: 10,
    intervals: [
      { to: -4, toOpen: true, label: "x < −4" },
      { from: 6, label: "x ≥ 6" },
    ],
  },
  grid: {
    type: "grid",
    columns: 5,
    rows: 3,
    points: [
      { at: [0, 0], label: "A" },
      { at: [5, 3], label: "B" },
      { at: [2, 1], label: "C" },
    ],
    paths: [
      {
        through: [
          [0, 0],
          [2, 0],
          [2, 1],
          [4, 1],
          [4, 3],
          [5, 3],
        ],
        arrow: true,
      },
    ],
  },
  coordinateGrid: {
    type: "grid",
    columns: 8,
    rows: 6,
    numbered: true,
    points: [{ at: [2, 3], label: "P (2, 3)" }, { at: [7, 5] }],
    paths: [
      {
        through: [
          [1, 1],
          [6, 1],
          [6, 4],
          [1, 4],
          [1, 1],
        ],
        dashed: true,
      },
    ],
    shaded: [
      [3, 2],
      [4, 2],
      [3, 3],
    ],
  },
  cells: {
    type: "cells",
    title: "Which number is missing?",
    rows: [
      ["3", "5", "34"],
      ["4", "6", "52"],
      ["7", "2", "?"],
    ],
    shaded: [[2, 2]],
  },
  namedCells: {
    type: "cells",
    columnNames: ["1", "2", "3", "4"],
    rowNames: ["P", "Q", "R"],
    rows: [
      ["●", "▲", "", "■"],
      ["▲", "■", "●", ""],
      ["", "●", "▲", "Front"],
    ],
  },
} satisfies Record<string, Figure>;
