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
} as const;

export const Paging = {
  defaultSize: 10,
  maxSize: 50,
  /** Nobody pages further by number; a larger page is answered as this one. */
  maxPage: 100_000,
  /** Totals of searches are exact up to here, then stay here. */
  maxSearchTotal: 1_000,
} as const;

export const Picture = {
  maxBytes: 2 * 1024 * 1024,
  /** Width and height of what may be uploaded. */
  maxSide: 4096,
  /** Width and height of what is kept. */
  side: 256,
} as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All in seconds. */
export const Lifetime = {
  session: 7 * DAY,
  sessionIdle: 3 * DAY,
  resetToken: 30 * MINUTE,
  /** A status that was not refreshed for this long reads as offline. */
  presence: 2 * MINUTE,
} as const;

/** How often something may happen within a window of so many seconds, and for whom it is counted. */
export const RateLimit = {
  signedIn: { per: "viewer", max: 600, window: MINUTE },
  register: { per: "address", max: 20, window: HOUR },
  search: { per: "viewer or address", max: 60, window: MINUTE },
  forgotPassword: { per: "email", max: 3, window: HOUR },
  loginFailuresPerAccount: { per: "account and address", max: 10, window: 10 * MINUTE },
  loginFailuresPerAddress: { per: "address", max: 60, window: 5 * MINUTE },
} as const;

/** What the web app waits for, in milliseconds. */
export const WebTiming = {
  apiTimeout: 15_000,
  aiTimeout: 60_000,
  toastClose: 3_000,
  registerRedirect: 1_000,
  sessionErrorRedirect: 2_000,
  healthCheck: 30_000,
  /** Refreshes the status while a tab is visible; well under `Lifetime.presence`. */
  presenceRefresh: 60_000,
} as const;
