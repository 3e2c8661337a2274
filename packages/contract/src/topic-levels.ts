/** How well a learner knows a topic; falling as well as rising. */
export const TOPIC_LEVELS = ["NOT_STARTED", "STARTED", "FAMILIAR", "PROFICIENT", "MASTERED"] as const;
export type TopicLevel = (typeof TOPIC_LEVELS)[number];

/** Each level looks at the newest questions of the topic that were tried, and at each of them once, as it went last. */
export const NEWEST_TRIES = 10;

export interface LevelRule {
  /** Only tries that are not older than so many days: without practice the level falls. */
  days: number;
  /** So many questions must have been tried, and this share of them be right. */
  tried: number;
  right: number;
  /** So many of the right ones must be Medium or Hard. */
  notEasy: number;
}

/** What a level asks for; one try, however old, is enough to have started. See docs/learning.md. */
export const LEVEL_RULES: Record<"FAMILIAR" | "PROFICIENT" | "MASTERED", LevelRule> = {
  FAMILIAR: { days: 180, tried: 4, right: 0.5, notEasy: 0 },
  PROFICIENT: { days: 90, tried: 6, right: 0.7, notEasy: 2 },
  MASTERED: { days: 45, tried: 8, right: 0.85, notEasy: 4 },
};
