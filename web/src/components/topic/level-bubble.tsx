import type { TopicLevel } from "@prepfeed/contract/topic-levels";
import classes from "./level-bubble.module.css";

/** A bubble of the answer sheet that fills as the level rises. Only for eyes: what holds it says the level in words. */
export function LevelBubble({ level, size = 20 }: { level: TopicLevel; size?: number }) {
  return (
    <span aria-hidden className={classes.bubble} data-level={level} style={{ width: size, height: size }} />
  );
}
