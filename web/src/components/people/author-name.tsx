import type { Post } from "@prepfeed/contract/posts/posts";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import classes from "./author-name.module.css";

interface AuthorNameProps {
  author: Pick<Post["author"], "id" | "username">;
  id?: string;
  /** A deleted account has no page to link to. */
  hasLeft?: boolean;
}

export function AuthorName({ author, id, hasLeft = false }: AuthorNameProps) {
  if (hasLeft) {
    return (
      <span id={id} className={classes.author}>
        {author.username}
      </span>
    );
  }
  return (
    <Link id={id} to={paths.user(author.id)} className={classes.author}>
      {author.username}
    </Link>
  );
}
