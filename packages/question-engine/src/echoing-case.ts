import { type Ask, categoryOf, type FactRow, type FactTable, isAlsoTrue } from "./fact-table.ts";
import { heardIn, rootsIn } from "./word-roots.ts";

/** Of so many others one at least has to share what the question says, so that it can stand among the options. */
const OFFERED = 9;

/**
 * Whether a word of the question is heard in the answer and in too few of the others that could be offered:
 * "What does the modern periodic law state?", "Where is the Namib?" Words that the table puts in every question tell nothing, and the author's
 * own wrong answers are left to the author.
 */
export function isEchoing<Row extends FactRow & object>(
  table: FactTable<Row>,
  ask: Ask<Row>,
  row: Row,
): boolean {
  const known = KNOWN.get(ask) ?? new Map<object, boolean>();
  KNOWN.set(ask, known);
  const found = known.get(row) ?? readEcho(table, ask, row);
  known.set(row, found);
  return found;
}

/** Every format of a table asks again. */
const KNOWN = new WeakMap<object, Map<object, boolean>>();

function readEcho<Row extends FactRow & object>(table: FactTable<Row>, ask: Ask<Row>, row: Row): boolean {
  const [question, answer] = [ask.question(row), ask.answer(row)];
  if (!mayEcho(question, answer) || (ask.decoys?.(row, 3).length ?? 0) > 2) return false;
  const stem = rootsIn(question);
  const told = [...heardIn(stem, rootsIn(answer))];
  if (told.length === 0) return false;
  const asked = table.rows.filter((other) => other !== row && (!ask.when || ask.when(other)));
  const frame = asked.slice(0, OFFERED).map((other) => rootsIn(ask.question(other)));
  const telling = new Set(told.filter((root) => !frame.every((roots) => roots.has(root))));
  if (telling.size === 0) return false;
  const category = categoryOf(table, row);
  const others = asked
    .filter((other) => !isAlsoTrue(table, ask, row, other) && categoryOf(table, other) === category)
    .filter((other) => ask.answer(other) !== answer)
    .map((other) => heardIn(telling, rootsIn(ask.answer(other))));
  const enough = Math.max(1, others.length / OFFERED);
  return [...telling].some((root) => others.filter((heard) => heard.has(root)).length < enough);
}

/** A first look that costs little: most answers share no beginning of a word with their question. */
function mayEcho(question: string, answer: string): boolean {
  const stem = question.toLowerCase();
  const words = answer.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => stem.includes(word.slice(0, 4)) || stem.includes(word.slice(-4)));
}
