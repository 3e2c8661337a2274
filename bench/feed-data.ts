import { DIFFICULTIES, FAMILIES, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import type { LoadTarget, Rows } from "./bulk-load.ts";

export interface Size {
  users: number;
  posts: number;
  answers: number;
  likes: number;
}

export const SMALL: Size = { users: 2_000, posts: 10_000, answers: 50_000, likes: 30_000 };
export const LARGE: Size = { users: 100_000, posts: 1_000_000, answers: 5_000_000, likes: 3_000_000 };

/** So many learners have skills; enough for rankings that no kept one can serve. */
export const SKILLED = 8_000;

/** Settings of PostgreSQL for a million posts, as docs/operating.md advises for a server with 8 GB of memory. */
export const ROOMY = ["shared_buffers=2GB", "max_wal_size=8GB"];

/** What triggers do while people hide things, which are off while tables are filled. */
export const NOTE_HIDING = `
  update users set hides_anything = true where id in (
    select blocker_id from blocks union select blocked_id from blocks
    union select user_id from muted_people union select user_id from muted_texts union select reporter_id from reports);`;

/**
 * One learner with very many likes, one who follows very many people, two who answered very much (the oldest and the
 * newest account), and one who blocked many.
 */
const HEAVY = { likes: 20_000, follows: 500, answers: 50_000, blocks: 500 };
export const LIKER = 1;
export const FOLLOWER = 2;
export const ANSWERER = 3;
export const UP_TO_DATE = 4;
export const BLOCKER = 5;

type Table = "users" | "posts" | "questions";
const PREFIX: Record<Table, string> = { users: "00000001", posts: "00000002", questions: "00000003" };
export const idOf = (table: Table, i: number) =>
  `${PREFIX[table]}-0000-7000-8000-${i.toString(16).padStart(12, "0")}`;

const EXAMS = FAMILIES.slice(0, 10);

/** Spreads neighbours over the whole range, the same on every run. */
const scatter = (i: number, range: number) => Number((BigInt(i) * 2654435761n) % BigInt(range));
const pick = <Value>(values: readonly Value[], i: number) => values[i % values.length] as Value;
/** Every subject occurs with every exam and every level. */
const labelsOf = (i: number) => ({
  subject: pick(SUBJECTS, i),
  exam: pick(EXAMS, Math.floor(i / 10)),
  level: pick(DIFFICULTIES, Math.floor(i / 100)),
  topic: topicOf(Math.floor(i / 10) % 15),
});
/** One of them has its own page in the syllabus. */
const topicOf = (number: number) => (number === 0 ? "Newton's laws of motion" : `Topic ${number}`);
const authorOf = (i: number, users: number) => idOf("users", 1 + scatter(i, users));
const ago = (seconds: number) => new Date(START - seconds * 1000).toISOString();
const START = Date.now();

export function* range(count: number) {
  for (let i = 1; i <= count; i++) yield i;
}
export function* mapped<From, To>(items: Iterable<From>, to: (item: From) => To) {
  for (const item of items) yield to(item);
}

/** People who only have to exist. */
export const loadUsers = (target: LoadTarget, count: number) =>
  target.load(
    "users",
    [
      "id",
      "username",
      "username_key",
      "email",
      "email_key",
      "password_hash",
      "full_name",
      "bio",
      "search_text",
      "spelling_keys",
    ],
    mapped(range(count), (i) => {
      const name = `user${i}`;
      const mail = `${name}@example.org`;
      return [idOf("users", i), name, name, mail, mail, "", `User ${i}`, "", name, "{}"];
    }),
  );

const posts = ({ posts, users }: Size): Rows =>
  mapped(range(posts), (i) => {
    const { subject, exam, level, topic } = labelsOf(i);
    const words = new Set([
      "question",
      "common",
      `word${i % 5000}`,
      `word${scatter(i, 5000)}`,
      `word${i % 50}`,
    ]);
    const vector = [...words].map((word) => `'${word}'`).join(" ");
    const createdAt = ago((posts - i) * 30);
    const trending = Math.log10(1 + 2 * scatter(i, 40)) + Date.parse(createdAt) / 86_400_000;
    return [
      idOf("posts", i),
      authorOf(i, users),
      "QUESTION",
      `Question ${i}`,
      "",
      subject,
      exam,
      exam,
      level,
      topic,
      createdAt,
      trending,
      vector,
    ];
  });

const questions = ({ posts, users }: Size): Rows =>
  mapped(range(posts), (i) => {
    const { subject, exam, level, topic } = labelsOf(i);
    const text = `What is the answer to question ${i} of this long series of questions?`;
    return [
      idOf("questions", i),
      idOf("posts", i),
      authorOf(i, users),
      text,
      "first",
      "second",
      "third",
      "fourth",
      "A",
      "Because it is the first.",
      "Science",
      subject,
      exam,
      exam,
      level,
      topic,
      (scatter(i, 4000) - 2000) / 1000,
      ago((posts - i) * 30),
    ];
  });

/** Everybody answers different questions; the last rows belong to the learners who answered very much. */
function* answers({ answers, posts, users }: Size): Generator<(string | boolean | number)[]> {
  const perUser = Math.ceil(answers / users);
  const row = (user: number, question: number, i: number) => {
    const { subject, exam, level, topic } = labelsOf(question);
    const isCorrect = i % 3 > 0;
    const at = ago(i % 15_000_000);
    return [
      idOf("users", user),
      idOf("questions", question),
      "A",
      isCorrect,
      Number(isCorrect),
      true,
      at,
      at.slice(0, 10),
      subject,
      exam,
      level,
      topic,
    ];
  };
  // Coprime to the cycles of the labels, so that everybody gets all of them.
  const step = Math.floor(posts / perUser / 30) * 30 + 7;
  for (let i = 0; i < answers; i++) {
    const user = 1 + (i % users);
    const turn = Math.floor(i / users);
    if (user !== ANSWERER && user !== UP_TO_DATE)
      yield row(user, 1 + ((turn * step + scatter(user, posts)) % posts), i);
  }
  for (let i = 1; i <= Math.min(HEAVY.answers, posts); i++) yield row(ANSWERER, i, i * 60);
  for (let i = 0; i < Math.min(HEAVY.answers, posts / 2); i++) yield row(UP_TO_DATE, posts - i, i * 60);
}

const likes = ({ likes, posts, users }: Size): Rows =>
  mapped(range(likes), (i) => [
    idOf("posts", 1 + scatter(i, posts)),
    idOf("users", 1 + scatter(Math.floor(i / posts) + i, users)),
  ]);

/**
 * Fills an empty, migrated database. Indexes are created afterwards, because that is much faster than updating them.
 */
export async function fill(target: LoadTarget, size: Size) {
  await target.script(`
    set statement_timeout = 0;
    set session_replication_role = replica;
    set synchronous_commit = off;
    set maintenance_work_mem = '512MB';
    create temporary table put_off as
      select indexname, indexdef from pg_indexes
      where schemaname = 'public' and tablename in ('posts', 'questions', 'answers', 'likes', 'board_scores')
        and indexname not in (select conname from pg_constraint);
    do $$ declare name text; begin for name in select indexname from put_off loop execute 'drop index ' || quote_ident(name); end loop; end $$;
  `);
  await loadUsers(target, size.users);
  await target.load(
    "words",
    ["word", "spelling_keys"],
    mapped(["question", "common", ...mapped(range(5000), (i) => `word${i - 1}`)], (word) => [
      word,
      `{${word}}`,
    ]),
  );
  await target.load(
    "posts",
    [
      "id",
      "author_id",
      "type",
      "title",
      "content",
      "subject",
      "exam_type",
      "exam_family",
      "difficulty",
      "topic",
      "created_at",
      "trending",
      "search_vector",
    ],
    posts(size),
  );
  await target.load(
    "questions",
    [
      "id",
      "post_id",
      "author_id",
      "question_text",
      "option_a",
      "option_b",
      "option_c",
      "option_d",
      "correct_answer",
      "explanation",
      "section",
      "subject",
      "exam_type",
      "exam_family",
      "difficulty",
      "topic",
      "estimate",
      "created_at",
    ],
    questions(size),
  );
  await target.load(
    "answers",
    [
      "user_id",
      "question_id",
      "selected_option",
      "is_correct",
      "points_earned",
      "counts",
      "submitted_at",
      "day",
      "subject",
      "exam_family",
      "difficulty",
      "topic",
    ],
    answers(size),
  );
  await target.script("create temporary table given (post_id uuid, user_id uuid)");
  await target.load("given", ["post_id", "user_id"], likes(size));
  await target.load(
    "given",
    ["post_id", "user_id"],
    mapped(range(Math.min(HEAVY.likes, size.posts)), (i) => [idOf("posts", i), idOf("users", LIKER)]),
  );
  await target.load(
    "follows",
    ["follower_id", "followee_id"],
    mapped(range(HEAVY.follows), (i) => [idOf("users", FOLLOWER), idOf("users", FOLLOWER + i)]),
  );
  await target.load(
    "blocks",
    ["blocker_id", "blocked_id"],
    mapped(range(HEAVY.blocks), (i) => [idOf("users", BLOCKER), idOf("users", 1_000 + i)]),
  );
  await target.script(`
    insert into likes (post_id, user_id) select distinct post_id, user_id from given;
    drop table given;
    ${SUMS}
    ${NOTE_HIDING}
    insert into sessions (id, user_id, expires_at) select id, id, now() + interval '7 days' from users order by id limit ${SKILLED};
    do $$ declare definition text; begin for definition in select indexdef from put_off loop execute definition; end loop; end $$;
    set session_replication_role = origin;
    analyze;
  `);
}

/** The product's totals of the rows above. */
const SUMS = `
  insert into seen_keys (user_id, fingerprint, source)
    select distinct a.user_id, q.fingerprint, 'before' from answers a join questions q on q.id = a.question_id;
  insert into post_totals (subject, exam_family, difficulty, total)
    select subject, exam_family, difficulty, count(*) from posts group by 1, 2, 3;
  insert into user_counters (user_id, score, total_questions, correct_answers, posts_count, following_count, last_post_at)
    select u.id, coalesce(a.score, 0), coalesce(a.answers, 0), coalesce(a.score, 0), coalesce(p.posts, 0),
      (select count(*) from follows f where f.follower_id = u.id), p.newest
    from users u
    left join (select user_id, sum(points_earned) as score, count(*) as answers from answers group by 1) a on a.user_id = u.id
    left join (select author_id, count(*) as posts, max(created_at) as newest from posts group by 1) p on p.author_id = u.id;
  insert into learner_totals (user_id, subject, exam_family, difficulty, attempts, correct, score)
    select user_id, subject, exam_family, difficulty, count(*), sum(points_earned), sum(points_earned) from answers group by 1, 2, 3, 4;
  insert into learner_days (user_id, day, attempts, correct)
    select user_id, day, count(*), sum(points_earned) from answers group by 1, 2;
  insert into memories (user_id, question_id, subject, stability, difficulty, due, last_day, last_correct, reps, lapses, misses, set_aside)
    select user_id, question_id, coalesce(subject, ''), 3, 5, day + 3, day, is_correct, 1, 0, (not is_correct)::int, false
    from answers where user_id = '${idOf("users", ANSWERER)}';
  insert into subject_skills (user_id, subject, skill, attempts, correct)
    select user_id, subject, 0.2, count(*), sum(points_earned) from answers where user_id <= '${idOf("users", SKILLED)}' group by 1, 2;
  insert into topic_skills (user_id, subject, topic, "offset", attempts, correct)
    select user_id, subject, topic, (count(*) % 5) / 5.0 - 0.4, count(*), sum(points_earned)
    from answers where user_id <= '${idOf("users", SKILLED)}' group by 1, 2, 3;
  insert into boards (period, subject, exam_family) select 'all', subject, exam_family from (
    select distinct unnest(array['', coalesce(subject, '')]) as subject, '' as exam_family from answers
    union select distinct '', unnest(array['', coalesce(exam_family, '')]) from answers
    union select distinct coalesce(subject, ''), coalesce(exam_family, '') from answers) named;
  insert into board_scores (board_id, user_id, score, total_questions, reached_at)
    select b.id, a.user_id, a.score, a.answers, a.at from (
      select coalesce(subject, '') as subject, coalesce(exam_family, '') as exam_family, user_id,
        sum(points_earned) as score, count(*) as answers, max(submitted_at) as at
      from answers group by grouping sets ((user_id), (user_id, subject), (user_id, exam_family), (user_id, subject, exam_family))) a
    join boards b on b.period = 'all' and b.subject = a.subject and b.exam_family = a.exam_family;
  insert into board_counts (board_id, level, bucket, people)
    select board_id, 0, score, count(*) from board_scores group by 1, 3
    union all select board_id, 1, score / 64, count(*) from board_scores group by 1, 3;
`;
