import { createHash } from "node:crypto";
import type { SharedState } from "../../shared-state/shared-state.ts";
import type { CheckedPost, Position, Segment, Slice } from "./feed.queries.ts";
import { isBelow, type Place, partsBelow, type Stretch, withStretches } from "./stretches.ts";

/** A list that is searched for posts that a learner can still answer. */
export interface OpenList {
  viewerId: string;
  /** Identifies the list and all its filters. */
  name: string;
  /**
   * True if the list is newest first, so that what comes later never changes. Otherwise the order changes, and what
   * is known about it is valid for a shorter time.
   */
  isByTime: boolean;
  /** Checks at most `most` posts of each part, starting at the beginning and at later places. */
  look: (segments: Segment[], amount: { limit: number; most: number }) => Promise<CheckedPost[]>;
  /** How many posts of a part one statement checks: at first, second, and from then on. */
  steps: number[];
}

/**
 * Seconds. For this long a post may be missing that an edit, or its score, moved into a part with nothing left
 * to answer.
 */
const KEEP_BY_TIME = 30 * 60;
const KEEP_BY_SCORE = 60;
/** How many lists of each learner are remembered; a newer one may replace an older one. */
const MAX_LISTS = 16;

/** Goes down the list past answered posts. A long way is remembered and skipped in one step the next time. */
export async function pickOpen(
  state: SharedState,
  list: OpenList,
  { after, offset, limit }: Slice,
): Promise<Position[]> {
  const known = await readStretches(state, list);
  const walk = new Walk(after);
  const wanted = offset + limit;
  for (let step = 0; !walk.isAtEnd && walk.found.length < wanted; step++) {
    const most = list.steps[Math.min(step, list.steps.length - 1)] ?? 1;
    const parts = partsBelow(known, walk.place);
    // The first checked post may be one that is returned but not open.
    const amount = { limit: wanted - walk.found.length + 1, most };
    const looked = await list.look(
      parts.map(({ segment }) => segment),
      amount,
    );
    walk.pass(looked, parts, amount);
  }
  const next = withStretches(known, walk.stretches, list.isByTime, Date.now());
  if (marksOf(next) !== marksOf(known)) await writeStretches(state, list, next);
  return walk.found.slice(offset, wanted);
}

/** The current place in the list, and what was passed on the way. */
class Walk {
  readonly found: Position[] = [];
  readonly stretches: Stretch[] = [];
  place: Place;
  isAtEnd = false;
  #run: { above: Position | undefined; length: number; since: number };

  constructor(after: Position | undefined) {
    this.place = { from: after, isPast: true };
    this.#run = { above: after, length: 0, since: Date.now() };
  }

  /** Takes in the posts that were checked. */
  pass(
    looked: CheckedPost[],
    parts: { jumps: Stretch[] }[],
    { limit, most }: { limit: number; most: number },
  ) {
    let [part, n] = [0, 0];
    for (const { id, key, is_open, segment, n: next } of looked) {
      for (; part < segment; part++) {
        this.#jump(parts[part]?.jumps ?? []);
        n = 0;
      }
      this.#run.above ??= { id, key };
      this.#run.length += next - n - (is_open ? 1 : 0);
      n = next;
      this.place = { from: { id, key }, isPast: true };
      if (is_open) this.#find({ id, key });
      // There may be more of this part.
      if (next === most) return;
    }
    if (looked.length === limit) return;
    for (const { jumps } of parts.slice(part)) this.#jump(jumps);
    this.isAtEnd = true;
    this.#endRun(null);
  }

  #find(position: Position) {
    this.#endRun(position);
    this.found.push(position);
    this.#run = { above: position, length: 0, since: Date.now() };
  }

  #jump(stretches: Stretch[]) {
    for (const { above, length, since } of stretches) {
      const run = this.#run;
      if (!run.above || isBelow(run.above, above)) run.above = above;
      run.length += length;
      run.since = Math.min(run.since, since);
    }
  }

  #endRun(below: Position | null) {
    const { above, ...run } = this.#run;
    if (above) this.stretches.push({ above, below, ...run });
  }
}

const marksOf = (stretches: Stretch[]) => JSON.stringify(stretches.map(({ above, below }) => [above, below]));

interface Kept {
  name: string;
  stretches: Stretch[];
}

function keyOf({ viewerId, name }: OpenList): string {
  const [place = 0] = createHash("sha1").update(name).digest();
  return `answered:${viewerId}:${place % MAX_LISTS}`;
}

const keptFor = ({ isByTime }: OpenList) => (isByTime ? KEEP_BY_TIME : KEEP_BY_SCORE);

async function readStretches(state: SharedState, list: OpenList): Promise<Stretch[]> {
  const [text] = await state.get([keyOf(list)]);
  const kept = text ? (JSON.parse(text) as Kept) : undefined;
  if (kept?.name !== list.name) return [];
  const oldest = Date.now() - keptFor(list) * 1000;
  return kept.stretches.filter(({ since }) => since > oldest);
}

function writeStretches(state: SharedState, list: OpenList, stretches: Stretch[]) {
  return state.set(keyOf(list), JSON.stringify({ name: list.name, stretches } satisfies Kept), keptFor(list));
}
