import { type Kind, LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { type Seed, seededRandom } from "../numbers/random.ts";
import type { Value } from "../numbers/value.ts";
import { finish, finishTyped } from "../options/finish.ts";
import type { Draft } from "../question/draft.ts";
import { toComplete } from "../question/to-complete.ts";
import type { Unit } from "../syllabus/units.ts";
import { foldCase } from "../text/visible-text.ts";
import { loadUnit } from "../writers/load.ts";
import type { Writer } from "../writing/writer.ts";

/** A question that a writer wrote, as it was published. */
export interface Written {
  writer: string;
  unit: Unit;
  kind: Kind;
  questionText: string;
  options: readonly string[];
}

export interface SolvedAgain {
  /**
   * Letters or a number, as in a key; SEVERAL if it writes the same question with different answers; null if
   * it did not write it again.
   */
  answer: string | null;
  /** Whether its second method gives the same answer; null if it has none. */
  isConfirmed: boolean | null;
  /** How many questions it wrote for this, and how many of them its second method contradicted. */
  written: number;
  contradicted: number;
}

/** Numbers and wordings repeat within this many draws, unless too many are possible. */
const MOST_DRAWS = 4_000;
const MOST_MS = 2_000;

/**
 * Lets a writer write until it writes the same question again, and compares every draft with the writer's
 * second method. Undefined if there is no such writer.
 */
export async function solveAgain(asked: Written, seed: Seed): Promise<SolvedAgain | undefined> {
  const writer = (await loadUnit(asked.unit)).find(({ name }) => name === asked.writer);
  if (!writer) return undefined;
  const answers = new Set<string>();
  let isConfirmed: boolean | null = null;
  let [written, contradicted] = [0, 0];
  // A table is read to its end, because it may ask the same about another row.
  const round = Number.isFinite(writer.size) ? writer.size : 1;
  const end = performance.now() + MOST_MS;
  for (let at = 0; at < MOST_DRAWS && performance.now() < end; at++) {
    if (at % round === 0 && answers.size > 0) break;
    const draft = writer.draft(seededRandom(`${writer.name}#${seed} ${at}`), at % round);
    if (!draft) continue;
    written++;
    const holds = draft.verify?.();
    if (holds === false) contradicted++;
    const answer = answerOf(writer, draft, asked);
    if (answer === undefined) continue;
    answers.add(answer);
    if (holds !== undefined) isConfirmed = holds && isConfirmed !== false;
  }
  const [first = null] = answers;
  return { answer: answers.size > 1 ? "SEVERAL" : first, isConfirmed, written, contradicted };
}

/** What a draft answers to a question; undefined if it asks another one. */
function answerOf(writer: Writer, draft: Draft, asked: Written): string | undefined {
  if (asked.kind === "MULTIPLE") return rightOptionsOf(draft, asked);
  if (asked.kind === "NUMERICAL") {
    const typed = finishTyped(writer, draft);
    return typed && isSameText(typed, asked) ? typed.correctAnswer : undefined;
  }
  const wrong = draft.wrong.slice(0, asked.options.length - 1);
  const single = finish(writer, { draft, wrong }, seededRandom(writer.name), 0);
  if (!isSameText(single, asked)) return undefined;
  const right = asked.options.flatMap((option, at) =>
    shows(option, draft.answer) ? (LETTERS[at] ?? []) : [],
  );
  return right.length === 1 && offersAll(draft, asked) ? right[0] : undefined;
}

/** If the text asks for the first or the odd one, the answer depends on the options. */
function offersAll({ answer, wrong, spare }: Draft, { options }: Written): boolean {
  const offered = [answer, ...wrong];
  const isOffered = (option: string) => offered.some((value) => shows(option, value));
  if (options.every(isOffered)) return true;
  offered.push(...(spare?.() ?? []));
  return options.every(isOffered);
}

function rightOptionsOf(
  { statements = [], asMultipleCorrect, text }: Draft,
  asked: Written,
): string | undefined {
  if (plain(asMultipleCorrect ?? text) !== plain(asked.questionText)) return undefined;
  const judged = asked.options.map((option) => statements.find((each) => plain(each.text) === plain(option)));
  if (judged.some((statement) => statement === undefined)) return undefined;
  return judged.flatMap((statement, at) => (statement?.holds ? (LETTERS[at] ?? []) : [])).join("");
}

/** Exams put the same question in words of their own. */
function isSameText(question: Parameters<typeof toComplete>[0], { questionText }: Written): boolean {
  const wanted = plain(questionText);
  return plain(question.questionText) === wanted || plain(toComplete(question).questionText) === wanted;
}

const plain = (text: string) =>
  foldCase(text)
    .replace(/[^\p{L}\p{N}+\-*/^=<>.,]+/gu, " ")
    .replace(/[.,]+(?=\s|$)/g, "")
    .trim();

/** Options may have got zeros after the point, so that all have equally many decimals. */
const withoutZeros = (text: string) =>
  plain(text)
    .replace(/(\.\d*?)0+(?!\d)/g, "$1")
    .replace(/\.(?!\d)/g, "");

const shows = (option: string, { text, tex }: Value) =>
  [text, tex].some((form) => withoutZeros(form) === withoutZeros(option));
