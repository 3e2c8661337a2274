import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { answers, follows, notifications, posts, questions } from "../../db/schema.ts";
import { areApart } from "../../db/sql/apart.ts";
import { type AuthorRow, authorColumns } from "../users/author-view.ts";

export interface RecentAnswerRow
  extends Row<typeof answers, "submitted_at" | "is_correct" | "subject">,
    Row<typeof questions, "section" | "exam_type"> {}

/** The latest answers that count, newest first. */
export function listRecentAnswers(db: Database, userId: string, max: number) {
  return db.query<RecentAnswerRow>(
    `select a.submitted_at, a.is_correct, a.subject, q.section, q.exam_type from (
       select question_id, submitted_at, is_correct, subject, counts from answers where user_id = $1 order by submitted_at desc limit $2) a
       join questions q on q.id = a.question_id
     where a.counts order by a.submitted_at desc`,
    [userId, max],
  );
}

export function listRecentPosts(db: Database, userId: string, max: number) {
  return db.query<Row<typeof posts, "id" | "title" | "created_at">>(
    "select id, title, created_at from posts where author_id = $1 order by created_at desc, id desc limit $2",
    [userId, max],
  );
}

export function listRecentFollowers(db: Database, userId: string, max: number) {
  return db.query<AuthorRow & Row<typeof follows, "created_at">>(
    `with picked as (
       select follower_id, created_at from follows where followee_id = $1 and not ${areApart("$1::uuid", "follower_id")} order by created_at desc, follower_id desc limit $2)
     select ${authorColumns("$1")}, picked.created_at from picked join users u on u.id = picked.follower_id order by picked.created_at desc`,
    [userId, max],
  );
}

type Post = Row<typeof posts, "id" | "title">;

export interface ReactionRow extends AuthorRow, Row<typeof notifications, "created_at"> {
  kind: "like" | "comment";
  post_id: Post["id"];
  post_title: Post["title"];
}

/** Likes and comments that still exist, from the latest `among` notifications of this person. */
export function listRecentReactions(db: Database, userId: string, max: number, among: number) {
  return db.query<ReactionRow>(
    `with latest as (
       select id, kind, actor_id, post_id, created_at from notifications where user_id = $1
       order by created_at desc, id desc limit $3)
     select n.kind, n.created_at, p.id as post_id, p.title as post_title, ${authorColumns("$1")}
     from latest n join posts p on p.id = n.post_id join users u on u.id = n.actor_id
     where not ${areApart("$1", "n.actor_id")} and (n.kind = 'comment'
       or n.kind = 'like' and (select true from likes l where l.post_id = n.post_id and l.user_id = n.actor_id))
     order by n.created_at desc, n.id desc limit $2`,
    [userId, max, among],
  );
}
