import type { Post } from "@prepfeed/contract/posts";
import type { PublicQuestion } from "@prepfeed/contract/questions";
import { authorView } from "../users/author-view.ts";
import type { PostRow } from "./posts.queries.ts";

export function postView(row: PostRow, questions: PublicQuestion[], reason?: string): Post {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    content: row.content,
    author: authorView(row),
    createdAt: row.created_at.toISOString(),
    subject: row.subject,
    examType: row.exam_type,
    difficultyLevel: row.difficulty,
    topic: row.topic,
    questions,
    isLiked: row.is_liked,
    isBookmarked: row.is_bookmarked,
    isFollowingAuthor: row.is_following,
    likesCount: row.likes_count,
    commentsCount: row.comments_count,
    bookmarksCount: row.bookmarks_count,
    sharesCount: row.shares_count,
    viewsCount: row.views_count,
    totalAttempts: row.attempts,
    ...(reason && { reason }),
  };
}
