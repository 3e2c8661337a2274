import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { Database } from "../../db/database.ts";
import type { Nullable, Row } from "../../db/row.ts";
import type {
  answers,
  learnerDays,
  learnerTotals,
  memories,
  questions,
  userCounters,
} from "../../db/schema.ts";
import { asAnswered } from "../../db/sql/answered-version.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";
import { dayOf } from "../../db/sql/learner-day.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";
import { isRemoved } from "../../db/sql/shown-to.ts";

export interface FiguresRow
  extends Row<
    typeof userCounters,
    "score" | "total_questions" | "correct_answers" | "posts_count" | "followers_count" | "following_count"
  > {
  /** The learner's date. */
  today: string;
  /** From the goal; null without one. */
  minutes_per_day: number | null;
}

export async function findFigures(db: Database, userId: string, now: Date): Promise<FiguresRow | undefined> {
  const [row] = await db.query<FiguresRow>(
    `select (${dayOf("u", "$2")})::text as today, g.minutes_per_day, c.score, c.total_questions, c.correct_answers, c.posts_count, c.followers_count, c.following_count
     from users u join user_counters c on c.user_id = u.id left join learning_goals g on g.user_id = u.id where u.id = $1`,
    [userId, now],
  );
  return row;
}

export type TotalRow = Row<
  typeof learnerTotals,
  "subject" | "exam_family" | "difficulty" | "attempts" | "correct" | "score"
>;

/** At most a few hundred rows, however many answers there are. */
export function listTotals(db: Database, userId: string) {
  return db.query<TotalRow>(
    "select subject, exam_family, difficulty, attempts, correct, score from learner_totals where user_id = $1",
    [userId],
  );
}

export type DayRow = Row<
  typeof learnerDays,
  "day" | "attempts" | "correct" | "reviews" | "target" | "cleared"
>;

export function listDays(db: Database, userId: string) {
  return db.query<DayRow>(
    "select day::text, attempts, correct, reviews, target, cleared from learner_days where user_id = $1 order by day",
    [userId],
  );
}

export interface ResponseRow
  extends ContentRow,
    Row<
      typeof answers,
      | "question_id"
      | "selected_option"
      | "is_correct"
      | "subject"
      | "difficulty"
      | "topic"
      | "time_spent"
      | "submitted_at"
    >,
    Row<typeof questions, "post_id" | "correct_answer" | "explanation" | "section" | "exam_type">,
    // Null until it has a memory.
    Nullable<Row<typeof memories, "due" | "last_day" | "set_aside">> {}

/**
 * The learner's answers that count, newest first; null filters nothing. Answers whose key is hidden from the
 * learner now, and those to questions that moderators removed, are left out, and others fill the page. The key of an
 * earlier version may be hidden too, which is checked at the end.
 */
export function listResponses(
  db: Database,
  userId: string,
  subject: Subject | null,
  isCorrect: boolean | null,
  { page, size }: PageQuery,
) {
  const values: unknown[] = [userId, size, page * size];
  // "coalesce" keeps the planner from expecting so few answers that it reads and sorts all instead of the newest.
  const only = (column: string, value: unknown) =>
    value === null ? "" : `and coalesce(g.${column} = $${values.push(value)}, false)`;
  return db.query<ResponseRow>(
    `with picked as (
       select g.* from answers g where g.user_id = $1 and g.counts ${only("subject", subject)} ${only("is_correct", isCorrect)}
         and (select not ${hasHiddenKey("$1")} and not ${isRemoved} from questions q where q.id = g.question_id)
       order by g.submitted_at desc, g.question_id desc limit $2 offset (select $3::bigint))
     select p.question_id, q.post_id, ${CONTENT}, p.selected_option, p.is_correct, q.correct_answer, q.explanation, p.subject, q.section, q.exam_type, p.difficulty, p.topic, p.time_spent, p.submitted_at,
       m.due::text, m.last_day::text, m.set_aside
     from picked p ${asAnswered("p")} ${CONTENT_TABLES}
       left join memories m on m.user_id = p.user_id and m.question_id = p.question_id
     where not ${hasHiddenKey("$1")} order by p.submitted_at desc, p.question_id desc`,
    values,
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

/** What was earned by month and currency, from the first to the last day given, both included. */
export function listRevenue(db: Database, userId: string, from: string, to: string) {
  return db.query<{ month: string; currency: string; amount: number }>(
    `select to_char(earned_on, 'YYYY-MM') as month, currency, sum(amount)::float8 as amount
     from revenue_entries where user_id = $1 and earned_on between $2::date and $3::date group by 1, 2 order by 1`,
    [userId, from, to],
  );
}
