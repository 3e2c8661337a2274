/** The limits of mock exams: separate from the other limits, so that only their screens load them. */
export const MockTest = {
  maxMinutes: 360,
  maxQuestions: 200,
  maxSections: 10,
  /** The length of a number of marks: "2.5", "1/3". */
  marksMax: 12,
  maxSequence: 1_000_000,
  maxLeaves: 10_000,
  maxTimeSpent: 86_400,
  /** Saves that arrive this many seconds after an end still count. */
  graceSeconds: 5,
  /** The share that is added to every clock for learners with extra time. */
  extraTime: 1 / 3,
  /** Days after which an attempt without a clock ends by itself. */
  untimedDays: 30,
  /** Ready papers of each pattern, the last of them a short one. */
  readyPerPattern: 4,
  /** With fewer people there is no percentile. */
  rankedFrom: 30,
  /** Other people's answers come from this many of the latest first attempts. */
  sampled: 200,
  /** With fewer of them, no median and no answers are shown. */
  comparedFrom: 30,
  /** An answer given by fewer of them is not shown. */
  answerToldFrom: 5,
  /**
   * What makes an attempt serious, so that it has a rank: the share of questions answered and of the time used, and
   * the age of the account.
   */
  serious: { answered: 0.2, time: 0.1, accountHours: 24 },
  /** How many of the learner's latest attempts form a trend. */
  trendAttempts: 60,
  /** Per person; withdrawing one makes room for another. */
  maxKept: 200,
  /** How long before its start an event can be announced at most, and how long it can stay open. */
  maxDaysAhead: 366,
  maxWindowDays: 31,
} as const;
