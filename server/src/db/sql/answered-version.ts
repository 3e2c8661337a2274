/** The columns that each version has, and those that all versions of a question share. */
const OWN = [
  "kind",
  "question_text",
  "option_a",
  "option_b",
  "option_c",
  "option_d",
  "option_e",
  "correct_answer",
  "tolerance",
  "also_right",
  "state",
  "figure",
  "stimulus_id",
  "picture_id",
  "picture_description",
  "context_key",
  "explanation",
  "fingerprint",
  "text_key",
  "version",
  "statistics_version",
];
const SHARED = [
  "id",
  "post_id",
  "author_id",
  "asked_by",
  "section",
  "topic",
  "subject",
  "exam_type",
  "exam_family",
  "difficulty",
  "engine",
  "writer",
];

const columns = (names: string[], table: string) => names.map((name) => `${table}.${name}`).join(", ");

/**
 * Joins the question of an answer or a review in the version that was answered, and calls it `q`. `given` has a `question_id` and a `version`.
 * Each version is looked up by its key; for almost all of them that is the newest, which `questions` holds.
 */
export const asAnswered = (given: string) => `cross join lateral (
    select ${columns([...SHARED, ...OWN], "n")} from questions n where n.id = ${given}.question_id and n.version = ${given}.version
    union all
    select ${columns(SHARED, "n")}, ${columns(OWN, "v")} from question_versions v join questions n on n.id = v.question_id
    where v.question_id = ${given}.question_id and v.version = ${given}.version) q`;

/** Joins, as `v`, the earlier version of a question that was answered or reviewed; no row if it was the newest. */
export const earlierVersion = (given: string) =>
  `left join question_versions v on v.question_id = ${given}.question_id and v.version = ${given}.version`;
