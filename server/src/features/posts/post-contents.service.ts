import type { Database } from "../../db/database.ts";
import type { QuestionRow } from "../../db/sql/question-row.ts";
import { listContents, type PostTextRow } from "./post-contents.queries.ts";

/** What a post says and asks, with the keys: the same for everybody until it is edited. Nobody changes it. */
export interface PostContent {
  text: PostTextRow;
  questions: readonly QuestionRow[];
}

/** In characters, of all that is kept. */
const ROOM = 8_000_000;

/**
 * Contents of posts by id. Whoever asks knows the version of each from the post's own row, read just now, so an edit is seen by
 * the next request, whichever process it was sent to; what is gone has no row. Used last is kept longest.
 */
class PostContents {
  readonly #kept = new Map<string, { content: PostContent; weight: number }>();
  #weight = 0;

  get(id: string): PostContent | undefined {
    const entry = this.#kept.get(id);
    if (!entry) return undefined;
    this.#kept.delete(id);
    this.#kept.set(id, entry);
    return entry.content;
  }

  add(content: PostContent) {
    const { post, version } = content.text;
    const old = this.#kept.get(post);
    if (old && old.content.text.version > version) return;
    this.#delete(post);
    const weight = JSON.stringify(content).length;
    this.#kept.set(post, { content, weight });
    this.#weight += weight;
    for (const id of this.#kept.keys()) {
      if (this.#weight <= ROOM) break;
      this.#delete(id);
    }
  }

  #delete(id: string) {
    this.#weight -= this.#kept.get(id)?.weight ?? 0;
    this.#kept.delete(id);
  }
}

const contentsOf = new WeakMap<Database, PostContents>();

function keptOf(db: Database): PostContents {
  const kept = contentsOf.get(db) ?? new PostContents();
  contentsOf.set(db, kept);
  return kept;
}

/** What is known of these posts without asking; some of it may be out of date. */
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
  for (const content of contents.values()) kept.add(content);
  return contents;
}
