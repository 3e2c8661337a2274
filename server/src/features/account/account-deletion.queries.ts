import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { users } from "../../db/schema.ts";
import { timeBucket } from "../../db/sql/statistics-bins.ts";
import { trendingScore } from "../../db/sql/trending-score.ts";

/**
 * These statements use tables of every feature, because only together can they delete everything about a
 * person.
 */

/** Locks the person's posts. */
export async function lockPosts(tx: Database, userId: string) {
  await tx.query("select 1 from posts where author_id = $1 order by id for update", [userId]);
}

/** Locks the person's row, so that nothing is added to the account meanwhile; returns the picture. */
export async function lockPerson(tx: Database, userId: string): Promise<string | null> {
  const [row] = await tx.query<Row<typeof users, "profile_picture">>(
    "select profile_picture from users where id = $1 for update",
    [userId],
  );
  return row?.profile_picture ?? null;
}

/**
 * One kind of row that a deleted account leaves: deletes at most `max` of them and returns how many were
 * deleted.
 */
export type TakeBack = (tx: Database, userId: string, max: number) => Promise<number>;

/** `sql` takes the person as `$1` and a number of rows as `$2`, and names the deleted rows `gone`. */
const takeBack =
  (sql: string): TakeBack =>
  async (tx, userId, max) => {
    const [row] = await tx.query<{ count: number }>(`${sql} select count(*)::int as count from gone`, [
      userId,
      max,
    ]);
    return row?.count ?? 0;
  };

const LESS_TRENDING = trendingScore(
  {
    likes: "- l.likes",
    comments: "- l.comments",
    bookmarks: "- l.bookmarks",
    shares: "- l.shares",
    attempts: "- l.attempts",
  },
  "p",
);

/** Subtracts the deleted rows in `traces` (post_id, kind) from the counters of their posts. */
const LESS_IN_POSTS = `lost as (
    select post_id, count(*) filter (where kind = 'like')::int as likes, count(*) filter (where kind = 'bookmark')::int as bookmarks,
      count(*) filter (where kind = 'comment')::int as comments, count(*) filter (where kind = 'view')::int as views,
      count(*) filter (where kind = 'share')::int as shares, count(*) filter (where kind = 'attempt')::int as attempts
    from traces group by post_id),
  less_in_posts as (
    update posts p set likes_count = p.likes_count - l.likes, bookmarks_count = p.bookmarks_count - l.bookmarks,
      comments_count = p.comments_count - l.comments, views_count = p.views_count - l.views,
      shares_count = p.shares_count - l.shares, attempts_count = p.attempts_count - l.attempts,
      trending = ${LESS_TRENDING}
    from lost l where p.id = l.post_id)`;

/** Tables whose rows are counted on posts, with the column of the person and the counter of a row. */
const COUNTED_BY_POSTS = [
  ["likes", "user_id", "'like'"],
  ["bookmarks", "user_id", "'bookmark'"],
  ["comments", "author_id", "'comment'"],
  ["post_visits", "user_id", "kind"],
] as const;

const fromPosts = (table: string, kind: string, rows: string) =>
  takeBack(`with gone as (delete from ${table} where ctid = any(array(${rows} limit $2)) returning post_id, ${kind} as kind),
    traces as (select post_id, kind from gone), ${LESS_IN_POSTS}`);

/** Deletes what other people left on the person's posts, if the posts are deleted too. */
export const AT_OWN_POSTS: TakeBack[] = COUNTED_BY_POSTS.map(([table, , kind]) =>
  fromPosts(
    table,
    kind,
    `select t.ctid from posts p join ${table} t on t.post_id = p.id where p.author_id = $1`,
  ),
);

const FROM_OTHERS_POSTS: TakeBack[] = COUNTED_BY_POSTS.map(([table, person, kind]) =>
  fromPosts(table, kind, `select ctid from ${table} where ${person} = $1`),
);

/** Rows that are counted on questions of papers: the table, the column of the person and the counter. */
const FROM_PAPERS: TakeBack[] = (
  [
    ["question_likes", "user_id", "likes_count"],
    ["comments", "author_id", "comments_count"],
  ] as const
).map(([table, person, counter]) =>
  takeBack(
    `with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${person} = $1 and question_id is not null limit $2)) returning question_id),
    less_in_papers as (
      update mock_test_questions p set ${counter} = ${counter} - l.lost
      from (select question_id, count(*)::int as lost from gone group by 1) l where p.question_id = l.question_id)`,
  ),
);

/**
 * The estimates of how hard questions are keep what these answers contributed, because they name nobody. The
 * statistics are reduced. An answer that is not added to the statistics yet is also listed here.
 */
const ANSWERS = takeBack(
  `with gone as (
    delete from answers where ctid = any(array(
      select a.ctid from answers a where a.user_id = $1
        and not exists (select 1 from answer_deltas d where d.user_id = $1 and d.question_id = a.question_id) limit $2))
    returning question_id, is_correct, counts, version, exam_family, selected_option, rest_bin, time_spent),
  traces as (
    select q.post_id, 'attempt' as kind from gone join questions q on q.id = gone.question_id
    where gone.counts and q.post_id is not null), ${LESS_IN_POSTS},
  less_in_questions as (
    update questions q set attempts_count = attempts_count - 1, correct_count = correct_count - is_correct::int,
      earlier_attempts = earlier_attempts - (gone.version < q.statistics_version)::int
    from gone where q.id = gone.question_id and gone.counts),
  less_in_statistics as (
    update choice_counts c set people = people - 1
    from gone where gone.rest_bin is not null and c.question_id = gone.question_id and c.version = gone.version
      and c.exam_family = coalesce(gone.exam_family, '') and c.choice = gone.selected_option and c.rest_bin = gone.rest_bin
      and c.time_bucket = ${timeBucket("gone.time_spent")})`,
);

const COMMENT_LIKES = takeBack(
  `with gone as (
    delete from comment_likes where ctid = any(array(select ctid from comment_likes where user_id = $1 limit $2))
    returning comment_id),
  less_in_comments as (
    update comments c set likes_count = likes_count - 1 from gone where c.id = gone.comment_id)`,
);

/** Counters are locked in the order of user ids, as when people follow each other, to avoid deadlocks. */
const FOLLOWS = (["follower_id", "followee_id"] as const).map((side): TakeBack => {
  const rows = `from follows where ${side} = $1 order by created_at, followee_id, follower_id limit $2`;
  const deleteFollows = takeBack(
    `with gone as (delete from follows where ctid = any(array(select ctid ${rows})) returning follower_id, followee_id),
    lost as (
      select user_id, sum(followers)::int as followers, sum(following)::int as following from (
        select followee_id as user_id, 1 as followers, 0 as following from gone
        union all select follower_id, 0, 1 from gone) sides group by user_id),
    less_in_people as (
      update user_counters c set followers_count = followers_count - l.followers, following_count = following_count - l.following
      from lost l where c.user_id = l.user_id)`,
  );
  return async (tx, userId, max) => {
    await tx.query(
      `select 1 from user_counters where user_id in (select unnest(array[follower_id, followee_id]) from (select * ${rows}) f)
       order by user_id for no key update`,
      [userId, max],
    );
    return deleteFollows(tx, userId, max);
  };
});

/** Reduces the number of people who have sat each paper. */
const MOCK_ATTEMPTS = takeBack(
  `with gone as (
    delete from mock_attempts where ctid = any(array(select ctid from mock_attempts where user_id = $1 limit $2))
    returning test_id, number, finished_at),
  fewer as (
    update mock_tests t set sat_count = sat_count - l.people
    from (select test_id, count(*)::int as people from gone where number = 1 and finished_at is not null group by 1) l
    where t.id = l.test_id)`,
);

/**
 * Papers that other people sat are kept with their results, withdrawn and without an author's name. The others are
 * deleted with their questions.
 */
const MOCK_TESTS: TakeBack[] = [
  takeBack(
    `with gone as (
      update mock_tests t set author_id = null, withdrawn_at = coalesce(withdrawn_at, now()), title = 'Mock test', description = '', instructions = ''
      where ctid = any(array(select ctid from mock_tests where author_id = $1 limit $2))
        and exists (select 1 from mock_attempts a where a.test_id = t.id) returning 1)`,
  ),
  takeBack(
    `with tests as (select id from mock_tests t where author_id = $1 limit $2),
    questions_too as (
      delete from questions where id in (select question_id from mock_test_questions where test_id in (select id from tests))),
    gone as (delete from mock_tests where id in (select id from tests) returning 1)`,
  ),
];

/**
 * After this, no row names the person as the owner of the pictures. Pictures that no post shows are deleted
 * soon.
 */
const QUESTION_PICTURES = takeBack(
  `with gone as (
    update question_pictures set owner_id = null
    where ctid = any(array(select ctid from question_pictures where owner_id = $1 limit $2)) returning 1)`,
);

/**
 * Cases about the person's content are kept, and so are the person's decisions about others, but without the
 * person's id.
 */
const CASES = (["account_id", "assignee_id", "decided_by"] as const).map((column) =>
  takeBack(
    `with gone as (
      update moderation_cases set ${column} = null
      where ctid = any(array(select ctid from moderation_cases where ${column} = $1 limit $2)) returning 1)`,
  ),
);

const QUESTION_CASES = (["assignee_id", "decided_by"] as const).map((column) =>
  takeBack(
    `with gone as (
      update question_cases set ${column} = null
      where ctid = any(array(select ctid from question_cases where ${column} = $1 limit $2)) returning 1)`,
  ),
);

/**
 * Open cases count one report or objection less. What reports have hidden stays hidden until moderators decide, so that
 * nobody gains by pressing a reporter to leave.
 */
const REPORTS = takeBack(
  `with gone as (
      delete from reports where ctid = any(array(select ctid from reports where reporter_id = $1 limit $2)) returning case_id),
    fewer as (
      update moderation_cases c set reports = greatest(c.reports - 1, 0) from gone where c.id = gone.case_id and c.status = 'OPEN')`,
);
const OBJECTIONS = takeBack(
  `with gone as (
      delete from objections where ctid = any(array(select ctid from objections where user_id = $1 limit $2)) returning case_id, weight),
    fewer as (
      update question_cases c set objections = c.objections - 1, weight = greatest(c.weight - gone.weight, 0)
      from gone where c.id = gone.case_id and c.outcome is null)`,
);

/** Rows that no counter of another person includes. */
const BELONGINGS = [
  "review_deltas where user_id = $1",
  "memory_backlog where user_id = $1",
  "statistics_backlog where user_id = $1",
  "memories where user_id = $1",
  "buried_questions where user_id = $1",
  "question_bookmarks where user_id = $1",
  "daily_picks where user_id = $1",
  "open_variants where user_id = $1",
  "reviews where user_id = $1",
  "seen_keys where user_id = $1",
  "received_requests where user_id = $1",
  "author_points where user_id = $1",
  "questions where asked_by = $1",
  "subject_skills where user_id = $1",
  "topic_skills where user_id = $1",
  "learner_totals where user_id = $1",
  "learner_days where user_id = $1",
  "learning_goals where user_id = $1",
  "reminders where user_id = $1",
  "push_subscriptions where user_id = $1",
  "study_plans where user_id = $1",
  "conversations where user_id = $1",
  "ai_daily_questions where user_id = $1",
  "ai_daily_answers where user_id = $1",
  "tutor_answers where user_id = $1",
  "statistics_backlog where user_id = $1",
  "regraded_answers where user_id = $1",
  "regraded_attempts where user_id = $1",
  "notifications where user_id = $1",
  "notifications where actor_id = $1",
  "revenue_entries where user_id = $1",
  "sign_ins where user_id = $1",
  "blocks where blocker_id = $1",
  "blocks where blocked_id = $1",
  "muted_people where user_id = $1",
  "muted_people where muted_id = $1",
  "muted_texts where user_id = $1",
  "strikes where user_id = $1",
  "moderation_cases where thing_id = $1",
  "moderation_cases where kind = 'AI_ANSWER' and id in (select case_id from reports where reporter_id = $1)",
].map((rows) => {
  const [table] = rows.split(" ");
  return takeBack(
    `with gone as (delete from ${table} where ctid = any(array(select ctid from ${rows} limit $2)) returning 1)`,
  );
});

/**
 * The first of the person's posts. Their questions and other people's answers are kept, as with any deleted post.
 */
export const takeBackPosts = takeBack(
  `with gone as (
    delete from posts where ctid = any(array(select ctid from posts where author_id = $1 order by id limit $2))
    returning subject, exam_family, difficulty),
  fewer as (
    insert into post_totals as t (subject, exam_family, difficulty, total)
    select coalesce(subject, ''), coalesce(exam_family, ''), coalesce(difficulty, ''), -count(*)::int from gone group by 1, 2, 3
    on conflict (subject, exam_family, difficulty) do update set total = t.total + excluded.total)`,
);

/** The questions of deleted posts. The foreign key would clear these too, but all at once. */
export const clearQuestionAuthors = takeBack(
  `with gone as (
    update questions set author_id = null where ctid = any(array(select ctid from questions where author_id = $1 limit $2))
    returning 1)`,
);

/** Points that others earned from deleted posts. No index leads to them, so each step takes many. */
export const takeBackAuthorPoints = takeBack(
  `with gone as (
    delete from author_points where ctid = any(array(select ctid from author_points where author_id = $1 limit $2)) returning 1)`,
);

/** Everything else that an account leaves, ordered so that no row loses its parent first. */
export const ELSEWHERE: TakeBack[] = [
  ...FROM_PAPERS,
  ...FROM_OTHERS_POSTS,
  COMMENT_LIKES,
  ANSWERS,
  ...FOLLOWS,
  MOCK_ATTEMPTS,
  ...MOCK_TESTS,
  QUESTION_PICTURES,
  ...BELONGINGS,
  REPORTS,
  OBJECTIONS,
  ...CASES,
  ...QUESTION_CASES,
];

export async function clearScores(tx: Database, userId: string) {
  await tx.query(
    "update user_counters set score = 0, total_questions = 0, correct_answers = 0 where user_id = $1",
    [userId],
  );
}

/** Links that were already sent stop working. */
export async function deleteLinks(tx: Database, userId: string) {
  await tx.query("delete from password_resets where user_id = $1", [userId]);
  await tx.query("delete from email_confirmations where user_id = $1", [userId]);
  await tx.query("delete from account_recoveries where user_id = $1", [userId]);
}

/** The row is kept as the author of the posts; the username and e-mail address can be used again. */
export async function anonymizeUser(tx: Database, userId: string, name: string, passwordHash: string) {
  await tx.query(
    `update users set username = $2, username_key = 'deleted:' || id, username_look = '', email = '', email_key = 'deleted:' || id, pending_email = null,
       password_hash = $3, full_name = '', bio = '', profile_picture = null, search_text = '', spelling_keys = '{}',
       role = 'USER', verified = false, premium = false, time_zone = 'UTC', next_time_zone = null, next_time_zone_from = null, hide_from_leaderboard = false, hide_from_search = false, birth_year = null, extra_time = false, suspended_until = null, profile_hidden = false, deleted_at = now()
     where id = $1`,
    [userId, name, passwordHash],
  );
}

export async function deleteUser(tx: Database, userId: string) {
  await tx.query("delete from users where id = $1", [userId]);
}
