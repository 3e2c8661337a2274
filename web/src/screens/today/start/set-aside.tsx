import { Alert, Anchor, Card, Text, Title } from "@mantine/core";
import type { SetAsideQuestion } from "@prepfeed/contract/learning/learning";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { TopicLink } from "../../../components/topic/topic-link.tsx";
import classes from "../asked-list.module.css";

/** Questions for which asking again does not help. */
export function SetAside({ questions }: { questions: readonly SetAsideQuestion[] }) {
  return (
    <Card component="section" aria-labelledby="set-aside">
      <Title order={2} size="h3" mb="xs" id="set-aside">
        Set aside
      </Title>
      <Alert variant="light" mb="sm">
        Missed eight times: read up on the topic first. Getting one right among your mistakes brings it back.
      </Alert>
      <ul className={classes.changes}>
        {questions.map(({ questionId, questionText, topic, topicSlug }) => (
          <li key={questionId} className={classes.changed}>
            <span className={classes.asked}>
              <RichText text={questionText} />
            </span>
            <Text span size="sm">
              {topicSlug ? (
                <TopicLink topic={topic} topicSlug={topicSlug} />
              ) : (
                <Anchor component={Link} inherit to={paths.topics}>
                  Look for its topic
                </Anchor>
              )}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
