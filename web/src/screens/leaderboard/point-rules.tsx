import { messages } from "@prepfeed/contract/foundation/messages";
import classes from "./leaderboard.module.css";

/** What earns points and what does not. */
export function PointRules() {
  return (
    <details className={classes.rules}>
      <summary>How points are earned</summary>
      <ul>
        {messages.questions.pointRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
