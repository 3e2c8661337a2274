/** How often each of a set's topics, levels, chapters and writers was used. */
export interface Tally {
  has(key: string): boolean;
  add(key: string): void;
  /** The weight of something that was used already. */
  fairness(key: string, weight: number): number;
}

export function startTally(): Tally {
  const turns = new Map<string, number>();
  return {
    has: (key) => turns.has(key),
    add: (key) => void turns.set(key, (turns.get(key) ?? 0) + 1),
    fairness: (key, weight) => weight / (1 + (turns.get(key) ?? 0)) ** 3,
  };
}
