import { Anchor, Card, Text, Title } from "@mantine/core";
import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import type { CommunityQuestion, Topic } from "@prepfeed/contract/learning/topics";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { counted } from "../../wording/counted.ts";
import classes from "./topic.module.css";

export function CommunityQuestions({ topic }: { topic: Topic }) {
  return (
    <Card component="section" aria-labelledby="community">
      <Title order={2} size="h3" mb="sm" id="community">
        Questions from the community
      </Title>
      {topic.questions.length > 0 ? (
        <ul className={classes.questions}>
          {topic.questions.map((question) => (
            <li key={question.postId}>
              <Link to={paths.post(question.postId)} className={classes.question}>
                <RichText text={question.questionText} />
              </Link>
              <Text size="sm" c="dimmed">
                {factsOf(question)}
              </Text>
            </li>
          ))}
        </ul>
      ) : (
        <Text c="dimmed">
          Nobody has asked anything here yet.{" "}
          <Anchor component={Link} inherit to={paths.createPost}>
            Ask the first question
          </Anchor>
        </Text>
      )}
    </Card>
  );
}

function factsOf({
  author,
  difficultyLevel,
  likesCount,
  totalAttempts,
  hasAnswered,
}: CommunityQuestion): string {
  return [
    `by ${author}`,
    difficultyLevel && labelOf(difficultyLevel),
    likesCount > 0 && counted(likesCount, "like"),
    counted(totalAttempts, "attempt"),
    hasAnswered && "answered",
  ]
    .filter(Boolean)
    .join(" · ");
}
