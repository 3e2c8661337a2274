import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { QuestionVersion } from "@prepfeed/contract/questions/versions";
import type { Database } from "../../db/database.ts";
import { contentView } from "../../db/sql/question-content.ts";
import { AppError } from "../../foundation/app-error.ts";
import * as queries from "./versions.queries.ts";

interface VersionDeps {
  db: Database;
  now: () => Date;
}

/** A question as this person may look at it; 404 if they may not. */
export async function requireViewed(db: Database, viewerId: string, id: string): Promise<queries.ViewedRow> {
  const viewed = await queries.findViewed(db, viewerId, id);
  if (!viewed) throw new AppError("not-found", refusals.questions.notFound);
  return viewed;
}

/**
 * Keys are for people who answered or wrote it. A person who is shown the keys of other versions than their own earns
 * nothing by them any more.
 */
export async function listVersions(
  { db, now }: VersionDeps,
  viewerId: string,
  questionId: string,
): Promise<{ questionId: string; versions: QuestionVersion[] }> {
  const viewed = await requireViewed(db, viewerId, questionId);
  const rows = await queries.listVersions(db, viewerId, questionId);
  // A version being sat hides the others too, because comparing them would reveal its key.
  const isHidden = viewed.is_key_hidden || rows.some(({ is_key_hidden }) => is_key_hidden);
  const mayKnow = !isHidden && (viewed.is_author || viewed.answered_version !== null);
  if (mayKnow && !viewed.is_author && rows.length > 1)
    await rememberVersions(db, viewerId, questionId, now());
  const answered = isHidden ? null : viewed.answered_version;
  return { questionId, versions: rows.map((row) => versionView(row, mayKnow, answered)) };
}

/** A person is shown the keys of all versions of a question without having earned points with them. */
export function rememberVersions(tx: Database, viewerId: string, questionId: string, at: Date) {
  return queries.insertShownVersions(tx, viewerId, questionId, at);
}

function versionView(row: queries.VersionRow, mayKnow: boolean, answered: number | null): QuestionVersion {
  return {
    ...contentView(row),
    version: row.version,
    ...(row.change && { change: row.change }),
    createdAt: row.created_at.toISOString(),
    ...(row.replaced_at && { replacedAt: row.replaced_at.toISOString() }),
    ...(mayKnow && { correctAnswer: row.correct_answer, explanation: row.explanation }),
    isAnswered: row.version === answered,
  };
}
