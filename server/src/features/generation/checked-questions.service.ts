import { fingerprintOf } from "@prepfeed/question-engine/question";
import type { Database } from "../../db/database.ts";
import { type ContentRow, withoutOptions } from "../../db/sql/question-content.ts";
import * as queries from "./checked-questions.queries.ts";

/** Fingerprints of questions that are being checked. Their writers might write them again, and nobody is asked them meanwhile. */
export async function checkedFingerprints(db: Database): Promise<Set<string>> {
  return fingerprintsOf(await queries.listChecked(db));
}

/** What distinguishes stored questions from those that are being written, whose numbers have no zeros at the end yet. */
export function fingerprintsOf(rows: readonly (ContentRow & { correct_option: string })[]): Set<string> {
  return new Set(
    rows.flatMap((row) =>
      [row.correct_option, withoutLastZeros(row.correct_option)].map((right) =>
        fingerprintOf(row.question_text, right, withoutOptions(row)),
      ),
    ),
  );
}

/** "4.50 m" becomes "4.5 m": an option has as many decimals as the others, but it is the same answer. */
function withoutLastZeros(text: string): string {
  return text.replace(/(\d)\.(\d*?)0+(?!\d)/g, (_, whole: string, rest: string) =>
    rest ? `${whole}.${rest}` : whole,
  );
}
