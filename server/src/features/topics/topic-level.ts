import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import {
  LEVEL_RULES,
  type LevelRule,
  NEWEST_TRIES,
  type TopicLevel,
} from "@prepfeed/contract/learning/topic-levels";

/** The latest attempt at a question of the topic. */
export interface Try {
  questionId: string;
  isCorrect: boolean;
  difficulty: Difficulty | null;
  at: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The highest level whose rule is met: it rises with right answers, and falls with wrong ones and with time.
 */
export function topicLevel(tries: readonly Try[], now: Date, hasStarted = tries.length > 0): TopicLevel {
  const newest = newestOf(tries);
  const holds = ({ days, tried, right, notEasy }: LevelRule) => {
    const counted = newest.filter(({ at }) => now.getTime() - at.getTime() <= days * DAY_MS);
    const correct = counted.filter(({ isCorrect }) => isCorrect);
    return (
      counted.length >= tried &&
      correct.length >= counted.length * right &&
      correct.filter(({ difficulty }) => difficulty !== "EASY").length >= notEasy
    );
  };
  const reached = (["MASTERED", "PROFICIENT", "FAMILIAR"] as const).find((level) =>
    holds(LEVEL_RULES[level]),
  );
  return reached ?? (hasStarted ? "STARTED" : "NOT_STARTED");
}

/** Newest first. */
export function newestOf(tries: readonly Try[]): Try[] {
  return tries.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, NEWEST_TRIES);
}
