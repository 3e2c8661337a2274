/** How answers are counted for the statistics of a question: see docs/trust.md. */
export const Statistics = {
  /** Figures are shown from this many first answers on. */
  fewest: 30,
  /** Quicker than that, nobody has read the question. */
  leastSeconds: 2,
  /** So many other answers of the exam make a rest score. */
  leastOthers: 10,
  restBins: 20,
  /** The bin of a learner who has no rest score yet. */
  noRestScore: -1,
  /** Seconds at which a bucket of the times ends and the next begins. */
  timeEdges: [2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600],
  /** The bucket of an answer whose time is not known. */
  unknownTime: -1,
} as const;
