import type { Row } from "../row.ts";
import type { questions } from "../schema.ts";
import type { SignedRow } from "./labelled-question-row.ts";

/** A generated question without a post, as a row. */
export interface GeneratedRow
  extends SignedRow,
    Row<typeof questions, "context_key" | "exam_family" | "writer" | "seed" | "model" | "estimate"> {}

/** The fields of a new row with their types, in the order in which they are inserted. */
const NEW = {
  id: "uuid",
  kind: "text",
  question_text: "text",
  option_a: "text",
  option_b: "text",
  option_c: "text",
  option_d: "text",
  option_e: "text",
  correct_answer: "text",
  tolerance: "text",
  figure: "jsonb",
  picture_id: "uuid",
  picture_description: "text",
  stimulus_id: "uuid",
  context_key: "uuid",
  explanation: "text",
  section: "text",
  topic: "text",
  subject: "text",
  exam_type: "text",
  exam_family: "text",
  difficulty: "text",
  engine: "text",
  writer: "text",
  seed: "text",
  model: "text",
  verified: "boolean",
  estimate: "real",
};

/**
 * Parts of an insert: its columns, the recordset that it reads, and the values that it takes from there as
 * `r`.
 */
export const COLUMNS = Object.keys(NEW).join(", ");
export const RECORD = Object.entries(NEW)
  .map(([name, type]) => `${name} ${type}`)
  .join(", ");
export const VALUES = Object.keys(NEW)
  .map((name) => `r.${name}`)
  .join(", ");
