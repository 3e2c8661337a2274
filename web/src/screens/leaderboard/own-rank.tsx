import { Anchor, Card, Group, Skeleton, Text } from "@mantine/core";
import type { Leaderboard } from "@prepfeed/contract/leaderboard";
import type { OwnProfile } from "@prepfeed/contract/profile";
import { IconEyeOff } from "@tabler/icons-react";
import { Link } from "react-router";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import { paths } from "../../paths.ts";
import classes from "./leaderboard.module.css";

interface OwnRankProps {
  user: OwnProfile;
  /** null: not on this board yet; undefined: not read, or not readable. */
  rank: Leaderboard["userRank"] | undefined;
  isLoading: boolean;
  isHidden: boolean;
  /** Of what the figures are. */
  range: string;
}

/** Of one who has not answered on this board: known, not unreadable. */
const NOTHING = { totalQuestions: 0, accuracy: 0, score: 0 };

/** Where one stands oneself. */
export function OwnRank({ user, rank, isLoading, isHidden, range }: OwnRankProps) {
  const figures = rank === null ? NOTHING : rank;
  return (
    <Card component="section" aria-label="Your rank" className={classes.own}>
      <div className={classes.ownHead}>
        <UserAvatar username={user.username} profilePicture={user.profilePicture} size={52} />
        <div>
          <Text c="dimmed" size="sm">
            Your rank · {range}
          </Text>
          <Text className={classes.ownRank}>{rank ? `#${rank.rank.toLocaleString("en")}` : "–"}</Text>
        </div>
      </div>
      <Skeleton visible={isLoading}>
        <dl className={classes.ownFigures}>
          <Figure label="Total questions" value={figures?.totalQuestions} />
          <Figure label="Accuracy" value={figures?.accuracy} unit="%" />
          <Figure label="Score" value={figures?.score} />
        </dl>
      </Skeleton>
      {rank === null && (
        <Text className={classes.ownNote}>
          You are not on this board yet. One answered question puts you on it.
        </Text>
      )}
      {isHidden && (
        <Group gap={8} wrap="nowrap" className={classes.ownNote}>
          <IconEyeOff size={18} aria-hidden style={{ flex: "none" }} />
          <Text>
            You are hidden from the leaderboard: only you see this rank.{" "}
            <Anchor component={Link} to={paths.settings}>
              Change this in Settings
            </Anchor>
          </Text>
        </Group>
      )}
    </Card>
  );
}

function Figure({ label, value, unit = "" }: { label: string; value: number | undefined; unit?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value === undefined ? "–" : `${value.toLocaleString("en")}${unit}`}</dd>
    </div>
  );
}
