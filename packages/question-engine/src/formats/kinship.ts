import type { FactRow, FactTable } from "../fact-table.ts";

/** A row that may lend its answer, and how far from the borrower it is. */
export interface Neighbour<Row> {
  other: Row;
  distance: number;
}

/** With fewer words an answer is a name, which tells nothing of what it is the name of. */
const DESCRIPTION = 4;

/**
 * Those whose descriptions are built like the row's own, so that a false statement is not seen to be false by its grammar:
 * of its neighbourhood and with the same noun where there are two, or else with the same beginning.
 */
export function kindred<Row extends FactRow & object, Item extends Neighbour<Row>>(
  table: FactTable<Row>,
  row: Row,
  items: readonly Item[],
): readonly Item[] {
  const ranked = items.map((item) => ({ item, strangeness: strangeness(table, row, item.other) }));
  const close = ranked.filter(({ item }) => item.distance === 0);
  // What has nothing like it in its neighbourhood is not taken for something from far away.
  const alike = ranked.filter(
    (one) => one.strangeness < 2 && (typeof row.near !== "string" || one.item.distance <= 1),
  );
  const alikeAndClose = close.filter((one) => one.strangeness < 2);
  const sameNoun = close.filter((one) => one.strangeness === 0);
  const found = sameNoun.length > 1 ? sameNoun : alikeAndClose.length > 0 ? alikeAndClose : alike;
  return found.map(({ item }) => item);
}

/** 0 where their descriptions have the same noun, 1 where they begin alike, 2 where they do not. */
function strangeness<Row extends FactRow & object>(table: FactTable<Row>, row: Row, other: Row): 0 | 1 | 2 {
  let most: 0 | 1 = 0;
  for (const ask of table.ask) {
    if (ask.when && !(ask.when(row) && ask.when(other))) continue;
    const [one, two] = [ask.answer(row).toLowerCase(), ask.answer(other).toLowerCase()];
    if (Math.min(one.split(" ").length, two.split(" ").length) < DESCRIPTION) continue;
    const [first, second] = [shapeOf(one), shapeOf(two)];
    if (first.beginning !== second.beginning) return 2;
    if (first.noun !== second.noun) most = 1;
  }
  return most;
}

/** "a substance that is feebly repelled" begins with "a" and has the noun "substance". */
function shapeOf(description: string): { beginning: string; noun: string | undefined } {
  const [, article, rest = ""] = /^(an?|the) (.+)$/.exec(description) ?? [];
  if (!article) {
    const word = description.split(" ")[0] ?? "";
    const isVerb =
      /^(?:is|are|was|were|has|have|had|it|he|she|they)$/.test(word) || /(?:ed|[^su]s)$/.test(word);
    return word.endsWith("ing")
      ? { beginning: "ing", noun: word }
      : { beginning: isVerb ? "verb" : "", noun: undefined };
  }
  const phrase = rest.split(
    /,| (?:that|which|who|whose|of|in|with|by|for|from|at|on|to|between|into|as|needed|used) /,
  )[0];
  return { beginning: article === "the" ? "the" : "a", noun: phrase?.split(" ").at(-1) };
}
