import type { Database } from "../../db/database.ts";
import { asAnswered } from "../../db/sql/answered-version.ts";
import { correctOption } from "../../db/sql/correct-option.ts";
import { CONTENT, CONTENT_TABLES, type ContentRow } from "../../db/sql/question-content.ts";

/** Questions that are being checked, in the version that people object to, with the text of the right answer. */
export function listChecked(db: Database) {
  return db.query<ContentRow & { correct_option: string }>(
    `select ${CONTENT}, ${correctOption("q")} as correct_option
     from question_cases c ${asAnswered("c")} ${CONTENT_TABLES} where c.outcome is null and c.suspended_at is not null`,
  );
}
