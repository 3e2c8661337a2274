const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often something may happen within a window of seconds. `per` is what is counted, whatever else a request
 * contains.
 */
export const RateLimit = {
  signedIn: { per: "viewer", max: 600, window: MINUTE },
  /** Everybody without a valid token. */
  visitors: { per: "address", max: 1_200, window: MINUTE },
  answers: { per: "viewer", max: 60, window: MINUTE },
  posts: { per: "viewer", max: 60, window: HOUR },
  comments: { per: "viewer", max: 10, window: MINUTE },
  newcomerPosts: { per: "viewer", max: 10, window: HOUR },
  newcomerComments: { per: "viewer", max: 20, window: HOUR },
  disputes: { per: "viewer", max: 5, window: DAY },
  reports: { per: "viewer", max: 20, window: DAY },
  register: { per: "address", max: 20, window: HOUR },
  search: { per: "viewer or address", max: 60, window: MINUTE },
  ai: { per: "viewer", max: 20, window: MINUTE },
  goals: { per: "viewer", max: 30, window: MINUTE },
  packs: { per: "viewer", max: 10, window: DAY },
  learning: { per: "viewer", max: 60, window: MINUTE },
  mockTests: { per: "viewer", max: 60, window: HOUR },
  mockStarts: { per: "viewer", max: 60, window: MINUTE },
  mockSaves: { per: "viewer", max: 240, window: MINUTE },
  exports: { per: "viewer", max: 10, window: HOUR },
  secondFactorChanges: { per: "viewer", max: 20, window: HOUR },
  passkeyChanges: { per: "viewer", max: 60, window: HOUR },
  linkChanges: { per: "viewer", max: 60, window: HOUR },
  proofMails: { per: "viewer", max: 5, window: HOUR },
  passwordChanges: { per: "viewer", max: 10, window: HOUR },
  pictures: { per: "viewer", max: 20, window: HOUR },
  questionPictures: { per: "viewer", max: 60, window: HOUR },
  confirmationMails: { per: "viewer", max: 5, window: HOUR },
  /** Counted for all callers, so that many accounts cannot flood a stranger's mailbox. */
  confirmationLinks: { per: "email", max: 5, window: HOUR },
  /** Pictures of shared links, each drawn on request. */
  sharePictures: { per: "address", max: 60, window: MINUTE },
  forgotPassword: { per: "address", max: 20, window: HOUR },
  resetLinks: { per: "email", max: 3, window: HOUR },
  recoveryLinks: { per: "email", max: 3, window: HOUR },
  signInNotices: { per: "account", max: 3, window: DAY },
  /** Beyond this nobody is refused, but unknown addresses must wait between their guesses. */
  loginFailures: { per: "account", max: 20, window: HOUR },
  loginFailuresPerAccount: { per: "account and address", max: 10, window: 10 * MINUTE },
  /**
   * Six digits are soon guessed: beyond this they are refused from everywhere. Only callers with the right password
   * get here.
   */
  wrongCodes: { per: "account", max: 20, window: HOUR },
  loginFailuresPerAddress: { per: "address", max: 60, window: 5 * MINUTE },
} as const;

/** Seconds between guesses at an account from an unknown address, once there are too many: doubled each time. */
export const GuessWait = { first: 1, longest: 60, remembered: HOUR } as const;

/** The limits that need only the caller. */
export type CallLimit = {
  [Name in keyof typeof RateLimit]: (typeof RateLimit)[Name]["per"] extends
    | "viewer"
    | "address"
    | "viewer or address"
    ? Name
    : never;
}[keyof typeof RateLimit];
