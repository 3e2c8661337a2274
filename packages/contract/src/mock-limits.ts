/** Mock exams: apart from the other limits, so that only their screens load them. */
export const MockTest = {
  maxMinutes: 360,
  maxQuestions: 200,
  maxSections: 10,
  /** Characters of a number of marks: "2.5", "1/3". */
  marksMax: 12,
  maxSequence: 1_000_000,
  maxLeaves: 10_000,
  maxTimeSpent: 86_400,
  /** What arrives so many seconds after an end still counts. */
  graceSeconds: 30,
  /** The part that is added to every clock of those who get more time. */
  extraTime: 1 / 3,
  /** Days after which an attempt without a clock ends by itself. */
  untimedDays: 30,
  /** Fixed papers of each pattern, the last of them a short one. */
  readyPerPattern: 4,
  /** Fewer people than this have no percentile. */
  rankedFrom: 30,
  /** Others are compared with by so many of the latest first attempts. */
  sampled: 200,
  /** Fewer of them tell no median and no answers. */
  comparedFrom: 5,
  /** So many of one's latest attempts are a trend. */
  trendAttempts: 60,
  /** Of each person; who wants another withdraws one. */
  maxKept: 200,
  /** An event is announced at most so long before, and stays open at most so long. */
  maxDaysAhead: 366,
  maxWindowDays: 31,
} as const;
