import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import type { Database } from "../../db/database.ts";
import { areApart } from "../../db/sql/apart.ts";
import { shownTo } from "../../db/sql/shown-to.ts";

/** Reads the `scanned` newest questions under each of the topic's names, by index. */
export async function listBestPostIds(
  db: Database,
  { subject, topics, max, scanned }: { subject: Subject; topics: string[]; max: number; scanned: number },
  viewerId: string | null,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with found as (
       select distinct q.post_id from unnest($2::text[]) as named (topic) cross join lateral (
         select post_id from questions where subject = $1 and topic = named.topic and post_id is not null
         order by created_at desc limit $4) q)
     select p.id from found join posts p on p.id = found.post_id where not ${areApart("$5::uuid", "p.author_id")} and ${shownTo("p", "$5::uuid")}
     order by p.likes_count + 2 * p.bookmarks_count + p.comments_count desc, p.attempts_count desc, p.created_at desc, p.id
     limit $3`,
    [subject, topics, max, scanned, viewerId],
  );
  return rows.map(({ id }) => id);
}
