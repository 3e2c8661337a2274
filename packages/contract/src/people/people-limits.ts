/** The limits of blocking and muting. */
export const Hidden = {
  blocks: 1_000,
  mutedPeople: 500,
  mutedTexts: 100,
  /** The durations of a mute in hours: a day, a week, a month. */
  muteHours: [24, 168, 720],
} as const;

/** New accounts: their texts are checked before others see them. */
export const Newcomer = {
  /** How long an account counts as new. */
  hours: 24,
  /** After this many posts and comments, an account that is not new any more is no longer checked. */
  texts: 10,
  /** How many questions of one request are compared with existing ones. */
  comparedQuestions: 20,
  /** Two questions are similar from this share of common words on. */
  likeness: 0.8,
  /** Posts that are compared with a question. */
  candidates: 50,
  /** How often the same comment can be written in a day. */
  sameComments: 2,
} as const;
