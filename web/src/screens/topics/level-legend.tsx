import { Anchor, Card, Text } from "@mantine/core";
import { TOPIC_LEVELS } from "@prepfeed/contract/topic-levels";
import type { TopicGroup } from "@prepfeed/contract/topics";
import { Link } from "react-router";
import { LevelBubble } from "../../components/topic/level-bubble.tsx";
import { LEVEL_LABELS } from "../../components/topic/level-words.ts";
import { paths } from "../../paths.ts";
import classes from "./topics.module.css";

/** What the bubbles mean, with how many topics are at each level; for a visitor, what they would mean. */
export function LevelLegend({ groups }: { groups: TopicGroup[] }) {
  const levels = groups.flatMap(({ topics }) => topics.flatMap(({ level }) => level ?? []));
  if (levels.length === 0) {
    return (
      <Text c="dimmed">
        Each topic has a short note, a worked example and questions.{" "}
        <Anchor component={Link} inherit to={paths.register}>
          Create an account
        </Anchor>{" "}
        to see here how well you know each.
      </Text>
    );
  }
  return (
    <Card component="section" aria-label="Your levels" padding="md">
      <ul className={classes.legend}>
        {TOPIC_LEVELS.map((level) => (
          <li key={level}>
            <LevelBubble level={level} />
            <span>{LEVEL_LABELS[level]}</span>
            <b>{levels.filter((each) => each === level).length}</b>
          </li>
        ))}
      </ul>
      <Text c="dimmed" size="sm" mt={6}>
        Right answers raise a level. Wrong ones, and time without practice, lower it.
      </Text>
    </Card>
  );
}
