import type { TopicLevel } from "@prepfeed/contract/learning/topic-levels";
import classes from "./level-bubble.module.css";

/** An answer bubble that fills as the level rises. Decorative: the element around it says the level in words. */
export function LevelBubble({ level, size = 20 }: { level: TopicLevel; size?: number }) {
  return (
    <span aria-hidden className={classes.bubble} data-level={level} style={{ width: size, height: size }} />
  );
}
