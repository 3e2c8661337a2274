import type { Difficulty, ExamType, Option, Subject } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";

export interface QuestionRow {
  id: string;
  post_id: string | null;
  author_id: string | null;
  question_text: string;
  option_a: string;
  option_b: string;
  option_c: string;
  option_d: string;
  correct_answer: Option;
  explanation: string;
  section: string;
  topic: string | null;
}

export interface AnswerRow {
  question_id: string;
  selected_option: Option;
  is_correct: boolean;
  points_earned: number;
  time_spent: number | null;
  submitted_at: Date;
}

/** An answer with the key it was marked by. */
export type MarkedAnswerRow = AnswerRow & Pick<QuestionRow, "correct_answer" | "explanation">;

const QUESTION = `q.id, q.post_id, q.author_id, q.question_text, q.option_a, q.option_b, q.option_c, q.option_d,
  q.correct_answer, q.explanation, q.section, q.topic`;
const ANSWER =
  "a.question_id, a.selected_option, a.is_correct, a.points_earned, a.time_spent, a.submitted_at";

export interface NewQuestionRow {
  id: string;
  postId: string | null;
  position: number;
  authorId: string;
  questionText: string;
  optionA: string;
  optionB: string;
  optionC: string;
  optionD: string;
  correctAnswer: Option;
  explanation: string;
  section: string;
  subject: Subject | null;
  examType: ExamType | null;
  difficulty: Difficulty | null;
  topic: string | null;
  estimate: number;
}

export async function insertQuestion(tx: Database, q: NewQuestionRow) {
  await tx.query(
    `insert into questions (id, post_id, position, author_id, question_text, option_a, option_b, option_c, option_d,
       correct_answer, explanation, section, subject, exam_type, difficulty, topic, estimate)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      q.id,
      q.postId,
      q.position,
      q.authorId,
      q.questionText,
      q.optionA,
      q.optionB,
      q.optionC,
      q.optionD,
      q.correctAnswer,
      q.explanation,
      q.section,
      q.subject,
      q.examType,
      q.difficulty,
      q.topic,
      q.estimate,
    ],
  );
}

export function listQuestionsOfPosts(db: Database, postIds: string[]) {
  return db.query<QuestionRow & { post_id: string }>(
    `select ${QUESTION} from questions q where q.post_id = any($1::uuid[]) order by q.post_id, q.position`,
    [postIds],
  );
}

export function listAnswersOf(db: Database, userId: string, questionIds: string[]) {
  return db.query<AnswerRow>(
    `select ${ANSWER} from unnest($2::uuid[]) as asked (id)
     join lateral (select * from answers where user_id = $1 and question_id = asked.id limit 1) a on true`,
    [userId, questionIds],
  );
}

export async function questionExists(db: Database, id: string): Promise<boolean> {
  const rows = await db.query("select 1 from questions where id = $1", [id]);
  return rows.length > 0;
}

export async function findAnswer(
  db: Database,
  userId: string,
  questionId: string,
): Promise<MarkedAnswerRow | undefined> {
  const [row] = await db.query<MarkedAnswerRow>(
    `select ${ANSWER}, q.correct_answer, q.explanation from answers a join questions q on q.id = a.question_id
     where a.user_id = $1 and a.question_id = $2`,
    [userId, questionId],
  );
  return row;
}

export interface AskedRow extends QuestionRow {
  subject: string | null;
  estimate: number;
  attempts: number;
  subject_skill: number;
  subject_answers: number;
  topic_offset: number;
  topic_answers: number;
}

/** A question with what is known of it and of the person who is about to answer. */
export async function findAskedQuestion(
  db: Database,
  userId: string,
  id: string,
): Promise<AskedRow | undefined> {
  const [row] = await db.query<AskedRow>(
    `select ${QUESTION}, q.subject, q.estimate, q.attempts_count as attempts,
       coalesce(s.skill, 0) as subject_skill, coalesce(s.attempts, 0) as subject_answers,
       coalesce(t."offset", 0) as topic_offset, coalesce(t.attempts, 0) as topic_answers
     from questions q
     left join subject_skills s on s.user_id = $1 and s.subject = q.subject
     left join topic_skills t on t.user_id = $1 and t.subject = q.subject and t.topic = q.topic
     where q.id = $2`,
    [userId, id],
  );
  return row;
}

interface Shift {
  subject: number;
  topic: number;
  question: number;
}

export interface NewAnswer {
  userId: string;
  questionId: string;
  selectedOption: Option;
  timeSpent: number | null;
  points: number;
  /** What it changes in the learner model, depending on whether it is right. */
  ifRight: Shift;
  ifWrong: Shift;
  deltaId: string;
}

/**
 * Records the answer and everything that follows from it in one statement: all of it, or nothing when there is an answer already.
 * Whether it is right is decided here, against the key as it stands while the row is held.
 */
export async function insertAnswer(db: Database, answer: NewAnswer): Promise<MarkedAnswerRow | undefined> {
  const { ifRight, ifWrong } = answer;
  const [row] = await db.query<MarkedAnswerRow>(
    `with asked as (
       select id, post_id, subject, topic, correct_answer, explanation, correct_answer = $3 as is_correct
       from questions where id = $2 for key share),
     answered as (
       insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts, time_spent)
       select $1, id, $3, is_correct, case when is_correct then $5::int else 0 end, true, $4 from asked
       on conflict do nothing returning *),
     fresh as (select asked.*, asked.is_correct::int as correct from asked join answered on answered.question_id = asked.id),
     learner as (
       update users u set total_questions = total_questions + 1, correct_answers = correct_answers + fresh.correct,
         score = score + fresh.correct * $5::int
       from fresh where u.id = $1),
     delta as (
       insert into attempt_deltas (id, question_id, post_id, is_correct, shift)
       select $6, id, post_id, is_correct, case when is_correct then $7::real else $8::real end from fresh),
     subject_skill as (
       insert into subject_skills as s (user_id, subject, skill, attempts, correct)
       select $1, subject, case when is_correct then $9::real else $10::real end, 1, correct from fresh where subject is not null
       on conflict (user_id, subject) do update set skill = s.skill + excluded.skill, attempts = s.attempts + 1,
         correct = s.correct + excluded.correct),
     topic_skill as (
       insert into topic_skills as t (user_id, subject, topic, "offset", attempts, correct)
       select $1, subject, topic, case when is_correct then $11::real else $12::real end, 1, correct
       from fresh where subject is not null and topic is not null
       on conflict (user_id, subject, topic) do update set "offset" = t."offset" + excluded."offset", attempts = t.attempts + 1,
         correct = t.correct + excluded.correct)
     select ${ANSWER}, asked.correct_answer, asked.explanation from answered a join asked on asked.id = a.question_id`,
    [
      answer.userId,
      answer.questionId,
      answer.selectedOption,
      answer.timeSpent,
      answer.points,
      answer.deltaId,
      ifRight.question,
      ifWrong.question,
      ifRight.subject,
      ifWrong.subject,
      ifRight.topic,
      ifWrong.topic,
    ],
  );
  return row;
}

/** An author's answer to an own question: kept, and counted nowhere. */
export async function insertUncountedAnswer(
  db: Database,
  answer: Pick<NewAnswer, "userId" | "questionId" | "selectedOption" | "timeSpent">,
) {
  const [row] = await db.query<MarkedAnswerRow>(
    `with asked as (select id, correct_answer, explanation from questions where id = $2 for key share),
     answered as (
       insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts, time_spent)
       select $1, id, $3, correct_answer = $3, 0, false, $4 from asked on conflict do nothing returning *)
     select ${ANSWER}, asked.correct_answer, asked.explanation from answered a join asked on asked.id = a.question_id`,
    [answer.userId, answer.questionId, answer.selectedOption, answer.timeSpent],
  );
  return row;
}

/** Holds a post's questions still: nobody can answer them until the transaction ends. */
export function lockQuestionsOfPost(tx: Database, postId: string) {
  return tx.query<QuestionRow & { is_answered: boolean }>(
    `select ${QUESTION}, (select true from answers a where a.question_id = q.id and a.counts limit 1) is not null as is_answered
     from questions q where q.post_id = $1 order by q.position for update of q`,
    [postId],
  );
}

export interface QuestionChange {
  id: string;
  questionText: string;
  optionA: string;
  optionB: string;
  optionC: string;
  optionD: string;
  correctAnswer: Option;
  explanation: string;
  section: string;
  subject: Subject | null;
  examType: ExamType | null;
  difficulty: Difficulty | null;
  topic: string | null;
}

export async function updateQuestion(tx: Database, q: QuestionChange) {
  await tx.query(
    `update questions set question_text = $2, option_a = $3, option_b = $4, option_c = $5, option_d = $6, correct_answer = $7,
       explanation = $8, section = $9, subject = $10, exam_type = $11, difficulty = $12, topic = $13 where id = $1`,
    [
      q.id,
      q.questionText,
      q.optionA,
      q.optionB,
      q.optionC,
      q.optionD,
      q.correctAnswer,
      q.explanation,
      q.section,
      q.subject,
      q.examType,
      q.difficulty,
      q.topic,
    ],
  );
}

/** Only one process adds up at a time; the others go on without. */
export async function tryLockRollup(tx: Database): Promise<boolean> {
  const [row] = await tx.query<{ locked: boolean }>("select pg_try_advisory_xact_lock(7203552) as locked");
  return row?.locked === true;
}

/** Adds what answers left behind to their questions and posts. Returns how many were added up. */
export async function addUpAttempts(tx: Database, max: number): Promise<number> {
  const [row] = await tx.query<{ taken: number }>(
    `with taken as (
       delete from attempt_deltas where id in (select id from attempt_deltas order by id limit $1)
       returning question_id, post_id, is_correct, shift),
     by_question as (
       update questions q set attempts_count = attempts_count + d.attempts, correct_count = correct_count + d.correct,
         estimate = estimate + d.shift
       from (select question_id, count(*)::int as attempts, count(*) filter (where is_correct)::int as correct, sum(shift) as shift
             from taken group by question_id) d
       where q.id = d.question_id),
     by_post as (
       update posts p set attempts_count = attempts_count + d.attempts,
         trending = trending_score(likes_count, comments_count, bookmarks_count, shares_count, attempts_count + d.attempts, created_at)
       from (select post_id, count(*)::int as attempts from taken group by post_id) d
       where p.id = d.post_id)
     select count(*)::int as taken from taken`,
    [max],
  );
  return row?.taken ?? 0;
}
