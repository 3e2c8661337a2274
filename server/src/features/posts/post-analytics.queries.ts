import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { posts } from "../../db/schema.ts";
import { areApart } from "../../db/sql/apart.ts";
import { dayOf, zoneOf } from "../../db/sql/learner-day.ts";

type AnalyticsRow = Row<
  typeof posts,
  "author_id" | "views_count" | "likes_count" | "comments_count" | "shares_count" | "bookmarks_count"
> & { answers: number };

export async function findAnalytics(
  db: Database,
  id: string,
  viewerId: string,
): Promise<AnalyticsRow | undefined> {
  const [row] = await db.query<AnalyticsRow>(
    `select author_id, views_count, likes_count, comments_count, shares_count, bookmarks_count,
       attempts_count + (select count(*)::int from answer_deltas d where d.post_id = p.id) as answers
     from posts p where id = $1 and not ${areApart("$2::uuid", "p.author_id")}`,
    [id, viewerId],
  );
  return row;
}

/** The latest days of a post, oldest first, in its author's time zone. */
export function listLikesByDay(
  db: Database,
  { postId, now, days }: { postId: string; now: Date; days: number },
) {
  return db.query<{ day: string; likes: number }>(
    `with author as (
       select p.created_at, ${zoneOf("u", "$2")} as zone, ${dayOf("u", "$2")} as today
       from posts p join users u on u.id = p.author_id where p.id = $1),
     given as (
       select (l.created_at at time zone a.zone)::date as day, count(*)::int as likes
       from author a join likes l on l.post_id = $1 group by 1)
     select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(g.likes, 0) as likes
     from author a cross join lateral generate_series(
       greatest(a.today - $3::int + 1, (a.created_at at time zone a.zone)::date)::timestamp, a.today::timestamp, '1 day') as d (day)
     left join given g on g.day = d.day::date order by d.day`,
    [postId, now, days],
  );
}
