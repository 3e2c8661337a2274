import { labelOf, type Subject } from "@prepfeed/contract/catalogue";
import { Learning } from "@prepfeed/contract/limits";
import { chanceOf } from "../../rules/learner-model.ts";
import type { CandidateRow, SubjectSkillRow, TopicSkillRow } from "./personalized.queries.ts";

export interface Learner {
  subjects: SubjectSkillRow[];
  topics: TopicSkillRow[];
}

export interface Recommendation {
  postId: string;
  reason: string;
}

/** A topic may fill at most this many of any ten places in a row. */
const MAX_PER_TOPIC = 3;
const WINDOW = 10;

/** The difficulty at which this skill is right about as often as we aim for. */
export function targetLevel(skill: number): number {
  const guess = Learning.guess.SINGLE;
  const beyondGuess = (Learning.targetChance - guess) / (1 - guess);
  return skill - Math.log(beyondGuess / (1 - beyondGuess));
}

/** Orders candidates by how much this learner gains from them, and says why each is there. */
export function recommend(candidates: CandidateRow[], learner: Learner): Recommendation[] {
  const best = new Map<string, CandidateRow & { score: number }>();
  for (const candidate of candidates) {
    const score = scoreOf(candidate, learner);
    if (score > (best.get(candidate.post_id)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(candidate.post_id, { ...candidate, score });
  }
  const ordered = [...best.values()].sort((a, b) => b.score - a.score || (a.post_id < b.post_id ? 1 : -1));
  return spread(ordered).map((candidate) => ({
    postId: candidate.post_id,
    reason: reasonFor(candidate, learner),
  }));
}

type Topical = Pick<CandidateRow, "subject" | "topic">;

/** Whether it is of a topic that the learner knows less well than the rest of its subject. */
export const isWeakIn = (candidate: Topical, learner: Learner) =>
  (topicOf(candidate, learner)?.offset ?? 0) < 0;

function topicOf({ subject, topic }: Topical, { topics }: Learner) {
  return topics.find((known) => known.subject === subject && known.topic === topic);
}

function scoreOf(candidate: CandidateRow, learner: Learner): number {
  const practised = learner.subjects.find(({ subject }) => subject === candidate.subject);
  const topic = topicOf(candidate, learner);
  const chance = chanceOf((practised?.skill ?? 0) + (topic?.offset ?? 0), candidate.estimate);
  const fit = -2 * Math.abs(chance - Learning.targetChance);
  const weakness = topic ? Math.max(0, -topic.offset) : 0;
  const familiarity = practised ? 0.3 : 0;
  const freshness = 0.3 * Math.exp(-candidate.age_days / 7);
  return fit + weakness + familiarity + freshness;
}

/** Keeps the order as far as it can while no topic fills the page. */
function spread<Item extends CandidateRow>(items: Item[]): Item[] {
  const waiting = items.map((item) => ({ item, key: `${item.subject} ${item.topic}` }));
  const placed: typeof waiting = [];
  /** Of each topic, how many stand in the last places. */
  const recent = new Map<string, number>();
  const count = (key: string | undefined, by: number) =>
    key !== undefined && recent.set(key, (recent.get(key) ?? 0) + by);
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ key }) => (recent.get(key) ?? 0) < MAX_PER_TOPIC);
    const [chosen] = waiting.splice(Math.max(0, next), 1);
    if (!chosen) break;
    placed.push(chosen);
    count(chosen.key, 1);
    count(placed.at(-WINDOW)?.key, -1);
  }
  return placed.map(({ item }) => item);
}

export function reasonFor(candidate: Topical, learner: Learner): string {
  const subject = candidate.subject ? labelOf(candidate.subject as Subject) : undefined;
  const topic = topicOf(candidate, learner);
  if (topic && topic.offset < 0)
    return `You got ${topic.correct} of ${topic.attempts} right in ${topic.topic}`;
  if (learner.subjects.some((known) => known.subject === candidate.subject)) {
    return topic || !candidate.topic
      ? `At your level in ${subject}`
      : `New for you in ${subject}: ${candidate.topic}`;
  }
  if (learner.subjects.length === 0) return "A good place to start";
  return subject ? `Something different: ${subject}` : "Popular right now";
}
