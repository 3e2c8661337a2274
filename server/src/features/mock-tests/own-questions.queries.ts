import type { Difficulty, Subject } from "@prepfeed/contract/catalogue";
import type { PageQuery } from "@prepfeed/contract/paging";
import type { OwnSource } from "@prepfeed/contract/paper-rules";
import type { Database } from "../../db/database.ts";
import { isHeld } from "../../db/sql/held-keys.ts";
import type { LabelledRow } from "../../db/sql/labelled-question-row.ts";
import { CONTENT, CONTENT_TABLES } from "../../db/sql/question-content.ts";

export type OwnQuestionRow = LabelledRow;

/** Of the newest posts or bookmarks of `$1`, so many as `$2`: the questions, and what they stand in. */
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

/** Looked up one by one: a join would read all questions there are, since the planner takes the few for many. */
const LOOKED_UP = "cross join lateral (select * from questions where id = own.question_id offset 0) q";

/** Neither those whose picture is gone, nor those that this learner is just being asked: another paper would tell their keys. */
const CAN_BE_ASKED = `(q.picture_description is null or q.picture_id is not null) and not ${isHeld("$1")}`;

const LABELLED = `q.id, ${CONTENT}, q.correct_answer, q.explanation, q.section, q.topic, q.subject, q.exam_type, q.difficulty`;

export interface OwnQuestionsAsked {
  from: OwnSource;
  subject: Subject | undefined;
  difficulty: Difficulty | undefined;
  seed: string;
  /** Of the newest posts or bookmarks so many are looked at. */
  among: number;
  max: number;
}

/** In the order of the seed; the questions of a post stay together. */
export function listOwnQuestions(db: Database, userId: string, asked: OwnQuestionsAsked) {
  return db.query<OwnQuestionRow>(
    `select ${LABELLED} from (${OWN[asked.from]}) own ${LOOKED_UP} ${CONTENT_TABLES}
     where ${CAN_BE_ASKED} and ($3::text is null or q.subject = $3) and ($4::text is null or q.difficulty = $4)
     order by md5(own.place::text || $5), q.position limit $6`,
    [userId, asked.among, asked.subject ?? null, asked.difficulty ?? null, asked.seed, asked.max],
  );
}

/** Those of them that stand in one's posts or bookmarks, in the order asked for. */
export function listPickedQuestions(db: Database, userId: string, among: number, ids: readonly string[]) {
  return db.query<OwnQuestionRow>(
    `select ${LABELLED} from unnest($3::uuid[]) with ordinality as picked (id, place) join questions q on q.id = picked.id ${CONTENT_TABLES}
     where ${CAN_BE_ASKED} and (q.id in (select question_id from (${OWN.posts}) own) or q.id in (select question_id from (${OWN.bookmarks}) own))
     order by picked.place`,
    [userId, among, ids],
  );
}

export interface ChoiceRow
  extends Pick<LabelledRow, "id" | "kind" | "question_text" | "subject" | "topic" | "difficulty"> {
  has_picture: boolean;
  total: number;
}

/** To pick from, newest first; `search` is a part of the text, selected so that it is not made small again for each of them. */
export function listChoices(
  db: Database,
  userId: string,
  { from, search, among }: { from: OwnSource; search: string; among: number },
  { page, size }: PageQuery,
) {
  return db.query<ChoiceRow>(
    `select q.id, q.kind, q.question_text, q.subject, q.topic, q.difficulty, q.picture_id is not null as has_picture,
       count(*) over ()::int as total
     from (${OWN[from]}) own ${LOOKED_UP}
     where ${CAN_BE_ASKED} and position((select lower($3)) in lower(q.question_text)) > 0
     order by own.created_at desc, own.place desc, q.position limit $4 offset $5`,
    [userId, among, search, size, page * size],
  );
}
