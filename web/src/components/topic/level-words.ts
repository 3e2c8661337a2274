import {
  LEVEL_RULES,
  NEWEST_TRIES,
  TOPIC_LEVELS,
  type TopicLevel,
} from "@prepfeed/contract/learning/topic-levels";

export const LEVEL_LABELS: Record<TopicLevel, string> = {
  NOT_STARTED: "Not started",
  STARTED: "Started",
  FAMILIAR: "Familiar",
  PROFICIENT: "Proficient",
  MASTERED: "Mastered",
};

/** The requirement of the next level; undefined if there is none. */
export function nextLevel(level: TopicLevel): { label: string; needs: string } | undefined {
  const next = TOPIC_LEVELS[TOPIC_LEVELS.indexOf(level) + 1];
  if (!next || next === "NOT_STARTED") return undefined;
  if (next === "STARTED") return { label: LEVEL_LABELS.STARTED, needs: "One question is enough." };
  const { days, tried, right, notEasy } = LEVEL_RULES[next];
  const hard = notEasy > 0 ? `, ${notEasy} of the right ones Medium or Hard` : "";
  return {
    label: LEVEL_LABELS[next],
    needs: `At least ${tried} questions within ${days} days; of the newest ${NEWEST_TRIES}, ${Math.round(right * 100)}% right${hard}.`,
  };
}
