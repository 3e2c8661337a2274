const SECOND = 1_000;
/** The share of the earlier rate that counts as full speed. */
const FULL = 0.9;
/** For this many seconds in a row. */
const STEADY = 3;

/** The outcomes of the requests of one round. */
export class Tally {
  readonly began = performance.now();
  readonly #reads: number[] = [];
  readonly #writes: number[] = [];
  readonly errors = new Map<string, number>();
  /** A learner read data from before their own write. */
  ownMissed = 0;

  get acknowledged() {
    return this.#writes.length;
  }

  get requests() {
    return this.#reads.length + this.#writes.length;
  }

  read(isDone: boolean) {
    if (isDone) this.#reads.push(performance.now());
  }

  write(isDone: boolean) {
    if (isDone) this.#writes.push(performance.now());
  }

  error(kind: string) {
    this.errors.set(kind, (this.errors.get(kind) ?? 0) + 1);
  }

  hasWrittenSince(at: number) {
    return (this.#writes.at(-1) ?? 0) > at;
  }

  /** The longest time without a success, in seconds. */
  longestOutage() {
    return { reads: longestGap(this.#reads, this.began), writes: longestGap(this.#writes, this.began) };
  }

  /** Seconds from this moment until reads and writes were as fast as before; undefined if they never were. */
  untilFullSpeed(at: number): number | undefined {
    const perSecond = (times: number[], from: number) =>
      times.filter((time) => time >= from && time < from + SECOND).length;
    const paceOf = (times: number[]) => {
      const seconds = Math.floor((at - this.began) / SECOND);
      const counts = Array.from({ length: seconds }, (_, i) => perSecond(times, this.began + i * SECOND));
      return counts.sort((a, b) => a - b)[Math.floor(seconds / 2)] ?? 0;
    };
    const paces = [this.#reads, this.#writes].map((times) => ({ times, pace: paceOf(times) }));
    const last = performance.now() - STEADY * SECOND;
    for (let from = at; from <= last; from += SECOND / 4) {
      const isFull = paces.every(({ times, pace }) => {
        const count = times.filter((time) => time >= from && time < from + STEADY * SECOND).length;
        return count >= FULL * pace * STEADY;
      });
      if (isFull) return (from - at) / SECOND;
    }
    return undefined;
  }
}

function longestGap(times: number[], began: number): number {
  const all = [began, ...times, performance.now()];
  return Math.max(...all.slice(1).map((time, i) => time - (all[i] ?? time))) / SECOND;
}
