import { type Random, seededRandom } from "../numbers/random.ts";
import { finish, finishMultipleCorrect, finishTyped } from "../options/finish.ts";
import type { Draft } from "../question/draft.ts";
import type { PaperOptions, Part } from "../question/paper.ts";
import type { Question } from "../question/question.ts";
import { toComplete } from "../question/to-complete.ts";
import { topicOf } from "../syllabus/syllabus.ts";
import type { Unit } from "../syllabus/units.ts";
import { tryDraft, type Writer } from "./writer.ts";

/** A question that may be taken into a set, and what it is about. */
export interface Candidate extends Pick<Draft, "about" | "coveredFacts" | "fixedOptions"> {
  question: Question;
}

/** One writer in one set: what it can still be asked for. */
export interface Source {
  readonly writer: Writer;
  readonly unit: Unit;
  /** In which ways it can ask. */
  readonly parts: readonly Part[];
  /** The next acceptable question among so many draws; without a number, when there is none it does not ask in that way any more. */
  next(
    part: Part,
    place: number,
    accepts: (candidate: Candidate) => boolean,
    draws?: number,
  ): Candidate | undefined;
}

/** Draws that may fail before a computed writer counts as exhausted. */
const PATIENCE = 40;
/** Drafts that may be no plain number before a writer counts as one of words. */
const TYPED_PATIENCE = 6;

/** Draws from one writer: a table of facts is walked through once, a computed writer is tried patiently. */
export function sourceOf(writer: Writer, seed: string, setRandom: Random, paper: PaperOptions): Source {
  const isTable = Number.isFinite(writer.size);
  let order: number[] | undefined;
  let at = 0;

  const worded = (question: Question) => (paper.wording ? toComplete(question) : question);
  const write = (part: Part, random: Random, place: number): Candidate | undefined => {
    if (part === "typed" || part === "multiple-correct") {
      const draft = writer.draft(random, order?.[at] ?? 0);
      const question =
        draft && (part === "typed" ? typed(draft) : finishMultipleCorrect(writer, draft, random));
      return question && { question: worded(question), about: draft.about, coveredFacts: draft.coveredFacts };
    }
    const drawn = tryDraft(writer, random, order?.[at], paper.options === 5 ? 4 : 3);
    if (!drawn) return undefined;
    const options = drawn.wrong.length + 1;
    const { about, coveredFacts, fixedOptions } = drawn.draft;
    return {
      question: worded(finish(writer, drawn, random, place % options, paper)),
      about,
      coveredFacts,
      fixedOptions,
    };
  };
  const typed = (draft: Draft) => {
    const question = finishTyped(writer, draft);
    const isWhole = question?.tolerance === undefined && !question?.correctAnswer.startsWith("-");
    return paper.typed === "whole" && !isWhole ? undefined : question;
  };

  return {
    writer,
    unit: topicOf(writer.topic).unit,
    parts: paper.typedChapters?.includes(writer.chapter ?? "") ? ["typed"] : partsOf(writer),
    next(part, place, accepts, draws = isTable ? writer.size : PATIENCE) {
      if (isTable) order ??= setRandom.shuffle(Array.from({ length: writer.size }, (_, index) => index));
      let unwritten = 0;
      for (let tries = 0; tries < draws && !(isTable && at >= writer.size); tries++) {
        const candidate = write(part, seededRandom(`${seed}/${writer.name}/${at}`), place);
        at++;
        if (candidate && accepts(candidate)) return candidate;
        if (!candidate && part === "typed" && ++unwritten === TYPED_PATIENCE) break;
      }
      return undefined;
    },
  };
}

/** In which ways a writer can ask: numbers can be typed in, and statements be options. */
function partsOf({ kind, asks, hasFigure, format = "plain" }: Writer): readonly Part[] {
  if (asks === "MULTIPLE") return ["multiple-correct"];
  if (format === "statements") return [format, "multiple-correct"];
  if (hasFigure) return [format, "typed", "figure"];
  return kind === "computed" && format === "plain" ? [format, "typed"] : [format];
}
