import { accuracyOf, type SessionStats } from "../../session/session-stats-rule.ts";
import classes from "./social.module.css";

/** How this sitting is going. */
export function StatTiles({ stats }: { stats: SessionStats }) {
  return (
    <dl className={classes.tiles} aria-label="This sitting">
      <Tile label="Questions Answered" value={stats.totalAnswered.toLocaleString("en")} />
      <Tile label="Accuracy" value={accuracyOf(stats)} />
      <Tile label="Current Streak" value={stats.streakCount.toLocaleString("en")} />
    </dl>
  );
}

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.tile}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
