import { PostInsight } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { PostAnalytics } from "@prepfeed/contract/posts/post-analytics";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { listAnswerShares } from "../questions/answer-shares.service.ts";
import { findAnalytics, listLikesByDay } from "./post-analytics.queries.ts";

/** Figures about a post, for its author. */
export async function getAnalytics(
  db: Database,
  viewerId: string,
  id: string,
  now: Date,
): Promise<PostAnalytics> {
  const figures = await findAnalytics(db, id, viewerId);
  if (!figures) throw new AppError("not-found", messages.posts.notFound);
  if (figures.author_id !== viewerId) throw new AppError("forbidden", messages.posts.notAuthor);
  return {
    views: figures.views_count,
    likes: figures.likes_count,
    comments: figures.comments_count,
    shares: figures.shares_count,
    bookmarks: figures.bookmarks_count,
    answers: figures.answers,
    questions: await listAnswerShares(db, id),
    likesByDay:
      figures.likes_count > PostInsight.maxLikes
        ? null
        : await listLikesByDay(db, { postId: id, now, days: PostInsight.days }),
  };
}
