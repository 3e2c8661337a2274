import type { Database } from "../../db/database.ts";

const NEWEST_POST =
  "(select created_at from posts where author_id = $1 order by created_at desc, id desc limit 1)";

/** Call it after the posts were added. If two posts are published at once, the newer time is kept. */
export async function countNewPosts(tx: Database, id: string, added: number) {
  await tx.query(
    `update user_counters set posts_count = posts_count + $2, last_post_at = greatest(last_post_at, ${NEWEST_POST}) where user_id = $1`,
    [id, added],
  );
}

/** Call it after the post was deleted. */
export async function countRemovedPost(tx: Database, id: string) {
  await tx.query(
    `update user_counters set posts_count = posts_count - 1, last_post_at = ${NEWEST_POST} where user_id = $1`,
    [id],
  );
}

export async function addToFollowersCount(tx: Database, id: string, change: number): Promise<void> {
  await tx.query("update user_counters set followers_count = followers_count + $2 where user_id = $1", [
    id,
    change,
  ]);
}

export async function addToFollowingCount(tx: Database, id: string, change: number): Promise<void> {
  await tx.query("update user_counters set following_count = following_count + $2 where user_id = $1", [
    id,
    change,
  ]);
}

export interface ScoreGain {
  id: string;
  attempts: number;
  correct: number;
  score: number;
}

/** Rows are locked in the order of their ids, as when people follow each other. */
export async function addToScores(tx: Database, gains: ScoreGain[]) {
  const ids = gains.map(({ id }) => id);
  await tx.query(
    "select 1 from user_counters where user_id = any($1::uuid[]) order by user_id for no key update",
    [ids],
  );
  await tx.query(
    `update user_counters c set total_questions = c.total_questions + g.attempts, correct_answers = c.correct_answers + g.correct,
       score = c.score + g.score
     from unnest($1::uuid[], $2::int[], $3::int[], $4::int[]) as g (id, attempts, correct, score) where c.user_id = g.id`,
    [
      ids,
      gains.map(({ attempts }) => attempts),
      gains.map(({ correct }) => correct),
      gains.map(({ score }) => score),
    ],
  );
}
