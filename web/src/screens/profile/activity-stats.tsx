import { Card, Group, Text, Title } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import classes from "./activity-stats.module.css";

interface ActivityStatsProps {
  userId: string;
  /** Undefined if they could not be loaded: shown as dashes, never as 0. */
  figures: OwnProfile | undefined;
}

export function ActivityStats({ userId, figures }: ActivityStatsProps) {
  const lists = paths.user(userId);
  const accuracy = figures && `${figures.accuracy}%`;
  return (
    <Card>
      <Group justify="space-between" align="baseline" mb="xs" gap="xs">
        <Title order={2} size="h3">
          Activity Stats
        </Title>
        <Text size="sm" c="dimmed">
          All time
        </Text>
      </Group>
      <ul className={classes.rows}>
        <Row label="Questions Attempted" value={figures?.totalQuestions} />
        <Row label="Accuracy Rate" value={accuracy} />
        <Row label="Posts Created" value={figures?.postsCount} to={`${lists}?tab=posts`} />
        <Row label="Followers" value={figures?.followersCount} to={`${lists}?tab=followers`} />
        <Row label="Following" value={figures?.followingCount} to={`${lists}?tab=following`} />
      </ul>
    </Card>
  );
}

function Row({ label, value = "–", to }: { label: string; value?: number | string; to?: string }) {
  return (
    <li className={classes.row}>
      {to ? (
        <Link to={to} className={classes.link}>
          {label}
        </Link>
      ) : (
        <span>{label}</span>
      )}
      <b>{value.toLocaleString("en")}</b>
    </li>
  );
}
