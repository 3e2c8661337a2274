import { Statistics } from "@prepfeed/contract/questions/statistics-limits";
import type { Database } from "../../db/database.ts";

/** What some answers say about one question. */
export interface QuestionGain {
  id: string;
  /** The version with which its statistics began, as the answers were taken. */
  statisticsVersion: number;
  attempts: number;
  correct: number;
  /** Those of them that were at a version with other statistics than the newest. */
  earlier: number;
  /** How far they move its estimate. */
  shift: number;
}

/** A key is examined at so many answers, and again each time that there are a fifth more. */
const EXAMINED_FROM = 60;
const examinations = (count: string) =>
  `floor(ln(greatest(1, ${count})::float8 / ${EXAMINED_FROM}) / ln(1.2::float8))`;

const ESTIMATE = "(estimate + case when q.statistics_version = g.began then g.shift else 0 end)";
/** An index holds `indexed_estimate`. So it changes as rarely as suffices: once few answers no longer mislead, and by half of a level. */
const FOLLOWS_AT = { answers: Statistics.fewest, away: 0.5 };
const INDEXED = `case when attempts_count - earlier_attempts + g.attempts - g.earlier >= ${FOLLOWS_AT.answers}
  and abs(${ESTIMATE} - indexed_estimate) > ${FOLLOWS_AT.away} then ${ESTIMATE} else indexed_estimate end`;

/**
 * Rows are locked in the order of their ids, so that two processes do not deadlock. An author who asks something else
 * after the answers were taken makes all of them answers to an earlier version.
 */
export async function addToQuestions(tx: Database, gains: QuestionGain[]) {
  const ids = gains.map(({ id }) => id);
  await tx.query("select 1 from questions where id = any($1::uuid[]) order by id for no key update", [ids]);
  await tx.query(
    `with changed as (
       update questions q set attempts_count = attempts_count + g.attempts, correct_count = correct_count + g.correct,
         estimate = ${ESTIMATE}, indexed_estimate = ${INDEXED},
         earlier_attempts = earlier_attempts + case when q.statistics_version = g.began then g.earlier else g.attempts end
       from unnest($1::uuid[], $2::int[], $3::int[], $4::float8[], $5::int[], $6::int[]) as g (id, attempts, correct, shift, earlier, began)
       where q.id = g.id
       returning q.id, q.attempts_count as count, q.attempts_count - g.attempts as before)
     insert into questions_to_examine (question_id) select id from changed
     where count >= ${EXAMINED_FROM} and ${examinations("count")} > ${examinations("before")} on conflict do nothing`,
    [
      ids,
      gains.map(({ attempts }) => attempts),
      gains.map(({ correct }) => correct),
      gains.map(({ shift }) => shift),
      gains.map(({ earlier }) => earlier),
      gains.map(({ statisticsVersion }) => statisticsVersion),
    ],
  );
}
