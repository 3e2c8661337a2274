/** Scores per entry of the upper level of the boards' histogram. */
export const SCORES_PER_RANGE = 64;

/** The histogram entry of a score on a level: its own on level 0, shared with neighbours on level 1. */
export const BUCKET = `case level when 0 then score else score / ${SCORES_PER_RANGE} end`;
