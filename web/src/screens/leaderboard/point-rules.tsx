import { pointRules } from "@prepfeed/contract/foundation/point-rules";
import classes from "./leaderboard.module.css";

/** What earns points and what does not. */
export function PointRules() {
  return (
    <details className={classes.rules}>
      <summary>How points are earned</summary>
      <ul>
        {pointRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
