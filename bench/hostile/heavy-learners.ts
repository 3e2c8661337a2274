import { Hidden } from "@prepfeed/contract/people/people-limits";
import { ANSWERER, idOf, NOTE_HIDING } from "../feed-data.ts";

/**
 * The learner who makes the requests, and two similar ones whose accounts are deleted, one with their posts
 * and one without.
 */
export const HEAVY_LEARNERS = {
  asks: ANSWERER,
  leaves: ANSWERER + 1,
  leavesWithPosts: ANSWERER + 2,
} as const;
/** An administrator, who sends what only moderators and administrators may; their session has their id. */
export const STAFF = ANSWERER + 3;
export const PASSWORD = "a long way to the exam";

/** What each of them has in addition to 50,000 answers. */
const AMOUNTS = {
  posts: 500,
  likes: 20_000,
  bookmarks: 10_000,
  comments: 5_000,
  visits: 20_000,
  follows: 5_000,
  notifications: 20_000,
  reviews: 20_000,
  practiceQuestions: 5_000,
  plans: 20,
  planDays: 365,
  talks: 50,
  sessions: 200,
};

/** Open cases, appeals and disputes for moderators. */
const QUEUE = 5_000;

const PREFIX = {
  comments: "00000004",
  plans: "00000005",
  sessions: "00000006",
  cases: "00000007",
  strikes: "00000008",
  disputes: "00000009",
  reports: "0000000a",
} as const;
/** The n-th thing of a learner. */
export const thingOf = (table: keyof typeof PREFIX, learner: number, n: number) =>
  `${PREFIX[table]}-0000-7000-8000-${(learner * 0x100_0000 + n).toString(16).padStart(12, "0")}`;
/** Their own posts are far from those they answered. */
export const ownPost = (learner: number, n: number) => idOf("posts", 60_000 + learner * 1_000 + n);

/** As SQL: the same ids computed from `n`. */
const thing = (table: keyof typeof PREFIX, learner: number) =>
  `('${PREFIX[table]}-0000-7000-8000-' || lpad(to_hex(${learner * 0x100_0000} + n), 12, '0'))::uuid`;
const post = (i: string) => `('00000002-0000-7000-8000-' || lpad(to_hex(${i}), 12, '0'))::uuid`;
const question = (i: string) => `('00000003-0000-7000-8000-' || lpad(to_hex(${i}), 12, '0'))::uuid`;
const user = (i: string) => `('00000001-0000-7000-8000-' || lpad(to_hex(${i}), 12, '0'))::uuid`;
const upTo = (count: number) => `generate_series(1, ${count}) n`;

/** Tables with the totals of a learner's answers. */
const OF_ANSWERS = {
  answers:
    "question_id, selected_option, is_correct, points_earned, counts, time_spent, submitted_at, day, subject, exam_family, difficulty, topic",
  learner_totals: "subject, exam_family, difficulty, attempts, correct, score",
  learner_days: "day, attempts, correct",
  subject_skills: "subject, skill, attempts, correct",
  topic_skills: 'subject, topic, "offset", attempts, correct',
  board_scores: "board_id, score, total_questions, reached_at",
};

const asTheFirst = (learner: number) =>
  Object.entries(OF_ANSWERS)
    .map(
      ([table, columns]) => `delete from ${table} where user_id = '${idOf("users", learner)}';
  insert into ${table} (user_id, ${columns})
    select '${idOf("users", learner)}', ${columns} from ${table} where user_id = '${idOf("users", ANSWERER)}';`,
    )
    .join("\n");

function lifeOf(learner: number): string {
  const me = `'${idOf("users", learner)}'::uuid`;
  return `
  ${learner === ANSWERER ? "" : asTheFirst(learner)}
  update posts set author_id = ${me} where id in (select ${post(`${60_000 + learner * 1_000} + n`)} from ${upTo(AMOUNTS.posts)});
  update questions set author_id = ${me} where post_id in (select ${post(`${60_000 + learner * 1_000} + n`)} from ${upTo(AMOUNTS.posts)});
  insert into likes (post_id, user_id) select ${post("n")}, ${me} from ${upTo(AMOUNTS.likes)} on conflict do nothing;
  insert into bookmarks (post_id, user_id) select ${post("n * 3")}, ${me} from ${upTo(AMOUNTS.bookmarks)} on conflict do nothing;
  insert into comments (id, post_id, author_id, content)
    select ${thing("comments", learner)}, ${post("n * 7")}, ${me}, 'Remark ' || n from ${upTo(AMOUNTS.comments)};
  insert into comment_likes (comment_id, user_id)
    select ${thing("comments", learner)}, ${me} from ${upTo(AMOUNTS.comments)};
  insert into post_visits (post_id, user_id, kind, day)
    select ${post("n * 2")}, ${me}, 'view', current_date from ${upTo(AMOUNTS.visits)};
  insert into follows (follower_id, followee_id)
    select ${me}, ${user("n + 10")} from ${upTo(AMOUNTS.follows)} on conflict do nothing;
  insert into follows (follower_id, followee_id)
    select ${user("n + 10")}, ${me} from ${upTo(AMOUNTS.follows)} on conflict do nothing;
  insert into blocks (blocker_id, blocked_id) select ${me}, ${user("n + 6000")} from ${upTo(Hidden.blocks)};
  insert into blocks (blocker_id, blocked_id) select ${user("n + 6500")}, ${me} from ${upTo(Hidden.blocks)};
  insert into muted_people (user_id, muted_id) select ${me}, ${user("n + 8000")} from ${upTo(Hidden.mutedPeople)};
  insert into muted_texts (user_id, kind, key, text, words)
    select ${me}, 'WORD', 'muted' || n, 'muted' || n, ('muted' || n)::tsquery from ${upTo(Hidden.mutedTexts)};
  insert into notifications (id, user_id, kind, actor_id, post_id)
    select gen_random_uuid(), ${me}, 'like', ${user("n % 9000 + 10")}, ${post("n")} from ${upTo(AMOUNTS.notifications)};
  insert into reviews (id, user_id, question_id, selected_option, is_correct)
    select gen_random_uuid(), ${me}, ${question("n")}, 'B', false from ${upTo(AMOUNTS.reviews)};
  insert into questions (id, asked_by, question_text, option_a, option_b, option_c, option_d, correct_answer, explanation, section, estimate)
    select gen_random_uuid(), ${me}, 'Practice ' || n, 'a', 'b', 'c', 'd', 'A', 'Because.', '', 0 from ${upTo(AMOUNTS.practiceQuestions)};
  insert into study_plans (id, user_id, title, subject, exam_type, level, duration, engine)
    select ${thing("plans", learner)}, ${me}, 'Plan ' || n, 'PHYSICS', 'NEET', 'BEGINNER', ${AMOUNTS.planDays}, 'built-in' from ${upTo(AMOUNTS.plans)};
  insert into study_plan_days (plan_id, day, date, topic, goals, questions, minutes)
    select ${thing("plans", learner)}, d, current_date + d, 'Kinematics', '{Read,Practise,Repeat}', 10, 45
    from ${upTo(AMOUNTS.plans)}, generate_series(1, ${AMOUNTS.planDays}) d;
  insert into conversations (id, user_id, turns)
    select gen_random_uuid(), ${me}, (select jsonb_agg(jsonb_build_object('role', 'learner', 'text', repeat('word ', 800))) from generate_series(1, 20))
    from ${upTo(AMOUNTS.talks)};
  insert into sessions (id, user_id, expires_at)
    select ${thing("sessions", learner)}, ${me}, now() + interval '7 days' from ${upTo(AMOUNTS.sessions)};
  insert into revenue_entries (id, user_id, amount, currency, earned_on)
    select gen_random_uuid(), ${me}, 1, 'USD', current_date - n from ${upTo(3_000)};`;
}

/** Everything about and by the first learner: each report about another comment, each objection against another question. */
const queueOf = (learner: number) => {
  const person = `'${idOf("users", learner)}'::uuid`;
  const staff = `'${idOf("users", STAFF)}'::uuid`;
  return `
  update users set role = 'ADMIN' where id = ${staff};
  insert into second_factors (user_id, secret, confirmed_at) values (${staff}, 'GEZDGNBVGY3TQOJQ', now());
  insert into moderation_cases (id, kind, thing_id, account_id, reason, urgent, reports, evidence)
    select ${thing("cases", learner)}, 'COMMENT', ${thing("comments", learner)}, ${person}, 'SPAM', n % 50 = 0, n % 5,
      jsonb_build_object('text', repeat('Well asked. ', 160)) from ${upTo(QUEUE)};
  insert into reports (id, case_id, reporter_id, kind, thing_id, reason, note, weight, address_hash)
    select ${thing("reports", learner)}, ${thing("cases", learner)}, ${person}, 'COMMENT', ${thing("comments", learner)}, 'SPAM', '', 0, ''
    from ${upTo(QUEUE)};
  insert into strikes (id, user_id, case_id, decision, reason, ends_at, appeal, appealed_at)
    select ${thing("strikes", learner)}, ${person}, ${thing("cases", learner)}, 'WARN', 'SPAM', now() + interval '180 days', 'It was a joke', now()
    from ${upTo(QUEUE)};
  insert into question_cases (id, question_id, exam_family, opened_by, author_until, escalated_at)
    select ${thing("disputes", learner)}, ${question("n + 50000")}, '', 'OBJECTION', now(), now() from ${upTo(QUEUE)};`;
};

/** The newest fifty posts are as large as a post may be; the newest of all is also the most popular. */
const LARGEST_POSTS = 50;
const largePosts = (posts: number) => `
  insert into questions (id, post_id, position, author_id, question_text, option_a, option_b, option_c, option_d, correct_answer,
      explanation, section, subject, exam_type, exam_family, difficulty, topic, estimate, created_at)
    select gen_random_uuid(), q.post_id, d, q.author_id, repeat('long ' || d || ' ', 125), repeat('first ', 30), repeat('second ', 30),
      repeat('third ', 30), repeat('fourth ', 30), 'A', repeat('because ', 100), q.section, q.subject, q.exam_type, q.exam_family,
      q.difficulty, q.topic, q.estimate, q.created_at
    from questions q, generate_series(1, 19) d
    where q.post_id > '${idOf("posts", posts - LARGEST_POSTS)}' and q.post_id <= '${idOf("posts", posts)}';
  update posts set author_id = '${idOf("users", ANSWERER)}', content = repeat('content ', 1000) where id > '${idOf("posts", posts - LARGEST_POSTS)}';
  insert into likes (post_id, user_id) select '${idOf("posts", posts)}', ${user("n")} from ${upTo(9_000)} on conflict do nothing;
  insert into comments (id, post_id, author_id, content, created_at)
    select gen_random_uuid(), '${idOf("posts", posts)}', ${user("n")}, repeat('Well asked. ', 160), now() from ${upTo(9_000)};
  insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts)
    select ${user("n + 10")}, q.id, 'A', true, 1, true from questions q, ${upTo(500)}
    where q.post_id = '${idOf("posts", posts)}' on conflict do nothing;`;

/** The product's totals of the rows above. */
const COUNTS = `
  update posts p set likes_count = c.count from (select post_id, count(*) from likes group by 1) c where c.post_id = p.id;
  update posts p set comments_count = c.count from (select post_id, count(*) from comments group by 1) c where c.post_id = p.id;
  update posts p set bookmarks_count = c.count from (select post_id, count(*) from bookmarks group by 1) c where c.post_id = p.id;
  update posts p set views_count = c.count from (select post_id, count(*) from post_visits group by 1) c where c.post_id = p.id;
  update posts p set attempts_count = c.count from (
    select q.post_id, count(*) from answers a join questions q on q.id = a.question_id group by 1) c where c.post_id = p.id;
  update questions q set attempts_count = c.count, correct_count = c.correct from (
    select question_id, count(*), sum(points_earned) as correct from answers group by 1) c where c.question_id = q.id;
  update user_counters u set followers_count = c.count from (select followee_id, count(*) from follows group by 1) c where c.followee_id = u.user_id;
  update user_counters u set following_count = c.count from (select follower_id, count(*) from follows group by 1) c where c.follower_id = u.user_id;
  update user_counters u set posts_count = c.count from (select author_id, count(*) from posts group by 1) c where c.author_id = u.user_id;
  update user_counters u set score = c.score, total_questions = c.count, correct_answers = c.score
    from (select user_id, count(*), sum(points_earned) as score from answers group by 1) c where c.user_id = u.user_id;
  delete from board_counts;
  insert into board_counts (board_id, level, bucket, people)
    select board_id, 0, score, count(*) from board_scores group by 1, 3
    union all select board_id, 1, score / 64, count(*) from board_scores group by 1, 3;`;

/** The data of the heavy learners, statement by statement; `hash` is that of their password. */
export function heavyLives(posts: number, hash: string): string {
  const learners = Object.values(HEAVY_LEARNERS);
  return [
    "set session_replication_role = replica;",
    ...learners.map(lifeOf),
    queueOf(ANSWERER),
    largePosts(posts),
    COUNTS,
    NOTE_HIDING,
    `update users set password_hash = '${hash}' where id in (${learners.map((i) => `'${idOf("users", i)}'`).join()});`,
    "set session_replication_role = origin;",
    // The updates above would leave every table mostly empty.
    "vacuum full analyze;",
  ].join("\n");
}
