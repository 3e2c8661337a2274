import type { Subject } from "@prepfeed/contract/catalogue";
import type { Database } from "../../db/database.ts";
import * as queries from "./personalized.queries.ts";
import { isWeakIn, reasonFor, targetLevel } from "./recommend.ts";

/** Topics that are looked into, and how many open questions of each; beside them some around the learner's level. */
const MAX_TOPICS = 24;
const PER_TOPIC = 6;
const PER_LEVEL = 4;
const MAX_SKILLS = 400;

interface OpenQuestion {
  questionId: string;
  /** Of a topic that the learner knows less well than the rest of its subject. */
  isWeak: boolean;
  why: string;
  topic: string | null;
  estimate: number;
  /** In its subject and topic. */
  skill: number;
}

interface Wanted {
  subjects: readonly Subject[];
  /** What could be asked about, beside the topics that the learner has answered. */
  topics: readonly { subject: string; title: string }[];
  /** How much a topic matters to somebody of this skill. */
  worthOf: (topic: string, skill: number) => number;
}

/** Open questions in some subjects: of the topics that matter most and around the learner's level. */
export async function listOpenQuestions(
  db: Database,
  viewerId: string,
  { subjects, topics, worthOf }: Wanted,
): Promise<OpenQuestion[]> {
  const [skills, tried] = await Promise.all([
    queries.listSubjectSkills(db, viewerId),
    queries.listTopicSkills(db, viewerId, undefined, MAX_SKILLS),
  ]);
  const skillIn = (subject: string | null) => skills.find((known) => known.subject === subject)?.skill ?? 0;
  const known = new Map(tried.map((skill) => [keyOf(skill), skill]));
  const skillOf = (topic: { subject: string | null; topic: string | null }) =>
    skillIn(topic.subject) + (known.get(keyOf(topic))?.offset ?? 0);
  const untried = topics
    .map(({ subject, title }) => ({ subject, topic: title }))
    .filter((topic) => !known.has(keyOf(topic)));
  const chosen = [...tried.filter(({ subject }) => subjects.includes(subject as Subject)), ...untried]
    .map(({ subject, topic }) => ({ subject, topic, worth: worthOf(topic, skillOf({ subject, topic })) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MAX_TOPICS);
  const levels = subjects.map((subject) => ({ subject, level: targetLevel(skillIn(subject)) }));
  const candidates = await Promise.all([
    queries.listByTopics(db, viewerId, {}, chosen, PER_TOPIC),
    queries.listByLevel(db, viewerId, {}, levels, PER_LEVEL),
  ]);
  const byPost = new Map(candidates.flat().map((candidate) => [candidate.post_id, candidate]));
  const rows = await queries.listFirstOpen(db, viewerId, [...byPost.keys()]);
  const learner = { subjects: skills, topics: tried };
  return rows.flatMap(({ id, post_id }) => {
    const candidate = byPost.get(post_id);
    if (!candidate) return [];
    return {
      questionId: id,
      isWeak: isWeakIn(candidate, learner),
      why: reasonFor(candidate, learner),
      topic: candidate.topic,
      estimate: candidate.estimate,
      skill: skillOf(candidate),
    };
  });
}

const keyOf = ({ subject, topic }: { subject: string | null; topic: string | null }) =>
  `${subject ?? ""} ${topic ?? ""}`;
