import type { Database } from "../../db/database.ts";

/** These statements know tables of every feature: only together do they leave nothing of a person behind. */

/** Holds their posts still. */
export async function lockPosts(tx: Database, userId: string) {
  await tx.query("select 1 from posts where author_id = $1 order by id for update", [userId]);
}

/** Holds the person still, so that nothing of theirs is added meanwhile; returns their picture. */
export async function lockPerson(tx: Database, userId: string): Promise<string | null> {
  const [row] = await tx.query<{ profile_picture: string | null }>(
    "select profile_picture from users where id = $1 for update",
    [userId],
  );
  return row?.profile_picture ?? null;
}

/** Likes, bookmarks, comments, views and shares, and the attempts of answers, which are still there. */
export async function takeBackFromPosts(tx: Database, userId: string) {
  await tx.query(
    `with liked as (delete from likes where user_id = $1 returning post_id),
     marked as (delete from bookmarks where user_id = $1 returning post_id),
     commented as (delete from comments where author_id = $1 returning post_id),
     visited as (delete from post_visits where user_id = $1 returning post_id, kind),
     traces as (
       select post_id, 'like' as kind from liked union all select post_id, 'bookmark' from marked
       union all select post_id, 'comment' from commented union all select post_id, kind from visited
       union all select q.post_id, 'attempt' from answers a join questions q on q.id = a.question_id
       where a.user_id = $1 and a.counts and q.post_id is not null),
     lost as (
       select post_id, count(*) filter (where kind = 'like')::int as likes, count(*) filter (where kind = 'bookmark')::int as bookmarks,
         count(*) filter (where kind = 'comment')::int as comments, count(*) filter (where kind = 'view')::int as views,
         count(*) filter (where kind = 'share')::int as shares, count(*) filter (where kind = 'attempt')::int as attempts
       from traces group by post_id)
     update posts p set likes_count = p.likes_count - l.likes, bookmarks_count = p.bookmarks_count - l.bookmarks,
       comments_count = p.comments_count - l.comments, views_count = p.views_count - l.views,
       shares_count = p.shares_count - l.shares, attempts_count = p.attempts_count - l.attempts,
       trending = trending_score(p.likes_count - l.likes, p.comments_count - l.comments, p.bookmarks_count - l.bookmarks,
         p.shares_count - l.shares, p.attempts_count - l.attempts, p.created_at)
     from lost l where p.id = l.post_id`,
    [userId],
  );
}

export async function takeBackCommentLikes(tx: Database, userId: string) {
  await tx.query(
    `with gone as (delete from comment_likes where user_id = $1 returning comment_id)
     update comments c set likes_count = likes_count - 1 from gone where c.id = gone.comment_id`,
    [userId],
  );
}

/** What their answers taught about the questions stays: it names nobody. */
export async function takeBackAnswers(tx: Database, userId: string) {
  await tx.query(
    `with gone as (delete from answers where user_id = $1 returning question_id, is_correct, counts)
     update questions q set attempts_count = attempts_count - 1, correct_count = correct_count - is_correct::int
     from gone where q.id = gone.question_id and gone.counts`,
    [userId],
  );
}

/** Counters are held in the order of their people, as when they follow each other. */
export async function takeBackFollows(tx: Database, userId: string) {
  await tx.query(
    `select 1 from user_counters where user_id in (
       select followee_id from follows where follower_id = $1 union select follower_id from follows where followee_id = $1)
     order by user_id for no key update`,
    [userId],
  );
  await tx.query(
    `with gone as (delete from follows where follower_id = $1 or followee_id = $1 returning follower_id, followee_id),
     lost as (
       select user_id, sum(followers)::int as followers, sum(following)::int as following from (
         select followee_id as user_id, 1 as followers, 0 as following from gone
         union all select follower_id, 0, 1 from gone) sides group by user_id)
     update user_counters c set followers_count = followers_count - l.followers, following_count = following_count - l.following
     from lost l where c.user_id = l.user_id`,
    [userId],
  );
  await tx.query(
    "update user_counters set score = 0, total_questions = 0, correct_answers = 0 where user_id = $1",
    [userId],
  );
}

const BELONGINGS = [
  "delete from reviews where user_id = $1",
  "delete from questions where asked_by = $1",
  "delete from subject_skills where user_id = $1",
  "delete from topic_skills where user_id = $1",
  "delete from learner_totals where user_id = $1",
  "delete from learner_days where user_id = $1",
  "delete from study_plans where user_id = $1",
  "delete from conversations where user_id = $1",
  "delete from ai_daily_questions where user_id = $1",
  "delete from notifications where user_id = $1 or actor_id = $1",
  "delete from revenue_entries where user_id = $1",
  "delete from password_resets where user_id = $1",
  "delete from sign_ins where user_id = $1",
  "delete from email_confirmations where user_id = $1",
];

/** What nobody else's counters know of. */
export async function deleteBelongings(tx: Database, userId: string) {
  for (const statement of BELONGINGS) await tx.query(statement, [userId]);
}

/** The row stays as the author of the posts; name and address are free again. */
export async function makeNameless(tx: Database, userId: string, name: string, passwordHash: string) {
  await tx.query(
    `update users set username = $2, username_key = 'deleted:' || id, username_look = '', email = '', email_key = 'deleted:' || id, pending_email = null,
       password_hash = $3, full_name = '', bio = '', profile_picture = null, search_text = '', spelling_keys = '{}',
       role = 'USER', verified = false, premium = false, time_zone = 'UTC', hide_from_leaderboard = false, deleted_at = now()
     where id = $1`,
    [userId, name, passwordHash],
  );
}

/** Questions and other people's answers to them stay, as with any post that is deleted. */
export async function deletePosts(tx: Database, userId: string) {
  await tx.query(
    `with gone as (delete from posts where author_id = $1 returning subject, exam_family, difficulty)
     insert into post_totals as t (subject, exam_family, difficulty, total)
     select coalesce(subject, ''), coalesce(exam_family, ''), coalesce(difficulty, ''), -count(*)::int from gone group by 1, 2, 3
     on conflict (subject, exam_family, difficulty) do update set total = t.total + excluded.total`,
    [userId],
  );
}

export async function deleteUser(tx: Database, userId: string) {
  await tx.query("delete from users where id = $1", [userId]);
}
