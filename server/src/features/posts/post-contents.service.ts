import type { Database } from "../../db/database.ts";
import type { QuestionRow } from "../../db/sql/question-row.ts";
import { keptFor } from "../../foundation/kept-contents.ts";
import { listContents, type PostTextRow } from "./post-contents.queries.ts";

/**
 * The texts, questions and keys of a post: the same for everybody until it is edited. Treat it as read-only.
 */
export interface PostContent {
  text: PostTextRow;
  questions: readonly QuestionRow[];
}

const ROOM = 8_000_000;
const keptOf = keptFor<PostContent>(ROOM);

/** The cached contents of these posts; some may be out of date. */
export function knownContents(db: Database, ids: string[]): Map<string, PostContent> {
  const kept = keptOf(db);
  return new Map(
    ids.flatMap((id) => {
      const content = kept.get(id);
      return content ? [[id, content]] : [];
    }),
  );
}

/** As they are now. */
export async function readContents(db: Database, ids: string[]): Promise<Map<string, PostContent>> {
  if (ids.length === 0) return new Map();
  const contents = new Map<string, { text: PostTextRow; questions: QuestionRow[] }>();
  for (const row of await listContents(db, ids)) {
    const { post, version, type, title, content, ...rest } = row;
    const { post_subject, post_exam_type, post_difficulty, post_topic, post_created_at, ...question } = rest;
    const labels = { post_subject, post_exam_type, post_difficulty, post_topic, post_created_at };
    const known = contents.get(post) ?? {
      text: { post, version, type, title, content, ...labels },
      questions: [],
    };
    if (question.id !== null) known.questions.push(question);
    contents.set(post, known);
  }
  const kept = keptOf(db);
  for (const content of contents.values()) kept.add(content.text.post, content.text.version, content);
  return contents;
}
