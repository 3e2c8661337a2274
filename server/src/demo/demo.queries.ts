import type { Database } from "../db/database.ts";
import type { Row } from "../db/row.ts";
import type { mockTestQuestions, questions, users } from "../db/schema.ts";
import { dayOf } from "../db/sql/learner-day.ts";
import { rowsAsJson } from "../db/sql/rows-as-json.ts";
import { newTrendingScore } from "../db/sql/trending-score.ts";

/**
 * Only one process fills the database at a time, and nobody can register meanwhile, until the transaction
 * ends.
 */
export async function lockDemo(tx: Database) {
  await tx.script("lock table users in share row exclusive mode");
}

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.query("select 1 from users limit 1")).length > 0;
}

export async function findDemoHash(db: Database, usernameKey: string, emailKey: string) {
  const [row] = await db.query<Row<typeof users, "password_hash">>(
    "select password_hash from users where username_key = $1 and email_key = $2 and deleted_at is null",
    [usernameKey, emailKey],
  );
  return row?.password_hash;
}

/** One statement per table, however many rows, which are passed as JSON. */
const insertAll =
  (into: string, select: string, columns: string, join = "") =>
  async (tx: Database, rows: object[]) => {
    await tx.query(
      `insert into ${into} select ${select} from jsonb_to_recordset($1::jsonb) as r (${columns}) ${join}`,
      [rowsAsJson(rows)],
    );
  };

const texts = (column: string) => `array(select jsonb_array_elements_text(${column}))`;

export const insertUsers = insertAll(
  `users (id, username, username_key, username_look, email, email_key, password_hash, full_name, bio, search_text, spelling_keys, time_zone,
     verified, created_at)`,
  `id, username, username_key, username_look, email, email_key, password_hash, full_name, bio, search_text, ${texts("spelling_keys")}, time_zone,
     verified, created_at`,
  `id uuid, username text, username_key text, username_look text, email text, email_key text, password_hash text, full_name text, bio text,
     search_text text, spelling_keys jsonb, time_zone text, verified boolean, created_at timestamptz`,
);

export async function insertCounters(tx: Database) {
  await tx.query("insert into user_counters (user_id) select id from users");
}

export const insertPosts = insertAll(
  "posts (id, author_id, type, title, content, subject, exam_type, exam_family, difficulty, topic, created_at, search_vector, trending)",
  `id, author_id, type, title, content, subject, exam_type, exam_family, difficulty, topic, created_at,
     array_to_tsvector(${texts("words")}), ${newTrendingScore("created_at")}`,
  `id uuid, author_id uuid, type text, title text, content text, subject text, exam_type text, exam_family text, difficulty text,
     topic text, created_at timestamptz, words jsonb`,
);

export const insertQuestions = insertAll(
  `questions (id, post_id, position, author_id, engine, writer, verified, kind, question_text, option_a, option_b, option_c, option_d, option_e,
     correct_answer, tolerance, figure, stimulus_id, context_key, explanation, section, subject, exam_type, exam_family, difficulty, topic, estimate, created_at)`,
  `id, post_id, position, author_id, case when writer is not null then 'built-in' end, writer, writer is not null, kind, question_text, option_a, option_b, option_c, option_d, option_e,
     correct_answer, tolerance, figure, stimulus_id, context_key, explanation, section, subject, exam_type, exam_family, difficulty, topic, estimate, created_at`,
  `id uuid, post_id uuid, position smallint, author_id uuid, writer text, kind text, question_text text, option_a text, option_b text,
     option_c text, option_d text, option_e text, correct_answer text, tolerance text, figure jsonb, stimulus_id uuid, context_key uuid, explanation text, section text, subject text, exam_type text, exam_family text,
     difficulty text, topic text, estimate real, created_at timestamptz`,
);

export const insertWords = insertAll(
  "words (word, spelling_keys)",
  `word, ${texts("spelling_keys")}`,
  "word text, spelling_keys jsonb",
);

/** Each counts for its date in the learner's time zone, and with the labels of its question. */
export const insertAnswers = insertAll(
  `answers (user_id, question_id, selected_option, is_correct, points_earned, counts, time_spent, submitted_at, day,
     subject, exam_family, difficulty, topic)`,
  `user_id, question_id, selected_option, is_correct, is_correct::int, true, time_spent, submitted_at,
     (select ${dayOf("u", "submitted_at")} from users u where u.id = user_id), q.subject, q.exam_family, q.difficulty, q.topic`,
  "user_id uuid, question_id uuid, selected_option text, is_correct boolean, time_spent real, submitted_at timestamptz",
  "join questions q on q.id = question_id",
);

/** A person's goal, since they joined. */
export async function insertGoal(
  tx: Database,
  username: string,
  {
    examType,
    subjects,
    sections,
    examDate,
  }: { examType: string; subjects: readonly string[]; sections: readonly string[]; examDate: string },
) {
  await tx.query(
    `insert into learning_goals (user_id, exam_type, exam_date, minutes_per_day, subjects, sections, since)
     select id, $2, $3::date, 20, $4::text[], $5::text[], ${dayOf("users", "created_at")} from users where username = $1`,
    [username, examType, examDate, subjects, sections],
  );
}

/** Who has answered has seen the key: the answers count for the statistics of their questions. */
export async function insertSeenKeys(tx: Database) {
  await tx.query(
    `insert into seen_keys (user_id, fingerprint, source, question_id, seen_at)
     select distinct on (a.user_id, q.fingerprint) a.user_id, q.fingerprint, 'answer', a.question_id, a.submitted_at
     from answers a join questions q on q.id = a.question_id order by a.user_id, q.fingerprint, a.submitted_at`,
  );
}

/** In the order of the answers, as they would have come. */
export async function insertDeltas(tx: Database) {
  await tx.query(
    `insert into answer_deltas (user_id, question_id, post_id, is_correct)
     select a.user_id, a.question_id, q.post_id, a.is_correct from answers a join questions q on q.id = a.question_id
     order by a.submitted_at`,
  );
}

export const insertLikes = insertAll(
  "likes (post_id, user_id, created_at)",
  "post_id, user_id, created_at",
  "post_id uuid, user_id uuid, created_at timestamptz",
);

export const insertBookmarks = insertAll(
  "bookmarks (post_id, user_id, created_at)",
  "post_id, user_id, created_at",
  "post_id uuid, user_id uuid, created_at timestamptz",
);

export const insertVisits = insertAll(
  "post_visits (post_id, user_id, kind, day)",
  "post_id, user_id, kind, (created_at at time zone 'UTC')::date",
  "post_id uuid, user_id uuid, kind text, created_at timestamptz",
);

export const insertComments = insertAll(
  "comments (id, post_id, author_id, content, created_at)",
  "id, post_id, user_id, content, created_at",
  "id uuid, post_id uuid, user_id uuid, content text, created_at timestamptz",
);

export const insertCommentLikes = insertAll(
  "comment_likes (comment_id, user_id)",
  "comment_id, user_id",
  "comment_id uuid, user_id uuid",
);

const insertCases = insertAll(
  `question_cases (id, question_id, exam_family, opened_by, objections, weight, author_until, defence, defended_at, escalated_at, suspended_at,
     created_at)`,
  "id, question_id, exam_family, opened_by, objections, weight, author_until, defence, defended_at, escalated_at, suspended_at, created_at",
  `id uuid, question_id uuid, exam_family text, opened_by text, objections int, weight real, author_until timestamptz, defence text,
     defended_at timestamptz, escalated_at timestamptz, suspended_at timestamptz, created_at timestamptz`,
);

/** Its objections refer to it. */
export const insertCase = (tx: Database, row: object) => insertCases(tx, [row]);

export const insertObjections = insertAll(
  "objections (case_id, user_id, reason, answer, text, weight, created_at)",
  "case_id, user_id, reason, answer, text, weight, created_at",
  "case_id uuid, user_id uuid, reason text, answer text, text text, weight real, created_at timestamptz",
);

export const insertFollows = insertAll(
  "follows (follower_id, followee_id, created_at)",
  "follower_id, followee_id, created_at",
  "follower_id uuid, followee_id uuid, created_at timestamptz",
);

export interface PaperQuestionRow
  extends Row<
      typeof questions,
      "id" | "kind" | "correct_answer" | "tolerance" | "also_right" | "state" | "difficulty"
    >,
    Row<typeof mockTestQuestions, "section" | "rule"> {
  options: number;
}

export function listPaperQuestions(tx: Database, testId: string) {
  return tx.query<PaperQuestionRow>(
    `select q.id, p.section, p.rule, q.kind, q.correct_answer, q.tolerance, q.also_right, q.state, q.difficulty,
       num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options
     from mock_test_questions p join questions q on q.id = p.question_id where p.test_id = $1 order by p.position`,
    [testId],
  );
}

/** First attempts, timed and finished; the code that stores them also records their answers. */
export const insertAttempts = insertAll(
  `mock_attempts (id, test_id, user_id, number, timed, session_id, started_at, ends_at, finished_at, ended_by, ranked, score,
     recorded_at, tie_key, section_tallies)`,
  `id, test_id, user_id, 1, true, session_id, started_at, ends_at, finished_at, 'learner', ranked, score, finished_at,
     tie_key, section_tallies`,
  `id uuid, test_id uuid, user_id uuid, session_id uuid, started_at timestamptz, ends_at timestamptz, finished_at timestamptz,
     ranked boolean, score int, tie_key int[], section_tallies jsonb`,
);

export const insertSaves = insertAll(
  "mock_answers (attempt_id, question_id, answer, marked, sequence, time_spent, saved_at, outcome, units)",
  "attempt_id, question_id, answer, false, 1, time_spent, saved_at, outcome, units",
  `attempt_id uuid, question_id uuid, answer text, time_spent real, saved_at timestamptz, outcome text, units int`,
);

/** The invented past had no aims, so its days count without them. */
export async function forgetTargets(tx: Database) {
  await tx.query("update learner_days set target = null");
}

/** Adding the answers has just notified everybody of attempts of weeks ago. */
export async function deleteNotifications(tx: Database) {
  await tx.query("delete from notifications");
}

export const insertNotifications = insertAll(
  "notifications (id, user_id, kind, actor_id, post_id, comment_id, attempts, created_at, read_at)",
  "id, user_id, kind, actor_id, post_id, comment_id, attempts, created_at, read_at",
  `id uuid, user_id uuid, kind text, actor_id uuid, post_id uuid, comment_id uuid, attempts int, created_at timestamptz,
     read_at timestamptz`,
);
