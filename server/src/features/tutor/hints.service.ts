import { Tutor } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { rememberHint } from "../questions/seen-keys.service.ts";
import { hintsTo } from "./hint-text.ts";
import { findTutored } from "./tutor.queries.ts";
import { tutoredQuestion } from "./tutored-question.ts";

/** Before it is given, the question is recorded as earning this learner nothing any more. */
export async function takeHint(
  { db, now }: { db: Database; now: () => Date },
  viewerId: string,
  questionId: string,
  number: number,
): Promise<{ number: number; hint: string | null; hasMore: boolean }> {
  const row = await findTutored(db, viewerId, questionId);
  if (!row) throw new AppError("not-found", refusals.questions.notFound);
  if (row.is_key_hidden) throw new AppError("conflict", refusals.questions.beingSat);
  if (row.is_own) throw new AppError("conflict", refusals.tutor.hintToOwn);
  if (row.selected_option !== null) throw new AppError("conflict", refusals.tutor.hintTooLate);
  const hints = await hintsTo(tutoredQuestion(row), Tutor.hints);
  const hint = hints[number - 1];
  if (hint === undefined) return { number, hint: null, hasMore: false };
  await rememberHint(db, viewerId, questionId, now());
  return { number, hint, hasMore: number < hints.length };
}
