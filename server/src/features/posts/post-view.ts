import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/catalogue";
import type { Post } from "@prepfeed/contract/posts";
import type { PublicQuestion } from "@prepfeed/contract/questions";

export interface AuthorRow {
  author_id: string;
  author_username: string;
  author_full_name: string;
  author_picture: string | null;
  author_verified: boolean;
}

/** The columns of an author; `u` is the users table. */
export const AUTHOR = `u.id as author_id, u.username as author_username, u.full_name as author_full_name,
  u.profile_picture as author_picture, u.verified as author_verified`;

export interface PostRow extends AuthorRow {
  id: string;
  type: "QUESTION" | "TEXT";
  title: string;
  content: string;
  subject: Subject | null;
  exam_type: ExamType | null;
  difficulty: Difficulty | null;
  topic: string | null;
  created_at: Date;
  likes_count: number;
  comments_count: number;
  bookmarks_count: number;
  shares_count: number;
  views_count: number;
  attempts: number;
  is_liked: boolean;
  is_bookmarked: boolean;
}

export function authorView(row: AuthorRow): Post["author"] {
  return {
    id: row.author_id,
    username: row.author_username,
    fullName: row.author_full_name,
    profilePicture: row.author_picture,
    verified: row.author_verified,
  };
}

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
    likesCount: row.likes_count,
    commentsCount: row.comments_count,
    bookmarksCount: row.bookmarks_count,
    sharesCount: row.shares_count,
    viewsCount: row.views_count,
    totalAttempts: row.attempts,
    ...(reason && { reason }),
  };
}
