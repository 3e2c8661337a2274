import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { posts, questions, subjectSkills, topicSkills } from "../../db/schema.ts";
import type { Onlooker } from "../../db/sql/onlooker.ts";
import { OPEN_QUESTION, type OpenQuestionRow } from "../../db/sql/open-question-row.ts";
import { isOutOfSight, isPostInPlace } from "../../db/sql/shown-to.ts";
import { unseen } from "../../db/sql/unseen.ts";
import type { Filters } from "./feed.queries.ts";

export type SubjectSkillRow = Row<typeof subjectSkills, "subject" | "skill" | "attempts">;

export type TopicSkillRow = Row<typeof topicSkills, "subject" | "topic" | "offset" | "attempts" | "correct">;

export function listSubjectSkills(db: Database, userId: string) {
  return db.query<SubjectSkillRow>(
    "select subject, skill, attempts from subject_skills where user_id = $1 order by attempts desc limit 10",
    [userId],
  );
}

/** The weakest topics; of one subject if one is given. */
export function listTopicSkills(db: Database, userId: string, subject: string | undefined, max: number) {
  return db.query<TopicSkillRow>(
    `select subject, topic, "offset", attempts, correct from topic_skills
     where user_id = $1 and ($2::text is null or subject = $2) order by "offset", topic limit $3`,
    [userId, subject ?? null, max],
  );
}

/** Null for a learner who has answered nothing. */
export async function getLastAnswerTime(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.query<{ at: string | null }>(
    "select max(submitted_at)::text as at from answers where user_id = $1",
    [userId],
  );
  return row?.at ?? null;
}

export interface CandidateRow
  extends Row<typeof questions, "subject" | "topic" | "estimate">,
    Row<typeof posts, "trending"> {
  post_id: string;
  age_days: number;
}

const CANDIDATE = `q.post_id, q.subject, q.topic, q.estimate, p.trending,
  (extract(epoch from now() - p.created_at) / 86400)::double precision as age_days`;
/**
 * How many questions of a topic, or on each side of a level, are checked. The limit keeps requests fast for learners
 * who have answered or filtered out all of them.
 */
const LOOKED_AT = 300;
const QUESTION =
  "id, post_id, position, subject, topic, estimate, indexed_estimate, created_at, state, kind, difficulty, stimulus_id, option_e, attempts_count, earlier_attempts";

/** An open question of a post, and its place in the post. */
export interface PostedQuestionRow extends OpenQuestionRow, Row<typeof questions, "position"> {
  post_id: string;
}

export const POSTED_QUESTION = `${OPEN_QUESTION}, q.post_id, q.position`;

/**
 * Questions that take answers, which the viewer ($1) neither wrote nor answered, that are not hidden from them, and that match the
 * filters. Only the filters that there are, and limits as text: then one stored plan suits all values, and planning would take longer than
 * the statement.
 */
function openTo(
  { viewerId, hidesNothing }: Onlooker<string>,
  { subject, examFamily, difficulty, search }: Filters,
) {
  const values: unknown[] = [viewerId];
  const add = (value: unknown) => `$${values.push(value)}`;
  const terms = [
    "p.author_id <> $1",
    "q.state is null",
    ...(subject ? [`p.subject = ${add(subject)}`] : []),
    ...(examFamily ? [`p.exam_family = ${add(examFamily)}`] : []),
    ...(difficulty ? [`p.difficulty = ${add(difficulty)}`] : []),
    ...(search ? [`p.search_vector @@ ${add(search)}::tsquery`] : []),
    "not coalesce((select true from answers a where a.user_id = $1 and a.question_id = q.id limit 1), false)",
    hidesNothing ? isPostInPlace("$1") : `not ${isOutOfSight("$1")}`,
  ];
  const addList = (list: readonly unknown[], type: string) => unseen(`${add(list)}::${type}[]`);
  return { isOpen: terms.join(" and "), values, addList };
}

/** The newest open questions of each of these topics. */
export function listByTopics<Found = CandidateRow>(
  db: Database,
  viewer: Onlooker<string>,
  filters: Filters,
  topics: { subject: string; topic: string }[],
  each: number,
  columns = CANDIDATE,
) {
  const { isOpen, values, addList } = openTo(viewer, filters);
  const subjects = addList(
    topics.map(({ subject }) => subject),
    "text",
  );
  const titles = addList(
    topics.map(({ topic }) => topic),
    "text",
  );
  return db.query<Found>(
    `select c.* from unnest(${subjects}, ${titles}) as wanted (subject, topic)
     cross join lateral (
       select ${columns} from (
         select ${QUESTION} from questions where post_id is not null and subject = wanted.subject and topic = wanted.topic
         order by created_at desc limit ${LOOKED_AT}) q join posts p on p.id = q.post_id
       where ${isOpen} order by q.created_at desc limit ${each}) c`,
    values,
  );
}

/** Open questions of each of these subjects around a difficulty, from both sides; half a level is near enough. */
export function listByLevel<Found = CandidateRow>(
  db: Database,
  viewer: Onlooker<string>,
  filters: Filters,
  levels: { subject: string; level: number }[],
  each: number,
  columns = CANDIDATE,
) {
  const { isOpen, values, addList } = openTo(viewer, filters);
  const side = (comparison: string, order: string) => `
    (select ${columns} from (
       select ${QUESTION} from questions where post_id is not null and subject = wanted.subject and indexed_estimate ${comparison} wanted.level
       order by indexed_estimate ${order} limit ${LOOKED_AT}) q join posts p on p.id = q.post_id
     where ${isOpen} order by q.indexed_estimate ${order} limit ${each})`;
  const subjects = addList(
    levels.map(({ subject }) => subject),
    "text",
  );
  const wanted = addList(
    levels.map(({ level }) => level),
    "real",
  );
  return db.query<Found>(
    `select c.* from unnest(${subjects}, ${wanted}) as wanted (subject, level)
     cross join lateral (${side("<=", "desc")} union all ${side(">", "asc")}) c`,
    values,
  );
}

/**
 * The first question of each of these posts that takes answers and has none of the learner. A scalar sub-select, because the planner may turn `not exists`
 * into reading all of their answers.
 */
export function listFirstOpen(db: Database, userId: string, postIds: readonly string[]) {
  return db.query<PostedQuestionRow>(
    `select distinct on (q.post_id) ${POSTED_QUESTION} from questions q
     where q.post_id = any(${unseen("$2::uuid[]")}) and q.state is null
       and not coalesce((select true from answers a where a.user_id = $1 and a.question_id = q.id limit 1), false)
     order by q.post_id, q.position`,
    [userId, postIds],
  );
}

/** Posts that others engage with now and that are open for this viewer. */
export function listTrending(db: Database, viewer: Onlooker<string>, filters: Filters, max: number) {
  const { isOpen, values } = openTo(viewer, filters);
  return db.query<CandidateRow>(
    `select ${CANDIDATE} from (
       select id, author_id, subject, exam_family, difficulty, topic, search_vector, trending, created_at, hidden
       from posts order by trending desc, id desc limit 300) p join questions q on q.post_id = p.id
     where ${isOpen} order by p.trending desc limit ${max}`,
    values,
  );
}

/** The posts among these that are open for this viewer. */
export function listOpen(db: Database, viewer: Onlooker<string>, postIds: string[], max: number) {
  const { isOpen, values, addList } = openTo(viewer, {});
  return db.query<CandidateRow>(
    `select ${CANDIDATE} from posts p join questions q on q.post_id = p.id
     where p.id = any(${addList(postIds, "uuid")}) and ${isOpen} order by p.created_at desc, p.id desc limit ${max}`,
    values,
  );
}
