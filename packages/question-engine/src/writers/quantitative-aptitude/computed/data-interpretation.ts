import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { nearlyEqual, range, roundTo, sum } from "../../../numbers/arithmetic.ts";
import type { Random } from "../../../numbers/random.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { money, num, percent, ratio } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

interface Table {
  title: string;
  /** "in thousands", or nothing where the entries are plain numbers. */
  unit: string;
  rows: string[];
  columns: string[];
  cells: number[][];
}

/** The table as one formula, on a line of its own. */
function shown({ rows, columns, cells }: Table): string {
  const head = ["", ...columns.map((name) => `\\text{${name}}`)].join(" & ");
  const body = rows.map((name, at) => [`\\text{${name}}`, ...(cells[at] ?? [])].join(" & ")).join(" \\\\ ");
  return `$\\begin{array}{l|${"r".repeat(columns.length)}} ${head} \\\\ \\hline ${body} \\end{array}$`;
}

function drawTable(random: Random): Table {
  const scene = random.pick([
    {
      title: "The table shows the number of books sold by four shops",
      unit: "in hundreds",
      rows: ["Shop P", "Shop Q", "Shop R", "Shop S"],
      from: 12,
      to: 60,
      step: 2,
    },
    {
      title: "The table shows the production of rice in four districts",
      unit: "in thousand tonnes",
      rows: ["Burdwan", "Cuttack", "Karnal", "Thanjavur"],
      from: 40,
      to: 120,
      step: 5,
    },
    {
      title: "The table shows the number of candidates who passed from four colleges",
      unit: "",
      rows: ["College A", "College B", "College C", "College D"],
      from: 100,
      to: 400,
      step: 10,
    },
    {
      title: "The table shows the number of scooters made by four firms",
      unit: "in thousands",
      rows: ["Firm W", "Firm X", "Firm Y", "Firm Z"],
      from: 20,
      to: 90,
      step: 5,
    },
  ]);
  const first = random.int(2011, 2019);
  const columns = range(first, first + 3).map(String);
  const cells: number[][] = [];
  while (cells.length < scene.rows.length) {
    const line = columns.map(() => random.step(scene.from, scene.to, scene.step));
    // Rows that are nearly alike look like a misprint.
    if (cells.every((other) => line.filter((cell, at) => cell === other[at]).length < 2)) cells.push(line);
  }
  const title = `${scene.title}${scene.unit && ` (${scene.unit})`}.`;
  return { title, unit: scene.unit, rows: [...scene.rows], columns, cells };
}

export const dataInterpretation: WriterList = [
  computed({
    name: "table-total-or-difference",
    form: "elementary",
    topic: "data-interpretation",
    difficulty: "EASY",
    write(random) {
      const table = drawTable(random);
      const row = random.int(0, 3);
      const other = random.intExcept(0, 3, row);
      const column = random.int(0, 3);
      const total = sum(table.cells[row] ?? []);
      const otherTotal = sum(table.cells[other] ?? []);
      const columnTotal = sum(table.cells.map((line) => line[column] ?? 0));
      const byRow = random.chance();
      const answer = byRow ? total : columnTotal;
      const name = table.rows[row] ?? "";
      const year = table.columns[column] ?? "";
      const nextColumn = sum(table.cells.map((line) => line[(column + 1) % 4] ?? 0));
      const smallest = byRow
        ? Math.min(...(table.cells[row] ?? []))
        : Math.min(...table.cells.map((line) => line[column] ?? 0));
      return {
        text: `${table.title}\n${shown(table)}\n${byRow ? `What is the total for ${name} over the four years` : `What is the total of all four in ${year}`}${table.unit && `, ${table.unit}`}?`,
        answer: num(answer),
        distractors: [
          wrong(num(byRow ? otherTotal : nextColumn), `reading the wrong ${byRow ? "row" : "column"}`),
          wrong(
            num(byRow ? columnTotal : total),
            `adding up a ${byRow ? "column" : "row"} instead of a ${byRow ? "row" : "column"}`,
          ),
          wrong(num(answer - smallest), "leaving out one entry"),
          wrong(num(answer + smallest), "counting one entry twice"),
        ],
        explanation: [
          byRow
            ? `Add up the row of ${name}: $${(table.cells[row] ?? []).join(" + ")} = ${answer}$.`
            : `Add up the column of ${year}: $${table.cells.map((line) => line[column]).join(" + ")} = ${answer}$.`,
          `${table.unit ? `The entries are ${table.unit}, and so is` : "That is"} the total: $${answer}$.`,
        ],
      };
    },
  }),
  computed({
    name: "pie-chart-share",
    form: "elementary",
    topic: "data-interpretation",
    difficulty: "EASY",
    write(random) {
      const heads = random.pick([
        ["food", "rent", "education", "transport", "savings"],
        ["science", "commerce", "arts", "law", "design"],
        ["buses", "cars", "cycles", "trains", "walking"],
      ] as const);
      const parts = [
        random.step(10, 35, 5),
        random.step(10, 25, 5),
        random.step(10, 25, 5),
        random.step(5, 20, 5),
      ];
      const last = 100 - sum(parts);
      const shares = [...parts, last];
      if (last < 5 || new Set(shares).size < 4) return undefined;
      const total = random.step(400, 9600, 200);
      const at = random.int(0, 4);
      const share = shares[at] ?? 0;
      const answer = (total * share) / 100;
      const subject =
        heads[0] === "food"
          ? `a family's monthly budget of ${money(total * 10)}`
          : heads[0] === "science"
            ? `${num(total)} students by stream`
            : `${num(total)} people by how they come to work`;
      const scale = heads[0] === "food" ? 10 : 1;
      const show = (x: number) => (scale === 10 ? money(x * 10) : num(x));
      const other = shares.find((x) => x !== share) ?? 0;
      const askAngle = random.chance(0.4);
      const listed = heads.map((head, index) => `${head} ${shares[index]}%`).join(", ");
      if (askAngle)
        return {
          text: `A pie chart divides ${subject}: ${listed}. What is the angle of the sector for ${heads[at]}?`,
          answer: num(share * 3.6, "°"),
          distractors: [
            wrong(num(share, "°"), "reading the percentage as degrees"),
            wrong(num(share * 1.8, "°"), "taking the whole chart as $180^\\circ$"),
            wrong(num(360 - share * 3.6, "°"), "finding the angle of all the others"),
            wrong(num(other * 3.6, "°"), "taking another sector"),
          ],
          explanation: [
            `The whole chart is $360^\\circ$, so 1% is $3.6^\\circ$.`,
            `The share of ${share}% is $${share} \\times 3.6^\\circ$, that is ${num(share * 3.6, "°")}.`,
          ],
        };
      return {
        text: `A pie chart divides ${subject}: ${listed}. ${scale === 10 ? `How much is for ${heads[at]}?` : `How many are in the sector for ${heads[at]}?`}`,
        answer: show(answer),
        distractors: [
          wrong(show((total * other) / 100), "taking another sector"),
          wrong(show(total - answer), "finding the number of all the others"),
          wrong(show(Math.round((total * share) / 360)), "reading the percentage as degrees"),
          wrong(show(total / 5), "giving every sector the same size"),
        ],
        explanation: [
          `The sector is ${share}% of the whole.`,
          `Of ${scale === 10 ? money(total * 10) : num(total)}, ${share}% is ${show(answer)}.`,
        ],
      };
    },
  }),
  computed({
    name: "table-percentage-change",
    form: "elementary",
    topic: "data-interpretation",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const table = drawTable(random);
      const row = random.int(0, 3);
      const [from, to] = [random.int(0, 2), random.int(1, 3)];
      if (from >= to) return undefined;
      const line = table.cells[row] ?? [];
      const [old = 1, fresh = 1] = [line[from], line[to]];
      const change = ((fresh - old) / old) * 100;
      if (change === 0 || Math.abs(change) > 150 || !isNeat(change, 1)) return undefined;
      const rise = change > 0;
      return {
        text: `${table.title}\n${shown(table)}\nBy what percentage did the figure for ${table.rows[row]} ${rise ? "rise" : "fall"} from ${table.columns[from]} to ${table.columns[to]}?`,
        answer: percent(Math.abs(change)),
        distractors: [
          wrong(
            percent((Math.abs(fresh - old) / fresh) * 100, 1),
            `dividing by the value of ${table.columns[to]}`,
          ),
          wrong(percent(Math.abs(fresh - old)), "reading the difference as a percentage"),
          wrong(percent((fresh / old) * 100, 1), "stating the new value as a percentage of the old one"),
          wrong(
            percent(Math.abs(change) / 2),
            "dividing by the sum of both years instead of the old value"
              .replace("the sum of both years", "twice the old value")
              .replace(" instead of the old value", ""),
          ),
        ],
        explanation: [
          `${table.rows[row]}: ${old} in ${table.columns[from]} and ${fresh} in ${table.columns[to]}, a change of ${Math.abs(fresh - old)}.`,
          `$\\frac{${Math.abs(fresh - old)}}{${old}} \\times 100\\% = ${roundTo(Math.abs(change), 2)}\\%$.`,
        ],
        verify: () => nearlyEqual(old * (1 + change / 100), fresh),
      };
    }),
  }),
  computed({
    name: "table-ratio-of-totals",
    form: "elementary",
    topic: "data-interpretation",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const table = drawTable(random);
      const [p = 0, q = 1] = random.sample([0, 1, 2, 3], 2);
      const years = random.pick([
        [0, 1],
        [1, 2],
        [2, 3],
        [0, 3],
      ] as const);
      const of = (row: number) => sum(years.map((at) => table.cells[row]?.[at] ?? 0));
      const [a, b] = [of(p), of(q)];
      const answer = ratio(a, b);
      if (a === b || answer.text.length > 10) return undefined;
      const single = (row: number) => table.cells[row]?.[years[0]] ?? 1;
      const all = (row: number) => sum(table.cells[row] ?? []);
      return {
        text: `${table.title}\n${shown(table)}\nTaking the years ${table.columns[years[0]]} and ${table.columns[years[1]]} together, what is the ratio of the total of ${table.rows[p]} to that of ${table.rows[q]}?`,
        answer,
        distractors: [
          wrong(ratio(b, a), "turning the ratio upside down"),
          wrong(ratio(single(p), single(q)), `using ${table.columns[years[0]]} only`),
          wrong(ratio(all(p), all(q)), "using all four years"),
          wrong(
            ratio(table.cells[p]?.[years[1]] ?? 1, table.cells[q]?.[years[1]] ?? 1),
            `using ${table.columns[years[1]]} only`,
          ),
          wrong(ratio(single(q), single(p)), `using ${table.columns[years[0]]} only, upside down`),
        ],
        explanation: [
          `${table.rows[p]}: $${years.map((at) => table.cells[p]?.[at]).join(" + ")} = ${a}$; ${table.rows[q]}: $${years.map((at) => table.cells[q]?.[at]).join(" + ")} = ${b}$.`,
          `The ratio is $${a} : ${b}$, in lowest terms ${answer}.`,
        ],
      };
    }),
  }),
  computed({
    name: "caselet-passed-and-failed",
    topic: "data-interpretation",
    difficulty: "HARD",
    write: patiently((random) => {
      const total = random.step(400, 2000, 100);
      const girls = random.pick([40, 45, 48, 55, 60]);
      const passG = random.pick([60, 65, 70, 75, 80, 85, 90]);
      const passAll = random.pick([60, 64, 66, 68, 70, 72, 74, 75, 78]);
      const g = (total * girls) / 100;
      const b = total - g;
      const passedG = (g * passG) / 100;
      const passed = (total * passAll) / 100;
      const passedB = passed - passedG;
      const rate = (passedB / b) * 100;
      if (
        ![g, passedG, passed].every((x) => isNeat(x)) ||
        passedB <= 0 ||
        passedB >= b ||
        !isNeat(rate, 1) ||
        passG === passAll
      )
        return undefined;
      const askRate = random.chance();
      const failedB = b - passedB;
      return {
        text: `Of ${num(total)} candidates in an examination, ${girls}% are girls and the others are boys. Altogether ${passAll}% of the candidates and ${passG}% of the girls passed. ${askRate ? "What percentage of the boys passed?" : "How many boys failed?"}`,
        answer: askRate ? percent(rate) : num(failedB),
        distractors: pleasant(
          askRate
            ? [
                wrong(percent(2 * passAll - passG), "assuming as many boys as girls"),
                wrong(
                  percent(roundTo((passedB / total) * 100, 1)),
                  "taking the boys who passed as a percentage of all candidates",
                ),
                wrong(percent(100 - rate), "finding the percentage of boys who failed"),
                wrong(
                  percent(roundTo((passedB / passed) * 100, 1)),
                  "taking the boys who passed as a percentage of all who passed",
                ),
                wrong(
                  percent(passAll - (passG * girls) / 100),
                  "subtracting the percentages without dividing by the boys' share",
                ),
              ]
            : [
                wrong(num(passedB), "giving the boys who passed"),
                wrong(num(g - passedG), "giving the girls who failed"),
                wrong(num(total - passed), "giving all who failed"),
                wrong(num((b * (100 - passAll)) / 100), "using the overall pass rate for the boys"),
                wrong(num((b * (100 - passG)) / 100), "using the girls' pass rate for the boys"),
              ],
          askRate ? 1 : 0,
        ),
        explanation: [
          `Girls: $${num(g).tex}$, boys: $${num(b).tex}$.`,
          `Passed in all: ${passAll}% of ${total} = ${passed}; girls who passed: ${passG}% of ${g} = ${passedG}; so boys who passed: $${passed} - ${passedG} = ${passedB}$.`,
          askRate
            ? `$\\frac{${passedB}}{${b}} \\times 100\\% = ${roundTo(rate, 2)}\\%$.`
            : `Boys who failed: $${b} - ${passedB} = ${failedB}$.`,
        ],
        verify: () => nearlyEqual(passedG + passedB, passed),
      };
    }),
  }),
  computed({
    name: "table-years-above-average",
    form: "elementary",
    topic: "data-interpretation",
    difficulty: "HARD",
    write: patiently((random) => {
      const table = drawTable(random);
      const growth = table.cells.map((line) => ((line[3] ?? 0) - (line[0] ?? 1)) / (line[0] ?? 1));
      const best = Math.max(...growth);
      const at = growth.indexOf(best);
      const sorted = [...growth].sort((a, b) => b - a);
      if (best <= 0.05 || best - (sorted[1] ?? 0) < 0.04) return undefined;
      const absolute = table.cells.map((line) => (line[3] ?? 0) - (line[0] ?? 0));
      const largest = table.cells.map((line) => line[3] ?? 0);
      const trapA = absolute.indexOf(Math.max(...absolute));
      if (trapA === at) return undefined;
      const trapB = largest.indexOf(Math.max(...largest));
      const why = (row: number) =>
        row === trapA
          ? "looking at the largest absolute increase instead of the percentage"
          : row === trapB
            ? `looking at the largest value in ${table.columns[3]}`
            : `misjudging its growth, which is only ${roundTo((growth[row] ?? 0) * 100, 1)}%`;
      const others = [0, 1, 2, 3].filter((row) => row !== at);
      return {
        text: `${table.title}\n${shown(table)}\nWhich of them shows the greatest percentage increase from ${table.columns[0]} to ${table.columns[3]}?`,
        answer: table.rows[at] ?? "",
        distractors: others.map((row) => wrong(table.rows[row] ?? "", why(row))),
        explanation: [
          "Compare the increase with the starting value, row by row.",
          ...table.rows.map(
            (name, row) =>
              `${name}: $\\frac{${table.cells[row]?.[3]} - ${table.cells[row]?.[0]}}{${table.cells[row]?.[0]}} \\times 100\\% \\approx ${roundTo((growth[row] ?? 0) * 100, 1)}\\%$.`,
          ),
          `The greatest is that of ${table.rows[at]}.`,
        ],
        verify: () => growth.filter((x) => x >= best).length === 1,
      };
    }),
  }),
];
