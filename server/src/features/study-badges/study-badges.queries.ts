import type { Database } from "../../db/database.ts";

export interface BadgeCountsRow {
  mocks: number;
  full_mocks: number;
  comments: number;
  questions: number;
}

/** What a person did in mock exams and for others, counted up to what a badge needs. */
export async function findBadgeCounts(
  db: Database,
  userId: string,
  { likes, answers, most }: { likes: number; answers: number; most: number },
): Promise<BadgeCountsRow> {
  const [row] = await db.query<BadgeCountsRow>(
    `select m.mocks, m.full_mocks, c.comments, q.questions
     from (select count(*)::int as mocks, (count(*) filter (where form = 'full'))::int as full_mocks from (
         select t.form from mock_attempts a join mock_tests t on t.id = a.test_id
         where a.user_id = $1 and a.finished_at is not null order by a.started_at desc limit $4) newest) m,
       (select count(*)::int as comments from (
         select 1 from comments where author_id = $1 and likes_count >= $2 limit $4) helpful) c,
       (select count(*)::int as questions from (
         select 1 from questions where author_id = $1 and attempts_count >= $3 limit 1) answered) q`,
    [userId, likes, answers, most],
  );
  return row ?? { mocks: 0, full_mocks: 0, comments: 0, questions: 0 };
}
