import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { lakh } from "../../../../kit/amounts.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { count, num, type Value } from "../../../../numbers/value.ts";
import { numberWord, towns } from "../../../../writing/english.ts";
import { dataSet } from "./data-set.ts";
import { fiveOf } from "./forms.ts";
import { drawCells, type Grid, readChart, readTable, type Setting, tableOf } from "./grid.ts";
import {
  aboutShare,
  aboveAverage,
  average,
  cellPercentMore,
  differenceOfTotals,
  gapOfAverages,
  growth,
  pairPercent,
  pairRatio,
  projection,
  shareOfTotal,
  totalPercentMore,
  totalRatio,
  whichIsMost,
  widestGap,
} from "./grid-forms.ts";
import { gridSteps } from "./grid-steps.ts";

interface Scene extends Omit<Setting, "columns" | "areYears" | "columnNoun" | "onAll" | "on"> {
  title: string;
  shows: string;
  scale: number;
  unit?: string;
}

const thousandTonnes = (amount: number): Value => count(amount, "thousand tonnes", "thousand tonnes");

function yearly(random: Random, scene: Scene, years: number): Setting & Scene {
  const first = random.int(2015, 2025 - years);
  return {
    ...scene,
    columns: range(first, first + years - 1).map(String),
    columnNoun: "year",
    on: (year) => `in ${year}`,
    onAll: `in the ${numberWord(years)} years`,
    areYears: true,
  };
}

function tableScene(random: Random): Scene {
  const rows = [...random.pick(["PQRST", "ABCDE", "JKLMN"])].map((letter) => `Firm ${letter}`);
  const five = towns(random, 5);
  return random.pick<Scene>([
    {
      measure: "number of scooters made",
      title: "Scooters made by five firms",
      shows: "how many scooters five firms made in each of five years",
      rows,
      rowNoun: "firm",
      by: (row) => `by ${row}`,
      byAll: "by the five firms",
      kinds: ["petrol scooters", "electric scooters"],
      show: num,
      scale: 10,
    },
    {
      measure: "production of rice",
      title: "Production of rice (in thousand tonnes)",
      shows: "the production of rice, in thousand tonnes, in five districts over five years",
      rows: five,
      rowNoun: "district",
      by: (row) => `of ${row}`,
      byAll: "of the five districts",
      show: thousandTonnes,
      scale: 4,
    },
    {
      measure: "number of visitors",
      title: "Visitors of five museums (in thousands)",
      shows: "how many visitors, in thousands, the museums of five towns had in five years",
      rows: five,
      rowNoun: "museum",
      by: (row) => `to the museum of ${row}`,
      byAll: "to the five museums",
      short: (row) => `the museum of ${row}`,
      kinds: ["adults", "children"],
      show: (amount) => count(amount, "thousand", "thousand"),
      scale: 5,
    },
    {
      measure: "number of loans granted",
      title: "Loans granted by five branches of a bank",
      shows: "how many loans five branches of a bank granted in each of five years",
      rows: five,
      rowNoun: "branch",
      by: (row) => `by the ${row} branch`,
      byAll: "by the five branches",
      short: (row) => `the ${row} branch`,
      kinds: ["home loans", "other loans"],
      show: num,
      scale: 20,
    },
  ]);
}

export const tableOfYears = dataSet("table-of-five-over-five-years", "MEDIUM", (random) => {
  const setting = yearly(random, tableScene(random), 5);
  const cells = drawCells(random, 5, 5, setting.scale);
  const figure = tableOf(setting, cells, setting.title);
  const grid: Grid = { ...setting, cells, read: (row, column) => readTable(figure, row, column) };
  return {
    stimulus: { text: `The table shows ${setting.shows}. Study it and answer the questions.`, figure },
    questions: fiveOf(random, grid, [
      pairRatio,
      gapOfAverages,
      totalRatio,
      cellPercentMore,
      totalPercentMore,
      shareOfTotal,
      pairPercent,
      aboutShare,
      differenceOfTotals,
      average,
      whichIsMost,
      aboveAverage,
      growth,
      projection,
      ...gridSteps,
    ]),
  };
});

const lineScene = (random: Random): Scene =>
  random.pick<Scene>([
    {
      measure: "number of laptops sold",
      title: "Laptops sold by two companies",
      shows: "how many laptops the companies Alpha and Nova sold",
      kinds: ["gaming laptops", "other laptops"],
      rows: ["Alpha", "Nova"],
      rowNoun: "company",
      by: (row) => `by ${row}`,
      byAll: "by the two companies",
      show: num,
      scale: 10,
    },
    {
      measure: "number of tourists",
      title: "Tourists in two hill towns (in thousands)",
      shows: "how many tourists, in thousands, came to two hill towns",
      rows: random.pick([
        ["Shimla", "Munnar"],
        ["Ooty", "Nainital"],
        ["Gangtok", "Mussoorie"],
      ]),
      rowNoun: "town",
      by: (row) => `in ${row}`,
      byAll: "in the two towns",
      kinds: ["men", "women"],
      show: (amount) => count(amount, "thousand", "thousand"),
      scale: 4,
    },
    {
      measure: "number of students admitted",
      title: "Students admitted to two colleges",
      shows: "how many students two colleges admitted",
      rows: ["College X", "College Y"],
      rowNoun: "college",
      by: (row) => `to ${row}`,
      byAll: "to the two colleges",
      kinds: ["boys", "girls"],
      show: num,
      scale: 20,
    },
    {
      measure: "turnover",
      title: "Turnover of two companies (in ₹ lakh)",
      shows: "the turnover, in ₹ lakh, of the companies Sona and Veda",
      rows: ["Sona", "Veda"],
      rowNoun: "company",
      by: (row) => `of ${row}`,
      byAll: "of the two companies",
      show: lakh,
      scale: 5,
      unit: "₹ lakh",
    },
  ]);

export const lineOfYears = dataSet("line-chart-of-two-over-six-years", "MEDIUM", (random) => {
  const setting = yearly(random, lineScene(random), 6);
  const cells = drawCells(random, 2, 6, setting.scale);
  if (cells[0]?.some((value, at) => value === cells[1]?.[at])) return undefined;
  const figure: FigureOf<"line"> = {
    type: "line",
    title: setting.title,
    categoryTitle: "Year",
    categories: [...setting.columns],
    series: setting.rows.map((name, at) => ({ name, values: [...(cells[at] ?? [])] })),
    ...(setting.unit && { unit: setting.unit }),
  };
  const grid: Grid = { ...setting, cells, read: (row, column) => readChart(figure, row, column) };
  return {
    stimulus: {
      text: `The line chart shows ${setting.shows} in six years. Study it and answer the questions.`,
      figure,
    },
    questions: fiveOf(random, grid, [
      pairRatio,
      gapOfAverages,
      totalRatio,
      cellPercentMore,
      totalPercentMore,
      shareOfTotal,
      pairPercent,
      differenceOfTotals,
      average,
      whichIsMost,
      widestGap,
      aboveAverage,
      growth,
      projection,
      ...gridSteps,
    ]),
  };
});

interface BarScene extends Setting {
  title: string;
  shows: string;
  scale: number;
}

function barScene(random: Random): BarScene {
  const [schools, weekdays] = [
    [..."ABCDE"].map((letter) => `School ${letter}`),
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  ];
  return random.pick<BarScene>([
    {
      measure: "number",
      title: "Boys and girls in five schools",
      shows: "the number of boys and girls in five schools",
      rows: ["Boys", "Girls"],
      columns: schools,
      rowNoun: "group",
      columnNoun: "school",
      by: (row) => `of ${row.toLowerCase()}`,
      on: (column) => `in ${column}`,
      byAll: "of boys and girls",
      short: (row) => row.toLowerCase(),
      kinds: ["day scholars", "boarders"],
      onAll: "in the five schools",
      show: num,
      areYears: false,
      scale: 20,
    },
    {
      measure: "number",
      title: "Copies sold by a bookshop",
      shows: "how many novels, comics and textbooks a bookshop sold on five days",
      rows: ["Novels", "Comics", "Textbooks"],
      columns: weekdays,
      rowNoun: "kind of book",
      columnNoun: "day",
      by: (row) => `of ${row.toLowerCase()} sold`,
      on: (column) => `on ${column}`,
      byAll: "of books sold",
      short: (row) => row.toLowerCase(),
      kinds: ["new copies", "used copies"],
      onAll: "on the five days",
      show: num,
      areYears: false,
      scale: 2,
    },
    {
      measure: "number",
      title: "Phones and tablets sold in five towns",
      shows: "how many phones and tablets a maker sold in five towns in a month",
      rows: ["Phones", "Tablets"],
      columns: towns(random, 5),
      rowNoun: "device",
      columnNoun: "town",
      by: (row) => `of ${row.toLowerCase()} sold`,
      on: (column) => `in ${column}`,
      byAll: "of phones and tablets sold",
      short: (row) => row.toLowerCase(),
      kinds: ["black ones", "other ones"],
      onAll: "in the five towns",
      show: num,
      areYears: false,
      scale: 10,
    },
    {
      measure: "output",
      title: "Output of three factories (in tonnes)",
      shows: "the output, in tonnes, of three factories from Monday to Friday",
      rows: ["Factory P", "Factory Q", "Factory R"],
      columns: weekdays,
      rowNoun: "factory",
      columnNoun: "day",
      by: (row) => `of ${row}`,
      on: (column) => `on ${column}`,
      byAll: "of the three factories",
      onAll: "on the five days",
      show: (amount) => count(amount, "tonne"),
      areYears: false,
      scale: 5,
    },
  ]);
}

export const groupedBars = dataSet("grouped-bars-of-five-places", "MEDIUM", (random) => {
  const setting = barScene(random);
  const cells = drawCells(random, setting.rows.length, 5, setting.scale);
  const figure: FigureOf<"bar"> = {
    type: "bar",
    title: setting.title,
    categories: [...setting.columns],
    series: setting.rows.map((name, at) => ({ name, values: [...(cells[at] ?? [])] })),
  };
  const grid: Grid = { ...setting, cells, read: (row, column) => readChart(figure, row, column) };
  return {
    stimulus: { text: `The bar chart shows ${setting.shows}. Study it and answer the questions.`, figure },
    questions: fiveOf(random, grid, [
      pairRatio,
      gapOfAverages,
      totalRatio,
      cellPercentMore,
      totalPercentMore,
      shareOfTotal,
      pairPercent,
      aboutShare,
      differenceOfTotals,
      average,
      whichIsMost,
      widestGap,
      aboveAverage,
      ...gridSteps,
    ]),
  };
});
