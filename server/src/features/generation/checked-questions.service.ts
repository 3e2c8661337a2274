import { fingerprintOf } from "@prepfeed/question-engine/question";
import type { Database } from "../../db/database.ts";
import { type ContentRow, withoutOptions } from "../../db/sql/question-content.ts";
import * as queries from "./checked-questions.queries.ts";

/** Fingerprints of questions that are being checked. Their writers might write them again, and nobody is asked them meanwhile. */
export async function checkedFingerprints(db: Database): Promise<Set<string>> {
  return fingerprintsOf(await queries.listChecked(db));
}

/** What distinguishes stored questions from those that are being written. */
export function fingerprintsOf(rows: readonly (ContentRow & { correct_option: string })[]): Set<string> {
  return new Set(
    rows.map((row) => fingerprintOf(row.question_text, row.correct_option, withoutOptions(row))),
  );
}
