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

/** Topics that were got wrong at least once, the weakest first. */
export function listWeakTopics(db: Database, userId: string, subject: Subject | null, max: number) {
  return db.query<TopicSkill>(
    `select subject, topic, attempts, correct from topic_skills
     where user_id = $1 and ($2::text is null or subject = $2) and correct < attempts
     order by "offset", topic limit $3`,
    [userId, subject, max],
  );
}
