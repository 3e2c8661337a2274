import type { ExamType, Subject } from "@prepfeed/contract/foundation/catalogue";
import type { Database } from "../../db/database.ts";
import type { Onlooker } from "../../db/sql/onlooker.ts";
import type { OpenQuestionRow } from "../../db/sql/open-question-row.ts";
import type { Learner, Topical } from "../../rules/learner.ts";
import * as queries from "./personalized.queries.ts";
import { targetLevel } from "./recommend.ts";

/** How many topics are searched, and how many open questions of each; some around the learner's level are added. */
const MAX_TOPICS = 24;
const PER_TOPIC = 6;
const PER_LEVEL = 4;
const MAX_SKILLS = 400;

/** What is known about a learner. */
export async function findLearner(db: Database, viewerId: string): Promise<Learner> {
  const [subjects, topics] = await Promise.all([
    queries.listSubjectSkills(db, viewerId),
    queries.listTopicSkills(db, viewerId, undefined, MAX_SKILLS),
  ]);
  return { subjects, topics };
}

interface Wanted {
  subjects: readonly Subject[];
  /** Only posts for these exams. */
  examFamily: ExamType | undefined;
  /** What could be asked about, in addition to the topics that the learner has answered. */
  topics: readonly { subject: Subject; title: string }[];
  skillOf: (question: Topical) => number;
  /** How much a topic matters to a learner of this skill. */
  valueFor: (topic: string, skill: number) => number;
}

/** Open questions in some subjects: of the topics that matter most, and around the learner's level. */
export async function listOpenQuestions(
  db: Database,
  viewer: Onlooker<string>,
  learner: Learner,
  { subjects, examFamily, topics, skillOf, valueFor }: Wanted,
): Promise<OpenQuestionRow[]> {
  const tried = new Set(learner.topics.map(keyOf));
  const untried = topics
    .map(({ subject, title }) => ({ subject, topic: title }))
    .filter((topic) => !tried.has(keyOf(topic)));
  const chosen = [...learner.topics.filter(({ subject }) => subjects.includes(subject)), ...untried]
    .map(({ subject, topic }) => ({ subject, topic, value: valueFor(topic, skillOf({ subject, topic })) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_TOPICS);
  const levels = subjects.map((subject) => ({
    subject,
    level: targetLevel(skillOf({ subject, topic: null })),
  }));
  const filters = examFamily ? { examFamily } : {};
  const candidates = await Promise.all([
    queries.listByTopics<Posted>(db, viewer, filters, chosen, PER_TOPIC, queries.POSTED_QUESTION),
    queries.listByLevel<Posted>(db, viewer, filters, levels, PER_LEVEL, queries.POSTED_QUESTION),
  ]);
  return firstOfEachPost(db, viewer.viewerId, candidates.flat());
}

type Posted = queries.PostedQuestionRow;

/** In the order of their posts. Only posts that have more questions than one are looked at again. */
async function firstOfEachPost(db: Database, viewerId: string, found: Posted[]): Promise<OpenQuestionRow[]> {
  const firstOf = new Map(found.flatMap((row) => (row.position === 0 ? [[row.post_id, row]] : [])));
  const others = new Set(found.flatMap(({ post_id }) => (firstOf.has(post_id) ? [] : [post_id])));
  const looked = others.size === 0 ? [] : await queries.listFirstOpen(db, viewerId, [...others]);
  return [...firstOf.values(), ...looked].sort((a, b) => (a.post_id < b.post_id ? -1 : 1));
}

const keyOf = ({ subject, topic }: Topical) => `${subject ?? ""} ${topic ?? ""}`;
