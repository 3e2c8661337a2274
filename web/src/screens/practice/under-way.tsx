import { Button, Card, Group, Text } from "@mantine/core";
import { counted } from "../../wording/counted.ts";
import { givenAnswers, type Practice } from "./practice.ts";

interface UnderWayProps {
  practice: Practice;
  onGoOn: () => void;
  onDrop: () => void;
}

/** A link requests a new practice while another is not finished: neither is lost without asking. */
export function UnderWay({ practice, onGoOn, onDrop }: UnderWayProps) {
  const answered = givenAnswers(practice).length;
  return (
    <Card component="section" aria-label="A practice under way">
      <Text component="h2" m={0} fw={600} fz="lg">
        You have a practice under way
      </Text>
      <Text mt="xs">
        {answered} of {counted(practice.questions.length, "question")} answered, and not submitted yet.
      </Text>
      <Group mt="lg" gap="sm">
        <Button onClick={onGoOn}>Go on with it</Button>
        <Button variant="default" onClick={onDrop}>
          Drop it and start the new one
        </Button>
      </Group>
    </Card>
  );
}
