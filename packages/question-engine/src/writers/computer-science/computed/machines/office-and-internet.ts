import { type Slip, slips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, fence, table } from "../code.ts";

/** 1 is A, 27 is AA. */
function columnName(index: number): string {
  return index <= 0
    ? ""
    : columnName(Math.floor((index - 1) / 26)) + String.fromCharCode(65 + ((index - 1) % 26));
}
function columnIndex(name: string): number {
  return [...name].reduce((total, letter) => total * 26 + letter.charCodeAt(0) - 64, 0);
}

export const officeAndInternet: WriterList = [
  computed({
    name: "cells-in-a-range",
    topic: "office-and-internet",
    difficulty: "EASY",
    write(random) {
      const [c1, r1] = [random.int(1, 6), random.int(1, 9)];
      const [c2, r2] = [c1 + random.int(1, 6), r1 + random.int(2, 12)];
      const key = (c2 - c1 + 1) * (r2 - r1 + 1);
      const text = `${columnName(c1)}${r1}:${columnName(c2)}${r2}`;
      return {
        text: `How many cells of a spreadsheet does the range \`${text}\` contain?`,
        answer: num(key),
        distractors: [
          wrong(num((c2 - c1) * (r2 - r1)), "subtracting the ends without adding 1 for rows and columns"),
          wrong(num((c2 - c1 + 1) * (r2 - r1)), "counting one row too few"),
          wrong(num((c2 - c1) * (r2 - r1 + 1)), "counting one column too few"),
          wrong(num(c2 - c1 + 1 + r2 - r1 + 1), "adding rows and columns"),
        ],
        explanation: `Columns ${columnName(c1)} to ${columnName(c2)} are ${c2 - c1 + 1}, rows ${r1} to ${r2} are ${r2 - r1 + 1}: $${c2 - c1 + 1} \\times ${r2 - r1 + 1} = ${key}$ cells.`,
      };
    },
  }),
  computed({
    name: "spreadsheet-functions-on-a-column",
    topic: "office-and-internet",
    difficulty: "EASY",
    write(random) {
      const cells = range(1, 7).map(() =>
        random.chance(0.2) ? "absent" : random.chance(0.2) ? "(empty)" : random.int(2, 30),
      );
      const numbers = cells.filter((cell) => typeof cell === "number");
      const filled = cells.filter((cell) => cell !== "(empty)").length;
      const texts = filled - numbers.length;
      const total = sum(numbers);
      if (numbers.length < 3 || texts === 0 || filled === 7) return undefined;
      const kind = random.pick(["SUM", "COUNT", "COUNTA", "AVERAGE", "MAX"] as const);
      if (kind === "AVERAGE" && !Number.isInteger(total / numbers.length)) return undefined;
      const [most = 0, second = 0] = numbers.toSorted((one, other) => other - one);
      const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
      const least = Math.min(...numbers);
      const values = {
        SUM: total,
        COUNT: numbers.length,
        COUNTA: filled,
        AVERAGE: total / numbers.length,
        MAX: most,
      };
      const key = num(values[kind]);
      // Each of the size that the function can give.
      const mistakes = {
        SUM: [
          [total + texts, "counting each text as 1"],
          [total - last, "leaving out the last number"],
          [total - first, "leaving out the first number"],
          [total + least, "adding one number twice"],
          [total - least, "leaving out the smallest number"],
        ],
        COUNT: [
          [filled, "counting the cells with text too, as `COUNTA` does"],
          [7, "counting every cell"],
          [texts, "counting only the cells with text"],
          [7 - filled, "counting only the empty cells"],
          [7 - texts, "leaving out the cells with text but not the empty ones"],
        ],
        COUNTA: [
          [numbers.length, "counting only the numbers, as `COUNT` does"],
          [7, "counting the empty cells too"],
          [7 - filled, "counting only the empty cells"],
          [texts, "counting only the cells with text"],
          [7 - texts, "leaving out the cells with text instead of the empty ones"],
        ],
        AVERAGE: [
          [total / filled, "dividing by the cells with text too"],
          [total / 7, "dividing by all seven cells"],
          [(most + least) / 2, "taking the middle between the largest and the smallest number"],
          [total / (numbers.length - 1), "dividing by one cell too few"],
          [(total - most) / (numbers.length - 1), "leaving out the largest number"],
          [(total - least) / (numbers.length - 1), "leaving out the smallest number"],
          [second, "taking the second largest number"],
        ],
        MAX: [
          [second, "taking the second largest number"],
          [last, "taking the last number"],
          [first, "taking the first number"],
          [least, "taking the smallest number"],
          [total, "adding the numbers"],
        ],
      } satisfies Record<typeof kind, Slip[]>;
      return {
        text: `A spreadsheet holds these values in A1 to A7. What does \`=${kind}(A1:A7)\` show?${cells.includes("(empty)") ? " “(empty)” marks a cell with nothing in it." : ""}\n${table(
          ["Cell", "Value"],
          cells.map((cell, index) => [`A${index + 1}`, cell]),
        )}`,
        answer: key,
        distractors: slips(random, key, num, mistakes[kind]),
        explanation: [
          {
            SUM: "`SUM` adds the numbers and skips text.",
            COUNT: "`COUNT` counts the cells that hold numbers.",
            COUNTA: "`COUNTA` counts all cells that are not empty, whatever they hold.",
            AVERAGE:
              "`AVERAGE` divides the sum of the numbers by how many numbers there are; text is skipped.",
            MAX: "`MAX` gives the largest number and skips text.",
          }[kind],
          kind === "COUNTA"
            ? `Here ${values[kind]} of the seven cells are not empty.`
            : `Here the numbers are ${numbers.join(", ")}, so the result is ${values[kind]}.`,
        ],
      };
    },
  }),
  computed({
    name: "copying-a-formula",
    topic: "office-and-internet",
    difficulty: "MEDIUM",
    write(random) {
      const [c, r] = [random.int(2, 8), random.int(3, 12)];
      const [dc, dr] = [random.int(1, 4), random.int(1, 6)];
      const ref = () => ({
        c: random.int(1, 6),
        r: random.int(2, 10),
        fixC: random.chance(),
        fixR: random.chance(),
      });
      const [x, y] = [ref(), ref()];
      if (x.fixC === x.fixR && y.fixC === y.fixR && random.chance(0.7)) return undefined;
      const show = ({ c: col, r: row, fixC, fixR }: typeof x, moveC: number, moveR: number, obey = true) =>
        `${fixC ? "$" : ""}${columnName(col + (obey && fixC ? 0 : moveC))}${fixR ? "$" : ""}${row + (obey && fixR ? 0 : moveR)}`;
      const sign = random.pick(["+", "*", "-", "/"]);
      const formula = (moveC: number, moveR: number, obey = true) =>
        `=${show(x, moveC, moveR, obey)}${sign}${show(y, moveC, moveR, obey)}`;
      const inverted = (moveC: number, moveR: number) =>
        `=${[x, y].map(({ c: col, r: row, fixC, fixR }) => `${fixC ? "$" : ""}${columnName(col + (fixC ? moveC : 0))}${fixR ? "$" : ""}${row + (fixR ? moveR : 0)}`).join(sign)}`;
      return {
        text: `Cell ${columnName(c)}${r} of a spreadsheet holds the formula \`${formula(0, 0)}\`. It is copied to cell ${columnName(c + dc)}${r + dr}. Which formula stands there?`,
        answer: code(formula(dc, dr)),
        distractors: [
          wrong(code(formula(dc, dr, false)), "shifting the parts marked with a dollar sign too"),
          wrong(code(inverted(dc, dr)), "shifting only the parts marked with a dollar sign"),
          wrong(code(formula(0, 0)), "copying the formula without any change"),
          wrong(code(formula(dr, dc)), "exchanging the shifts of rows and columns"),
          wrong(code(formula(dc, 0)), "shifting the columns only"),
          wrong(code(formula(0, dr)), "shifting the rows only"),
        ],
        explanation: [
          `The copy stands ${dc} ${dc === 1 ? "column" : "columns"} to the right and ${dr} ${dr === 1 ? "row" : "rows"} further down. Parts after a dollar sign stay, all others shift by as much.`,
          `This gives \`${formula(dc, dr)}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "spreadsheet-conditions",
    topic: "office-and-internet",
    difficulty: "MEDIUM",
    write(random) {
      const goods = random.sample(["pens", "ink", "paper", "glue", "files"], 3);
      const rows = range(1, 6).map(() => ({ item: random.pick(goods), amount: random.int(2, 20) }));
      const item = at(rows, 0).item;
      const limit = random.int(6, 14);
      const kind = random.pick(["SUMIF", "COUNTIF", "SUMIFX"] as const);
      const mine = rows.filter((row) => row.item === item);
      if (mine.length < 2 || mine.length > 4) return undefined;
      const above = rows.filter(({ amount }) => amount > limit);
      const amounts = (list: typeof rows) => sum(list.map(({ amount }) => amount));
      const formula = {
        SUMIF: `=SUMIF(A2:A7,"${item}",B2:B7)`,
        COUNTIF: `=COUNTIF(B2:B7,">${limit}")`,
        SUMIFX: `=SUMIF(B2:B7,">${limit}")`,
      }[kind];
      const key = { SUMIF: amounts(mine), COUNTIF: above.length, SUMIFX: amounts(above) }[kind];
      const total = amounts(rows);
      if (above.length < 2 || above.length > 5) return undefined;
      const taken = kind === "SUMIF" ? mine : above;
      const left = rows.filter((row) => !taken.includes(row));
      return {
        text: `What does the formula \`${formula}\` show for this sheet? (The headings are in row 1.)\n${table(["A", "B"], [["item", "amount"], ...rows.map((row) => [row.item, row.amount])])}`,
        answer: num(key),
        distractors: [
          wrong(num(kind === "COUNTIF" ? 6 - key : total - key), "taking the rows that fail the condition"),
          wrong(
            num(kind === "COUNTIF" ? rows.filter(({ amount }) => amount >= limit).length : total),
            kind === "COUNTIF" ? "counting amounts equal to the limit too" : "ignoring the condition",
          ),
          wrong(
            num(kind === "COUNTIF" ? 6 : key + at(left, 0).amount),
            kind === "COUNTIF" ? "ignoring the condition" : "adding a row that does not belong",
          ),
          wrong(
            num(kind === "COUNTIF" ? key + 1 : key - at(taken, 0).amount),
            kind === "COUNTIF" ? "counting one row too many" : "leaving out the first of the rows",
          ),
          wrong(
            num(kind === "COUNTIF" ? key - 1 : key - at(taken, taken.length - 1).amount),
            kind === "COUNTIF" ? "counting one row too few" : "leaving out the last of the rows",
          ),
        ],
        explanation: [
          kind === "SUMIF"
            ? `The rows with ${item} have the amounts ${mine.map(({ amount }) => amount).join(", ")}.`
            : `The amounts above ${limit} are ${above.map(({ amount }) => amount).join(", ")}.`,
          `The formula shows ${key}.`,
        ],
      };
    },
  }),
  computed({
    name: "spreadsheet-column-letters",
    topic: "office-and-internet",
    difficulty: "MEDIUM",
    write(random) {
      const n = random.int(28, 700);
      const name = columnName(n);
      if (/Z/.test(name)) return undefined;
      if (random.chance()) {
        return {
          text: `The columns of a spreadsheet are called A to Z, then AA, AB and so on. What is the ${n}${n % 100 >= 11 && n % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")} column called?`,
          answer: code(name),
          distractors: [
            wrong(code(columnName(n + 1)), "counting A as 0"),
            wrong(code(columnName(n - 1)), "being one column short"),
            wrong(code(columnName(n + 26)), "taking the first letter one too far"),
            wrong(
              code(columnName(Math.max(1, n - 26)).padStart(2, "A")),
              "taking the first letter one too early",
            ),
          ],
          explanation: [
            `${n} = ${Math.floor((n - 1) / 26)} × 26 + ${((n - 1) % 26) + 1}.`,
            `The first letter is number ${Math.floor((n - 1) / 26)} and the second number ${((n - 1) % 26) + 1} of the alphabet: \`${name}\`.`,
          ],
          verify: () => columnIndex(name) === n,
        };
      }
      const [first, second] = [name.charCodeAt(0) - 64, name.charCodeAt(1) - 64];
      return {
        text: `The columns of a spreadsheet are called A to Z, then AA, AB and so on. What is the number of column ${name}, if A is number 1?`,
        answer: num(n),
        distractors: [
          wrong(num((first - 1) * 26 + second - 1), "counting the letters from 0"),
          wrong(num(first * 10 + second), "giving the first letter the weight 10"),
          wrong(num(first + second), "adding the numbers of the letters"),
          wrong(num(second * 26 + first), "exchanging the two letters"),
          wrong(num(n - 26), "taking AA for number 1"),
          wrong(num(n + 26), "counting the single letters twice"),
        ],
        explanation: `${name[0]} is letter ${first} and ${name[1]} letter ${second}: $${first} \\times 26 + ${second} = ${n}$.`,
        verify: () => range(1, n).map(columnName).at(-1) === name,
      };
    },
  }),
  computed({
    name: "nested-if-in-a-spreadsheet",
    topic: "office-and-internet",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = [random.int(20, 95), random.int(20, 95)];
      const [hi, lo] = [random.step(70, 80, 5), random.step(35, 50, 5)];
      const [p, q, r] = [random.int(2, 9), random.int(10, 19), random.int(20, 29)];
      const useAnd = random.chance();
      const test = (value: boolean, other: boolean) => (useAnd ? value && other : value || other);
      const first = test(a >= hi, b >= hi);
      const second = a + b > 2 * lo;
      const value = first ? p : second ? q : r;
      const add = random.int(1, 5);
      const key = value + (a > b ? add : 0);
      const formula = `=IF(${useAnd ? "AND" : "OR"}(A1>=${hi},B1>=${hi}),${p},IF(A1+B1>${2 * lo},${q},${r}))+IF(A1>B1,${add},0)`;
      const flip = useAnd ? a >= hi || b >= hi : a >= hi && b >= hi;
      const swapped = flip ? p : second ? q : r;
      return {
        text: `In a spreadsheet A1 holds ${a} and B1 holds ${b}. What does this formula show?\n${fence(formula)}`,
        answer: num(key),
        distractors: [
          wrong(num(swapped + (a > b ? add : 0)), `treating ${useAnd ? "AND as OR" : "OR as AND"}`),
          ...[p, q, r]
            .filter((other) => other !== value)
            .map((other) => wrong(num(other + (a > b ? add : 0)), "following the wrong branch")),
          wrong(num(value + (a > b ? 0 : add)), "misjudging the comparison of A1 and B1"),
          wrong(num(p + q), "adding two branches"),
        ],
        explanation: [
          `The first condition, ${a} ≥ ${hi} ${useAnd ? "and" : "or"} ${b} ≥ ${hi}, is ${first ? `true, so the value is ${p}` : `false; the second, ${a + b} > ${2 * lo}, is ${second ? "true" : "false"}, so the value is ${value}`}.`,
          `The last condition, ${a} > ${b}, is ${a > b ? `true, so ${add} is added` : "false, so nothing is added"}.`,
          `The formula shows ${key}.`,
        ],
      };
    },
  }),
];
