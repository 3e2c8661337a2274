/** How well a learner knows a topic; it can fall as well as rise. */
export const TOPIC_LEVELS = ["NOT_STARTED", "STARTED", "FAMILIAR", "PROFICIENT", "MASTERED"] as const;
export type TopicLevel = (typeof TOPIC_LEVELS)[number];

/** Each level uses the newest attempted questions of the topic, each once with its latest attempt. */
export const NEWEST_TRIES = 10;

export interface LevelRule {
  /** Only attempts of the last days: without practice the level falls. */
  days: number;
  /** This many questions must have been tried, with this share right. */
  tried: number;
  right: number;
  /** This many of the right ones must be Medium or Hard. */
  notEasy: number;
}

/** The requirements of each level; one attempt, however old, is enough for started. See docs/learning.md. */
export const LEVEL_RULES: Record<"FAMILIAR" | "PROFICIENT" | "MASTERED", LevelRule> = {
  FAMILIAR: { days: 180, tried: 4, right: 0.5, notEasy: 0 },
  PROFICIENT: { days: 90, tried: 6, right: 0.7, notEasy: 2 },
  MASTERED: { days: 45, tried: 8, right: 0.85, notEasy: 4 },
};
