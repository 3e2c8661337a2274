import { Badge } from "@mantine/core";
import type { LeaderboardEntry } from "@prepfeed/contract/learning/leaderboard";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import { counted } from "../../wording/counted.ts";
import classes from "./leaderboard.module.css";
import { medalOf } from "./medal.ts";

export function RankingRow({ entry, isOwn }: { entry: LeaderboardEntry; isOwn: boolean }) {
  const { id, rank, username, profilePicture, score, totalQuestions, accuracy } = entry;
  return (
    <li className={classes.row} data-own={isOwn || undefined}>
      <span className={classes.rank} data-medal={medalOf(rank)}>
        {rank.toLocaleString("en")}
      </span>
      <UserAvatar username={username} profilePicture={profilePicture} size={40} />
      <span className={classes.person}>
        <Link to={paths.user(id)} className={classes.name}>
          {username}
        </Link>
        {isOwn && <Badge>You</Badge>}
      </span>
      <span className={classes.chips}>
        <Badge color="yellow">{counted(score, "point")}</Badge>
        <Badge>{counted(totalQuestions, "question")}</Badge>
        <Badge color="gray">{accuracy}% accuracy</Badge>
      </span>
    </li>
  );
}
