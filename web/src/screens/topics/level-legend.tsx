import { Anchor, Card, Text } from "@mantine/core";
import { TOPIC_LEVELS } from "@prepfeed/contract/learning/topic-levels";
import type { TopicGroup } from "@prepfeed/contract/learning/topics";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { LevelBubble } from "../../components/topic/level-bubble.tsx";
import { LEVEL_LABELS } from "../../components/topic/level-words.ts";
import classes from "./topics.module.css";

/** The meaning of the bubbles, with the number of topics at each level; visitors see only the meaning. */
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
