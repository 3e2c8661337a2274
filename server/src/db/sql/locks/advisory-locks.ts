/** Every advisory lock, as PostgreSQL's arguments: no two purposes may share one. */
export const AdvisoryLock = {
  /** Two servers that start never migrate at once. */
  migrations: "7203551",
  /** Exclusive while something depends on no answer being added, shared while answers of a part are added. */
  rollup: "7203552",
  /** Answers of a part of the learners are added by one process at a time; `$1` is the part. */
  rollupPart: "7203559, $1",
  /** Shared while answers are added to boards, exclusive while a person is hidden, deleted or counted. */
  standings: "7203553",
  /** Two similar-looking names are never taken at once; `$1` is the look-alike key. */
  look: "7203557, hashtext($1)",
  /** The relation between two people changes once at a time; `$1` names both. */
  pair: "7203558, hashtext($1)",
  /** One decision at a time changes what is shown of reported content; `$1` is its id. */
  reportedThing: "7203560, hashtext($1)",
  /** Shared while words are added, exclusive while words are deleted. */
  words: "hashtext('words')",
} as const;
