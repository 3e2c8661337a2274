import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { posts } from "../../db/schema.ts";
import { CONTENT_TABLES } from "../../db/sql/question-content.ts";
import { QUESTION, type QuestionRow } from "../../db/sql/question-row.ts";
import { unseen } from "../../db/sql/unseen.ts";

type Post = Row<typeof posts, "id" | "subject" | "exam_type" | "difficulty" | "topic" | "created_at">;

/** What a post says; fields that questions have too get a prefix. */
export interface PostTextRow extends Row<typeof posts, "version" | "type" | "title" | "content"> {
  post: Post["id"];
  post_subject: Post["subject"];
  post_exam_type: Post["exam_type"];
  post_difficulty: Post["difficulty"];
  post_topic: Post["topic"];
  post_created_at: Post["created_at"];
}

/**
 * A row for each question, or one whose `id` is null for a post without any. It is one statement, so that texts,
 * questions and version belong together.
 */
export function listContents(db: Database, postIds: string[]) {
  return db.query<PostTextRow & (QuestionRow | { id: null })>(
    `select ${QUESTION}, p.id as post, p.version, p.type, p.title, p.content, p.subject as post_subject, p.exam_type as post_exam_type,
       p.difficulty as post_difficulty, p.topic as post_topic, p.created_at as post_created_at
     from posts p left join questions q on q.post_id = p.id ${CONTENT_TABLES}
     where p.id = any(${unseen("$1::uuid[]")}) order by p.id, q.position`,
    [postIds],
  );
}
