import type { Draft } from "../draft.ts";
import { beginLarge } from "../english.ts";
import type { FactRow, FactTable, Order } from "../fact-table.ts";
import type { Random } from "../random.ts";
import { words } from "../value.ts";
import { factOf } from "./claim.ts";
import { fourSequences } from "./options.ts";
import { numberedIn } from "./reread.ts";

interface Placed {
  fact: string;
  name: string;
  worth: number;
  shown: string;
}

/** The rows that can be put in order, each name and each number once. */
export function placedRows<Row extends FactRow & object>(
  table: FactTable<Row>,
  order: Order<Row>,
  rows: readonly Row[],
): Placed[] {
  const seen = new Set<string | number>();
  return rows.flatMap((row) => {
    const [name, worth] = [beginLarge(order.name(row)), order.by(row)];
    if ((order.when && !order.when(row)) || seen.has(name) || seen.has(worth)) return [];
    seen.add(name).add(worth);
    return [{ fact: factOf(table, row), name, worth, shown: order.show(row) }];
  });
}

/** "Arrange the following in chronological order." */
export function inOrder(
  placed: readonly Placed[],
  ask: string,
  random: Random,
  lead: number,
): Draft | undefined {
  const first = placed[lead % placed.length];
  if (!first) return undefined;
  const near = [...placed].sort((a, b) => Math.abs(a.worth - first.worth) - Math.abs(b.worth - first.worth));
  const rows = [first, ...random.sample(near.slice(1, 8), 3)].sort((a, b) => a.worth - b.worth);
  if (rows.length < 4) return undefined;
  const orders = fourSequences(random);
  const key = random.pick(orders);
  // The row that comes at step `at` of the order is the one shown at `key[at]`.
  const items = key.map((_, place) => rows[key.indexOf(place)] as Placed);
  const shown = (order: readonly number[]) => order.map((place) => place + 1).join(" – ");
  const text = [
    `Arrange the following ${ask}:`,
    ...items.map(({ name }, at) => `${at + 1}. ${name}`),
    "Which is the correct sequence?",
  ].join("\n");
  const answer = words(shown(key));
  return {
    text,
    answer,
    wrong: orders.filter((order) => order !== key).map((order) => words(shown(order))),
    fixedOptions: true,
    about: rows.map(({ fact }) => fact),
    told: rows.map(({ name, shown }) => `${name}, ${shown}`),
    explain: () =>
      [
        "In order they are:",
        ...rows.map(({ name, shown }) => `${name} (${shown})`),
        `So the correct sequence is ${answer.text}.`,
      ].join("\n"),
    verify() {
      const worths = numberedIn(text).map(
        (name) => placed.find((row) => row.name === name)?.worth ?? Number.NaN,
      );
      const rises = (order: readonly number[]) =>
        order.every((place, at) => at === 0 || (worths[order[at - 1] ?? 0] ?? 0) < (worths[place] ?? 0));
      return (
        rises(answer.text.split(" – ").map((place) => Number(place) - 1)) && orders.filter(rises).length === 1
      );
    },
  };
}
