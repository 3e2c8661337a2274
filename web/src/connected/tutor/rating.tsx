import { ActionIcon, Group, Text } from "@mantine/core";
import { useState } from "react";
import IconThumbDown from "~icons/tabler/thumb-down";
import IconThumbUp from "~icons/tabler/thumb-up";
import { rateAnswer } from "../../api/learning/tutor.ts";

/** Whether an answer helped; can be given once. */
export function Rating({ questionId, answerId }: { questionId: string; answerId: string }) {
  const [isRated, setRated] = useState(false);
  function rate(isHelpful: boolean) {
    setRated(true);
    rateAnswer(questionId, { answerId, isHelpful }).catch(() => setRated(false));
  }
  if (isRated) {
    return (
      <Text size="sm" role="status">
        Thank you for the feedback.
      </Text>
    );
  }
  return (
    <Group gap={4}>
      <Text size="sm">Did this help?</Text>
      <ActionIcon variant="subtle" size={44} aria-label="It helped" onClick={() => rate(true)}>
        <IconThumbUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" size={44} aria-label="It did not help" onClick={() => rate(false)}>
        <IconThumbDown size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
