import { PostInsight } from "@prepfeed/contract/foundation/limits";
import type { PostAnalytics } from "@prepfeed/contract/posts/post-analytics";
import type { Database } from "../../db/database.ts";
import { percentage } from "../../rules/percentage.ts";
import { listAnswerCounts } from "./answer-shares.queries.ts";

/**
 * How people answered the questions of a post, for its author: empty for few people, and for a question that the
 * author is sitting in a paper.
 */
export async function listAnswerShares(db: Database, postId: string): Promise<PostAnalytics["questions"]> {
  const rows = await listAnswerCounts(db, postId, PostInsight.maxAnswers);
  return rows.map(({ id, people, correct, chosen, options, is_key_hidden }) => {
    const isTold = people >= PostInsight.minPeople && !is_key_hidden;
    return {
      id,
      people,
      right: isTold ? percentage(correct, people) : null,
      options: isTold ? chosen.slice(0, options).map((count) => percentage(count, people)) : null,
    };
  });
}
