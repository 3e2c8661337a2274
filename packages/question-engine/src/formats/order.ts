import type { Random } from "../numbers/random.ts";
import { words } from "../numbers/value.ts";
import type { Draft } from "../question/draft.ts";
import { beginLarge } from "../writing/english.ts";
import { factOf } from "./claim.ts";
import type { FactRow, FactTable, Order } from "./fact-table.ts";
import { fourSequences } from "./options.ts";
import { numberedIn } from "./reread.ts";

interface Placed {
  fact: string;
  name: string;
  amount: number;
  shown: string;
}

/** The rows that can be ordered, each name and each number once. */
export function placedRows<Row extends FactRow & object>(
  table: FactTable<Row>,
  order: Order<Row>,
  rows: readonly Row[],
): Placed[] {
  const seen = new Set<string | number>();
  return rows.flatMap((row) => {
    const [name, amount] = [beginLarge(order.name(row)), order.by(row)];
    if ((order.when && !order.when(row)) || seen.has(name) || seen.has(amount)) return [];
    seen.add(name).add(amount);
    return [{ fact: factOf(table, row), name, amount, shown: order.show(row) }];
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
  const near = [...placed].sort(
    (a, b) => Math.abs(a.amount - first.amount) - Math.abs(b.amount - first.amount),
  );
  const rows = [first, ...random.sample(near.slice(1, 8), 3)].sort((a, b) => a.amount - b.amount);
  if (rows.length < 4) return undefined;
  const orders = fourSequences(random);
  const key = random.pick(orders);
  // The row at step `at` of the order is shown at `key[at]`.
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
    coveredFacts: rows.map(({ name, shown }) => `${name}, ${shown}`),
    explain: () =>
      [
        "In order they are:",
        ...rows.map(({ name, shown }) => `${name} (${shown})`),
        `So the correct sequence is ${answer.text}.`,
      ].join("\n"),
    verify() {
      const amounts = numberedIn(text).map(
        (name) => placed.find((row) => row.name === name)?.amount ?? Number.NaN,
      );
      const rises = (order: readonly number[]) =>
        order.every((place, at) => at === 0 || (amounts[order[at - 1] ?? 0] ?? 0) < (amounts[place] ?? 0));
      return (
        rises(answer.text.split(" – ").map((place) => Number(place) - 1)) && orders.filter(rises).length === 1
      );
    },
  };
}
