import type { Subject } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";
import { AUTHOR_COLUMNS, type AuthorRow } from "../users/author-view.ts";

export interface RecentAnswerRow {
  submitted_at: Date;
  is_correct: boolean;
  subject: Subject | null;
}

/** The latest answers that count, newest first. */
export function listRecentAnswers(db: Database, userId: string, max: number) {
  return db.query<RecentAnswerRow>(
    `select submitted_at, is_correct, subject from (
       select submitted_at, is_correct, subject, counts from answers where user_id = $1 order by submitted_at desc limit $2) latest
     where counts order by submitted_at desc`,
    [userId, max],
  );
}

export function listRecentPosts(db: Database, userId: string, max: number) {
  return db.query<{ id: string; title: string; created_at: Date }>(
    "select id, title, created_at from posts where author_id = $1 order by created_at desc, id desc limit $2",
    [userId, max],
  );
}

type ActorRow = AuthorRow & { created_at: Date };

export function listRecentFollowers(db: Database, userId: string, max: number) {
  return db.query<ActorRow>(
    `with picked as (
       select follower_id, created_at from follows where followee_id = $1 order by created_at desc, follower_id desc limit $2)
     select ${AUTHOR_COLUMNS}, picked.created_at from picked join users u on u.id = picked.follower_id order by picked.created_at desc`,
    [userId, max],
  );
}

export interface ReactionRow extends ActorRow {
  kind: "like" | "comment";
  post_id: string;
  post_title: string;
}

/** Likes and comments that still exist, from the latest `among` notifications of this person. */
export function listRecentReactions(db: Database, userId: string, max: number, among: number) {
  return db.query<ReactionRow>(
    `with latest as (
       select id, kind, actor_id, post_id, created_at from notifications where user_id = $1
       order by created_at desc, id desc limit $3)
     select n.kind, n.created_at, p.id as post_id, p.title as post_title, ${AUTHOR_COLUMNS}
     from latest n join posts p on p.id = n.post_id join users u on u.id = n.actor_id
     where n.kind = 'comment'
       or n.kind = 'like' and (select true from likes l where l.post_id = n.post_id and l.user_id = n.actor_id)
     order by n.created_at desc, n.id desc limit $2`,
    [userId, max, among],
  );
}
