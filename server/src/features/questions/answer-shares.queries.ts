import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import type { Database } from "../../db/database.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";

interface AnswerCountsRow {
  id: string;
  people: number;
  correct: number;
  /** How many chose each letter, alone or with others. */
  chosen: number[];
  /** The number of options; 0 if the answer is a number. */
  options: number;
  /** Whether its author is sitting a paper that asks it. */
  is_key_hidden: boolean;
}

const CHOSEN = LETTERS.map(
  (letter) => `count(*) filter (where strpos(a.selected_option, '${letter}') > 0)::int`,
).join(", ");

/** At most `max` answers to each question of a post, in the order of the questions. Answers to an earlier version that asked something else are left out. */
export function listAnswerCounts(db: Database, postId: string, max: number) {
  return db.query<AnswerCountsRow>(
    `select q.id, num_nonnulls(q.option_a, q.option_b, q.option_c, q.option_d, q.option_e) as options,
       ${hasHiddenKey("q.author_id")} as is_key_hidden, counted.*
     from questions q cross join lateral (
       select count(*)::int as people, count(*) filter (where a.is_correct)::int as correct, array[${CHOSEN}] as chosen
       from (select selected_option, is_correct from answers where question_id = q.id and counts and version >= q.statistics_version limit $2) a) counted
     where q.post_id = $1 order by q.position`,
    [postId, max],
  );
}
