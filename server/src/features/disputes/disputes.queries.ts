import type { PlannedDecision } from "@prepfeed/contract/questions/disputes";
import type { Database } from "../../db/database.ts";
import type { Nullable, Row } from "../../db/row.ts";
import type { objections, questionCases, questions } from "../../db/schema.ts";
import { asAnswered } from "../../db/sql/answered-version.ts";
import { areApart } from "../../db/sql/apart.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";
import { QUESTION_CASE_STATUS } from "../../db/sql/question-case-status.ts";
import { isKeptOrShown } from "../../db/sql/shown-to.ts";

export interface DisputableRow
  extends Row<
    typeof questions,
    "id" | "post_id" | "author_id" | "kind" | "exam_family" | "state" | "correct_answer" | "also_right"
  > {
  /** The version that the viewer answered, or the newest. */
  version: number;
  options: number;
  has_answered: boolean;
  /** Whether the viewer is sitting a paper that contains the question. */
  is_key_hidden: boolean;
}

/**
 * A question that the person may know. Their answer, or their paper's, determines the version. A copy in a
 * paper is replaced by the question that it is a copy of, as long as that exists. Undefined for a question
 * made for somebody else's practice, and for a variant.
 */
export async function findDisputable(
  db: Database,
  id: string,
  viewerId: string,
): Promise<DisputableRow | undefined> {
  const [row] = await db.query<DisputableRow>(
    `with named as (
       select coalesce(source.id, n.id) as id, n.id as asked_as,
         coalesce(case when source.id is not null then coalesce(p.source_version, 1) end, a.version, n.version) as version,
         a.user_id is not null or exists (
           select 1 from mock_test_questions t join mock_attempts m on m.test_id = t.test_id
             join mock_answers g on g.attempt_id = m.id and g.question_id = n.id
           where t.question_id = n.id and m.user_id = $2) as has_answered
       from questions n left join answers a on a.question_id = n.id and a.user_id = $2
         left join mock_test_questions p on p.question_id = n.id
         left join questions source on source.id = p.source_id
       where n.id = $1 and n.variant_of is null and (n.asked_by is null or n.asked_by = $2) limit 1)
     select q.id, q.post_id, q.version, q.author_id, q.kind, q.exam_family, q.state, q.correct_answer, q.also_right,
       num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options,
       wanted.has_answered, ${hasHiddenKey("$2::uuid")} as is_key_hidden
     from (select id as question_id, version, has_answered from named) wanted ${asAnswered("wanted")}
     where wanted.has_answered or ${isKeptOrShown("$2::uuid")}`,
    [id, viewerId],
  );
  return row;
}

export interface CaseRow
  extends Row<
      typeof questionCases,
      | "id"
      | "question_id"
      | "version"
      | "exam_family"
      | "opened_by"
      | "objections"
      | "weight"
      | "suspended_at"
      | "author_until"
      | "defence"
      | "defended_at"
      | "escalated_at"
      | "created_at"
      | "outcome"
      | "reason"
      | "decided_at"
      | "affected"
      | "fresh_solve"
      | "old_answer"
      | "old_also_right"
      | "new_answer"
      | "new_also_right"
      | "planned"
      | "decided_by"
      | "assignee_id"
      | "revision"
    >,
    Row<typeof questions, "author_id" | "question_text"> {
  mine: Row<typeof objections, "reason" | "answer" | "text"> | null;
  reasons: { reason: Row<typeof objections, "reason">["reason"]; people: number }[];
  /** When the running event that asks the question closes. */
  event_until: Date | null;
  /** Whether the viewer is shown nothing of the author. */
  is_apart: boolean;
  assignee_name: string | null;
}

/** The end of the running event, if any, that asks the question of case `c`. */
const eventUntil = (now: string) => `(select max(t.ends_at)
  from mock_test_questions p join mock_tests t on t.id = p.test_id
  where (p.question_id = c.question_id or p.source_id = c.question_id) and t.starts_at <= ${now} and t.ends_at > ${now})`;

/** `$1` is the viewer; cases are `c`, their questions as they were disputed `q`. */
const CASE = `c.id, c.question_id, c.version, c.exam_family, c.opened_by, c.objections, c.weight, c.suspended_at, c.author_until, c.defence,
  c.defended_at, c.escalated_at, c.created_at, c.outcome, c.reason, c.decided_at, c.affected, c.fresh_solve, c.old_answer, c.old_also_right, c.new_answer, c.new_also_right, c.planned, c.decided_by,
  c.assignee_id, c.revision, (select a.username from users a where a.id = c.assignee_id) as assignee_name, q.author_id, q.question_text,
  (select json_build_object('reason', o.reason, 'answer', o.answer, 'text', o.text) from objections o where o.case_id = c.id and o.user_id = $1) as mine,
  (select coalesce(json_agg(r order by r.people desc, r.reason), '[]') from (
     select reason, count(*)::int as people from objections o where o.case_id = c.id group by 1) r) as reasons,
  ${eventUntil("$2")} as event_until,
  ${areApart("$1::uuid", "q.author_id")} as is_apart`;
const FROM = `from question_cases c ${asAnswered("c")}`;

export function listCasesOf(db: Database, viewerId: string, questionId: string, now: Date) {
  return db.query<CaseRow>(
    `select ${CASE} ${FROM} where c.question_id = $3 order by c.created_at desc limit 50`,
    [viewerId, now, questionId],
  );
}

export async function findCase(
  db: Database,
  viewerId: string,
  id: string,
  now: Date,
): Promise<CaseRow | undefined> {
  const [row] = await db.query<CaseRow>(`select ${CASE} ${FROM} where c.id = $3`, [viewerId, now, id]);
  return row;
}

/** Those that exist, in no order. */
export function listCasesById(db: Database, viewerId: string, ids: readonly string[], now: Date) {
  return db.query<CaseRow>(`select ${CASE} ${FROM} where c.id = any($3::uuid[])`, [viewerId, now, ids]);
}

export async function isCase(db: Database, id: string): Promise<boolean> {
  return (await db.query("select 1 from question_cases where id = $1", [id])).length > 0;
}

/** Locks the case until the transaction ends. */
export async function lockCase(tx: Database, id: string) {
  await tx.query("select 1 from question_cases where id = $1 for update", [id]);
}

/** The open case about this version, locked until the transaction ends; a new one if there is none. */
export async function upsertCase(
  tx: Database,
  added: {
    id: string;
    questionId: string;
    version: number;
    examFamily: string;
    openedBy: string;
    authorUntil: Date;
    escalatedAt: Date | null;
  },
  now: Date,
): Promise<{ id: string; is_new: boolean } | undefined> {
  const [row] = await tx.query<{ id: string; is_new: boolean }>(
    `insert into question_cases as c (id, question_id, version, exam_family, opened_by, author_until, escalated_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (question_id, version) where outcome is null do update set opened_by = c.opened_by
     returning id, id = $1 as is_new`,
    [
      added.id,
      added.questionId,
      added.version,
      added.examFamily,
      added.openedBy,
      added.authorUntil,
      added.escalatedAt,
      now,
    ],
  );
  return row;
}

export type ObjectorRow = Record<"account_days" | "answered" | "right" | "decided" | "upheld", number>;

export async function findObjector(
  tx: Database,
  userId: string,
  questionId: string,
  now: Date,
): Promise<ObjectorRow> {
  const [row] = await tx.query<ObjectorRow>(
    `select case when u.email_confirmed then extract(epoch from $3::timestamptz - u.created_at)::float8 / 86400 else 0 end as account_days, coalesce(t.attempts, s.attempts, 0) as answered,
       coalesce(t.correct, s.correct, 0) as "right", o.decided, o.upheld
     from users u cross join (select subject, topic from questions where id = $2) q
       left join subject_skills s on s.user_id = u.id and s.subject = q.subject
       left join topic_skills t on t.user_id = u.id and t.subject = q.subject and t.topic = q.topic
       cross join lateral (
         select count(*)::int as decided, count(*) filter (where c.outcome <> 'KEPT')::int as upheld
         from objections o join question_cases c on c.id = o.case_id where o.user_id = u.id and c.outcome is not null) o
     where u.id = $1`,
    [userId, questionId, now],
  );
  return row ?? { account_days: 0, answered: 0, right: 0, decided: 0, upheld: 0 };
}

/** False if they objected before, or their account is deleted. */
export async function insertObjection(
  tx: Database,
  added: {
    caseId: string;
    userId: string;
    reason: string;
    answer: string | null;
    text: string;
    weight: number;
  },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `with added as (
       insert into objections (case_id, user_id, reason, answer, text, weight, created_at)
       select $1::uuid, u.id, $3, $4, $5, $6::real, $7::timestamptz from users u where u.id = $2 and u.deleted_at is null for key share
       on conflict do nothing returning weight)
     update question_cases c set objections = c.objections + 1, weight = c.weight + added.weight from added where c.id = $1 returning 1`,
    [added.caseId, added.userId, added.reason, added.answer, added.text, added.weight, now],
  );
  return rows.length > 0;
}

/** Gives the case to the moderators; the question may be checked until they decide. */
export async function escalate(tx: Database, id: string, isSuspended: boolean, now: Date) {
  await tx.query(
    `update question_cases set escalated_at = coalesce(escalated_at, $3), suspended_at = case when $2 then coalesce(suspended_at, $3) else suspended_at end
     where id = $1`,
    [id, isSuspended, now],
  );
}

export async function updateDefence(tx: Database, id: string, text: string, now: Date) {
  await tx.query(
    `update question_cases set defence = $2, defended_at = $3, escalated_at = coalesce(escalated_at, $3), revision = revision + 1
     where id = $1`,
    [id, text, now],
  );
}

export async function updateAssignee(tx: Database, id: string, assigneeId: string | null) {
  await tx.query("update question_cases set assignee_id = $2, revision = revision + 1 where id = $1", [
    id,
    assigneeId,
  ]);
}

/** With null the case is open again. */
export async function updatePlan(
  tx: Database,
  id: string,
  plan: { planned: PlannedDecision; by: string; at: Date } | null,
) {
  await tx.query(
    `update question_cases set planned = $2::jsonb, decided_by = $3, decided_at = $4, decided_as = case when $2::jsonb is not null then 'MODERATOR' end,
       revision = revision + 1 where id = $1`,
    [id, plan && JSON.stringify(plan.planned), plan?.by ?? null, plan?.at ?? null],
  );
}

/** Decisions made before `before` about questions that no event is asking, oldest first. */
export function listPlanned(db: Database, before: Date, now: Date, max: number) {
  return db.query<{ id: string }>(
    `select c.id from question_cases c where c.planned is not null and c.decided_at < $1 and ${eventUntil("$2")} is null
     order by c.decided_at limit $3`,
    [before, now, max],
  );
}

export type QueueStatus = "OPEN" | "DECIDED";
const STATUS = QUESTION_CASE_STATUS;
const ORDER: Record<QueueStatus, string> = {
  OPEN: "(c.suspended_at is null), c.weight desc, c.created_at, c.id",
  DECIDED: "c.decided_at desc, c.id",
};

export function listQueue(
  db: Database,
  viewerId: string,
  status: QueueStatus,
  { page, size }: { page: number; size: number },
  now: Date,
) {
  return db.query<CaseRow & { total: number }>(
    `with picked as (select *, count(*) over ()::int as total from question_cases c where ${STATUS[status]} order by ${ORDER[status]} limit $3 offset $4)
     select ${CASE}, c.total from picked c ${asAnswered("c")} order by ${ORDER[status]}`,
    [viewerId, now, size, page * size],
  );
}

export type EvidenceRow = Nullable<Row<typeof questions, "engine" | "writer" | "seed" | "post_id">> & {
  shares: { answer: string; people: number }[];
  same_writer: number;
  papers: number;
};

/** Counts at most so many other questions of the same writer. */
export async function findEvidence(
  db: Database,
  id: string,
  version: number,
): Promise<EvidenceRow | undefined> {
  const [row] = await db.query<EvidenceRow>(
    `select q.engine, q.writer, q.seed, q.post_id,
       (select coalesce(json_agg(s order by s.people desc, s.answer), '[]') from (
          select selected_option as answer, count(*)::int as people from answers a
          where a.question_id = q.id and a.version = $2 and a.counts group by 1 order by 2 desc limit 20) s) as shares,
       case when q.writer is null then 0 else (select count(*)::int from (
          select 1 from questions o where o.writer = q.writer and o.id <> q.id limit 10000) others) end as same_writer,
       (select count(*)::int from mock_test_questions p where p.question_id = q.id or p.source_id = q.id) as papers
     from questions q where q.id = $1`,
    [id, version],
  );
  return row;
}

export function listObjections(db: Database, caseId: string, max: number) {
  return db.query<Row<typeof objections, "reason" | "answer" | "text" | "weight" | "created_at">>(
    "select reason, answer, text, weight, created_at from objections where case_id = $1 order by weight desc, created_at limit $2",
    [caseId, max],
  );
}
