import { VisuallyHidden } from "@mantine/core";
import type { LeaderboardEntry } from "@prepfeed/contract/learning/leaderboard";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import { counted } from "../../wording/counted.ts";
import classes from "./leaderboard.module.css";
import { medalOf } from "./medal.ts";

/** The first three on a podium; equal places get the same medal. */
export function Podium({ entries, viewerId }: { entries: LeaderboardEntry[]; viewerId: string }) {
  return (
    <ol className={classes.podium} aria-label="Top three">
      {entries.map(({ id, rank, username, profilePicture, score }) => {
        const medal = medalOf(rank);
        return (
          <li key={id} className={classes.step} data-medal={medal}>
            <UserAvatar username={username} profilePicture={profilePicture} size={56} />
            <Link to={paths.user(id)} className={classes.stepName}>
              {username}
            </Link>
            <span className={classes.stepScore}>
              {counted(score, "point")}
              {id === viewerId && " · You"}
            </span>
            <span className={classes.block}>
              <VisuallyHidden>{`Rank ${rank}, ${medal}`}</VisuallyHidden>
              <span className={classes.medal} aria-hidden>
                {rank}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
