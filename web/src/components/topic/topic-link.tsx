import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";

interface TopicLinkProps {
  topic: string | null;
  topicSlug?: string | undefined;
}

/** A link to the page on a question's topic, if the syllabus has it. */
export function TopicLink({ topic, topicSlug }: TopicLinkProps) {
  if (!topicSlug) return topic;
  return (
    <Anchor component={Link} inherit to={paths.topic(topicSlug)}>
      Read about {topic}
    </Anchor>
  );
}
