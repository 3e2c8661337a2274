/**
 * The answers and reviews that are the aim of a day: with a goal one for each of its minutes, up to `most`. Once in
 * this many days a day may be missed.
 */
export const DailyTarget = { withoutGoal: 10, most: 60, restEvery: 7 } as const;
