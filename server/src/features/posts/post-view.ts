import type { Post } from "@prepfeed/contract/posts/posts";
import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import { authorView } from "../users/author-view.ts";
import type { PostTextRow } from "./post-contents.queries.ts";
import type { PostStateRow } from "./posts.queries.ts";

export function postView(
  text: PostTextRow,
  row: PostStateRow,
  questions: PublicQuestion[],
  reason?: string,
): Post {
  return {
    id: row.id,
    type: text.type,
    title: text.title,
    content: text.content,
    author: authorView(row),
    createdAt: text.post_created_at.toISOString(),
    subject: text.post_subject,
    examType: text.post_exam_type,
    difficultyLevel: text.post_difficulty,
    topic: text.post_topic,
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
