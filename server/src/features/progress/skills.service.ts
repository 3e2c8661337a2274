import type { Subject } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";
import type { SubjectSkill, TopicSkill } from "./skills.queries.ts";
import * as queries from "./skills.queries.ts";

export type { SubjectSkill, TopicSkill };

/** What the learner has practised, most first. */
export function listSubjectSkills(db: Database, userId: string): Promise<SubjectSkill[]> {
  return queries.listSubjectSkills(db, userId);
}

interface WeakTopicsWanted {
  subject?: Subject;
  max: number;
  /** Only topics with so many answers, of which less than this share were right. */
  hard?: { from: number; below: number };
}

/** Where the learner does worst, the weakest first. */
export function listWeakTopics(
  db: Database,
  userId: string,
  { subject, max, hard = { from: 1, below: 1 } }: WeakTopicsWanted,
): Promise<TopicSkill[]> {
  return queries.listWeakTopics(db, userId, { subject: subject ?? null, max, ...hard });
}

export type TopicTotal = TopicSkill;

/** How much of each topic, by the name that its questions had, the learner answered. */
export function listTopicTotals(db: Database, userId: string): Promise<TopicTotal[]> {
  return queries.listTopicTotals(db, userId);
}
