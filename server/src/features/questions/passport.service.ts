import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { QuestionPassport } from "@prepfeed/contract/questions/passport";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { findPassport, type PassportRow } from "./passport.queries.ts";
import { requireViewed } from "./versions.service.ts";

/** Says nothing about the key, so everybody who may see the question gets it. */
export async function getPassport(
  db: Database,
  viewerId: string,
  questionId: string,
): Promise<QuestionPassport> {
  await requireViewed(db, viewerId, questionId);
  const row = await findPassport(db, viewerId, questionId);
  if (!row) throw new AppError("not-found", refusals.questions.notFound);
  return {
    questionId,
    createdAt: row.created_at.toISOString(),
    origin: originOf(row),
    checks: checksOf(row),
    versions: row.version,
  };
}

function originOf(row: PassportRow): QuestionPassport["origin"] {
  const { engine, writer, model, author_id: id, username } = row;
  if (engine) return { kind: "ENGINE", engine, writer, model };
  const author = id !== null && username !== null ? { id, username } : null;
  return { kind: "AUTHOR", author, isFromDraft: row.is_from_draft };
}

/** The form of every question is checked when it is published; the built-in engine computes its keys. */
function checksOf({ engine, verified }: PassportRow): QuestionPassport["checks"] {
  if (engine === "built-in") return ["FORM", "KEY_COMPUTED"];
  return verified ? ["FORM", "SOLVED_BLIND"] : ["FORM"];
}
