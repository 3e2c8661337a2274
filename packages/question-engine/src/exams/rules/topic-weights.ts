import { type Topic, type TopicKey, topicsOfUnit } from "../../syllabus/syllabus.ts";
import { UNITS, type Unit, type UnitWeights } from "../../syllabus/units.ts";
import { FOR_ALL } from "../topic-shares.ts";
import type { Exam } from "./exam.ts";

export interface WantedTopic {
  topic: Topic;
  weight: number;
}

/** Within a unit a topic is used as often as in papers; the share of each unit stays as the exam has it. */
export function weightsOf(
  wanted: readonly WantedTopic[],
  { family, examWeight, topicShares }: Exam,
): ReadonlyMap<TopicKey, number> {
  const shareOf = (topic: TopicKey) => topicShares?.[topic] ?? FOR_ALL[topic] ?? 1;
  const raised = wanted.map(({ topic, weight }) => ({
    topic,
    weight: weight * shareOf(topic.key) * (topic.stressedBy.includes(family) ? examWeight : 1),
  }));
  const sumOf = (entries: readonly WantedTopic[], unit: Unit) =>
    entries.filter(({ topic }) => topic.unit === unit).reduce((sum, { weight }) => sum + weight, 0);
  return new Map(
    raised.map(({ topic, weight }, at) => {
      const sum = sumOf(raised, topic.unit);
      // A request for what papers never ask is served anyway.
      return [topic.key, sum > 0 ? (weight * sumOf(wanted, topic.unit)) / sum : (wanted[at]?.weight ?? 0)];
    }),
  );
}

export function topicsOfUnits(weights: UnitWeights, excluded: readonly TopicKey[] = []): WantedTopic[] {
  return UNITS.flatMap((unit) => {
    const topics = topicsOfUnit(unit).filter(({ key }) => !excluded.includes(key));
    return topics.map((topic) => ({ topic, weight: (weights[unit] ?? 0) / topics.length }));
  }).filter(({ weight }) => weight > 0);
}
