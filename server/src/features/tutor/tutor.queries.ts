import type { Difficulty, Engine } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";
import { isHeld } from "../../db/sql/held-keys.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";

export interface TutoredRow extends ContentRow {
  id: string;
  is_own: boolean;
  correct_answer: string;
  explanation: string;
  topic: string | null;
  difficulty: Difficulty | null;
  engine: Engine | null;
  writer: string | null;
  /** Whether they sit a paper that asks it: then nothing of it leaves. */
  is_held: boolean;
  /** Null while it is not answered. */
  selected_option: string | null;
}

/** With its key: what of it leaves is for the caller to decide. One made for somebody else's practice does not exist for this person. */
export async function findTutored(
  db: Database,
  viewerId: string,
  id: string,
): Promise<TutoredRow | undefined> {
  const [row] = await db.query<TutoredRow>(
    `select q.id, ${CONTENT}, q.author_id is not distinct from $1::uuid as is_own, q.correct_answer, q.explanation, q.topic, q.difficulty,
       q.engine, q.writer, a.selected_option, ${isHeld("$1")} as is_held
     from questions q ${CONTENT_TABLES} left join answers a on a.question_id = q.id and a.user_id = $1
     where q.id = $2 and (a.user_id is not null or q.post_id is not null or q.asked_by = $1)`,
    [viewerId, id],
  );
  return row;
}
