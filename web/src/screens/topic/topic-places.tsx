import { Card, Title } from "@mantine/core";
import { familyLabelOf } from "@prepfeed/contract/foundation/catalogue";
import type { Topic } from "@prepfeed/contract/learning/topics";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import classes from "./topic.module.css";

/** The topic's neighbours in the syllabus, and the exams that ask it. */
export function TopicPlaces({ topic: { see, exams } }: { topic: Topic }) {
  return (
    <>
      <Card component="nav" aria-labelledby="neighbours">
        <Title order={2} size="h3" mb="xs" id="neighbours">
          Related topics
        </Title>
        <ul className={classes.links}>
          {see.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={paths.topic(slug)}>{title}</Link>
            </li>
          ))}
        </ul>
      </Card>
      {exams.length > 0 && (
        <Card component="section" aria-labelledby="exams">
          <Title order={2} size="h3" mb="xs" id="exams">
            How much of the exam
          </Title>
          <ul className={classes.links}>
            {exams.map(({ examType, weight }) => (
              <li key={examType}>
                <Link to={`${paths.topics}?exam=${examType}`}>{familyLabelOf(examType)}</Link>
                <span>{weight}%</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
