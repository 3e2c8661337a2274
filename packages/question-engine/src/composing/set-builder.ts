import { type Random, seededRandom } from "../numbers/random.ts";
import { type Coverage, rememberCoverage, tablesOf } from "../question/covered-facts.ts";
import { rememberSet } from "../question/near-duplicate.ts";
import type { PaperOptions, Part } from "../question/paper.ts";
import type { Question } from "../question/question.ts";
import { keyBounds } from "../question/spread-keys.ts";
import { stemOf } from "../question/stem.ts";
import { rememberTold } from "../question/told-answers.ts";
import type { Unit } from "../syllabus/units.ts";
import { type Candidate, type Source, sourceOf } from "../writing/source.ts";
import type { Writer } from "../writing/writer.ts";
import { sourceChooser } from "./choose-source.ts";
import type { Composition } from "./composition.ts";
import { type DrawSet, setDrawer } from "./draw-sets.ts";
import { fillShelves, type Narrowed } from "./shelves.ts";
import { startTally } from "./tally.ts";
import { unlessItFails } from "./unless-it-fails.ts";

/** Builds a set and keeps track of what it already has. */
export interface SetBuilder {
  readonly random: Random;
  /** Whether a question of this part is left, in the given chapter or topic if there is one. */
  has(part: Part, unit?: Unit, to?: Narrowed): boolean;
  /** Another question of this part; undefined when none is left. */
  fill(part: Part, unit?: Unit, to?: Narrowed): Question | undefined;
  /** A question with what the set lacks, of the first of these parts that has one. */
  fillLacking(parts: readonly Part[], lack: Lack): Question | undefined;
  /** A question of the first of these parts that has one left. */
  fillAny(parts: readonly Part[], unit?: Unit): Question | undefined;
  fillSet: DrawSet;
  /** Adds the reserve to the writers; false when it was added before or is empty. */
  openReserve(): boolean;
}

/** What the set lacks, so that the next question must have it: a new topic or a new stem. */
export interface Lack {
  topic: boolean;
  stem: boolean;
}

/** Draws of one writer without what is lacking before another writer is tried. */
const FEW_TRIES = 3;

/** Letters are drawn so that they are even among four options, and among five. */
const PLACES = { four: 4, five: 20 };

export function startSet(composition: Composition, paper: PaperOptions): SetBuilder {
  const { seed, topics, difficulties, onFailure } = composition;
  const random = seededRandom(`set ${seed}`);
  const sourcesOf = (writers: readonly Writer[]) =>
    writers
      .filter((writer) => (topics.get(writer.topic) ?? 0) > 0 && (difficulties[writer.difficulty] ?? 0) > 0)
      .map((writer) => sourceOf(writer, `${seed}`, random, paper));
  const shelves = fillShelves(sourcesOf(composition.writers));
  const tally = startTally();
  const chooser = sourceChooser(composition, random, tally);
  const taken = rememberTaken(composition, paper);
  const drawSet = setDrawer(composition, { random, tally, isNew: taken.isNewInSet });
  const places = paper.options === 5 ? PLACES.five : PLACES.four;
  let reserve = composition.reserve ?? [];

  const take = ({ candidate, source }: Taken): Question => {
    taken.add(candidate);
    chooser.tookTurn(source);
    return candidate.question;
  };
  const drawFrom = (source: Source, part: Part, lack?: Lack): Question | undefined => {
    const place = random.int(0, places - 1);
    const accepts = (candidate: Candidate) => taken.accepts({ candidate, source, part }, lack);
    const candidate = unlessItFails(source.writer, onFailure, () =>
      source.next(part, place, accepts, lack && FEW_TRIES),
    );
    return candidate && take({ candidate, source, part });
  };
  const fill: SetBuilder["fill"] = (part, unit, to) => {
    for (;;) {
      const open = shelves.openFor(part, unit, to);
      if (open.length === 0) {
        const held = to ? undefined : taken.heldBack(part, unit);
        return held && take(held);
      }
      const source = chooser.choose(open, unit);
      const question = drawFrom(source, part);
      if (question) return question;
      shelves.close(source, part);
    }
  };

  return {
    random,
    has: (part, unit, to) => shelves.openFor(part, unit, to).length > 0,
    fill,
    fillLacking(parts, lack) {
      const tried = new Set<Source>();
      // A writer that was used before would probably begin with the same words again.
      const isHopeful = (source: Source) =>
        !tried.has(source) &&
        !tally.has(source.writer.name) &&
        !(lack.topic && tally.has(source.writer.topic));
      for (const part of parts) {
        for (;;) {
          const open = shelves.openFor(part).filter(isHopeful);
          if (open.length === 0) break;
          const source = chooser.choose(open, undefined);
          const question = drawFrom(source, part, lack);
          if (question) return question;
          tried.add(source);
        }
      }
      return undefined;
    },
    fillAny(parts, unit) {
      for (const part of parts) {
        const question = fill(part, unit);
        if (question) return question;
      }
      return undefined;
    },
    fillSet(...asked) {
      const set = drawSet(...asked);
      for (const question of set ?? []) taken.addOfSet(question);
      return set;
    },
    openReserve() {
      const sources = sourcesOf(reserve);
      reserve = [];
      shelves.add(sources);
      return sources.length > 0;
    },
  };
}

interface Taken {
  candidate: Candidate;
  source: Source;
  part: Part;
}

/** What the set already has, and what is put off because something better may come. */
function rememberTaken({ exclude }: Composition, { options: usual }: PaperOptions) {
  const memory = rememberSet();
  const stems = new Set<string>();
  const coveredFacts = rememberCoverage();
  const fixedKeys = countFixedKeys();
  const told = rememberTold();
  /**
   * These are used only when nothing else is left: facts that another table has already told, a question that prints
   * the answer of another or has its own printed there, a repeated stem if others are wanted, four options where five are usual, and a letter that is too frequent and cannot be moved.
   */
  const waiting: Taken[] = [];
  const isNew = ({ question, about, fixedOptions }: Candidate) =>
    !exclude.has(question.fingerprint) && !memory.isRepeat(question, about, fixedOptions);
  const lacksOptions = ({ question: { kind, options } }: Candidate) =>
    usual !== undefined && kind === "SINGLE" && options.length < usual;
  return {
    isNewInSet: (question: Question) =>
      !exclude.has(question.fingerprint) && !memory.isRepeat(question, undefined),
    addOfSet(question: Question) {
      memory.add(question, undefined);
      told.add(question);
    },
    accepts(next: Taken, lack?: Lack): boolean {
      const { candidate } = next;
      if (!isNew(candidate)) return false;
      const isGood =
        !(lack?.stem && stems.has(stemOf(candidate.question))) &&
        !lacksOptions(candidate) &&
        !coveredFacts.isCovered(coveredBy(candidate)) &&
        !told.tells(candidate.question) &&
        !fixedKeys.isCrowded(candidate);
      if (!isGood) waiting.push(next);
      return isGood;
    },
    add(candidate: Candidate) {
      memory.add(candidate.question, candidate.about, candidate.fixedOptions);
      stems.add(stemOf(candidate.question));
      coveredFacts.add(coveredBy(candidate));
      told.add(candidate.question);
      fixedKeys.add(candidate);
    },
    heldBack(part: Part, unit: Unit | undefined): Taken | undefined {
      const at = waiting.findIndex(
        (held) => held.part === part && (!unit || held.source.unit === unit) && isNew(held.candidate),
      );
      return at < 0 ? undefined : waiting.splice(at, 1)[0];
    },
  };
}

/** Counts the key letters of questions whose options have a fixed order. */
function countFixedKeys() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    isCrowded({ question: { fixedOrder, options, correctAnswer } }: Candidate): boolean {
      const most = keyBounds(all + 1, options.length).most;
      return fixedOrder === true && (counts.get(correctAnswer) ?? 0) + 1 > most;
    },
    add({ question: { fixedOrder, correctAnswer } }: Candidate) {
      if (!fixedOrder) return;
      counts.set(correctAnswer, (counts.get(correctAnswer) ?? 0) + 1);
      all++;
    },
  };
}

function coveredBy({ about = [], coveredFacts = [] }: Candidate): Coverage {
  return { facts: coveredFacts, tables: tablesOf(about) };
}
