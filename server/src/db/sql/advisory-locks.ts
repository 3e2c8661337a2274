/** Every advisory lock, as PostgreSQL takes it between the brackets: no two things may share one. */
export const AdvisoryLock = {
  /** Two servers that start never migrate at once. */
  migrations: "7203551",
  /** One process adds up answers at a time. */
  rollup: "7203552",
  /** Nobody moves on a board while somebody hides, leaves or is counted. */
  standings: "7203553",
  /** Two names that look alike are never taken at once; `$1` is the look. */
  look: "7203557, hashtext($1)",
  /** Shared by whoever adds words, alone for whoever forgets some. */
  words: "hashtext('words')",
} as const;
