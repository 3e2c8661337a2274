import { Anchor, Text } from "@mantine/core";
import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";

/** The link to the page about a question, and whether the question has changed since the answer. */
export function AboutQuestion({ question }: { question: Pick<PublicQuestion, "id" | "isEarlierVersion"> }) {
  return (
    <Text component="div" py={10}>
      {question.isEarlierVersion && "Its author has changed this question since you answered. "}
      <Anchor component={Link} to={paths.question(question.id)} underline="always">
        About this question
      </Anchor>
    </Text>
  );
}
