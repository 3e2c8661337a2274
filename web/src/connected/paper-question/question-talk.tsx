import { Box, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ResultQuestion } from "@prepfeed/contract/mock-tests/mock-attempts";
import { Suspense, useId, useState } from "react";
import IconBookmark from "~icons/tabler/bookmark";
import IconBookmarkFilled from "~icons/tabler/bookmark-filled";
import IconHeart from "~icons/tabler/heart";
import IconHeartFilled from "~icons/tabler/heart-filled";
import IconMessageCircle from "~icons/tabler/message-circle";
import { useQuestionToggles } from "../../api/mock-tests/paper-questions.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { late } from "../../components/late/late.tsx";

const QuestionThread = late(async () => ({
  default: (await import("./question-thread.tsx")).QuestionThread,
}));

type Talk = Pick<ResultQuestion, "id" | "likesCount" | "commentsCount" | "isLiked" | "isBookmarked">;

/** Like, comments and bookmark of a question without a post. */
export function QuestionTalk({ question }: { question: Talk }) {
  const threadId = useId();
  const [isOpen, thread] = useDisclosure(false);
  const [seen, setSeen] = useState(question);
  const { like, bookmark } = useQuestionToggles(question.id);
  return (
    <Box my="xs">
      <Group gap={4} ml={-8}>
        <ActionButton
          data-tone="like"
          aria-label={`Like, ${seen.likesCount}`}
          aria-pressed={seen.isLiked}
          aria-disabled={like.isPending}
          onClick={() =>
            like.isPending || like.mutate(undefined, { onSuccess: (state) => setSeen({ ...seen, ...state }) })
          }
        >
          {seen.isLiked ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} aria-hidden />}
          {seen.likesCount}
        </ActionButton>
        <ActionButton
          aria-label={`Comments, ${seen.commentsCount}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? threadId : undefined}
          onClick={thread.toggle}
        >
          <IconMessageCircle size={20} aria-hidden />
          {seen.commentsCount}
        </ActionButton>
        <ActionButton
          data-tone="bookmark"
          aria-label="Bookmark"
          aria-pressed={seen.isBookmarked}
          aria-disabled={bookmark.isPending}
          onClick={() =>
            bookmark.isPending ||
            bookmark.mutate(undefined, { onSuccess: (state) => setSeen({ ...seen, ...state }) })
          }
        >
          {seen.isBookmarked ? (
            <IconBookmarkFilled size={20} aria-hidden />
          ) : (
            <IconBookmark size={20} aria-hidden />
          )}
        </ActionButton>
      </Group>
      {isOpen && (
        <Box id={threadId} mt="xs">
          <Suspense>
            <QuestionThread
              questionId={question.id}
              total={seen.commentsCount}
              onCount={(step) => setSeen({ ...seen, commentsCount: Math.max(0, seen.commentsCount + step) })}
            />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
