import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/catalogue";
import type { PageQuery } from "@prepfeed/contract/paging";
import type { Database } from "../../db/database.ts";
import { isHeld } from "../../db/sql/held-keys.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";

export interface FiguresRow {
  time_zone: string;
  score: number;
  total_questions: number;
  correct_answers: number;
  posts_count: number;
  followers_count: number;
  following_count: number;
}

export async function findFigures(db: Database, userId: string): Promise<FiguresRow | undefined> {
  const [row] = await db.query<FiguresRow>(
    `select u.time_zone, c.score, c.total_questions, c.correct_answers, c.posts_count, c.followers_count, c.following_count
     from users u join user_counters c on c.user_id = u.id where u.id = $1`,
    [userId],
  );
  return row;
}

export interface TotalRow {
  subject: Subject | "";
  exam_family: ExamType | "";
  difficulty: Difficulty | "";
  attempts: number;
  correct: number;
  score: number;
}

/** At most a few hundred rows, however many answers there are. */
export function listTotals(db: Database, userId: string) {
  return db.query<TotalRow>(
    "select subject, exam_family, difficulty, attempts, correct, score from learner_totals where user_id = $1",
    [userId],
  );
}

export interface DayRow {
  day: string;
  attempts: number;
  correct: number;
  reviews: number;
}

export function listDays(db: Database, userId: string) {
  return db.query<DayRow>(
    "select day::text, attempts, correct, reviews from learner_days where user_id = $1 order by day",
    [userId],
  );
}

export interface ResponseRow extends ContentRow {
  question_id: string;
  post_id: string | null;
  selected_option: string;
  is_correct: boolean;
  correct_answer: string;
  explanation: string;
  subject: Subject | null;
  exam_type: ExamType | null;
  difficulty: Difficulty | null;
  topic: string | null;
  time_spent: number | null;
  submitted_at: Date;
  /** Of its memory; null until there is one. */
  due: string | null;
  last_day: string | null;
  set_aside: boolean | null;
}

/** One's own answers that count, newest first; null filters nothing. Those whose key is kept from one are left out meanwhile. */
export function listResponses(
  db: Database,
  userId: string,
  subject: Subject | null,
  isCorrect: boolean | null,
  { page, size }: PageQuery,
) {
  return db.query<ResponseRow>(
    `with picked as (
       select * from answers where user_id = $1 and counts and ($2::text is null or subject = $2) and ($3::boolean is null or is_correct = $3)
       order by submitted_at desc, question_id desc limit $4 offset (select $5::bigint))
     select p.question_id, q.post_id, ${CONTENT}, p.selected_option, p.is_correct, q.correct_answer, q.explanation, p.subject, q.exam_type, p.difficulty, p.topic, p.time_spent, p.submitted_at,
       m.due::text, m.last_day::text, m.set_aside
     from picked p join questions q on q.id = p.question_id ${CONTENT_TABLES}
       left join memories m on m.user_id = p.user_id and m.question_id = p.question_id
     where not ${isHeld("$1")} order by p.submitted_at desc, p.question_id desc`,
    [userId, subject, isCorrect, size, page * size],
  );
}

export interface EngagementRow {
  posts: number;
  likes: number;
  views: number;
  engagements: number;
}

export async function sumEngagement(db: Database, authorId: string): Promise<EngagementRow> {
  const [row] = await db.query<EngagementRow>(
    `select count(*)::int as posts, coalesce(sum(likes_count), 0)::int as likes, coalesce(sum(views_count), 0)::int as views,
       coalesce(sum(likes_count + comments_count + shares_count + bookmarks_count), 0)::int as engagements
     from posts where author_id = $1`,
    [authorId],
  );
  return row ?? { posts: 0, likes: 0, views: 0, engagements: 0 };
}

/** What was earned by month and currency, within days that both count. */
export function listRevenue(db: Database, userId: string, from: string, to: string) {
  return db.query<{ month: string; currency: string; amount: number }>(
    `select to_char(earned_on, 'YYYY-MM') as month, currency, sum(amount)::float8 as amount
     from revenue_entries where user_id = $1 and earned_on between $2::date and $3::date group by 1, 2 order by 1`,
    [userId, from, to],
  );
}
