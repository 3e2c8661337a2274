import { Button, Card, Group, Text, Title } from "@mantine/core";
import {
  DIFFICULTIES,
  type Difficulty,
  labelOf,
  QUIZ_SECTIONS,
} from "@prepfeed/contract/foundation/catalogue";
import type { TopicLevel } from "@prepfeed/contract/learning/topic-levels";
import type { Topic } from "@prepfeed/contract/learning/topics";
import { Link } from "react-router";
import IconMessageChatbot from "~icons/tabler/message-chatbot";
import { paths } from "../../addresses/paths.ts";
import { oneOf } from "../../components/forms/choices.ts";

/** Easy to hard; the one that fits the level is highlighted. */
const FITTING: Record<TopicLevel, Difficulty> = {
  NOT_STARTED: "EASY",
  STARTED: "EASY",
  FAMILIAR: "MEDIUM",
  PROFICIENT: "HARD",
  MASTERED: "HARD",
};

export function PracticeCard({ topic: { title, group, subject, mine } }: { topic: Topic }) {
  // Another subject may have a topic of the same name.
  const section = oneOf(QUIZ_SECTIONS, group);
  const about: Record<string, string> = section ? { section } : { subject };
  const fitting = FITTING[mine?.level ?? "NOT_STARTED"];
  return (
    <Card component="section" aria-labelledby="practise">
      <Title order={2} size="h3" id="practise">
        Practise this topic
      </Title>
      <Text c="dimmed" mt={4} mb="sm">
        Five new questions, from easy to hard as you choose.
      </Text>
      <Group gap="xs">
        {DIFFICULTIES.map((difficulty) => (
          <Button
            key={difficulty}
            component={Link}
            to={paths.practiceOn(title, { ...about, difficulty })}
            variant={difficulty === fitting ? "filled" : "default"}
          >
            {labelOf(difficulty)}
          </Button>
        ))}
      </Group>
      <Group mt="xs" ml={-8}>
        <Button
          component={Link}
          to={paths.askAbout(title)}
          variant="subtle"
          px="xs"
          leftSection={<IconMessageChatbot size={18} aria-hidden />}
        >
          Ask about this topic
        </Button>
      </Group>
    </Card>
  );
}
