import { MockTest } from "@prepfeed/contract/mock-tests/mock-limits";
import { UNITS_PER_MARK } from "@prepfeed/contract/mock-tests/paper-rules";
import type { Database } from "../../db/database.ts";
import { asAnswered } from "../../db/sql/answered-version.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";
import { zoneColumns } from "../../db/sql/learner-day.ts";
import { ALL_SOURCES } from "../../db/sql/point-sources.ts";
import { pictureUrl } from "../../db/sql/question-content.ts";

const ZONE = zoneColumns("u", "now()");

/**
 * These statements use tables of every feature. Their columns are the fields of the export; times are dates, days are
 * texts.
 */

export async function findAccountForExport(db: Database, userId: string) {
  const [row] = await db.query<Record<string, unknown>>(
    `select u.id, u.username, u.email, u.pending_email as "pendingEmail",
       u.email_confirmed as "emailConfirmed", u.has_password as "hasPassword", u.full_name as "fullName", u.bio, u.profile_picture as "profilePicture", u.role, u.verified,
       u.premium, ${ZONE.time_zone} as "timeZone", ${ZONE.next_time_zone} as "nextTimeZone",
       ${ZONE.next_time_zone_from} as "nextTimeZoneFrom", u.hide_from_leaderboard as "hideFromLeaderboard", u.hide_from_search as "hideFromSearch", u.birth_year as "birthYear", u.extra_time as "extraTime", u.created_at as "createdAt",
       (select confirmed_at from second_factors where user_id = u.id) as "secondFactorSince",
       (select ready_at from account_recoveries where user_id = u.id) as "recoveryReadyAt",
       c.posts_count as "postsCount", c.followers_count as "followersCount", c.following_count as "followingCount"
     from users u join user_counters c on c.user_id = u.id where u.id = $1 and u.deleted_at is null`,
    [userId],
  );
  return row;
}

export interface ExportList {
  name: string;
  /** The field by which pages are ordered. */
  key: string;
  /** Entries per page: few if the entries are large, so that other requests get their turn soon. */
  size: number;
  /** `$1` is the person, `$2` the key of the last entry, `$3` the page size. */
  sql: string;
}

const STIMULUS =
  "(select json_build_object('id', s.id, 'text', s.text, 'figure', s.figure) from stimuli s where s.id = q.stimulus_id)";
const CONTENT = `q.kind, q.question_text as "questionText", q.option_a as "optionA", q.option_b as "optionB", q.option_c as "optionC",
  q.option_d as "optionD", q.option_e as "optionE", q.tolerance, q.figure, ${pictureUrl("q.picture_id")} as "pictureUrl",
  q.picture_description as "pictureDescription", ${STIMULUS} as stimulus`;
const QUESTION = `'id', q.id, 'kind', q.kind, 'questionText', q.question_text, 'optionA', q.option_a, 'optionB', q.option_b,
  'optionC', q.option_c, 'optionD', q.option_d, 'optionE', q.option_e, 'tolerance', q.tolerance, 'figure', q.figure,
  'pictureUrl', ${pictureUrl("q.picture_id")}, 'pictureDescription', q.picture_description, 'stimulus', ${STIMULUS},
  'topic', q.topic`;
/** Leaves out questions of a paper that the person is sitting now. */
const IS_KEY_HIDDEN = hasHiddenKey("$1");
const KEY = `'correctAnswer', case when not ${IS_KEY_HIDDEN} then q.correct_answer end, 'explanation', case when not ${IS_KEY_HIDDEN} then q.explanation end`;

export const EXPORT_LISTS: ExportList[] = [
  {
    name: "sessions",
    key: "id",
    size: 1_000,
    sql: `select id, device, network, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
      from sessions where user_id = $1 and id > $2 order by id limit $3`,
  },
  {
    // Only a form of the address that nobody can read is stored.
    name: "signIns",
    key: "id",
    size: 1_000,
    sql: `select id, device, last_at as "lastAt" from sign_ins where user_id = $1 and id > $2 order by id limit $3`,
  },
  {
    name: "securityEvents",
    key: "id",
    size: 1_000,
    sql: `select id, event, details, created_at as "createdAt"
      from audit_events where account = $1::uuid::text and kind = 'SECURITY' and id > $2 order by id limit $3`,
  },
  {
    name: "rememberedDevices",
    key: "id",
    size: 1_000,
    sql: `select id, device, created_at as "createdAt", expires_at as "expiresAt"
      from remembered_devices where user_id = $1 and id > $2 order by id limit $3`,
  },
  {
    name: "passkeys",
    key: "id",
    size: 1_000,
    sql: `select id, name, transports, is_backed_up as "isBackedUp", created_at as "createdAt", last_used_at as "lastUsedAt"
      from passkeys where user_id = $1 and id > $2 order by id limit $3`,
  },
  {
    name: "linkedAccounts",
    key: "id",
    size: 1_000,
    sql: `select id, issuer, subject, account_name as "accountName", created_at as "createdAt", last_used_at as "lastUsedAt"
      from linked_accounts where user_id = $1 and id > $2 order by id limit $3`,
  },
  {
    name: "posts",
    key: "id",
    size: 10,
    sql: `select p.id, p.type, p.title, p.content, p.subject, p.exam_type as "examType", p.difficulty as "difficultyLevel", p.topic,
        p.created_at as "createdAt", p.likes_count as "likesCount", p.comments_count as "commentsCount",
        p.bookmarks_count as "bookmarksCount", p.shares_count as "sharesCount", p.views_count as "viewsCount",
        (select coalesce(json_agg(json_build_object(${QUESTION}, ${KEY}) order by q.position), '[]') from questions q
         where q.post_id = p.id) as questions
      from posts p where p.author_id = $1 and p.id > $2 order by p.id limit $3`,
  },
  {
    // What own questions asked before they were changed.
    name: "earlierVersions",
    key: "questionId",
    size: 10,
    sql: `select o.id as "questionId", (
        select json_agg(json_build_object('version', q.version, ${QUESTION}, ${KEY}, 'createdAt', q.created_at, 'replacedAt', q.replaced_at) order by q.version)
        from (select question_id as id, o.topic, v.* from question_versions v where v.question_id = o.id) q) as versions
      from questions o where o.author_id = $1 and o.version > 1 and o.id > $2 order by o.id limit $3`,
  },
  {
    name: "questionPictures",
    key: "id",
    size: 1_000,
    sql: `select id, ${pictureUrl("id")} as "pictureUrl", width, height, created_at as "createdAt"
      from question_pictures where owner_id = $1 and id > $2 order by id limit $3`,
  },
  {
    name: "answers",
    key: "questionId",
    size: 100,
    sql: `select a.question_id as "questionId", ${CONTENT}, a.selected_option as "selectedOption", a.is_correct as "isCorrect",
        q.correct_answer as "correctAnswer", q.explanation, a.points_earned as "pointsEarned", a.unpaid as "unpaidReason", a.time_spent as "timeSpent",
        a.submitted_at as "submittedAt", a.subject, a.difficulty as "difficultyLevel", a.topic, a.version
      from answers a ${asAnswered("a")}
      where a.user_id = $1 and a.question_id > $2 and not ${IS_KEY_HIDDEN} order by a.question_id limit $3`,
  },
  {
    name: "reviews",
    key: "id",
    size: 200,
    sql: `select r.id, r.question_id as "questionId", r.variant_id as "variantId", v.question_text as "variantText", r.selected_option as "selectedOption", r.is_correct as "isCorrect",
        r.time_spent as "timeSpent", r.created_at as "createdAt", r.version
      from reviews r join questions q on q.id = r.question_id left join questions v on v.id = r.variant_id
      where r.user_id = $1 and r.id > $2 and not ${IS_KEY_HIDDEN} order by r.id limit $3`,
  },
  {
    name: "memories",
    key: "questionId",
    size: 1_000,
    sql: `select question_id as "questionId", stability, difficulty, due::text, last_day::text as "lastDay", last_correct as "lastCorrect",
        reps, lapses, misses, set_aside as "setAside"
      from memories where user_id = $1 and question_id > $2 order by question_id limit $3`,
  },
  {
    name: "buriedQuestions",
    key: "questionId",
    size: 1_000,
    sql: `select question_id as "questionId", day::text
      from buried_questions where user_id = $1 and question_id > $2 order by question_id limit $3`,
  },
  {
    name: "reminders",
    key: "userId",
    size: 1,
    sql: `select user_id as "userId", hour, channel, next_at as "nextAt" from reminders where user_id = $1 and user_id > $2 limit $3`,
  },
  {
    name: "dailyPicks",
    key: "userId",
    size: 1,
    sql: `select user_id as "userId", day::text, picks, decided_at as "decidedAt"
      from daily_picks where user_id = $1 and user_id > $2 limit $3`,
  },
  {
    name: "openVariants",
    key: "questionId",
    size: 1_000,
    sql: `select question_id as "questionId", variant_id as "variantId"
      from open_variants where user_id = $1 and question_id > $2 order by question_id limit $3`,
  },
  {
    // Counts of past days are deleted.
    name: "authorPoints",
    key: "authorId",
    size: 1_000,
    sql: `select author_id as "authorId", json_agg(json_build_object('day', day, 'points', points) order by day) as days
      from author_points where user_id = $1 and author_id > $2 and author_id <> '${ALL_SOURCES}' group by author_id order by author_id limit $3`,
  },
  {
    // The key of a question that is not answered yet stays secret. Without `offset 0` the planner looks for one person's
    // questions through all of them, in the order of their ids.
    name: "practiceQuestions",
    key: "id",
    size: 100,
    sql: `select q.id, ${CONTENT}, q.subject, q.topic, q.difficulty as "difficultyLevel", q.engine, q.variant_of as "variantOf", q.created_at as "createdAt",
        a.question_id is not null as "isAnswered"
      from (select id from (select id from questions where asked_by = $1 offset 0) asked where id > $2 order by id limit $3) page
        join questions q on q.id = page.id left join answers a on a.user_id = $1 and a.question_id = q.id
      order by q.id`,
  },
  {
    name: "comments",
    key: "id",
    size: 100,
    sql: `select id, post_id as "postId", question_id as "questionId", content, created_at as "createdAt", likes_count as "likesCount"
      from comments where author_id = $1 and id > $2 order by id limit $3`,
  },
  {
    name: "likes",
    key: "postId",
    size: 1_000,
    sql: `select post_id as "postId", created_at as "createdAt"
      from likes where user_id = $1 and post_id > $2 order by post_id limit $3`,
  },
  {
    name: "commentLikes",
    key: "commentId",
    size: 1_000,
    sql: `select comment_id as "commentId" from comment_likes where user_id = $1 and comment_id > $2 order by comment_id limit $3`,
  },
  {
    name: "bookmarks",
    key: "postId",
    size: 1_000,
    sql: `select post_id as "postId", created_at as "createdAt"
      from bookmarks where user_id = $1 and post_id > $2 order by post_id limit $3`,
  },
  {
    name: "questionLikes",
    key: "questionId",
    size: 1_000,
    sql: `select question_id as "questionId", created_at as "createdAt"
      from question_likes where user_id = $1 and question_id > $2 order by question_id limit $3`,
  },
  {
    name: "questionBookmarks",
    key: "questionId",
    size: 1_000,
    sql: `select question_id as "questionId", created_at as "createdAt"
      from question_bookmarks where user_id = $1 and question_id > $2 order by question_id limit $3`,
  },
  {
    name: "follows",
    key: "userId",
    size: 1_000,
    sql: `select f.followee_id as "userId", u.username, f.created_at as "createdAt"
      from follows f join users u on u.id = f.followee_id
      where f.follower_id = $1 and f.followee_id > $2 order by f.followee_id limit $3`,
  },
  {
    name: "blocks",
    key: "userId",
    size: 1_000,
    sql: `select b.blocked_id as "userId", u.username, b.created_at as "createdAt"
      from blocks b join users u on u.id = b.blocked_id
      where b.blocker_id = $1 and b.blocked_id > $2 order by b.blocked_id limit $3`,
  },
  {
    name: "mutedPeople",
    key: "userId",
    size: 1_000,
    sql: `select m.muted_id as "userId", u.username, m.until, m.created_at as "createdAt"
      from muted_people m join users u on u.id = m.muted_id
      where m.user_id = $1 and m.muted_id > $2 order by m.muted_id limit $3`,
  },
  {
    name: "mutedTexts",
    key: "key",
    size: 1_000,
    sql: `select concat(kind, ' ', key) as key, kind, text, until, created_at as "createdAt"
      from muted_texts where user_id = $1 and concat(kind, ' ', key) > $2 order by 1 limit $3`,
  },
  {
    // At most one.
    name: "goals",
    key: "userId",
    size: 1,
    sql: `select user_id as "userId", exam_type as "examType", exam_date::text as "examDate", minutes_per_day as "minutesPerDay", subjects, sections,
        since::text, updated_at as "updatedAt"
      from learning_goals where user_id = $1 and user_id > $2 order by user_id limit $3`,
  },
  {
    name: "studyPlans",
    key: "id",
    size: 5,
    sql: `select p.id, p.title, p.subject, p.exam_type as "examType", p.level, p.duration, p.engine, p.created_at as "createdAt",
        (select coalesce(json_agg(json_build_object('day', d.day, 'date', d.date, 'topic', d.topic, 'goals', d.goals,
           'questions', d.questions, 'minutes', d.minutes, 'done', d.done_at is not null) order by d.day), '[]')
         from study_plan_days d where d.plan_id = p.id) as days
      from study_plans p where p.user_id = $1 and p.id > $2 order by p.id limit $3`,
  },
  {
    // Questions are left out, because their keys are secret until they are answered.
    name: "mockTests",
    key: "id",
    size: 100,
    sql: `select id, title, description, instructions, subject, exam_type as "examType", difficulty as "difficultyLevel", pattern, form,
        visibility, shuffled, rules, starts_at as "startsAt", ends_at as "endsAt", created_at as "createdAt", withdrawn_at as "withdrawnAt"
      from mock_tests where author_id = $1 and id > $2 order by id limit $3`,
  },
  {
    // The points of an answer stay secret while the attempt or its event is running.
    name: "mockAttempts",
    key: "id",
    size: 10,
    sql: `select a.id, a.test_id as "testId", t.title, a.number, a.timed, a.extra_time as "extraTime", a.started_at as "startedAt", a.ends_at as "endsAt",
        a.finished_at as "finishedAt", a.ended_by as "endedBy", a.leaves,
        case when out.is_out then round(a.score / ${UNITS_PER_MARK}::numeric, 2)::float8 end as score,
        (select coalesce(json_agg(json_build_object('questionId', m.question_id, 'answer', m.answer, 'marked', m.marked,
           'timeSpent', m.time_spent, 'confidence', m.confidence, 'savedAt', m.saved_at,
           'outcome', case when out.is_out then m.outcome end, 'reason', m.reason) order by m.question_id), '[]')
         from mock_answers m where m.attempt_id = a.id) as answers,
        (select coalesce(json_agg(json_build_object('questionId', l.question_id, 'answer', l.answer, 'arrivedAt', l.arrived_at)
           order by l.question_id), '[]') from mock_late_answers l where l.attempt_id = a.id) as "lateAnswers",
        (select json_build_object('id', s.id, 'name', s.shows_name, 'score', s.shows_score, 'sections', s.shows_sections,
           'rank', s.shows_rank, 'createdAt', s.created_at) from shared_results s where s.attempt_id = a.id) as share
      from mock_attempts a join mock_tests t on t.id = a.test_id
        cross join lateral (select a.finished_at is not null and (t.ends_at is null
          or t.ends_at < now() - interval '${MockTest.graceSeconds} seconds') as is_out) out
      where a.user_id = $1 and a.id > $2 order by a.id limit $3`,
  },
  {
    // The key of the assistant's open question stays secret.
    name: "conversations",
    key: "id",
    size: 10,
    sql: `select id, (select json_agg(json_build_object('role', t.value->'role', 'text', t.value->'text') order by n)
         from jsonb_array_elements(turns) with ordinality as t (value, n)) as turns, updated_at as "updatedAt"
      from conversations where user_id = $1 and id > $2 order by id limit $3`,
  },
  {
    name: "tutorAnswers",
    key: "id",
    size: 1_000,
    sql: `select id, question_id as "questionId", ask, engine, model, is_helpful as "isHelpful", created_at as "createdAt"
      from tutor_answers where user_id = $1 and id > $2 order by id limit $3`,
  },
  {
    // Counts of past days are deleted.
    name: "aiDays",
    key: "day",
    size: 1_000,
    sql: `select day::text, sum(questions)::int as questions, sum(answers)::int as "tutorAnswers" from (
        select day, questions, 0 as answers from ai_daily_questions where user_id = $1
        union all select day, 0, answers from ai_daily_answers where user_id = $1) used
      where day::text > $2 group by day order by day limit $3`,
  },
  {
    name: "notifications",
    key: "id",
    size: 1_000,
    sql: `select id, kind, actor_id as "actorId", post_id as "postId", comment_id as "commentId", attempts,
        outcome, created_at as "createdAt", read_at as "readAt"
      from notifications where user_id = $1 and id > $2 order by id limit $3`,
  },
  {
    name: "pushSubscriptions",
    key: "id",
    size: 1_000,
    sql: `select id, session_id as "sessionId", endpoint, due, replies, exams, created_at as "createdAt"
      from push_subscriptions where user_id = $1 and id > $2 order by id limit $3`,
  },
  {
    name: "waitingPushes",
    key: "key",
    size: 1_000,
    sql: `select concat(p.subscription_id, p.kind, p.thing_id) as key, p.kind, p.count, p.created_at as "createdAt"
      from pushes p join push_subscriptions s on s.id = p.subscription_id
      where s.user_id = $1 and concat(p.subscription_id, p.kind, p.thing_id) > $2 order by 1 limit $3`,
  },
  {
    name: "reports",
    key: "id",
    size: 1_000,
    sql: `select id, kind, thing_id as "thingId", reason, note, created_at as "createdAt"
      from reports where reporter_id = $1 and id > $2 order by id limit $3`,
  },
  {
    name: "objections",
    key: "id",
    size: 1_000,
    sql: `select o.case_id as id, c.question_id as "questionId", o.reason, o.answer, o.text, o.created_at as "createdAt"
      from objections o join question_cases c on c.id = o.case_id where o.user_id = $1 and o.case_id > $2 order by o.case_id limit $3`,
  },
  {
    name: "regradedAnswers",
    key: "key",
    size: 1_000,
    sql: `select concat(case_id, question_id) as key, question_id as "questionId", was_correct as "wasCorrect", is_correct as "isCorrect",
        is_dropped as "isDropped", paid, at
      from regraded_answers where user_id = $1 and concat(case_id, question_id) > $2 order by 1 limit $3`,
  },
  {
    name: "regradedAttempts",
    key: "key",
    size: 1_000,
    sql: `select concat(case_id, attempt_id) as key, attempt_id as "attemptId",
        round(old_score / ${UNITS_PER_MARK}::numeric, 2)::float8 as "oldScore", round(score / ${UNITS_PER_MARK}::numeric, 2)::float8 as score
      from regraded_attempts where user_id = $1 and concat(case_id, attempt_id) > $2 order by 1 limit $3`,
  },
  {
    name: "strikes",
    key: "id",
    size: 1_000,
    sql: `select id, decision, reason, suspended_until as "suspendedUntil", created_at as "createdAt", ends_at as "endsAt",
        appeal, appealed_at as "appealedAt", appeal_outcome as "appealOutcome", appeal_answer as "appealAnswer"
      from strikes where user_id = $1 and id > $2 order by id limit $3`,
  },
  {
    name: "revenue",
    key: "id",
    size: 1_000,
    sql: `select id, amount::float8 as amount, currency, note, earned_on::text as "earnedOn"
      from revenue_entries where user_id = $1 and id > $2 order by id limit $3`,
  },
];

export function listForExport(db: Database, { sql, size }: ExportList, userId: string, after: string) {
  return db.query<Record<string, unknown>>(sql, [userId, after, size]);
}
