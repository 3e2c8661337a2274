import { Group, Text, UnstyledButton } from "@mantine/core";
import type { Comment } from "@prepfeed/contract/comments";
import { IconHeart, IconHeartFilled, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { UserAvatar } from "../user-avatar.tsx";
import { dayOf } from "./day-of.ts";
import classes from "./post-card.module.css";
import { RichText } from "./rich-text.tsx";

interface CommentRowProps {
  comment: Comment;
  onLike: () => void;
  /** Absent where the viewer may not. */
  onDelete: (() => void) | undefined;
}

export function CommentRow({ comment, onLike, onDelete }: CommentRowProps) {
  const { author, content, createdAt, isLiked, likesCount } = comment;
  return (
    <li className={classes.comment}>
      <UserAvatar username={author.username} profilePicture={author.profilePicture} size={32} />
      <div>
        <Group gap="0 8px">
          <Link to={paths.user(author.id)} className={classes.author}>
            {author.username}
          </Link>
          <Text span size="sm" c="dimmed">
            <time dateTime={createdAt}>{dayOf(createdAt)}</time>
          </Text>
        </Group>
        <Text component="div">
          <RichText text={content} />
        </Text>
        <Group gap={4} ml={-10}>
          <UnstyledButton
            className={classes.action}
            data-tone="like"
            aria-label={`Like comment of ${author.username}, ${likesCount}`}
            aria-pressed={isLiked}
            onClick={onLike}
          >
            {isLiked ? <IconHeartFilled size={18} aria-hidden /> : <IconHeart size={18} aria-hidden />}
            {likesCount}
          </UnstyledButton>
          {onDelete && <DeleteComment author={author.username} onDelete={onDelete} />}
        </Group>
      </div>
    </li>
  );
}

/** Asks in place; a second press deletes. The keyboard keeps its place, whatever disappears. */
function DeleteComment({ author, onDelete }: { author: string; onDelete: () => void }) {
  const [step, setStep] = useState<"idle" | "asking" | "kept">("idle");
  if (step !== "asking") {
    return (
      <UnstyledButton
        key="ask"
        className={classes.action}
        aria-label={`Delete comment of ${author}`}
        autoFocus={step === "kept"}
        onClick={() => setStep("asking")}
      >
        <IconTrash size={18} aria-hidden />
      </UnstyledButton>
    );
  }
  return (
    <>
      <UnstyledButton
        className={classes.action}
        c="red"
        autoFocus
        onClick={({ currentTarget }) => {
          currentTarget.closest("section")?.focus({ preventScroll: true });
          onDelete();
        }}
      >
        Delete comment
      </UnstyledButton>
      <UnstyledButton className={classes.action} onClick={() => setStep("kept")}>
        Keep
      </UnstyledButton>
    </>
  );
}
