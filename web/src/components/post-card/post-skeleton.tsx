import { Card, Group, Skeleton, Stack } from "@mantine/core";
import { OPTIONS } from "@prepfeed/contract/catalogue";
import { AnswerBubble } from "../answer-bubble.tsx";
import classes from "./post-card.module.css";

/** The shape of a card while it loads. */
export function PostSkeleton() {
  return (
    <Card aria-hidden>
      <Group wrap="nowrap" mb="md">
        <Skeleton circle height={40} />
        <Stack gap={8} flex={1}>
          <Skeleton height={14} width="30%" />
          <Skeleton height={12} width="20%" />
        </Stack>
      </Group>
      <Skeleton height={18} mb={10} />
      <Skeleton height={18} width="60%" mb="md" />
      <div className={classes.options}>
        {OPTIONS.map((option) => (
          <div key={option} className={classes.option} data-locked>
            <AnswerBubble letter={option} />
            <Skeleton height={14} width="40%" />
          </div>
        ))}
      </div>
    </Card>
  );
}
