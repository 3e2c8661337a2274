import { messages } from "@prepfeed/contract/foundation/messages";
import type { Post } from "@prepfeed/contract/posts/posts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
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
  /** The id of the element with the author's name, which labels the card. */
  authorId: string;
  timer: ReactNode;
  follow: PostActions["follow"];
  menu: PostActions["menu"];
  manage: PostActions["manage"];
}

export function PostHead({ post, authorId, timer, follow, menu, manage }: PostHeadProps) {
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
      {menu}
      {manage && <PostMenu {...manage} />}
    </div>
  );
}
