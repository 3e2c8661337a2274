import { accuracyOf, type SessionStats } from "../../session/session-stats-rule.ts";
import { inFigures } from "../../wording/in-figures.ts";
import classes from "./social.module.css";

/** The figures of this session; figures of other periods say so themselves. */
export function StatTiles({ stats }: { stats: SessionStats }) {
  return (
    <section aria-labelledby="this-session">
      <p id="this-session" className={classes.range}>
        This session
      </p>
      <dl className={classes.tiles}>
        <Tile label="Questions Answered" value={inFigures(stats.totalAnswered)} />
        <Tile label="Accuracy" value={accuracyOf(stats)} />
        <Tile label="Current Streak" value={inFigures(stats.streakCount)} />
      </dl>
    </section>
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
