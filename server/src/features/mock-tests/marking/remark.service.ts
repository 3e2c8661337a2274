import type { Database } from "../../../db/database.ts";
import { listQuestions } from "../saved-answers.queries.ts";
import { storeMarks } from "./finish-attempt.service.ts";
import * as queries from "./marking.queries.ts";

interface RemarkedAttempt {
  attemptId: string;
  userId: string;
  /** In units of a mark. */
  oldScore: number;
  score: number;
}

export interface Remarked {
  /** The last person who was looked at; none when there is nobody after `after`. */
  last: string | undefined;
  changed: RemarkedAttempt[];
}

/** Marks the attempts of the next `max` people again whose papers ask this question. Running attempts are marked by the new key when they end. */
export async function remarkSome(
  tx: Database,
  questionId: string,
  after: string,
  max: number,
  at: Date,
): Promise<Remarked> {
  const people = (await queries.listSitters(tx, questionId, after, max)).map(({ user_id }) => user_id);
  if (people.length === 0) return { last: undefined, changed: [] };
  const changed: RemarkedAttempt[] = [];
  for (const attempt of await queries.lockAttempts(tx, questionId, people)) {
    if (!attempt.finished_at) continue;
    const { sections, total, tieKey } = await storeMarks(tx, attempt, await listQuestions(tx, attempt), at);
    await queries.updateScore(tx, attempt.id, { score: total.units, tieKey, sectionTallies: sections });
    const oldScore = attempt.score ?? 0;
    if (oldScore !== total.units)
      changed.push({ attemptId: attempt.id, userId: attempt.user_id, oldScore, score: total.units });
  }
  return { last: people.at(-1), changed };
}
