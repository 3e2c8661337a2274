import type { Subject } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";

export interface SubjectSkill {
  subject: Subject;
  attempts: number;
  correct: number;
}

export interface TopicSkill extends SubjectSkill {
  topic: string;
}

export function listSubjectSkills(db: Database, userId: string) {
  return db.query<SubjectSkill>(
    "select subject, attempts, correct from subject_skills where user_id = $1 and attempts > 0 order by attempts desc",
    [userId],
  );
}

/** Topics with at least `from` answers, of which less than the share `below` were right, the weakest first. */
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

/** What was answered on each topic, under whatever name. */
export function listTopicTotals(db: Database, userId: string) {
  return db.query<TopicSkill>(
    "select subject, topic, attempts, correct from topic_skills where user_id = $1 and attempts > 0",
    [userId],
  );
}
