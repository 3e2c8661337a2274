import { Anchor, Card, Group, Text } from "@mantine/core";
import type { Leaderboard } from "@prepfeed/contract/progress";
import type { OwnProfile } from "@prepfeed/contract/users";
import { IconEyeOff } from "@tabler/icons-react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { UserAvatar } from "../../components/user-avatar.tsx";
import classes from "./leaderboard.module.css";

interface OwnRankProps {
  user: OwnProfile;
  /** null: not on this board yet; undefined: not read, or not readable. */
  rank: Leaderboard["userRank"] | undefined;
  isLoading: boolean;
  isHidden: boolean;
}

/** Where one stands oneself. */
export function OwnRank({ user, rank, isLoading, isHidden }: OwnRankProps) {
  return (
    <Card component="section" aria-label="Your rank" className={classes.own}>
      <div className={classes.ownHead}>
        <UserAvatar username={user.username} profilePicture={user.profilePicture} size={52} />
        <div>
          <Text c="dimmed" size="sm">
            Your rank
          </Text>
          <Text className={classes.ownRank}>{rank ? `#${rank.rank.toLocaleString("en")}` : "–"}</Text>
        </div>
      </div>
      <dl className={classes.ownFigures} aria-busy={isLoading}>
        <Figure label="Total questions" value={rank?.totalQuestions} />
        <Figure label="Accuracy" value={rank?.accuracy} unit="%" />
        <Figure label="Score" value={rank?.score} />
      </dl>
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
