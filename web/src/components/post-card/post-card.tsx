import type { Post } from "@prepfeed/contract/posts/posts";
import { Suspense, useId, useState } from "react";
import IconSparkles from "~icons/tabler/sparkles";
import { late } from "../late/late.tsx";
import { RoomForCountdown } from "../question/clock/room-for-countdown.tsx";
import { QuestionSet } from "../question/question-set.tsx";
import { nextOpenQuestion } from "../question/question-state.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import { FoldLine } from "./fold-line.tsx";
import type { PostActions } from "./post-actions.ts";
import classes from "./post-card.module.css";
import { PostChips } from "./post-chips.tsx";
import { PostFooter } from "./post-footer.tsx";
import { PostHead } from "./post-head.tsx";
import { contentToShow, titleToShow } from "./post-rules.ts";

const Countdown = late(
  async () => ({ default: (await import("../question/clock/countdown.tsx")).Countdown }),
  null,
);

interface PostCardProps {
  post: Post;
  viewerId: string | undefined;
  actions: PostActions;
  /** The only post of its page: its comments are open from the start. */
  isStandalone?: boolean;
  /** Answered before, or an older one of the viewer's own: one line, until it is opened. */
  isFoldable?: boolean;
  /** Its position in the list, from 1. */
  position?: number;
}

/** One post of a feed: the author, the question to answer in place, and the other actions. */
export function PostCard(props: PostCardProps) {
  const { post, viewerId, actions, isStandalone = false, isFoldable = false, position } = props;
  const [isOpened, setOpened] = useState(false);
  const lineId = useId();
  const [isThreadOpen, setThreadOpen] = useState(isStandalone);
  const [wanted, setWanted] = useState(() => nextOpenQuestion(post.questions, -1) ?? 0);
  const authorId = useId();
  const threadId = useId();
  const index = Math.max(0, Math.min(wanted, post.questions.length - 1));
  const question = post.questions[index];
  const isAuthor = viewerId === post.author.id;
  const title = titleToShow(post);
  const content = contentToShow(post);
  const hasThread = isThreadOpen && Boolean(actions.thread);

  function comment() {
    actions.onComment();
    if (actions.thread) setThreadOpen(!isThreadOpen);
  }

  const place = position ? { "aria-posinset": position, "aria-setsize": -1 } : {};
  const line = isFoldable && (
    <FoldLine
      id={lineId}
      post={post}
      isOwn={isAuthor}
      isOpen={isOpened}
      onToggle={() => setOpened(!isOpened)}
    />
  );
  if (isFoldable && !isOpened) {
    return (
      <article {...place} className={classes.card} aria-labelledby={lineId} data-folded>
        {line}
      </article>
    );
  }
  return (
    <article {...place} className={classes.card} aria-labelledby={authorId}>
      {line}
      {post.reason && (
        <p className={classes.reason}>
          <IconSparkles size={16} aria-hidden />
          {post.reason}
        </p>
      )}
      <PostHead
        post={post}
        authorId={authorId}
        timer={
          question &&
          !question.myAnswer &&
          !question.state &&
          !isAuthor && (
            <Suspense fallback={<RoomForCountdown />}>
              <Countdown question={question} />
            </Suspense>
          )
        }
        follow={actions.follow}
        menu={actions.menu}
        manage={actions.manage}
      />
      <PostChips post={{ ...post, section: question?.section }} />
      {title && !isFoldable && <h2 className={classes.title}>{title}</h2>}
      {content && (
        <div className={classes.content}>
          <RichText text={content} />
        </div>
      )}
      {question ? (
        <QuestionSet
          questions={post.questions}
          index={index}
          onPick={setWanted}
          isAuthor={isAuthor}
          onAnswer={actions.onAnswer}
          tutor={actions.tutor}
        />
      ) : (
        post.type === "QUESTION" && <p className={classes.nothing}>No question data available</p>
      )}
      <PostFooter
        post={post}
        actions={actions}
        onComment={comment}
        thread={actions.thread ? { id: threadId, isOpen: isThreadOpen } : undefined}
      />
      {hasThread && (
        <section id={threadId} tabIndex={-1} className={classes.thread} aria-label="Comments">
          {actions.thread}
        </section>
      )}
    </article>
  );
}
