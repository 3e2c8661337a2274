import { heardIn, rootsIn } from "../text/word-roots.ts";
import { type Ask, categoryOf, type FactRow, type FactTable, isAlsoTrue } from "./fact-table.ts";

/** At least one in this many others must share the question's words, so that it can be an option. */
const OFFERED = 9;

/**
 * Whether a word of the question occurs in the answer and in too few of the other options: "What does the modern
 * periodic law state?", "Where is the Namib?" Words that the table has in every question reveal nothing, and the
 * author's own wrong answers are the author's responsibility.
 */
export function overlapsStem<Row extends FactRow & object>(
  table: FactTable<Row>,
  ask: Ask<Row>,
  row: Row,
): boolean {
  const known = KNOWN.get(ask) ?? new Map<object, boolean>();
  KNOWN.set(ask, known);
  const found = known.get(row) ?? readOverlap(table, ask, row);
  known.set(row, found);
  return found;
}

/** Every format of a table calls this again. */
const KNOWN = new WeakMap<object, Map<object, boolean>>();

function readOverlap<Row extends FactRow & object>(table: FactTable<Row>, ask: Ask<Row>, row: Row): boolean {
  const [question, answer] = [ask.question(row), ask.answer(row)];
  if (!mayOverlap(question, answer) || (ask.decoys?.(row, 3).length ?? 0) > 2) return false;
  const stem = rootsIn(question);
  const shared = [...heardIn(stem, rootsIn(answer))];
  if (shared.length === 0) return false;
  const asked = table.rows.filter((other) => other !== row && (!ask.when || ask.when(other)));
  const frame = asked.slice(0, OFFERED).map((other) => rootsIn(ask.question(other)));
  const sharedByAnswer = new Set(shared.filter((root) => !frame.every((roots) => roots.has(root))));
  if (sharedByAnswer.size === 0) return false;
  const category = categoryOf(table, row);
  const others = asked
    .filter((other) => !isAlsoTrue(table, ask, row, other) && categoryOf(table, other) === category)
    .filter((other) => ask.answer(other) !== answer)
    .map((other) => heardIn(sharedByAnswer, rootsIn(ask.answer(other))));
  const enough = Math.max(1, others.length / OFFERED);
  return [...sharedByAnswer].some((root) => others.filter((heard) => heard.has(root)).length < enough);
}

/** A cheap first check: most answers share no beginning of a word with their question. */
function mayOverlap(question: string, answer: string): boolean {
  const stem = question.toLowerCase();
  const words = answer.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => stem.includes(word.slice(0, 4)) || stem.includes(word.slice(-4)));
}
