import { Card, Group, Text, Title, VisuallyHidden } from "@mantine/core";
import type { ListedTopic, TopicGroup } from "@prepfeed/contract/learning/topics";
import { useId } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { LevelBubble } from "../../components/topic/level-bubble.tsx";
import { LEVEL_LABELS } from "../../components/topic/level-words.ts";
import { counted } from "../../wording/counted.ts";
import classes from "./topics.module.css";

/** A part of the syllabus: a tile for each topic, darker the better the user knows it. */
export function TopicMap({ group }: { group: TopicGroup }) {
  const id = useId();
  const known = group.topics.filter(({ level }) => level === "PROFICIENT" || level === "MASTERED").length;
  return (
    <Card component="section" aria-labelledby={id}>
      <Group justify="space-between" gap="4px 16px" mb="sm">
        <Title order={2} size="h3" id={id}>
          {group.title}
        </Title>
        <Text c="dimmed" size="sm">
          {group.weight !== undefined && `${group.weight}% of the exam · `}
          {group.topics[0]?.level
            ? `${known} of ${counted(group.topics.length, "topic")} proficient or better`
            : counted(group.topics.length, "topic")}
        </Text>
      </Group>
      <ul className={classes.tiles}>
        {group.topics.map((topic) => (
          <li key={topic.slug}>
            <Tile topic={topic} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Tile({ topic: { slug, title, level, weight } }: { topic: ListedTopic }) {
  return (
    <Link to={paths.topic(slug)} className={classes.tile} data-level={level}>
      {level && <LevelBubble level={level} />}
      <span className={classes.tileTitle}>{title}</span>
      {weight !== undefined && <span className={classes.weight}>{weight}%</span>}
      {level && <VisuallyHidden>, {LEVEL_LABELS[level]}</VisuallyHidden>}
    </Link>
  );
}
