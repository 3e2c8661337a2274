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
  /** A chosen letter or letters, or a typed number. */
  answerMax: 20,
  /** The shared stimulus of a set of questions: a passage, the rules of a puzzle. */
  stimulusMax: 6_000,
  /** The description of a question's picture, for people who cannot see it. */
  pictureDescriptionMax: 300,
  explanationMax: 8_000,
  titleMax: 200,
  contentMax: 8_000,
  /** All texts of a post together: a page holds up to 50 posts. */
  postMax: 60_000,
  topicMax: 100,
  commentMax: 2_000,
  timeZoneMax: 64,
  /** The text that an AI call reads at once. */
  aiTextMax: 20_000,
  aiMessageMax: 4_000,
  /** An identifier: an id, a value of a closed list, a date. */
  choiceMax: 100,
  cursorMax: 500,
  /** The token of a reset link. */
  tokenMax: 200,
  picturePathMax: 200,
  headingMax: 80,
  deviceMax: 60,
  /** A code of an authenticator app, or a recovery code with its hyphens. */
  codeMax: 40,
  passkeyNameMax: 60,
  /** What a provider writes into the address that it sends the browser back to. */
  providerAnswerMax: 4_000,
  /** The data of a passkey, in characters of base64url. */
  credentialIdMax: 1_400,
  clientDataMax: 8_000,
  attestationMax: 40_000,
} as const;

export const Paging = {
  defaultSize: 10,
  maxSize: 50,
  /** The largest page number; a larger one is answered as this one. */
  maxPage: 100_000,
  /** The last page of feeds by number; cursors continue after it. */
  maxNumbered: 10_000,
  /** Totals of searches are exact up to here, then stay here. */
  maxSearchTotal: 1_000,
} as const;

/** The most items of a list in a request; see also `Question.maxPerPost`. */
export const List = {
  notifications: 100,
  /** More than a question has, for clients that send one too many. */
  options: 10,
} as const;

/** The most mistakes that a refusal names, and the length of each. */
export const Refusal = { mistakes: 20, fieldMax: 100, messageMax: 400 } as const;

const PICTURE_MEGABYTES = 2;

export const Picture = {
  maxMegabytes: PICTURE_MEGABYTES,
  maxBytes: PICTURE_MEGABYTES * 1024 * 1024,
  /** Width and height of an upload. */
  maxSide: 4096,
  /** Width and height of a stored profile picture. */
  side: 256,
  /** The longer side of a stored question picture. */
  questionSide: 1_600,
  /**
   * Uploads of a person that no question shows: at least as many as one batch can use. The oldest are deleted.
   */
  maxUnused: 40,
} as const;

export const Question = {
  /** Points for a correct answer. */
  points: 1,
  /** What the answers to one author's posts can earn a learner in a day (UTC). */
  dailyPointsPerAuthor: 20,
  /** From all sources together. */
  dailyPoints: 200,
  /** Seconds; it is shown and locks nothing. */
  timeLimit: 60,
  maxPerPost: 20,
  /** Questions that share one stimulus. */
  minPerSet: 2,
  maxPerSet: 6,
  maxTimeSpent: 86_400,
  /** Seconds that an answer may say it waited for a network. */
  maxWaited: 366 * 86_400,
  /** How often an author can change it, and once. */
  maxVersions: 100,
  /** How many different answers can count as right after a regrade. */
  maxRight: 8,
} as const;

/** An author's figures about a post. */
export const PostInsight = {
  /** From this many people on, the author sees how they answered. */
  minPeople: 30,
  /** How many answers to each question are read. */
  maxAnswers: 2_000,
  /** The likes that are counted by day. */
  maxLikes: 10_000,
  days: 30,
} as const;

/** The limits of a figure; its texts are short plain ones, never formulas or markup. */
export const FigureLimit = {
  /** The size of the whole as JSON, in characters. */
  size: 6_000,
  titleMax: 80,
  noteMax: 120,
  /** The name of a category, a series, a column, a set or a quantity. */
  nameMax: 30,
  /** A label inside a drawing: "5 cm", "30°", "R₁ = 4 Ω". */
  labelMax: 20,
  /** The name of a point: "A", "P₁", "A′". */
  pointMax: 4,
  unitMax: 16,
  tableCellMax: 40,
  /** The text in a square of a grid. */
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
  /** The depth of groups within groups of a circuit. */
  depth: 3,
  components: 14,
  grid: 12,
  largestValue: 1e12,
  largestCoordinate: 1e6,
} as const;

/**
 * A post can be found by at most this many different words, the first ones; the posts of a batch share the
 * limit.
 */
export const Search = { maxWords: 2_000 } as const;

/** The learner model: see docs/learning.md. */
export const Learning = {
  /** The chance to guess right: among four options, among five, among all sets of four, and a number. */
  guess: { SINGLE: 1 / 4, FIVE: 1 / 5, MULTIPLE: 1 / 15, NUMERICAL: 0 },
  /** The assumed difficulty of a question before anybody answered it. */
  startDifficulty: { EASY: -1, MEDIUM: 0, HARD: 1 },
  /** How far one answer moves an estimate with n answers: max(minStep, firstStep / (1 + slowdown · n)). */
  firstStep: 0.9,
  slowdown: 0.05,
  minStep: 0.08,
  /** Recommended questions are those a learner gets right about this often. */
  targetChance: 0.68,
  /** A question is at a learner's level if their chance of a right answer is between these. */
  levelChance: { least: 0.6, most: 0.85 },
} as const;

/** Spaced repetition: see docs/learning.md. */
export const Memory = {
  /** The seconds that a question takes, and the factor for kinds other than "one of several options". */
  expectedSeconds: { EASY: 30, MEDIUM: 60, HARD: 90 },
  otherKinds: 1.5,
  /** The shares of that time up to which a right answer is quick, and beyond which it is slow. */
  quick: 0.5,
  slow: 1.5,
  /**
   * Nobody can read a question in less, and nobody thinks for more than this share of its time: such times say
   * nothing about speed.
   */
  leastSeconds: 3,
  left: 10,
  /** A question that was wrong this often is set aside. */
  setAsideAfter: 8,
  /** The days before the exam over which later reviews are spread. */
  lastDays: 7,
} as const;

/** The sessions of Today. */
export const Today = {
  minutes: [10, 20, 40],
  defaultMinutes: 20,
  /** A review takes about a minute, so a day has as many as the goal has minutes, within these limits. */
  minReviews: 20,
  maxReviews: 120,
  /** Due questions that are read, half of them wrong ones, the longest due first. */
  considered: 240,
  /** The most questions of a day. */
  planned: 60,
  /** One in this many of these is due, as long as there are any. */
  reviewEvery: 5,
  /** The length of the usual session; in it each further question of a topic counts this share. */
  session: 20,
  sameTopic: 0.5,
  /** A new question teaches more than another review: by this factor, and for this many days. */
  newValue: 2.5,
  newStability: 10,
  /** The chance of a right answer that new questions aim at. */
  targetChance: 0.72,
  /** The relative value of a question that is not at the learner's level. */
  misfitWorth: 0.01,
  /** None of a learner's first answers is to a Hard question. */
  firstAnswers: 20,
  /** The share of questions for a section that the goal has and the exam's papers do not. */
  besidePaper: 0.1,
  /** The limits of a topic's weight in an exam, relative to an average one. */
  topicShare: { least: 0.25, most: 4 },
  /** The factor for a topic on the day for which a study plan has it. */
  plannedShare: 3,
  /** Minutes after which a day with too few questions is decided again. */
  decidedMinutes: 10,
  /** The days for which a review should help, without an exam. */
  horizonDays: 30,
  forecastDays: 30,
  maxForecastDays: 120,
  setAsideShown: 3,
  /** Per learner and day. */
  maxBuried: 200,
} as const;

/** Generating questions. */
export const Generation = {
  minCount: 1,
  maxCount: 20,
  defaultCount: 5,
  /** This many of the latest drafts shown to a learner, with their keys, earn them nothing. */
  rememberedDrafts: 20_000,
  /**
   * Drafts that a browser stores for each person until they are posted or discarded; the oldest are deleted.
   */
  keptDrafts: 200,
  /** Questions a person may get from an AI provider in a day (UTC). */
  dailyQuestions: 200,
  /** Milliseconds the provider gets for one of our calls, all its requests together. */
  providerBudget: 45_000,
} as const;

/** Packs of questions to practise without a network. */
export const Packs = { sizes: [10, 25, 50] } as const;

/** Practice quizzes. */
export const Practice = {
  /** A quiz repeats none of this many latest questions of the learner, as long as there are others. */
  remembered: 200,
  /** How long unanswered questions are kept. */
  unansweredDays: 7,
  forgottenAtOnce: 100,
  /** Mistakes are searched among this many questions that were wrong the last time. */
  mistakesScanned: 1_000,
} as const;

export const StudyPlan = {
  defaultDuration: 30,
  /** Two years, for learners who plan early. */
  maxDuration: 730,
  /** Per learner; the oldest are deleted. */
  maxKept: 20,
  /** The quiz of a day; longer days are practised in several. */
  maxQuizCount: 40,
  /** A topic is called hard from this many answers on, if fewer than this share were right. */
  hardFrom: 5,
  hardBelow: 0.7,
  /** Longer plans are not requested from a provider, which would take too long. */
  maxProviderDuration: 60,
} as const;

/** The page of a topic. */
export const Topics = {
  /** Characters of a note that describe its page to search engines. */
  descriptionMax: 200,
  bestQuestions: 5,
  /** The newest for each name of a topic. */
  questionsScanned: 200,
  /** Levels use this many of a learner's newest answers. */
  answersScanned: 2_000,
  /** An exam asks a topic if its share is at least this many percent. */
  leastWeight: 0.5,
  maxExams: 6,
} as const;

/** Asking about a question, and its hints. */
export const Tutor = {
  hints: 2,
  messageMax: 500,
  /** The maximum length of a provider's text about one question. */
  answerMax: 6_000,
  /** A provider's answers per person and day (UTC). Beyond this nobody is refused, but the built-in tutor answers. */
  dailyAnswers: 50,
  /** How long ratings are kept; unrated answers are deleted after a day. */
  ratingDays: 180,
} as const;

/** A learner's goal. */
export const Goal = {
  minMinutes: 5,
  maxMinutes: 240,
  defaultMinutes: 20,
  /** Ten years: a later date is a typing error. */
  maxDaysAhead: 3_653,
} as const;

/** Conversations with the assistant. */
export const Conversation = { maxTurns: 20, maxKept: 50 } as const;

/** The percentages from which a result is praised, and of the dashboard's good and fair. */
export const Score = { pass: 70, good: 80, fair: 60 } as const;

/** The thresholds of the profile's badges. */
export const Badge = { questions: 10, accuracy: 80, posts: 5 } as const;

/** The numbers of attempts on a post of which its author is notified. */
export const MILESTONES = [10, 100, 1_000] as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All in seconds. */
export const Lifetime = {
  session: 7 * DAY,
  sessionIdle: 3 * DAY,
  resetToken: 30 * MINUTE,
  /** From a passkey's challenge to its answer. */
  passkeyChallenge: 5 * MINUTE,
  /** From the way to a provider to the way back; and from there to a username or a code. */
  providerRequest: 15 * MINUTE,
  providerTicket: 30 * MINUTE,
  /** Of a mailed link that proves who asks. */
  mailedProof: 15 * MINUTE,
  /** A session that was proven needs no password for so long. */
  freshProof: 10 * MINUTE,
  /** From a new secret for an authenticator app to its first code. */
  secondFactorSetup: 15 * MINUTE,
  /** How long a remembered device needs no second factor. */
  rememberedDevice: 30 * DAY,
  emailConfirmation: DAY,
  /** From the mail with the link to recover an account to opening it. */
  recoveryLink: DAY,
  /** How long somebody who lost every way to sign in waits, and then has to choose a password. */
  recoveryWait: 2 * DAY,
  recoveryOpen: 7 * DAY,
  /** How long the server remembers a request that came with a key. */
  receivedRequest: 30 * DAY,
  /** A status that was not refreshed for this long is shown as offline. */
  presence: 2 * MINUTE,
  /** A device that was not used for this long counts as new. */
  device: 90 * DAY,
  /** How long sign-ins are remembered. */
  signIn: 365 * DAY,
  /** How long a read notification is kept at least. */
  readNotification: 90 * DAY,
} as const;

/**
 * `rememberedDevices` of each person; the oldest are deleted. A browser sends at most `deviceTokens` of different
 * people.
 */
export const SecondFactor = {
  recoveryCodes: 10,
  rememberedDevices: 20,
  deviceTokens: 5,
  /** The step of an authenticator app, in seconds; one step early or late is accepted. */
  stepSeconds: 30,
} as const;

/** The earliest that is believed. */
export const BirthYear = { min: 1900 } as const;

/** Per account; a passkey says how it can be reached. */
export const Passkeys = { maxKept: 20, maxTransports: 10 } as const;

/** Remembered addresses and devices of each person; the oldest are deleted. */
export const SignIns = { maxKept: 50 } as const;

/**
 * Live events: unread notifications are counted up to this number, and a person may have this many open
 * streams.
 */
export const Live = { maxUnread: 100, streams: 5, heartbeatMs: 20_000, retryMs: 5_000 } as const;

/** The web app's times, in milliseconds. */
export const WebTiming = {
  apiTimeout: 15_000,
  aiTimeout: 60_000,
  toastClose: 3_000,
  toastUndo: 8_000,
  registerRedirect: 1_000,
  sessionErrorRedirect: 2_000,
  healthCheck: 30_000,
  /** The connection test repeats while it is open, and calls a slower answer slow. */
  connectionRefresh: 5_000,
  slowRoundTrip: 1_000,
  /** Refreshes the status while a tab is visible; well under `Lifetime.presence`. */
  presenceRefresh: 60_000,
} as const;
