import { messages } from "@prepfeed/contract/messages";
import type { Post } from "@prepfeed/contract/posts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { dayOf } from "../../wording/day-of.ts";
import { AuthorName } from "../people/author-name.tsx";
import { UserAvatar } from "../people/user-avatar.tsx";
import { VerifiedMark } from "../people/verified-mark.tsx";
import { FollowAuthor } from "./follow-author.tsx";
import type { PostActions } from "./post-actions.ts";
import classes from "./post-card.module.css";
import { PostMenu } from "./post-menu.tsx";

interface PostHeadProps {
  post: Post;
  /** The id of the author's name, which names the card. */
  authorId: string;
  timer: ReactNode;
  follow: PostActions["follow"];
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

export function PostHead({ post, authorId, timer, follow, onEdit, onDelete }: PostHeadProps) {
  const { author, createdAt, id } = post;
  return (
    <div className={classes.head}>
      <UserAvatar username={author.username} profilePicture={author.profilePicture} size={40} />
      <div>
        <div className={classes.names}>
          <AuthorName author={author} id={authorId} hasLeft={author.username === messages.users.deleted} />
          {author.verified && <VerifiedMark />}
          {follow && <FollowAuthor username={author.username} {...follow} />}
        </div>
        <Link to={paths.post(id)} className={classes.date}>
          <time dateTime={createdAt}>{dayOf(createdAt)}</time>
        </Link>
      </div>
      {timer}
      {(onEdit || onDelete) && <PostMenu onEdit={onEdit} onDelete={onDelete} />}
    </div>
  );
}
