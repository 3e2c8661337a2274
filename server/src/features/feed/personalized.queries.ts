import type { Database } from "../../db/database.ts";
import type { Filters } from "./feed.queries.ts";

export interface SubjectSkillRow {
  subject: string;
  skill: number;
  attempts: number;
}

export interface TopicSkillRow {
  subject: string;
  topic: string;
  offset: number;
  attempts: number;
  correct: number;
}

export function listSubjectSkills(db: Database, userId: string) {
  return db.query<SubjectSkillRow>(
    "select subject, skill, attempts from subject_skills where user_id = $1 order by attempts desc limit 10",
    [userId],
  );
}

/** The weakest; of one subject if that is asked for. */
export function listTopicSkills(db: Database, userId: string, subject: string | undefined, max: number) {
  return db.query<TopicSkillRow>(
    `select subject, topic, "offset", attempts, correct from topic_skills
     where user_id = $1 and ($2::text is null or subject = $2) order by "offset", topic limit $3`,
    [userId, subject ?? null, max],
  );
}

/** Null who has answered nothing. */
export async function getLastAnswerTime(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.query<{ at: string | null }>(
    "select max(submitted_at)::text as at from answers where user_id = $1",
    [userId],
  );
  return row?.at ?? null;
}

export interface CandidateRow {
  post_id: string;
  subject: string | null;
  topic: string | null;
  estimate: number;
  age_days: number;
  trending: number;
}

const CANDIDATE = `q.post_id, q.subject, q.topic, q.estimate, p.trending,
  (extract(epoch from now() - p.created_at) / 86400)::double precision as age_days`;
/** So many questions of a topic, or on each side of a level, are looked at, so that whoever has answered or filtered out all of them is not kept waiting. */
const LOOKED_AT = 300;
const QUESTION = "id, post_id, subject, topic, estimate, created_at";

/** Open questions that the viewer ($1) neither wrote nor answered, narrowed down by the filters ($2 to $5). */
const OPEN = `p.author_id <> $1
  and ($2::text is null or p.subject = $2) and ($3::text is null or p.exam_family = $3) and ($4::text is null or p.difficulty = $4)
  and ($5::tsquery is null or p.search_vector @@ $5::tsquery)
  and not coalesce((select true from answers a where a.user_id = $1 and a.question_id = q.id limit 1), false)`;

const values = (userId: string, { subject, examFamily, difficulty, search }: Filters) => [
  userId,
  subject ?? null,
  examFamily ?? null,
  difficulty ?? null,
  search ?? null,
];

/** The newest open questions of each of these topics. */
export function listByTopics(
  db: Database,
  userId: string,
  filters: Filters,
  topics: { subject: string; topic: string }[],
  each: number,
) {
  return db.query<CandidateRow>(
    `select c.* from unnest($6::text[], $7::text[]) as wanted (subject, topic)
     cross join lateral (
       select ${CANDIDATE} from (
         select ${QUESTION} from questions where post_id is not null and subject = wanted.subject and topic = wanted.topic
         order by created_at desc limit ${LOOKED_AT}) q join posts p on p.id = q.post_id
       where ${OPEN} order by q.created_at desc limit $8) c`,
    [
      ...values(userId, filters),
      topics.map(({ subject }) => subject),
      topics.map(({ topic }) => topic),
      each,
    ],
  );
}

/** Open questions of each of these subjects around a difficulty, from both sides. */
export function listByLevel(
  db: Database,
  userId: string,
  filters: Filters,
  levels: { subject: string; level: number }[],
  each: number,
) {
  const side = (comparison: string, order: string) => `
    (select ${CANDIDATE} from (
       select ${QUESTION} from questions where post_id is not null and subject = wanted.subject and estimate ${comparison} wanted.level
       order by estimate ${order} limit ${LOOKED_AT}) q join posts p on p.id = q.post_id
     where ${OPEN} order by q.estimate ${order} limit $8)`;
  return db.query<CandidateRow>(
    `select c.* from unnest($6::text[], $7::real[]) as wanted (subject, level)
     cross join lateral (${side("<=", "desc")} union all ${side(">", "asc")}) c`,
    [
      ...values(userId, filters),
      levels.map(({ subject }) => subject),
      levels.map(({ level }) => level),
      each,
    ],
  );
}

/** Of each of these posts, the first question that the learner has not answered. */
export function listFirstOpen(db: Database, userId: string, postIds: readonly string[]) {
  return db.query<{ id: string; post_id: string }>(
    `select distinct on (q.post_id) q.id, q.post_id from questions q
     where q.post_id = any($2::uuid[]) and not exists (select 1 from answers a where a.user_id = $1 and a.question_id = q.id)
     order by q.post_id, q.position`,
    [userId, postIds],
  );
}

/** What others engage with now, open for this viewer. */
export function listTrending(db: Database, userId: string, filters: Filters, max: number) {
  return db.queryPlanned<CandidateRow>(
    `select ${CANDIDATE} from (
       select id, author_id, subject, exam_family, difficulty, search_vector, trending, created_at
       from posts order by trending desc, id desc limit 300) p join questions q on q.post_id = p.id
     where ${OPEN} order by p.trending desc limit $6`,
    [...values(userId, filters), max],
  );
}

/** Those of some posts that are open for this viewer. */
export function listOpen(db: Database, userId: string, postIds: string[], max: number) {
  return db.query<CandidateRow>(
    `select ${CANDIDATE} from posts p join questions q on q.post_id = p.id
     where p.id = any($6::uuid[]) and ${OPEN} order by p.created_at desc, p.id desc limit $7`,
    [...values(userId, {}), postIds, max],
  );
}
