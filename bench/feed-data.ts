import type { Database } from "../server/src/db/database.ts";

export interface Size {
  users: number;
  posts: number;
  answers: number;
  likes: number;
}

export const SMALL: Size = { users: 2_000, posts: 10_000, answers: 50_000, likes: 30_000 };
export const LARGE: Size = { users: 100_000, posts: 1_000_000, answers: 5_000_000, likes: 3_000_000 };

/** One learner with very many likes, and one who follows very many people. */
export const HEAVY_LIKES = 20_000;
export const HEAVY_FOLLOWS = 500;

const id = (table: string, i: string) =>
  `(lpad(to_hex(${table === "users" ? 1 : table === "posts" ? 2 : 3}), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(${i}), 12, '0'))::uuid`;
export const idOf = (table: "users" | "posts" | "questions", i: number) =>
  `0000000${table === "users" ? 1 : table === "posts" ? 2 : 3}-0000-7000-8000-${i.toString(16).padStart(12, "0")}`;

const pick = (values: string[], i: string) =>
  `(array[${values.map((value) => `'${value}'`).join(",")}])[1 + (${i}) % ${values.length}]`;
const SUBJECTS = [
  "MATHEMATICS",
  "PHYSICS",
  "CHEMISTRY",
  "BIOLOGY",
  "ENGLISH",
  "HISTORY",
  "GEOGRAPHY",
  "ECONOMICS",
  "COMPUTER_SCIENCE",
  "GENERAL_KNOWLEDGE",
];
const EXAMS = [
  "JEE_MAIN",
  "JEE_ADVANCED",
  "NEET",
  "GATE",
  "CAT",
  "UPSC",
  "SSC",
  "BANK_PO",
  "RAILWAYS",
  "NDA",
];
const LEVELS = ["EASY", "MEDIUM", "HARD"];
/** Spreads neighbours over the whole range, the same on every run. */
const scatter = (i: string, range: number) => `((${i})::bigint * 2654435761 % ${range})`;

/** Fills an empty, migrated database; rows are made by the server itself. */
export async function fill(db: Database, { users, posts, answers, likes }: Size) {
  await db.script(`
    set statement_timeout = 0;
    set session_replication_role = replica;
    set synchronous_commit = off;
    insert into users (id, username, username_key, email, email_key, password_hash, full_name, bio, search_text, spelling_keys)
      select ${id("users", "i")}, 'user' || i, 'user' || i, 'user' || i || '@example.org', 'user' || i || '@example.org', '', 'User ' || i, '', 'user' || i, '{}'
      from generate_series(1, ${users}) i;
    insert into words (word, spelling_keys) select 'word' || i, array['word' || i] from generate_series(0, 4999) i;
    insert into posts (id, author_id, type, title, content, subject, exam_type, exam_family, difficulty, topic, created_at, trending, search_vector)
      select ${id("posts", "i")}, ${id("users", `1 + ${scatter("i", users)}`)}, 'QUESTION', 'Question ' || i, '',
        ${pick(SUBJECTS, "i")}, ${pick(EXAMS, "i / 7")}, ${pick(EXAMS, "i / 7")}, ${pick(LEVELS, "i / 3")}, 'Topic ' || (i / 10 % 15),
        now() - (${posts} - i) * interval '30 seconds', trending_score((${scatter("i", 40)})::int, 0, 0, 0, 0, now() - (${posts} - i) * interval '30 seconds'),
        array_to_tsvector(array['question', 'word' || (i % 5000), 'word' || ${scatter("i", 5000)}, 'word' || (i % 50), 'common'])
      from generate_series(1, ${posts}) i;
    insert into post_totals (subject, exam_family, difficulty, total)
      select subject, exam_family, difficulty, count(*) from posts group by 1, 2, 3;
    insert into questions (id, post_id, author_id, question_text, option_a, option_b, option_c, option_d, correct_answer, explanation, section, subject, exam_type, difficulty, topic, estimate, created_at)
      select ${id("questions", "i")}, p.id, p.author_id, 'What is the answer to question ' || i || ' of this long series of questions?',
        'first', 'second', 'third', 'fourth', 'A', 'Because it is the first.', 'Science', p.subject, p.exam_type, p.difficulty, p.topic,
        (${scatter("i", 4000)} - 2000) / 1000.0, p.created_at
      from generate_series(1, ${posts}) i join posts p on p.id = ${id("posts", "i")};
    insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts, submitted_at)
      select ${id("users", `1 + ${scatter("i", users)}`)}, ${id("questions", `1 + ${scatter("i * 31 + 7", posts)}`)}, 'A', i % 3 > 0, (i % 3 > 0)::int, true, now() - i * interval '1 second'
      from generate_series(1, ${answers}) i on conflict do nothing;
    insert into likes (post_id, user_id)
      select ${id("posts", `1 + ${scatter("i * 17 + 3", posts)}`)}, ${id("users", `1 + ${scatter("i", users)}`)} from generate_series(1, ${likes}) i on conflict do nothing;
    insert into likes (post_id, user_id) select ${id("posts", "i")}, ${id("users", "1")} from generate_series(1, least(${HEAVY_LIKES}, ${posts})) i on conflict do nothing;
    insert into follows (follower_id, followee_id) select ${id("users", "2")}, ${id("users", "i + 2")} from generate_series(1, ${HEAVY_FOLLOWS}) i;
    insert into subject_skills (user_id, subject, skill, attempts, correct)
      select ${id("users", "i")}, ${pick(SUBJECTS, "i + j")}, 0.2, 20, 12 from generate_series(1, least(${users}, 2000)) i, generate_series(1, 4) j;
    insert into topic_skills (user_id, subject, topic, "offset", attempts, correct)
      select ${id("users", "i")}, ${pick(SUBJECTS, "i + j")}, 'Topic ' || j, (j - 2) / 5.0, 6, 3 from generate_series(1, least(${users}, 2000)) i, generate_series(1, 4) j;
    update users u set posts_count = n, last_post_at = newest
      from (select author_id, count(*) as n, max(created_at) as newest from posts group by 1) p where p.author_id = u.id;
    insert into sessions (id, user_id, expires_at) select u.id, u.id, now() + interval '7 days' from users u order by u.id limit 3000;
    set session_replication_role = origin;
    analyze;
  `);
}
