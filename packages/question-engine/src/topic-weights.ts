import type { ExamType } from "@prepfeed/contract/catalogue";
import type { ExamFamily } from "./exam-families.ts";
import { paperOf } from "./exam-papers.ts";
import { styleOf } from "./exam-styles.ts";
import { type Topic, type TopicKey, topicsOfUnit } from "./syllabus/syllabus.ts";
import { UNITS, type Unit, type UnitWeights } from "./syllabus/units.ts";
import { shareOf } from "./topic-shares.ts";

export interface WantedTopic {
  topic: Topic;
  weight: number;
}

/** Within a unit a topic comes up as often as in papers; how much there is of each unit stays as the exam has it. */
export function weightsOf(
  wanted: readonly WantedTopic[],
  family: ExamFamily,
  stress: number,
): ReadonlyMap<TopicKey, number> {
  const raised = wanted.map(({ topic, weight }) => ({
    topic,
    weight: weight * shareOf(topic.key, family) * (topic.stressedBy.includes(family) ? stress : 1),
  }));
  const sumOf = (entries: readonly WantedTopic[], unit: Unit) =>
    entries.filter(({ topic }) => topic.unit === unit).reduce((sum, { weight }) => sum + weight, 0);
  return new Map(
    raised.map(({ topic, weight }, at) => {
      const sum = sumOf(raised, topic.unit);
      // Who asks for what papers never ask gets it all the same.
      return [topic.key, sum > 0 ? (weight * sumOf(wanted, topic.unit)) / sum : (wanted[at]?.weight ?? 0)];
    }),
  );
}

export function topicsOfUnits(weights: UnitWeights, leftOut: readonly TopicKey[] = []): WantedTopic[] {
  return UNITS.flatMap((unit) => {
    const topics = topicsOfUnit(unit).filter(({ key }) => !leftOut.includes(key));
    return topics.map((topic) => ({ topic, weight: (weights[unit] ?? 0) / topics.length }));
  }).filter(({ weight }) => weight > 0);
}

const sharesOf = new Map<ExamType, ReadonlyMap<TopicKey, number>>();

/** What part of an exam each of its topics is: together they are 1. Topics that it does not ask are left out. */
export function examShares(examType: ExamType): ReadonlyMap<TopicKey, number> {
  const shares = sharesOf.get(examType) ?? computeShares(examType);
  sharesOf.set(examType, shares);
  return shares;
}

function computeShares(examType: ExamType): ReadonlyMap<TopicKey, number> {
  const { family, style } = styleOf(examType);
  const { topicsLeftOut } = paperOf(examType);
  const weights = weightsOf(topicsOfUnits(style.units, topicsLeftOut), family, style.stress);
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  return new Map([...weights].filter(([, weight]) => weight > 0).map(([key, weight]) => [key, weight / sum]));
}
