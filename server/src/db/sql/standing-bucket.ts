/** Scores per entry of the upper level of the boards' histogram. */
export const SCORES_PER_RANGE = 64;

/** Where a score is counted on a level: for itself on 0, with its neighbours on 1. */
export const BUCKET = `case level when 0 then score else score / ${SCORES_PER_RANGE} end`;
