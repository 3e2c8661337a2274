import type { Difficulty, Subject } from "@prepfeed/contract/foundation/catalogue";
import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { OwnSource } from "@prepfeed/contract/mock-tests/paper-rules";
import type { Database } from "../../db/database.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";
import type { LabelledRow } from "../../db/sql/labelled-question-row.ts";
import { CONTENT, CONTENT_TABLES } from "../../db/sql/question-content.ts";

/** With the question that it is a copy of, or itself. */
export interface OwnQuestionRow extends LabelledRow {
  source_id: string;
  source_version: number;
}

/** The questions of the newest `$2` posts or bookmarks of `$1`, and what they belong to. */
const OWN: Record<OwnSource, string> = {
  posts: `select q.id as question_id, own.id as place, own.created_at
    from (select id, created_at from posts where author_id = $1 order by created_at desc, id desc limit $2) own
      join questions q on q.post_id = own.id`,
  bookmarks: `select q.id as question_id, own.post_id as place, own.created_at
    from (select post_id, created_at from bookmarks where user_id = $1 order by created_at desc, post_id desc limit $2) own
      join questions q on q.post_id = own.post_id
    union all
    (select question_id, question_id, created_at from question_bookmarks where user_id = $1
     order by created_at desc, question_id desc limit $2)`,
};

/** Looked up one by one: a join would read all questions, because the planner overestimates the rows. */
const LOOKED_UP = "cross join lateral (select * from questions where id = own.question_id offset 0) q";

/** Leaves out questions that are being checked or were dropped, that lost their picture, or that the learner is being asked now: the result of another paper would reveal their keys. */
const CAN_BE_ASKED = `q.state is null and (q.picture_description is null or q.picture_id is not null) and not ${hasHiddenKey("$1")}`;

const LABELLED = `q.id, ${CONTENT}, q.correct_answer, q.explanation, q.section, q.topic, q.subject, q.exam_type, q.difficulty,
  coalesce(paper.source_id, q.id) as source_id,
  case when paper.source_id is null then q.version else coalesce(paper.source_version, 1) end as source_version`;
/** A bookmarked question of a paper may be a copy. */
const OF_PAPER = "left join mock_test_questions paper on paper.question_id = q.id";

export interface OwnQuestionsAsked {
  from: OwnSource;
  subject: Subject | undefined;
  difficulty: Difficulty | undefined;
  seed: string;
  /** How many of the newest posts or bookmarks are read. */
  among: number;
  max: number;
}

/** In the order of the seed; the questions of a post stay together. */
export function listOwnQuestions(db: Database, userId: string, asked: OwnQuestionsAsked) {
  return db.query<OwnQuestionRow>(
    `select ${LABELLED} from (${OWN[asked.from]}) own ${LOOKED_UP} ${CONTENT_TABLES} ${OF_PAPER}
     where ${CAN_BE_ASKED} and ($3::text is null or q.subject = $3) and ($4::text is null or q.difficulty = $4)
     order by md5(own.place::text || $5), q.position limit $6`,
    [userId, asked.among, asked.subject ?? null, asked.difficulty ?? null, asked.seed, asked.max],
  );
}

/** Those of them that are in the learner's posts or bookmarks, in the given order. */
export function listPickedQuestions(db: Database, userId: string, among: number, ids: readonly string[]) {
  return db.query<OwnQuestionRow>(
    `select ${LABELLED} from unnest($3::uuid[]) with ordinality as picked (id, place) join questions q on q.id = picked.id ${CONTENT_TABLES} ${OF_PAPER}
     where ${CAN_BE_ASKED} and (q.id in (select question_id from (${OWN.posts}) own) or q.id in (select question_id from (${OWN.bookmarks}) own))
     order by picked.place`,
    [userId, among, ids],
  );
}

export interface ChoiceRow
  extends Pick<
    LabelledRow,
    "id" | "kind" | "question_text" | "subject" | "section" | "exam_type" | "topic" | "difficulty"
  > {
  has_picture: boolean;
  total: number;
}

/**
 * Questions to choose from, newest first; `search` is a part of the text, selected once so that it is not lower-cased
 * again for each row.
 */
export function listChoices(
  db: Database,
  userId: string,
  { from, search, among }: { from: OwnSource; search: string; among: number },
  { page, size }: PageQuery,
) {
  return db.query<ChoiceRow>(
    `select q.id, q.kind, q.question_text, q.subject, q.section, q.exam_type, q.topic, q.difficulty, q.picture_id is not null as has_picture,
       count(*) over ()::int as total
     from (${OWN[from]}) own ${LOOKED_UP}
     where ${CAN_BE_ASKED} and position((select lower($3)) in lower(q.question_text)) > 0
     order by own.created_at desc, own.place desc, q.position limit $4 offset $5`,
    [userId, among, search, size, page * size],
  );
}
