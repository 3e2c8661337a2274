import { Group, Skeleton, Stack, Text } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { Comment } from "@prepfeed/contract/posts/comments";
import type { ReactNode } from "react";
import IconLock from "~icons/tabler/lock";
import { counted } from "../../wording/counted.ts";
import { ErrorState } from "../states/error-state.tsx";
import { type FurtherPages, ShowMore } from "../states/show-more.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentRow } from "./comment-row.tsx";

interface CommentThreadProps {
  comments: Comment[];
  total: number;
  /** True until the viewer has answered, because comments give answers away. */
  isLocked: boolean;
  isLoading: boolean;
  /** Whether the list was loaded once; what is being written stays if it cannot be loaded again. */
  isKnown: boolean;
  pages: FurtherPages;
  isVisitor: boolean;
  /** The reason why the viewer cannot write, if any. */
  notice: ReactNode;
  canDelete: (comment: Comment) => boolean;
  /** Rejects if the comment was not accepted. */
  onWrite: (content: string) => Promise<void>;
  onLike: (comment: Comment) => void;
  onDelete: (comment: Comment) => void;
  menuOf: (comment: Comment) => ReactNode;
}

export function CommentThread(props: CommentThreadProps) {
  const { comments, total, isLocked, isKnown, pages } = props;
  if (props.isLoading) return <ThreadSkeleton />;
  if (pages.isError && !isKnown) {
    return (
      <ErrorState
        message="The comments could not be loaded."
        onRetry={() => void pages.refetch()}
        isRetrying={pages.isFetching}
      />
    );
  }
  if (isLocked) return <LockedThread total={total} isVisitor={props.isVisitor} />;
  return (
    <Stack gap="md">
      {!props.isVisitor && (
        <div>
          {props.notice}
          <CommentForm onWrite={props.onWrite} />
        </div>
      )}
      {comments.length === 0 ? (
        <Text c="dimmed">No comments yet{props.isVisitor ? "." : ". Write the first one."}</Text>
      ) : (
        <ul aria-label="Comments" style={{ margin: 0, padding: 0 }}>
          {comments.map((comment) => (
            <CommentRow
              key={comment.id}
              comment={comment}
              onLike={() => props.onLike(comment)}
              onDelete={props.canDelete(comment) ? () => props.onDelete(comment) : undefined}
              menu={props.menuOf(comment)}
            />
          ))}
        </ul>
      )}
      <ShowMore pages={pages} what="comments" />
    </Stack>
  );
}

function LockedThread({ total, isVisitor }: { total: number; isVisitor: boolean }) {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <IconLock size={20} aria-hidden style={{ flex: "none", marginTop: 2 }} />
      <div>
        <Text fw={600}>{counted(total, "comment")}</Text>
        <Text c="dimmed">
          {isVisitor
            ? "Log in and answer the question to join in: comments may give it away."
            : messages.comments.answerFirst}
        </Text>
      </div>
    </Group>
  );
}

function ThreadSkeleton() {
  return (
    <Stack gap="md" aria-busy role="status" aria-label="Loading comments">
      {[0, 1].map((row) => (
        <Group key={row} wrap="nowrap">
          <Skeleton circle height={32} />
          <Stack gap={8} flex={1}>
            <Skeleton height={12} width="30%" />
            <Skeleton height={12} width="80%" />
          </Stack>
        </Group>
      ))}
    </Stack>
  );
}
