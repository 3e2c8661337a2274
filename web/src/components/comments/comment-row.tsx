import { Group, Text } from "@mantine/core";
import type { Comment } from "@prepfeed/contract/posts/comments";
import { type ReactNode, useState } from "react";
import IconHeart from "~icons/tabler/heart";
import IconHeartFilled from "~icons/tabler/heart-filled";
import IconTrash from "~icons/tabler/trash";
import { dayOf } from "../../wording/day-of.ts";
import { ActionButton } from "../buttons/action-button.tsx";
import { AuthorName } from "../people/author-name.tsx";
import { UserAvatar } from "../people/user-avatar.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import classes from "./comments.module.css";

interface CommentRowProps {
  comment: Comment;
  onLike: () => void;
  /** Absent if the viewer may not delete it. */
  onDelete: (() => void) | undefined;
  /** The actions on its author. */
  menu: ReactNode;
}

export function CommentRow({ comment, onLike, onDelete, menu }: CommentRowProps) {
  const { author, content, createdAt, isLiked, likesCount } = comment;
  return (
    <li className={classes.comment}>
      <UserAvatar username={author.username} profilePicture={author.profilePicture} size={32} />
      <div>
        <Group gap="0 8px">
          <AuthorName author={author} />
          <Text span size="sm" c="dimmed">
            <time dateTime={createdAt}>{dayOf(createdAt)}</time>
          </Text>
        </Group>
        <Text component="div">
          <RichText text={content} />
        </Text>
        <Group gap={4} ml={-10}>
          <ActionButton
            data-tone="like"
            aria-label={`Like comment of ${author.username}, ${likesCount}`}
            aria-pressed={isLiked}
            onClick={onLike}
          >
            {isLiked ? <IconHeartFilled size={18} aria-hidden /> : <IconHeart size={18} aria-hidden />}
            {likesCount}
          </ActionButton>
          {onDelete && <DeleteComment author={author.username} onDelete={onDelete} />}
          {menu}
        </Group>
      </div>
    </li>
  );
}

/** Asks in place; a second press deletes. The keyboard focus is kept, whatever disappears. */
function DeleteComment({ author, onDelete }: { author: string; onDelete: () => void }) {
  const [step, setStep] = useState<"idle" | "asking" | "kept">("idle");
  if (step !== "asking") {
    return (
      <ActionButton
        key="ask"
        aria-label={`Delete comment of ${author}`}
        autoFocus={step === "kept"}
        onClick={() => setStep("asking")}
      >
        <IconTrash size={18} aria-hidden />
      </ActionButton>
    );
  }
  return (
    <>
      <ActionButton
        data-tone="delete"
        autoFocus
        onClick={({ currentTarget }) => {
          currentTarget.closest("section")?.focus({ preventScroll: true });
          onDelete();
        }}
      >
        Delete comment
      </ActionButton>
      <ActionButton onClick={() => setStep("kept")}>Keep</ActionButton>
    </>
  );
}
