import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/catalogue";
import type { Post } from "@prepfeed/contract/posts";
import type { Database } from "../../db/database.ts";
import { CONTENT_TABLES } from "../../db/sql/question-content.ts";
import { QUESTION, type QuestionRow } from "../../db/sql/question-row.ts";
import { unseen } from "../../db/sql/unseen.ts";

/** What a post says. */
export interface PostTextRow {
  post: string;
  version: number;
  type: Post["type"];
  title: string;
  content: string;
  post_subject: Subject | null;
  post_exam_type: ExamType | null;
  post_difficulty: Difficulty | null;
  post_topic: string | null;
  post_created_at: Date;
}

/** A row for each question, or one whose `id` is null for a post without any. In one statement, so that texts, questions and version belong together. */
export function listContents(db: Database, postIds: string[]) {
  return db.query<PostTextRow & (QuestionRow | { id: null })>(
    `select ${QUESTION}, p.id as post, p.version, p.type, p.title, p.content, p.subject as post_subject, p.exam_type as post_exam_type,
       p.difficulty as post_difficulty, p.topic as post_topic, p.created_at as post_created_at
     from posts p left join questions q on q.post_id = p.id ${CONTENT_TABLES}
     where p.id = any(${unseen("$1::uuid[]")}) order by p.id, q.position`,
    [postIds],
  );
}
