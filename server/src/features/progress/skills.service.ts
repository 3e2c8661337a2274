import type { Subject } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";
import type { SubjectSkill, TopicSkill } from "./skills.queries.ts";
import * as queries from "./skills.queries.ts";

export type { SubjectSkill, TopicSkill };

/** What the learner has practised, most first. */
export function listSubjectSkills(db: Database, userId: string): Promise<SubjectSkill[]> {
  return queries.listSubjectSkills(db, userId);
}

/** Where the learner does worst, the weakest first. */
export function listWeakTopics(
  db: Database,
  userId: string,
  { subject, max }: { subject?: Subject; max: number },
): Promise<TopicSkill[]> {
  return queries.listWeakTopics(db, userId, subject ?? null, max);
}
