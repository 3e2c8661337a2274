import type { Difficulty, Kind, Subject } from "@prepfeed/contract/foundation/catalogue";
import { type Random, type Seed, seededRandom } from "../numbers/random.ts";
import { chooseWrong, GOOD_ENOUGH, wantedRanks } from "../options/choose-wrong.ts";
import { type Drawn, finish, finishMultipleCorrect } from "../options/finish.ts";
import type { Draft } from "../question/draft.ts";
import type { Format } from "../question/format.ts";
import type { Question } from "../question/question.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import { roundsInVain } from "../text/shown-number.ts";
import type { Nature } from "./nature.ts";

/** How a question asks: knowing, applying one idea, or combining several. */
export type Style = "recall" | "application" | "multi-step";

/** Writes questions on one topic at one difficulty. Made by `computed`, `several` or `facts`. */
export interface Writer extends Nature {
  readonly kind: "computed" | "facts";
  readonly name: string;
  readonly subject: Subject;
  readonly topic: TopicKey;
  readonly difficulty: Difficulty;
  readonly style: Style;
  /** How it puts its questions; "plain" unless said. */
  readonly format?: Format;
  /** How often it comes before others that ask in its format about its topic. */
  readonly preferred?: number;
  /** Its questions can't be answered without their figure, which not every client shows. */
  readonly hasFigure?: true;
  /** MULTIPLE where several options may be right; SINGLE unless said. */
  readonly asks?: Exclude<Kind, "NUMERICAL">;
  /** How many different questions there are; computed writers have no end. */
  readonly size: number;
  /** The facts that it asks about, for counting. */
  readonly facts: readonly string[];
  /** A table's case in words, what is asked and what is right, and the sub-topic that its row names. */
  preview?(index: number): { text: string; about?: string };
  /** The writers that put its table's facts in the formats of papers; called when a unit's tables are all there. */
  inFormats?(): readonly Writer[];
  /** The sub-topic to which it was narrowed. */
  readonly subtopic?: string;
  /** Words such as "undefined" that are meant, not a slip of the program. */
  readonly mayContain: readonly string[];
  /**
   * One draft; `index` below `size` chooses it where there is an end, `wanted` is how many wrong options will be shown.
   * Nothing when the draw was unlucky.
   */
  draft(random: Random, index: number, wanted?: number): Draft | undefined;
}

/** What a unit's index exports: writers, and the lists of writers that fact tables make. */
export type WriterList = readonly (Writer | readonly Writer[])[];

export function fromFigures(writers: WriterList): Writer[] {
  return writers.flat().map((writer) => ({ ...writer, hasFigure: true }));
}

const DRAWS = 80;

/** A number that comes out even has to be rounded: as bad as the wrong rank. */
const IN_VAIN = 8;
/** Good drafts that are compared, if something gives away the key of the first ones. */
const COMPARED = 6;

/**
 * Draws until a draft has an answer and three wrong options (or four, where five are shown) that differ from it and
 * from each other, and nothing gives the key away; after some good drafts, the best of them.
 */
export function tryDraft(writer: Writer, random: Random, index?: number, wanted = 3): Drawn | undefined {
  const ranks = wantedRanks(random, wanted);
  let best: (Drawn & { penalty: number }) | undefined;
  let compared = 0;
  for (let draw = 0; draw < DRAWS && compared < COMPARED; draw++) {
    const at = index ?? (Number.isFinite(writer.size) ? random.int(0, writer.size - 1) : 0);
    const draft = writer.draft(random, at, wanted);
    const choice = draft && chooseWrong(draft, ranks, wanted);
    if (!choice) continue;
    compared++;
    const penalty = choice.penalty + (roundsInVain(draft.text, draft.answer) ? IN_VAIN : 0);
    if (!best || penalty < best.penalty) best = { draft, wrong: choice.wrong, penalty };
    if (penalty < GOOD_ENOUGH) break;
  }
  return best;
}

function drawDraft(writer: Writer, random: Random, index?: number): Drawn {
  const drawn = tryDraft(writer, random, index);
  if (drawn) return drawn;
  const asked = index === undefined ? undefined : writer.draft(random, index)?.text;
  throw new Error(
    asked
      ? `fewer than three wrong answers to "${asked}"`
      : `${writer.name} found no question in ${DRAWS} draws: loosen its parameters or add distractors`,
  );
}

/** One question of one writer, as `questions --writer` and the quality gates draw it; `index` chooses a table's case. */
export function writeQuestion(
  writer: Writer,
  seed: Seed,
  index?: number,
): { question: Question; draft: Draft } {
  const random = seededRandom(`${writer.name}#${seed}`);
  if (writer.asks === "MULTIPLE") return writeMultipleCorrect(writer, random);
  const drawn = drawDraft(writer, random, index);
  return { question: finish(writer, drawn, random, random.int(0, 3)), draft: drawn.draft };
}

function writeMultipleCorrect(writer: Writer, random: Random): { question: Question; draft: Draft } {
  for (let draw = 0; draw < DRAWS; draw++) {
    const draft = writer.draft(random, 0);
    const question = draft && finishMultipleCorrect(writer, draft, random);
    if (question) return { question, draft };
  }
  throw new Error(`${writer.name} found no question in ${DRAWS} draws`);
}
