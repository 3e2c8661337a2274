import { messages } from "@prepfeed/contract/messages";
import classes from "./leaderboard.module.css";

/** What earns points and what does not, for who wants to know. */
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
