import { Length } from "@prepfeed/contract/foundation/limits";
import type { ReportKind } from "@prepfeed/contract/moderation/report-reasons";
import type { Database } from "../../db/database.ts";

/** Something that can be reported, as it is now. */
export interface Snapshot {
  /** Null for an AI answer, and for content of a deleted account. */
  account_id: string | null;
  text: string;
  post_id: string | null;
  /** The profile picture. */
  picture: string | null;
  question_pictures: string[] | null;
  /** For an answer of the AI tutor, whose text only the reporter has: its hash, blank if it broke off. */
  quote_hash?: string | null;
}

const OWNER = "case when u.deleted_at is null then u.id end as account_id";
const NOTHING_MORE = "null::uuid as post_id, null::text as picture, null::text[] as question_pictures";

/**
 * Without keys and explanations, which moderators see like everybody after they have answered. Each statement takes
 * the reporter as `$1` and the content as `$2`. Content that the reporter cannot see is not found.
 */
const SNAPSHOTS: Record<ReportKind, string> = {
  POST: `select ${OWNER}, p.id as post_id, null::text as picture,
      concat_ws(E'\\n', nullif(p.title, ''), nullif(p.content, ''), (
        select string_agg(concat_ws(E'\\n', q.question_text, q.option_a, q.option_b, q.option_c, q.option_d), E'\\n\\n' order by q.position)
        from questions q where q.post_id = p.id)) as text,
      (select array_agg('/pictures/' || replace(q.picture_id::text, '-', '') || '.webp' order by q.position)
        from questions q where q.post_id = p.id and q.picture_id is not null) as question_pictures
    from posts p join users u on u.id = p.author_id where p.id = $2 and $1::uuid is not null
      and (p.hidden is null or p.hidden = 'HIDDEN' and p.author_id = $1)`,
  COMMENT: `select ${OWNER}, c.post_id, c.content as text, null::text as picture, null::text[] as question_pictures
    from comments c join users u on u.id = c.author_id
    where c.id = $2 and $1::uuid is not null and (c.hidden is null or c.hidden = 'HIDDEN' and c.author_id = $1)`,
  USER: `select ${OWNER}, null::uuid as post_id, concat_ws(E'\\n', u.username, nullif(u.full_name, ''), nullif(u.bio, '')) as text,
      u.profile_picture as picture, null::text[] as question_pictures
    from users u where u.id = $2 and $1::uuid is not null and u.deleted_at is null`,
  PICTURE: `select ${OWNER}, null::uuid as post_id, u.username as text, u.profile_picture as picture, null::text[] as question_pictures
    from users u where u.id = $2 and $1::uuid is not null and u.deleted_at is null and u.profile_picture is not null`,
  AI_ANSWER: `select null::uuid as account_id, concat_ws(' ', t.engine, t.model) as text, ${NOTHING_MORE}, coalesce(t.text_hash, '') as quote_hash
      from tutor_answers t where t.id = $2 and t.user_id = $1
    union all select null, c.turns -> -1 ->> 'text', ${NOTHING_MORE}, null
      from conversations c where c.id = $2 and c.user_id = $1`,
};

export async function findSnapshot(
  db: Database,
  reporterId: string,
  kind: ReportKind,
  thingId: string,
): Promise<Snapshot | undefined> {
  const [row] = await db.query<Snapshot>(SNAPSHOTS[kind], [reporterId, thingId]);
  return row && { ...row, text: row.text.slice(0, Length.postMax) };
}
