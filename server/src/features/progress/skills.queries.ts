import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { topicSkills } from "../../db/schema.ts";

export type TopicSkill = Row<typeof topicSkills, "subject" | "topic" | "attempts" | "correct">;

/** Topics with at least `from` answers and a share of right ones under `below`, the weakest first. */
export function listWeakTopics(
  db: Database,
  userId: string,
  { subject, max, from, below }: { subject: Subject | null; max: number; from: number; below: number },
) {
  return db.query<TopicSkill>(
    `select subject, topic, attempts, correct from topic_skills
     where user_id = $1 and ($2::text is null or subject = $2) and attempts >= $4 and correct < attempts * $5::real
     order by "offset", topic limit $3`,
    [userId, subject, max, from, below],
  );
}

/** The answers on each topic, by the name used in the questions. */
export function listTopicTotals(db: Database, userId: string) {
  return db.query<TopicSkill>(
    "select subject, topic, attempts, correct from topic_skills where user_id = $1 and attempts > 0",
    [userId],
  );
}
