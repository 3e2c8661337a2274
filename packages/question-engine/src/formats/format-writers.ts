import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../numbers/random.ts";
import type { Draft } from "../question/draft.ts";
import type { Format } from "../question/format.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import { withNature } from "../writing/nature.ts";
import type { Writer } from "../writing/writer.ts";
import { type Claim, claimsOf, lazily } from "./claim.ts";
import type { FactRow, FactTable } from "./fact-table.ts";
import { orNextLead } from "./or-next-lead.ts";
import { inOrder, placedRows } from "./order.ts";
import { canBeMatched, ofOneKind, type Pair, type PairList, pairListsOf, shortPairs } from "./pair-list.ts";
import { matchLists, pairNotMatched, pairsToJudge } from "./pairs.ts";
import {
  howManyHold,
  poolOf,
  severalToJudge,
  statementNotTrue,
  statementOneAndTwo,
  twoToJudge,
} from "./statements.ts";

/** With fewer rows the same few would be repeated. */
const FEWEST = 5;

/** The writers that put a table's facts in the formats of papers, for each topic with enough rows. */
export function formatWriters<Row extends FactRow & object>(table: FactTable<Row>): Writer[] {
  if (table.formats === false || table.rows.length < FEWEST) return [];
  const topics = new Map<TopicKey, Row[]>();
  for (const row of table.rows) {
    if (row.plainly) continue;
    const topic = row.topic ?? table.topic;
    topics.set(topic, [...(topics.get(topic) ?? []), row]);
  }
  return [...topics].flatMap(([topic, rows]) => (rows.length < FEWEST ? [] : writersOn(table, topic, rows)));
}

function writersOn<Row extends FactRow & object>(
  table: FactTable<Row>,
  topic: TopicKey,
  rows: readonly Row[],
): Writer[] {
  const writer = (
    name: string,
    format: Format,
    difficulty: Difficulty,
    facts: readonly { fact: string }[],
    draft: (random: Random, lead: number) => Draft | undefined,
  ): Writer => ({
    kind: "facts",
    name: [table.name, name, ...(topic === table.topic ? [] : [topic])].join("/"),
    subject: topicOf(topic).subject,
    topic,
    difficulty,
    style: difficulty === "HARD" ? "multi-step" : "application",
    format,
    size: facts.length,
    facts: [],
    mayContain: table.mayContain ?? [],
    draft: orNextLead(draft),
  });

  const writers: Writer[] = [];
  const claims = table.formats === "lists" || table.formats === "match" ? [] : claimsOf(table, rows);
  if (factsIn(claims) >= FEWEST && canBeFalse(claims)) {
    const truths = lazily(() => new Set(claimsOf(table, table.rows).map(({ right }) => right)));
    const isTrue = (text: string) => truths().has(text);
    const all = poolOf(claims, isTrue);
    const harder = poolOf(withoutEasy(claims), isTrue);
    const ofStatements = [
      writer("two-statements", "statements", "MEDIUM", claims, (random, lead) =>
        twoToJudge(all, random, lead),
      ),
      writer("statement-one-and-two", "two-statements", "MEDIUM", claims, (random, lead) =>
        statementOneAndTwo(all, random, lead),
      ),
      writer("not-correct", "not", "MEDIUM", claims, (random, lead) => statementNotTrue(all, random, lead)),
      writer("several-statements", "statements", "HARD", harder.claims, (random, lead) =>
        severalToJudge(harder, random, lead),
      ),
      writer("how-many-statements", "how-many", "HARD", harder.claims, (random, lead) =>
        howManyHold(harder, random, lead),
      ),
    ];
    writers.push(...withNature({ form: "exchanged" }, ofStatements));
  }
  const isLong = ({ pairs }: PairList) => factsIn(pairs) >= FEWEST;
  const lists = pairListsOf(table, rows);
  const inLists = leadsOf(lists.map(ofOneKind).filter((list) => isLong(list) && canBeMatched(list)));
  if (inLists.length > 0 && table.formats !== "no match") {
    const difficulty = table.difficulty === "EASY" ? "MEDIUM" : "HARD";
    writers.push(writer("match", "match", difficulty, inLists, from(inLists, matchLists)));
  }
  const inLines =
    table.formats === "match"
      ? []
      : leadsOf(
          lists
            .map(shortPairs)
            .map((list) => ({ ...list, pairs: withoutEasy(list.pairs) }))
            .filter((list) => isLong(list) && canBeFalse(list.pairs)),
        );
  if (inLines.length > 0) {
    writers.push(
      writer("pairs", "pairs", "HARD", inLines, from(inLines, pairsToJudge)),
      writer("pair-not-matched", "not", "MEDIUM", inLines, from(inLines, pairNotMatched)),
    );
  }
  const { order } = table;
  const placed = order ? placedRows(table, order, rows) : [];
  if (order && placed.length >= FEWEST - 1)
    writers.push(
      writer("order", "order", "HARD", placed, (random, lead) => inOrder(placed, order.ask, random, lead)),
    );
  return writers;
}

interface Lead {
  fact: string;
  list: PairList;
  at: number;
}

function leadsOf(lists: readonly PairList[]): Lead[] {
  return lists.flatMap((list) => list.pairs.map(({ fact }, at) => ({ fact, list, at })));
}

function from(
  leads: readonly Lead[],
  draft: typeof matchLists,
): (random: Random, lead: number) => Draft | undefined {
  return (random, lead) => {
    const first = leads[lead % leads.length];
    return first && draft(first.list, random, first.at);
  };
}

/** With this many there are always enough that can be stated wrongly. */
const MANY = 30;

/** Whether enough of them can be stated wrongly: most rows of a small topic may have no similar ones. */
function canBeFalse(items: readonly { fact: string; wrong(): readonly unknown[] }[]): boolean {
  if (items.length > MANY) return true;
  const found = new Set<string>();
  return items.some((item) => {
    if (item.wrong().length > 0) found.add(item.fact);
    return found.size >= FEWEST;
  });
}

function factsIn(items: readonly { fact: string }[]): number {
  return new Set(items.map(({ fact }) => fact)).size;
}

/** Hard questions are about less known facts, if there are enough. */
function withoutEasy<Item extends Claim | Pair>(items: readonly Item[]): readonly Item[] {
  const harder = items.filter(({ isEasy }) => !isEasy);
  return factsIn(harder) > 7 ? harder : items;
}
