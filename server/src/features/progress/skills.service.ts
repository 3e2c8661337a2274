import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import type { Database } from "../../db/database.ts";
import type { TopicSkill } from "./skills.queries.ts";
import * as queries from "./skills.queries.ts";

export type { TopicSkill };

interface WeakTopicsWanted {
  subject?: Subject;
  max: number;
  /** Only topics with at least this many answers and a share of right ones under this. */
  hard?: { from: number; below: number };
}

/** The learner's weakest topics, the weakest first. */
export function listWeakTopics(
  db: Database,
  userId: string,
  { subject, max, hard = { from: 1, below: 1 } }: WeakTopicsWanted,
): Promise<TopicSkill[]> {
  return queries.listWeakTopics(db, userId, { subject: subject ?? null, max, ...hard });
}

export type TopicTotal = TopicSkill;

/** How many questions of each topic the learner answered, by the topic name in the questions. */
export function listTopicTotals(db: Database, userId: string): Promise<TopicTotal[]> {
  return queries.listTopicTotals(db, userId);
}
