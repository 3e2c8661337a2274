import { SUBJECTS, type Subject } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";
import * as queries from "./personalized.queries.ts";
import { recommend, targetLevel } from "./recommend.ts";

/** Weakest topics of all subjects that are looked at, and of those in the wanted ones that are used. */
const SCANNED_TOPICS = 60;
const MAX_TOPICS = 8;
const PER_TOPIC = 8;
const PER_LEVEL = 8;
/** More than any session needs of each kind. */
const MAX_POSTS = 120;

export interface RecommendedQuestion {
  questionId: string;
  kind: "weak" | "new";
  why: string;
}

/** Open questions in some subjects, or in all: of the learner's weak topics and around their level, the most useful first. */
export async function recommendQuestions(
  db: Database,
  viewerId: string,
  subjects: readonly Subject[] = SUBJECTS,
): Promise<RecommendedQuestion[]> {
  const [skills, weakest] = await Promise.all([
    queries.listSubjectSkills(db, viewerId),
    queries.listTopicSkills(db, viewerId, undefined, SCANNED_TOPICS),
  ]);
  const isWanted = ({ subject }: { subject: string }) => subjects.includes(subject as Subject);
  const topics = weakest.filter(isWanted).slice(0, MAX_TOPICS);
  const levels = subjects.map((subject) => ({
    subject,
    level: targetLevel(skills.find((known) => known.subject === subject)?.skill ?? 0),
  }));
  const candidates = await Promise.all([
    queries.listByTopics(db, viewerId, {}, topics, PER_TOPIC),
    queries.listByLevel(db, viewerId, {}, levels, PER_LEVEL),
  ]);
  const ranking = recommend(candidates.flat(), { subjects: skills, topics }).slice(0, MAX_POSTS);
  const rows = await queries.listFirstOpen(
    db,
    viewerId,
    ranking.map(({ postId }) => postId),
  );
  const questionOf = new Map(rows.map(({ id, post_id }) => [post_id, id]));
  return ranking.flatMap(({ postId, reason, isWeak }) => {
    const questionId = questionOf.get(postId);
    return questionId ? { questionId, kind: isWeak ? "weak" : "new", why: reason } : [];
  });
}
