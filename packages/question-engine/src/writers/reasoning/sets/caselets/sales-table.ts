import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { askDeduced, askWithoutClue, type Clue, type Deduction, deduce } from "../../../../kit/deduction.ts";
import { gcd, range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { money } from "../../../../numbers/value.ts";
import { list, numberWord, people } from "../../../../writing/english.ts";
import { cluesOf, deducedSet, type Form, some } from "./deduced-set.ts";

const SELLERS = range(0, 3);
const ITEMS = range(0, 2);
const MOST = 6;
/** How many of each item each seller sold. */
type Sales = readonly (readonly number[])[];

const ROWS = range(1, MOST).flatMap((x) =>
  range(1, MOST).flatMap((y) => range(1, MOST).map((z) => [x, y, z] as const)),
);

interface Sold {
  names: readonly string[];
  items: readonly string[];
  deduction: Deduction<Sales>;
}

const sold = (sales: Sales, seller: number, item: number) => sales[seller]?.[item] ?? 0;
const ofItem = (sales: Sales, item: number) => sum(SELLERS.map((seller) => sold(sales, seller, item)));
const ofSeller = (sales: Sales, seller: number) => sum(sales[seller] ?? []);

/** Every table with the totals that are shown. */
function tablesWith(truth: Sales): Sales[] {
  const [first = [], second = [], third = []] = SELLERS.map((seller) =>
    ROWS.filter((row) => sum(row) === ofSeller(truth, seller)),
  );
  const found: Sales[] = [];
  for (const one of first)
    for (const two of second)
      for (const three of third) {
        const last = ITEMS.map(
          (item) => ofItem(truth, item) - (one[item] ?? 0) - (two[item] ?? 0) - (three[item] ?? 0),
        );
        if (last.every((count) => count >= 1 && count <= MOST)) found.push([one, two, three, last]);
      }
  return found;
}

const CELLS = SELLERS.flatMap((seller) => ITEMS.map((item) => [seller, item] as const));
const howOften = (sales: Sales, count: number) =>
  CELLS.filter(([seller, item]) => sold(sales, seller, item) === count).length;
/** The person who sold most of an item; undefined if two did. */
function leader(sales: Sales, item: number): number | undefined {
  const best = Math.max(...SELLERS.map((seller) => sold(sales, seller, item)));
  const those = SELLERS.filter((seller) => sold(sales, seller, item) === best);
  return those.length === 1 ? those[0] : undefined;
}

function cluesAbout(random: Random, { names, items }: Omit<Sold, "deduction">, truth: Sales): Clue<Sales>[] {
  const clue = (says: string, fits: (one: Sales) => boolean): Clue<Sales>[] =>
    fits(truth) ? [{ says, fits }] : [];
  const pairs = CELLS.flatMap(([x, a]) =>
    CELLS.filter(([y, b]) => y !== x || b !== a).flatMap(([y, b]) => {
      const other = x === y ? items[b] : a === b ? `${names[y]} did` : `${names[y]} sold ${items[b]}`;
      return [
        ...clue(
          `${names[x]} sold exactly twice as many ${items[a]} as ${other}.`,
          (one) => sold(one, x, a) === 2 * sold(one, y, b),
        ),
        ...clue(
          `${names[x]} sold more ${items[a]} than ${other}.`,
          (one) => sold(one, x, a) > sold(one, y, b),
        ),
      ];
    }),
  );
  const counts = [1, MOST].flatMap((count) =>
    clue(
      `The number ${count} would stand in exactly ${numberWord(howOften(truth, count))} of the twelve places that are not shown.`,
      (one) => howOften(one, count) === howOften(truth, count),
    ),
  );
  const lead = ITEMS.flatMap((item) => {
    const best = leader(truth, item);
    return best === undefined
      ? []
      : clue(
          `${names[best]} sold more ${items[item]} than any of the others did.`,
          (one) => leader(one, item) === best,
        );
  });
  const differ = clue("None of the four sold equal numbers of two items.", (one) =>
    one.every((row) => new Set(row).size === 3),
  );
  return [
    ...differ,
    ...some(
      random,
      counts.filter(({ says }) => !says.includes("zero")),
      1,
    ),
    ...some(random, lead, 1),
    ...random.shuffle(pairs),
  ];
}

/** What is sold together, and what each may cost in rupees. */
const SHOPS: readonly (readonly [item: string, prices: readonly number[]])[][] = [
  [
    ["lamps", [300, 500, 600]],
    ["fans", [1200, 1400, 1700]],
    ["kettles", [800, 900, 1100]],
  ],
  [
    ["bells", [100, 200, 300]],
    ["locks", [400, 500, 600]],
    ["helmets", [700, 800, 900]],
  ],
  [
    ["chairs", [800, 900, 1200]],
    ["desks", [2000, 2500, 3000]],
    ["shelves", [1500, 1700, 1800]],
  ],
];
const PRICES = new Map(SHOPS.flat());

function drawSold(random: Random): Sold | undefined {
  const names = people(random, 4)
    .map(({ name }) => name)
    .sort();
  const items = random.pick(SHOPS).map(([item]) => item);
  const truth = SELLERS.map(() => random.pick(ROWS));
  const cases = tablesWith(truth);
  const deduction = deduce(cases, truth, cluesAbout(random, { names, items }, truth));
  return deduction && { names, items, deduction };
}

function told({ names, items, deduction: { truth } }: Sold): string[] {
  const rows = SELLERS.map(
    (seller) =>
      `${names[seller]} ${list(ITEMS.map((item) => `${items[item]} ${sold(truth, seller, item)}`))}`,
  );
  return [`Only one table has these totals and agrees with the clues: ${rows.join("; ")}.`];
}

const howManySold: Form<Sold> = (random, drawn) => {
  const { names, items, deduction } = drawn;
  const [seller, item] = random.pick(CELLS);
  return askDeduced(deduction, told(drawn), {
    text: `How many ${items[item]} did ${names[seller]} sell?`,
    read: (one) => sold(one, seller, item),
    among: range(1, MOST),
    slips: ITEMS.map((other) => [
      sold(deduction.truth, seller, other),
      `taking the number of ${items[other]}`,
    ]),
    so: `So the number is $${sold(deduction.truth, seller, item)}$.`,
  });
};

const howManyTogether: Form<Sold> = (random, drawn) => {
  const { names, items, deduction } = drawn;
  const [x = 0, y = 1] = random.sample(SELLERS, 2).sort();
  const item = random.pick(ITEMS);
  const both = (one: Sales) => sold(one, x, item) + sold(one, y, item);
  return askDeduced(deduction, told(drawn), {
    text: `How many ${items[item]} did ${names[x]} and ${names[y]} sell together?`,
    read: both,
    among: range(2, 2 * MOST),
    slips: [[ofItem(deduction.truth, item) - both(deduction.truth), "counting what the two others sold"]],
    so: `Together they sold $${sold(deduction.truth, x, item)} + ${sold(deduction.truth, y, item)} = ${both(deduction.truth)}$.`,
  });
};

const howManyPlaces: Form<Sold> = (random, drawn) => {
  const { deduction } = drawn;
  const count = random.int(2, 5);
  if (howOften(deduction.truth, count) === 0) return undefined;
  return askDeduced(deduction, told(drawn), {
    text: `In how many of the twelve places that are not shown would the number ${count} stand?`,
    read: (one) => howOften(one, count),
    among: range(0, 7),
    slips: [[howOften(deduction.truth, count + 1), `counting the number ${count + 1}`]],
    so: `It would stand in $${howOften(deduction.truth, count)}$ places.`,
  });
};

const whichIsMost: Form<Sold> = (_, drawn) => {
  const { names, items, deduction } = drawn;
  const says = ([seller, item]: readonly [number, number]) => `The ${items[item]} sold by ${names[seller]}`;
  const ordered = (one: Sales) => [...CELLS].sort(([x, a], [y, b]) => sold(one, y, b) - sold(one, x, a));
  const most = (one: Sales) => {
    const [first, second] = ordered(one);
    return first && second && sold(one, ...first) > sold(one, ...second) ? says(first) : "several";
  };
  if (most(deduction.truth) === "several") return undefined;
  return askDeduced(deduction, told(drawn), {
    text: "Which of these are the most in number?",
    read: most,
    slips: ordered(deduction.truth).map((cell) => [
      says(cell),
      `overlooking that there are only ${sold(deduction.truth, ...cell)} of them`,
    ]),
    so: `So the answer is: ${most(deduction.truth)}.`,
  });
};

const whatReceipts: Form<Sold> = (random, drawn) => {
  const { names, items, deduction } = drawn;
  const seller = random.pick(SELLERS);
  const prices = items.map((item) => random.pick(PRICES.get(item) ?? []));
  const receipts = (one: Sales) => sum(ITEMS.map((item) => (prices[item] ?? 0) * sold(one, seller, item)));
  const turned = (by: number) =>
    sum(ITEMS.map((item) => (prices[item] ?? 0) * sold(deduction.truth, seller, (item + by) % 3)));
  const answer = receipts(deduction.truth);
  // Sums that are not of whole prices would be rejected at a glance.
  const step = prices.reduce(gcd);
  return askDeduced(deduction, told(drawn), {
    text: `If the price was ${list(items.map((item, at) => `${money(prices[at] ?? 0).text} for each of the ${item}`))}, how many rupees did ${names[seller]} receive in all?`,
    read: receipts,
    slips: [
      [turned(1), "putting the numbers to the wrong prices"],
      [turned(2), "putting the numbers to the wrong prices"],
      ...[1, -1, 3, -3, 2, -2].map(
        (steps) => [answer + steps * step, "a slip in one of the numbers"] as const,
      ),
    ],
    so: `The sum is $${ITEMS.map((item) => `${prices[item]} \\times ${sold(deduction.truth, seller, item)}`).join(" + ")} = ${answer}$ rupees.`,
  });
};

const boundWithoutClue: Form<Sold> = (random, { names, items, deduction }) => {
  const [seller, item] = random.pick(CELLS);
  return askWithoutClue(random, deduction, {
    what: `the number of ${items[item]} that ${names[seller]} sold`,
    read: (one) => sold(one, seller, item),
    among: range(1, MOST),
  });
};

function tableOf({ names, items, deduction: { truth } }: Sold): FigureOf<"table"> {
  return {
    type: "table",
    title: "The totals that are known",
    columns: ["Seller", ...items.map((item) => item.charAt(0).toUpperCase() + item.slice(1)), "Total"],
    rows: [
      ...SELLERS.map((seller) => [names[seller] ?? "", "–", "–", "–", ofSeller(truth, seller)]),
      [
        "Total",
        ...ITEMS.map((item) => ofItem(truth, item)),
        sum(SELLERS.map((seller) => ofSeller(truth, seller))),
      ],
    ],
  };
}

export const tableOfSales = deducedSet<Sold>({
  name: "sales-from-their-totals",
  draw: drawSold,
  forms: [howManySold, howManyTogether, howManyPlaces, whichIsMost, whatReceipts, boundWithoutClue],
  shows: (drawn) => ({
    text: [
      `${list(drawn.names)} sell ${list(drawn.items)}. On one day each of the four sold at least one and at most ${numberWord(MOST)} of each item. The table shows how many each of the four sold in all and how many of each item were sold; the numbers in the twelve other places are not shown.`,
      cluesOf(drawn.deduction),
    ].join("\n"),
    figure: tableOf(drawn),
  }),
});
