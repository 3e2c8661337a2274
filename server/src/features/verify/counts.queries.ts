import { trendingScore } from "../../db/sql/trending-score.ts";
import { ADDED_UP } from "./answers.queries.ts";
import { differsFromZero, sums } from "./check.queries.ts";

const counted = (table: string, column: string, condition = "true") =>
  `(select ${column} as id, count(*)::int as count from ${table} where ${condition} group by 1)`;

export const userCounters = sums({
  table: "user_counters",
  key: ["user_id"],
  columns: {
    score: undefined,
    total_questions: undefined,
    correct_answers: undefined,
    posts_count: undefined,
    followers_count: undefined,
    following_count: undefined,
    last_post_at: undefined,
  },
  truth: `
    select u.id as user_id, coalesce(a.score, 0) as score, coalesce(a.attempts, 0) as total_questions,
      coalesce(a.correct, 0) as correct_answers, coalesce(p.count, 0) as posts_count,
      coalesce(followers.count, 0) as followers_count, coalesce(following.count, 0) as following_count, p.last_post_at
    from users u
    left join (select user_id, sum(points_earned)::int as score, count(*) filter (where not dropped)::int as attempts,
        count(*) filter (where is_correct and not dropped)::int as correct from (${ADDED_UP}) a group by 1) a on a.user_id = u.id
    left join (select author_id, count(*)::int as count, max(created_at) as last_post_at from posts group by 1) p
      on p.author_id = u.id
    left join ${counted("follows", "followee_id")} followers on followers.id = u.id
    left join ${counted("follows", "follower_id")} following on following.id = u.id`,
  rows: "made",
});

export const postCounts = sums({
  table: "posts",
  key: ["id"],
  columns: {
    likes_count: undefined,
    comments_count: undefined,
    bookmarks_count: undefined,
    shares_count: undefined,
    views_count: undefined,
    attempts_count: undefined,
  },
  truth: `
    select p.id, coalesce(likes.count, 0) as likes_count, coalesce(comments.count, 0) as comments_count,
      coalesce(bookmarks.count, 0) as bookmarks_count, coalesce(shares.count, 0) as shares_count,
      coalesce(views.count, 0) as views_count, coalesce(attempts.count, 0) as attempts_count
    from posts p
    left join ${counted("likes", "post_id")} likes on likes.id = p.id
    left join ${counted("comments", "post_id")} comments on comments.id = p.id
    left join ${counted("bookmarks", "post_id")} bookmarks on bookmarks.id = p.id
    left join ${counted("post_visits", "post_id", "kind = 'share'")} shares on shares.id = p.id
    left join ${counted("post_visits", "post_id", "kind = 'view'")} views on views.id = p.id
    left join (select q.post_id as id, count(*)::int as count from (${ADDED_UP}) a join questions q on q.id = a.question_id
      where q.post_id is not null group by 1) attempts on attempts.id = p.id`,
  rows: "kept",
});

/** Computed when a post is written or counted, from a clock that is finer than the stored time. */
export const trending = sums({
  table: "posts",
  key: ["id"],
  // Attempts change it only in steps of 0.02.
  columns: { trending: (stored, actual) => `coalesce(abs(${stored} - ${actual}) > 0.0201, true)` },
  truth: `select id, ${trendingScore()} as trending
    from posts`,
  rows: "kept",
});

export const postTotals = sums({
  table: "post_totals",
  key: ["subject", "exam_family", "difficulty"],
  columns: { total: differsFromZero },
  truth: `select coalesce(subject, '') as subject, coalesce(exam_family, '') as exam_family,
      coalesce(difficulty, '') as difficulty, count(*)::int as total from posts group by 1, 2, 3`,
  rows: "made",
});

export const questionCounts = sums({
  table: "questions",
  key: ["id"],
  columns: { attempts_count: undefined, correct_count: undefined, earlier_attempts: undefined },
  truth: `
    select q.id, coalesce(a.attempts, 0) as attempts_count, coalesce(a.correct, 0) as correct_count, coalesce(a.earlier, 0) as earlier_attempts
    from questions q left join (select a.question_id, count(*)::int as attempts, count(*) filter (where a.is_correct)::int as correct,
        count(*) filter (where a.version < q.statistics_version)::int as earlier
      from (${ADDED_UP}) a join questions q on q.id = a.question_id group by 1) a on a.question_id = q.id`,
  rows: "kept",
});

export const commentLikes = sums({
  table: "comments",
  key: ["id"],
  columns: { likes_count: undefined },
  truth: `select c.id, coalesce(likes.count, 0) as likes_count
    from comments c left join ${counted("comment_likes", "comment_id")} likes on likes.id = c.id`,
  rows: "kept",
});
