import { Anchor } from "@mantine/core";
import type { StudyPlanDay } from "@prepfeed/contract/learning/study-plans";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { counted } from "../../wording/counted.ts";
import classes from "./study-plan.module.css";

/** More topics than this, as in a revision, are folded. */
const SHOWN = 3;

/** Links to the pages on a day's topics. */
export function DayTopics({ topics }: Pick<StudyPlanDay, "topics">) {
  if (topics.length === 0) return null;
  const links = (
    <ul className={classes.topics}>
      {topics.map(({ title, slug }) => (
        <li key={slug}>
          <Anchor component={Link} to={paths.topic(slug)} size="sm">
            Read about {title}
          </Anchor>
        </li>
      ))}
    </ul>
  );
  if (topics.length <= SHOWN) return links;
  return (
    <details className={classes.folded}>
      <summary>{counted(topics.length, "topic page")}</summary>
      {links}
    </details>
  );
}
