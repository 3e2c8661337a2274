/** Lengths in characters, after trimming. */
export const Length = {
  usernameMin: 3,
  usernameMax: 30,
  passwordMin: 6,
  passwordMax: 256,
  emailMax: 254,
  fullNameMax: 100,
  bioMax: 500,
  searchMax: 200,
  questionMax: 4_000,
  optionMax: 1_000,
  /** A chosen letter or letters, or a number that was typed in. */
  answerMax: 20,
  /** What a set of questions shares: a passage, the rules of a puzzle. */
  stimulusMax: 6_000,
  /** What a question's picture shows, for those who cannot see it. */
  pictureDescriptionMax: 300,
  explanationMax: 8_000,
  titleMax: 200,
  contentMax: 8_000,
  /** All texts of a post together: a page holds up to 50 posts. */
  postMax: 60_000,
  topicMax: 100,
  commentMax: 2_000,
  timeZoneMax: 64,
  /** What the AI calls read at once. */
  aiTextMax: 20_000,
  aiMessageMax: 4_000,
  /** What names something: an id, a value of a closed list, a day. */
  choiceMax: 100,
  cursorMax: 500,
  /** Of a reset link. */
  tokenMax: 200,
  picturePathMax: 200,
  headingMax: 80,
  deviceMax: 60,
} as const;

export const Paging = {
  defaultSize: 10,
  maxSize: 50,
  /** Nobody pages further by number; a larger page is answered as this one. */
  maxPage: 100_000,
  /** So far feeds go by number; cursors go on beyond. */
  maxNumbered: 10_000,
  /** Totals of searches are exact up to here, then stay here. */
  maxSearchTotal: 1_000,
} as const;

/** How many a list in a request may hold; see also `Question.maxPerPost`. */
export const List = {
  notifications: 100,
  /** More than a question has, for clients that send one too many. */
  options: 10,
} as const;

/** A refusal names so many mistakes, each in so many characters. */
export const Refusal = { mistakes: 20, fieldMax: 100, messageMax: 400 } as const;

export const Picture = {
  maxBytes: 2 * 1024 * 1024,
  /** Width and height of what may be uploaded. */
  maxSide: 4096,
  /** Width and height of what is kept of a person's. */
  side: 256,
  /** The longer side of what is kept of a question's. */
  questionSide: 1_600,
  /** Uploads of a person that no question shows: at least as many as one batch can name. The oldest make room. */
  maxUnused: 40,
} as const;

export const Question = {
  /** Points for a correct answer. */
  points: 1,
  /** What the answers to one author's posts can earn a learner in a day (UTC). */
  dailyPointsPerAuthor: 20,
  /** Seconds; it is shown and locks nothing. */
  timeLimit: 60,
  maxPerPost: 20,
  /** Questions that share one stimulus. */
  minPerSet: 2,
  maxPerSet: 6,
  maxTimeSpent: 86_400,
} as const;

/** What a figure may hold; its texts are short plain ones, never formulas or markup. */
export const FigureLimit = {
  /** Characters of the whole as JSON. */
  size: 6_000,
  titleMax: 80,
  noteMax: 120,
  /** What names a category, a series, a column, a set or a quantity. */
  nameMax: 30,
  /** What stands inside a drawing: "5 cm", "30°", "R₁ = 4 Ω". */
  labelMax: 20,
  /** A point: "A", "P₁", "A′". */
  pointMax: 4,
  unitMax: 16,
  tableCellMax: 40,
  /** What stands in a square of a grid. */
  squareMax: 8,
  categories: 12,
  series: 4,
  /** Bars or points of a chart, all series together. */
  chartValues: 36,
  slices: 8,
  columns: 8,
  rows: 14,
  curves: 6,
  pieces: 8,
  piecePoints: 64,
  marks: 12,
  ticks: 24,
  points: 16,
  lines: 24,
  circles: 6,
  angles: 12,
  parts: 6,
  branches: 4,
  /** Of groups within groups of a circuit. */
  depth: 3,
  components: 14,
  grid: 12,
  largestValue: 1e12,
  largestCoordinate: 1e6,
} as const;

/** A post is found by so many different words at most, those it begins with; the posts of a batch share them. */
export const Search = { maxWords: 2_000 } as const;

/** The learner model: see docs/learning.md. */
export const Learning = {
  /** The chance to guess right: among four options, among five, among all sets of four, and a number. */
  guess: { SINGLE: 1 / 4, FIVE: 1 / 5, MULTIPLE: 1 / 15, NUMERICAL: 0 },
  /** What a question is taken for before anybody answered it. */
  startDifficulty: { EASY: -1, MEDIUM: 0, HARD: 1 },
  /** How far one answer moves an estimate that has seen n answers: max(minStep, firstStep / (1 + slowdown · n)). */
  firstStep: 0.9,
  slowdown: 0.05,
  minStep: 0.08,
  /** Recommended questions are those a learner gets right about this often. */
  targetChance: 0.68,
} as const;

/** Review that remembers: see docs/learning.md. */
export const Memory = {
  /** Seconds that a question takes, and how much longer one takes that is not "one of several options". */
  expectedSeconds: { EASY: 30, MEDIUM: 60, HARD: 90 },
  otherKinds: 1.5,
  /** Shares of that time up to which a right answer is quick, and beyond which it is slow. */
  quick: 0.5,
  slow: 1.5,
  /** Nobody has read a question in less, and nobody thinks for more than this share of its time: neither says anything about speed. */
  leastSeconds: 3,
  left: 10,
  /** Missed so often, a question is set aside. */
  setAsideAfter: 8,
  /** Before the exam, over which what would come after it is spread. */
  lastDays: 7,
} as const;

/** Sessions of today. */
export const Today = {
  minutes: [10, 20, 40],
  defaultMinutes: 20,
  /** A review takes about a minute, so a day holds as many as the goal has minutes, but within these. */
  minReviews: 20,
  maxReviews: 120,
  /** Due questions that are looked at, half of them wrong ones, the longest due first. */
  considered: 240,
  /** What a day is decided to hold, in their order. */
  planned: 60,
  /** Of these, one in so many is what is due, as long as there is some. */
  reviewEvery: 5,
  /** As many as the usual session has; in it each further question of a topic counts for this share. */
  session: 20,
  sameTopic: 0.5,
  /** A question that was never asked teaches more than one more look: so many times, and for so many days. */
  newWorth: 2.5,
  newStability: 10,
  /** How much of an exam a topic is taken for, beside an average one. */
  topicShare: { least: 0.25, most: 4 },
  /** How many times as much a topic counts on the day for which a study plan has it. */
  plannedShare: 3,
  /** Minutes after which a day that holds too little is decided anew. */
  decidedMinutes: 10,
  /** Days ahead for which a review is to help, where no exam says. */
  horizonDays: 30,
  forecastDays: 30,
  maxForecastDays: 120,
  setAsideShown: 3,
  /** Of each learner and day. */
  maxBuried: 200,
} as const;

/** Generating questions. */
export const Generation = {
  minCount: 1,
  maxCount: 20,
  defaultCount: 5,
  /** So many drafts that a learner was shown last, with their keys, earn them nothing. */
  rememberedDrafts: 20_000,
  /** Drafts that a browser keeps of each person until they are posted or dropped; the oldest make room. */
  keptDrafts: 200,
  /** Questions a person may get from an AI provider in a day (UTC). */
  dailyQuestions: 200,
  /** Milliseconds the provider gets for one call of ours, all its requests together. */
  providerBudget: 45_000,
} as const;

/** Practising on one's own. */
export const Practice = {
  /** A quiz holds none of so many questions that the learner had last, as long as there are others. */
  remembered: 200,
  /** Questions that nobody answered are kept so long. */
  unansweredDays: 7,
  forgottenAtOnce: 100,
  /** Mistakes are looked for among so many questions that were wrong last time. */
  mistakesScanned: 1_000,
} as const;

export const StudyPlan = {
  defaultDuration: 30,
  /** Two years: whoever begins early plans to the exam. */
  maxDuration: 730,
  /** Of each learner; the oldest make room. */
  maxKept: 20,
  /** Of a day's quiz; longer days are practised in several. */
  maxQuizCount: 40,
  /** A topic is called hard from so many answers on, when fewer than this share were right. */
  hardFrom: 5,
  hardBelow: 0.7,
  /** Longer ones are not asked of a provider, which would not be done in time. */
  maxProviderDuration: 60,
} as const;

/** What the page of a topic shows. */
export const Topics = {
  bestQuestions: 5,
  /** Of each name of a topic, the newest. */
  questionsScanned: 200,
  /** Levels look at so many of a learner's newest answers. */
  answersScanned: 2_000,
  /** An exam asks a topic when it is at least so many percent of it. */
  leastWeight: 0.5,
  maxExams: 6,
} as const;

/** Asking about a question, and hints to it. */
export const Tutor = {
  hints: 2,
  messageMax: 500,
  /** What a provider may write about one question. */
  answerMax: 6_000,
  /** Answers of a provider that a person gets in a day (UTC). Past this nobody is refused, but the built-in tutor answers. */
  dailyAnswers: 50,
  /** How long it is kept whether an answer helped; of one that nobody rated, nothing after a day. */
  ratingDays: 180,
} as const;

/** What a learner sets out to do. */
export const Goal = {
  minMinutes: 5,
  maxMinutes: 240,
  defaultMinutes: 20,
  /** Ten years: a later date is a slip of the keyboard. */
  maxDaysAhead: 3_653,
} as const;

/** Talks with the assistant. */
export const Conversation = { maxTurns: 20, maxKept: 50 } as const;

/** From here on a result is praised, and what the dashboard calls good and fair, in percent. */
export const Score = { pass: 70, good: 80, fair: 60 } as const;

/** What earns the badges of the profile. */
export const Badge = { questions: 10, accuracy: 80, posts: 5 } as const;

/** Attempts on a post that its author hears of. */
export const MILESTONES = [10, 100, 1_000] as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All in seconds. */
export const Lifetime = {
  session: 7 * DAY,
  sessionIdle: 3 * DAY,
  resetToken: 30 * MINUTE,
  emailConfirmation: DAY,
  /** A status that was not refreshed for this long reads as offline. */
  presence: 2 * MINUTE,
  /** A device that was not used for this long is a new one. */
  device: 90 * DAY,
  /** Where and with what somebody signed in is remembered this long. */
  signIn: 365 * DAY,
  /** A notification that was read is kept at least this long. */
  readNotification: 90 * DAY,
} as const;

/** Addresses and devices that are remembered of each person; the oldest make room. */
export const SignIns = { maxKept: 50 } as const;

/** Live events: unread notifications are counted up to here, and a person may have so many streams open. */
export const Live = { maxUnread: 100, streams: 5, heartbeatMs: 20_000, retryMs: 5_000 } as const;

/** How often something may happen within a window of so many seconds. `per` is what is counted, whatever else a request carries. */
export const RateLimit = {
  signedIn: { per: "viewer", max: 600, window: MINUTE },
  /** Everybody without a good token. */
  visitors: { per: "address", max: 1_200, window: MINUTE },
  answers: { per: "viewer", max: 60, window: MINUTE },
  posts: { per: "viewer", max: 60, window: HOUR },
  comments: { per: "viewer", max: 10, window: MINUTE },
  register: { per: "address", max: 20, window: HOUR },
  search: { per: "viewer or address", max: 60, window: MINUTE },
  ai: { per: "viewer", max: 20, window: MINUTE },
  goals: { per: "viewer", max: 30, window: MINUTE },
  learning: { per: "viewer", max: 60, window: MINUTE },
  mockTests: { per: "viewer", max: 60, window: HOUR },
  mockStarts: { per: "viewer", max: 60, window: MINUTE },
  mockSaves: { per: "viewer", max: 240, window: MINUTE },
  exports: { per: "viewer", max: 10, window: HOUR },
  passwordChanges: { per: "viewer", max: 10, window: HOUR },
  pictures: { per: "viewer", max: 20, window: HOUR },
  questionPictures: { per: "viewer", max: 60, window: HOUR },
  confirmationMails: { per: "viewer", max: 5, window: HOUR },
  /** Whoever asks for them: a stranger's address is not filled from many accounts. */
  confirmationLinks: { per: "email", max: 5, window: HOUR },
  /** Pictures of shared links, each drawn for it. */
  sharePictures: { per: "address", max: 60, window: MINUTE },
  forgotPassword: { per: "address", max: 20, window: HOUR },
  resetLinks: { per: "email", max: 3, window: HOUR },
  signInNotices: { per: "account", max: 3, window: DAY },
  /** Past this nobody is refused, but strange addresses wait between their guesses. */
  loginFailures: { per: "account", max: 20, window: HOUR },
  loginFailuresPerAccount: { per: "account and address", max: 10, window: 10 * MINUTE },
  loginFailuresPerAddress: { per: "address", max: 60, window: 5 * MINUTE },
} as const;

/** Seconds between guesses at an account from an address that never got in, once there are too many: twice as long each time. */
export const GuessWait = { first: 1, longest: 60, remembered: HOUR } as const;

/** The limits that a call can count against by itself: who asks is all they need to know. */
export type CallLimit = {
  [Name in keyof typeof RateLimit]: (typeof RateLimit)[Name]["per"] extends
    | "viewer"
    | "address"
    | "viewer or address"
    ? Name
    : never;
}[keyof typeof RateLimit];

/** What the web app waits for, in milliseconds. */
export const WebTiming = {
  apiTimeout: 15_000,
  aiTimeout: 60_000,
  toastClose: 3_000,
  registerRedirect: 1_000,
  sessionErrorRedirect: 2_000,
  healthCheck: 30_000,
  /** The connection test asks anew while it is open, and calls a slower answer slow. */
  connectionRefresh: 5_000,
  slowRoundTrip: 1_000,
  /** Refreshes the status while a tab is visible; well under `Lifetime.presence`. */
  presenceRefresh: 60_000,
} as const;
