import { Anchor, Card, Text, Title } from "@mantine/core";
import type { Leaderboard } from "@prepfeed/contract/learning/leaderboard";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import { counted } from "../../wording/counted.ts";
import { inFigures } from "../../wording/in-figures.ts";
import classes from "./leaderboard-top.module.css";

interface LeaderboardTopProps {
  board: Leaderboard;
  viewer: { id: string; username: string; profilePicture: string | null };
}

/** The first few, and the user's own place if it is not among them. */
export function LeaderboardTop({ board, viewer }: LeaderboardTopProps) {
  const { leaderboard, userRank } = board;
  const isListed = leaderboard.some(({ id }) => id === viewer.id);
  const rows = [...leaderboard, ...(userRank && !isListed ? [{ ...viewer, ...userRank }] : [])];
  return (
    <Card component="section" aria-labelledby="leaderboard-top">
      <Title order={2} size="h3" mb="xs" id="leaderboard-top">
        Leaderboard
      </Title>
      {rows.length === 0 && <Text c="dimmed">No rankings available yet</Text>}
      <ol className={classes.top}>
        {rows.map(({ id, rank, username, profilePicture, score }) => (
          <li key={id} className={classes.topRow} data-own={id === viewer.id || undefined}>
            <span className={classes.topRank}>{inFigures(rank)}</span>
            <UserAvatar username={username} profilePicture={profilePicture} size={34} />
            <Link to={paths.user(id)} className={classes.name}>
              {id === viewer.id ? "You" : username}
            </Link>
            <b title={counted(score, "point")}>{inFigures(score)}</b>
          </li>
        ))}
      </ol>
      {!userRank && (
        <Text size="sm" c="dimmed" mt="xs">
          Answer a question to appear here.
        </Text>
      )}
      <Anchor component={Link} to={paths.leaderboard} mt="sm" display="inline-block">
        See the leaderboard
      </Anchor>
    </Card>
  );
}
