import { Anchor, Card, Group, Skeleton, Text } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import type { Leaderboard } from "@prepfeed/contract/learning/leaderboard";
import { Link } from "react-router";
import IconEyeOff from "~icons/tabler/eye-off";
import { paths } from "../../addresses/paths.ts";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import classes from "./leaderboard.module.css";

interface OwnRankProps {
  user: OwnProfile;
  /** null: not on this board yet; undefined: not loaded, or failed. */
  rank: Leaderboard["userRank"] | undefined;
  isLoading: boolean;
  isHidden: boolean;
  /** The scope of the figures. */
  range: string;
}

/** For a user without answers on this board: known, not missing. */
const NOTHING = { totalQuestions: 0, accuracy: 0, score: 0 };

/** The user's own place. */
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
