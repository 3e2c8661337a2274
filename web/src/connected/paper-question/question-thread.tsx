import { useCommentOnQuestion, useQuestionComments } from "../../api/mock-tests/paper-questions.ts";
import { useDeleteComment, useLikeComment } from "../../api/posts/comments.ts";
import { CommentThread } from "../../components/comments/comment-thread.tsx";
import { useSession } from "../../session/session.tsx";
import { ConfirmEmailNotice } from "../confirm-email-notice.tsx";
import { PersonMenu } from "../person-menu/person-menu.tsx";

interface QuestionThreadProps {
  questionId: string;
  total: number;
  /** Called when a comment was added or deleted. */
  onCount: (step: 1 | -1) => void;
}

/** The comments on a question of a paper, for those who have sat it. */
export function QuestionThread({ questionId, total, onCount }: QuestionThreadProps) {
  const { user } = useSession();
  const query = useQuestionComments(questionId);
  const write = useCommentOnQuestion(questionId);
  const remove = useDeleteComment(questionId);
  const like = useLikeComment(questionId);
  return (
    <CommentThread
      notice={user?.emailConfirmed === false && <ConfirmEmailNotice />}
      comments={query.data?.comments ?? []}
      total={query.data?.total ?? total}
      isLocked={false}
      isLoading={query.isLoading}
      isKnown={query.data !== undefined}
      pages={query}
      isVisitor={false}
      canDelete={(comment) => comment.author.id === user?.id}
      onWrite={async (content) => {
        await write.mutateAsync(content);
        onCount(1);
      }}
      onLike={(comment) => void like(comment)}
      onDelete={(comment) => remove.mutate(comment, { onSuccess: () => onCount(-1) })}
      menuOf={({ id, author }) =>
        user &&
        author.id !== user.id && (
          <PersonMenu person={author} report={{ kind: "COMMENT", id, name: "this comment" }} />
        )
      }
    />
  );
}
