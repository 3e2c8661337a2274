/** Seeded randomness (mulberry32): the same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  shuffle<T>(items: readonly T[]): T[];
}

export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    shuffle<T>(items: readonly T[]): T[] {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last--) {
        const other = Math.floor(next() * (last + 1));
        [result[last], result[other]] = [result[other] as T, result[last] as T];
      }
      return result;
    },
  };
}
