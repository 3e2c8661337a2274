import { useState } from "react";
import { onOneClick } from "../buttons/on-one-click.ts";
import { PlainButton } from "../buttons/plain-button.tsx";
import classes from "./follow-author.module.css";
import type { PostActions } from "./post-actions.ts";

type FollowAuthorProps = NonNullable<PostActions["follow"]> & { username: string };

/** Shown beside the name; nothing is shown for people already followed, unless it can still be undone here. */
export function FollowAuthor({ username, isFollowing, isBusy, onToggle }: FollowAuthorProps) {
  const [wasOffered] = useState(!isFollowing);
  if (isFollowing && !wasOffered) return null;
  const label = isFollowing ? "Following" : "Follow";
  return (
    <PlainButton
      className={classes.follow}
      data-following={isFollowing || undefined}
      aria-label={`${label} ${username}`}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onOneClick(onToggle)}
    >
      {label}
    </PlainButton>
  );
}
