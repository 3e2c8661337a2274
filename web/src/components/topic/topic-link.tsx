import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../paths.ts";

interface TopicLinkProps {
  topic: string | null;
  topicSlug?: string | undefined;
}

/** To what teaches the topic of a question, where the syllabus has it. */
export function TopicLink({ topic, topicSlug }: TopicLinkProps) {
  if (!topicSlug) return topic;
  return (
    <Anchor component={Link} inherit to={paths.topic(topicSlug)}>
      Read about {topic}
    </Anchor>
  );
}
