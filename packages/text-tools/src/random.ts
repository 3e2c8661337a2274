/** The caller's randomness: the same seed gives the same questions. */
export interface Random {
  /** From 0 up to but not including 1. */
  fraction(): number;
  shuffle<T>(items: readonly T[]): T[];
}
