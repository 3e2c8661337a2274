import type { FactRow, FactTable } from "./fact-table.ts";

/** A row that may lend its answer, and its distance from the borrower. */
export interface Neighbour<Row> {
  other: Row;
  distance: number;
}

/** A shorter answer is a name, which does not show what it is the name of. */
const DESCRIPTION = 4;

/**
 * Rows whose descriptions are built alike, so that grammar does not reveal a false statement: of the same
 * neighbourhood and with the same noun if there are two, or else with the same beginning.
 */
export function kindred<Row extends FactRow & object, Item extends Neighbour<Row>>(
  table: FactTable<Row>,
  row: Row,
  items: readonly Item[],
): readonly Item[] {
  const ranked = items.map((item) => ({ item, strangeness: strangeness(table, row, item.other) }));
  const close = ranked.filter(({ item }) => item.distance === 0);
  // A row with nothing similar in its neighbourhood is not confused with a far one.
  const alike = ranked.filter(
    (one) => one.strangeness < 2 && (typeof row.near !== "string" || one.item.distance <= 1),
  );
  const alikeAndClose = close.filter((one) => one.strangeness < 2);
  const sameNoun = close.filter((one) => one.strangeness === 0);
  const found = sameNoun.length > 1 ? sameNoun : alikeAndClose.length > 0 ? alikeAndClose : alike;
  return found.map(({ item }) => item);
}

/** 0 if their descriptions have the same noun, 1 if they begin alike, 2 otherwise or if they are of another kind. */
export function strangeness<Row extends FactRow & object>(
  table: FactTable<Row>,
  row: Row,
  other: Row,
): 0 | 1 | 2 {
  let most: 0 | 1 = 0;
  for (const ask of table.ask) {
    if (ask.when && !(ask.when(row) && ask.when(other))) continue;
    const [first, second] = [shapeOf(ask.answer(row)), shapeOf(ask.answer(other))];
    if (first.isName || second.isName) continue;
    if (first.beginning !== second.beginning) return 2;
    if (first.noun === second.noun) continue;
    if (first.kind && second.kind && first.kind !== second.kind) return 2;
    most = 1;
  }
  return most;
}

/**
 * The category of a noun: nobody confuses a set with a waste, a ratio with a persuading, or a borrower with a
 * charge.
 */
const KINDS: Record<string, string> = {
  person:
    "person man woman borrower lender buyer seller party expert agent merchant minister speaker saint god goddess deity king queen officer commander collector bard keeper guardian messenger judge president poet member people",
  quantity:
    "rate number share ratio amount volume pressure energy distance mass angle speed cost value price temperature level length depth humidity degree strength area time period size density percentage difference sum product limit age margin total gap range excess income satisfaction power",
  deed: "change rise fall loss movement motion flow removal transfer exchange release killing sale spread access use hiding scattering reading search growth breakdown insertion wobble spin passage exit attack theft copy reuse variation persuasion",
  rule: "rule law method procedure policy scheme approach principle theory idea concept agreement order plan strategy criterion practice right promise model way hypothesis technique algorithm",
  state:
    "state condition case situation lack presence absence ability tendency property quality conflict defect effect failure fault waste unemployment hazard",
  thing:
    "circuit device register machine program bone layer cell substance solid tree structure protein enzyme chain memory store instrument table field line point part region gate material tissue organ tube wall hollow ridge hill column plain lake path piece record description poem play novel story book",
  group: "group set list collection class series cluster community union pair array body",
  money: "account loan tax fund deposit charge cheque paper note security payment money duty fee interest",
  sign: "signal request message pulse keyword operator sign",
};
const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, nouns]) => nouns.split(" ").map((noun) => [noun, kind])),
);

function kindOf(noun: string | undefined): string | undefined {
  if (!noun) return undefined;
  const known = KIND_OF.get(noun);
  return known ?? (/..(?<!th|str|spr|k|build)ing$/.test(noun) ? "deed" : undefined);
}

interface Shape {
  isName: boolean;
  beginning: string;
  noun?: string;
  kind?: string;
}

const SHAPES = new Map<string, Shape>();

function shapeOf(answer: string): Shape {
  const known = SHAPES.get(answer) ?? readShape(answer.toLowerCase());
  SHAPES.set(answer, known);
  return known;
}

/** "a substance that is feebly repelled" begins with "a" and has the noun "substance". */
function readShape(description: string): Shape {
  if (description.split(" ").length < DESCRIPTION) return { isName: true, beginning: "" };
  const [, article, rest = ""] = /^(an?|the) (.+)$/.exec(description) ?? [];
  if (!article) {
    const word = description.split(" ")[0] ?? "";
    const isVerb =
      /^(?:is|are|was|were|has|have|had|it|he|she|they)$/.test(word) || /(?:ed|[^su]s)$/.test(word);
    return word.endsWith("ing")
      ? { isName: false, beginning: "ing", noun: word }
      : { isName: false, beginning: isVerb ? "verb" : "" };
  }
  const phrase = rest.split(
    /,| (?:that|which|who|whose|of|in|with|by|for|from|at|on|to|between|into|as|needed|used) /,
  )[0];
  const noun = phrase?.split(" ").at(-1);
  return { isName: false, beginning: article === "the" ? "the" : "a", noun, kind: kindOf(noun) };
}
