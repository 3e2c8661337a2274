import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import { type Random, seededRandom } from "../numbers/random.ts";
import type { Question } from "../question/question.ts";
import type { SetWriter } from "../writing/set-writer.ts";
import { type SetWishes, writeSet } from "../writing/write-set.ts";
import { breadth } from "./choose-source.ts";
import type { Composition } from "./composition.ts";
import type { Tally } from "./tally.ts";
import { unlessItFails } from "./unless-it-fails.ts";

/** How many sets are tried before giving up. */
const SETS_TRIED = 12;
/** The weight of a level that nobody requested. */
const SELDOM = 0.1;
/** How many questions of a partly known set must be new. */
const FEWEST_NEW = 2;

/**
 * A set by one of these writers, with at most this many questions; a text with blanks is asked completely if there is
 * room.
 */
export type DrawSet = (
  writers: readonly SetWriter[],
  size: number,
  room: number,
  wishes: SetWishes,
) => Question[] | undefined;

/** What the rest of a composition knows about questions already asked. */
interface Known {
  random: Random;
  tally: Tally;
  isNew(question: Question): boolean;
}

export function setDrawer(composition: Composition, { random, tally, isNew }: Known): DrawSet {
  const { topics, difficulties } = composition;
  const { draw, isOpen } = drawInOrder(composition, random);
  const likingOf = (level: Difficulty | undefined) => ((level && difficulties[level]) || SELDOM) ** 3;
  /** If a set has more questions than wanted, the indexes of those whose level the exam prefers. */
  const chosen = (set: readonly Question[], wanted: number): number[] => {
    const left = [...set.keys()];
    return Array.from({ length: wanted }, () => {
      const at = random.weighted(left, (place) => likingOf(set[place]?.difficulty));
      left.splice(left.indexOf(at), 1);
      return at;
    });
  };
  /**
   * A writer that draws its sets is used a second time after the others, because a second puzzle of the same kind is
   * easily solved.
   */
  const inTurn = (writers: readonly SetWriter[]): readonly SetWriter[] => {
    const unused = writers.filter(({ name, size }) => Number.isFinite(size) || !tally.has(name));
    return unused.length > 0 ? unused : writers;
  };

  return (writers, size, room, wishes) => {
    for (let tries = 0; tries < SETS_TRIED; tries++) {
      const left = writers.filter(isOpen);
      if (left.length === 0) return undefined;
      const writer = random.weighted(inTurn(left), ({ name, topic, size }) =>
        tally.fairness(name, (topics.get(topic) ?? 0) * breadth({ size })),
      );
      const fresh = (draw(writer, wishes) ?? []).filter(isNew);
      if (fresh.length < Math.min(FEWEST_NEW, size)) continue;
      const isWhole = size > FEWEST_NEW && fresh.length <= room && hasBlanks(fresh);
      const wanted = isWhole ? fresh.length : Math.min(size, fresh.length);
      const kept = chosen(fresh, wanted)
        .sort((one, other) => one - other)
        .map((at) => fresh[at] as Question);
      // A text with blanks does not count as a turn of single sentences to complete.
      if (!hasBlanks(kept)) for (const { topic } of kept) tally.add(topic);
      tally.add(writer.name);
      return kept;
    }
    return undefined;
  };
}

/**
 * Records how many sets of each writer were drawn, and the order of the sets of a writer that has a limited
 * number.
 */
function drawInOrder({ seed, onFailure }: Composition, random: Random) {
  const drawn = new Map<string, { order: number[] | undefined; at: number }>();
  return {
    isOpen: ({ name, size }: SetWriter) => (drawn.get(name)?.at ?? 0) < size,
    draw(writer: SetWriter, wishes: SetWishes): Question[] | undefined {
      const isTable = Number.isFinite(writer.size);
      const state = drawn.get(writer.name) ?? {
        order: isTable ? random.shuffle(Array.from({ length: writer.size }, (_, index) => index)) : undefined,
        at: 0,
      };
      drawn.set(writer.name, state);
      if (state.at >= writer.size) return undefined;
      const at = state.at++;
      const ownRandom = seededRandom(`${seed}/${writer.name}/${at}`);
      for (let tries = 0; tries < (writer.tries ?? 1); tries++) {
        const set = unlessItFails(writer, onFailure, () =>
          writeSet(writer, ownRandom, state.order?.[at] ?? 0, wishes),
        );
        if (set) return set;
      }
      return undefined;
    },
  };
}

/** A blank without a question would be left empty. */
const hasBlanks = ([first]: readonly Question[]) => first?.stimulus?.text.includes("______") ?? false;
