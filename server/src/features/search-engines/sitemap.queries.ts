import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { posts } from "../../db/schema.ts";

/** The newest post of each page of a sitemap, the newest page first; beyond `max` posts there are none. */
export function listPageStarts(db: Database, { perPage, max }: { perPage: number; max: number }) {
  return db.query<Row<typeof posts, "id" | "created_at">>(
    `select id, created_at from (
       select id, created_at, row_number() over (order by created_at desc, id desc) - 1 as place
       from (select id, created_at from posts where hidden is null order by created_at desc, id desc limit $2::int) newest) numbered
     where place % $1::int = 0 order by place`,
    [perPage, max],
  );
}

/** From a page's newest post down. */
export function listPostsFrom(db: Database, start: { id: string; created_at: Date }, perPage: number) {
  return db.query<Row<typeof posts, "id" | "created_at">>(
    `select id, created_at from posts where (created_at, id) <= ($1::timestamptz, $2::uuid) and hidden is null
     order by created_at desc, id desc limit $3::int`,
    [start.created_at, start.id, perPage],
  );
}
