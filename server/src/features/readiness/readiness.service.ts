import type { ExamType } from "@prepfeed/contract/foundation/catalogue";
import { Learning } from "@prepfeed/contract/foundation/limits";
import type { Goal } from "@prepfeed/contract/learning/goals";
import type { Readiness } from "@prepfeed/contract/learning/readiness";
import { examShares } from "@prepfeed/question-engine/exams";
import { TOPICS, type Topic, type Unit } from "@prepfeed/question-engine/syllabus";
import { papersOf } from "../../rules/exam-papers.ts";
import { startEstimate } from "../../rules/learner-model.ts";
import { topicNamed } from "../../rules/topic-named.ts";
import { getGoal } from "../goals/goals.service.ts";
import { listNewestTries, type TopicsDeps, unitTitle } from "../topics/topics.service.ts";
import { believedSkills } from "./believed-skills.ts";
import { expectedMarks, type Levels, type Slot, slopeOf } from "./expected-marks.ts";
import { levelsOf, slotsOf } from "./paper-slots.ts";
import { type Belief, estimateSkill, type Tried } from "./skill-estimate.ts";

export type ReadinessDeps = TopicsDeps;

interface TriedOnTopic extends Tried {
  topic: Topic;
}

/** With fewer answers, or fewer in a unit, no estimate is shown. */
const ANSWERS_NEEDED = 40;
const ANSWERS_OF_UNIT = 3;
/** How many topics are recommended. */
const ADVISED = 3;

const NOTHING = { papers: [], topics: [], missing: null };

export async function getExamReadiness(deps: ReadinessDeps, viewerId: string): Promise<Readiness> {
  const { goal } = await getGoal(deps, viewerId);
  return getReadinessFor(deps, viewerId, goal);
}

export async function getReadinessFor(
  deps: ReadinessDeps,
  viewerId: string,
  goal: Pick<Goal, "examType"> | null,
): Promise<Readiness> {
  if (!goal) return { examType: null, ...NOTHING };
  const { examType } = goal;
  const papers = papersOf(examType).map((pattern) => ({ pattern, slots: slotsOf(pattern) }));
  const units = new Set(papers.flatMap(({ slots }) => slots.map(({ unit }) => unit)));
  if (units.size === 0) return { examType, ...NOTHING };
  const tried = (await listTried(deps, viewerId)).filter(({ unit }) => units.has(unit));
  const missing = missingFrom(tried, units);
  if (missing) return { examType, ...NOTHING, missing };
  const levels = levelsOf(examType);
  const skills = believedSkills(tried);
  return {
    examType,
    papers: papers.map(({ pattern, slots }) => {
      const { marks, low, high, outOf } = expectedMarks(slots, levels, skills);
      const [cutOff = null] = pattern.cutOffs;
      return {
        pattern: pattern.id,
        name: pattern.name,
        marks: Math.round(marks),
        low: Math.round(low),
        high: Math.round(high),
        outOf: Math.round(outOf),
        cutOff,
      };
    }),
    topics: mostValuable(
      examType,
      papers.flatMap(({ slots }) => slots),
      levels,
      { skills, tried },
    ),
    missing: null,
  };
}

/** Newest first, with the latest attempt at each question. */
async function listTried(deps: ReadinessDeps, viewerId: string): Promise<TriedOnTopic[]> {
  const tries = await listNewestTries(deps, viewerId);
  return tries.flatMap(({ topic: label, difficulty, is_correct }) => {
    const topic = topicNamed(label);
    if (!topic) return [];
    const asked = { difficulty: startEstimate(difficulty ?? undefined), guess: Learning.guess.SINGLE };
    return [{ topic, unit: topic.unit, ...asked, isCorrect: is_correct }];
  });
}

function missingFrom(tried: readonly Tried[], units: ReadonlySet<string>): Readiness["missing"] {
  const timesIn = (unit: string) => tried.filter((each) => each.unit === unit).length;
  const untried = [...units].filter((unit) => timesIn(unit) < ANSWERS_OF_UNIT);
  const unitsNeeded = Math.ceil(units.size / 2);
  const known = units.size - untried.length;
  if (tried.length >= ANSWERS_NEEDED && known >= unitsNeeded) return null;
  return {
    answers: tried.length,
    answersNeeded: ANSWERS_NEEDED,
    units: known,
    unitsNeeded,
    untried: untried.map((unit) => unitTitle(unit as Unit)),
  };
}

/** How much the topics of a unit differ for one learner. */
const TOPICS_DIFFER = 0.35;

/**
 * An hour of study improves every topic about equally, so it is best spent where a step gains most marks in the
 * exam.
 */
function mostValuable(
  examType: ExamType,
  slots: readonly Slot[],
  levels: Levels,
  { skills, tried }: { skills: (unit: string) => Belief; tried: readonly TriedOnTopic[] },
): Readiness["topics"] {
  const shares = examShares(examType);
  const asked = TOPICS.filter(({ key }) => shares.has(key));
  const shareOf = ({ key }: Topic) => shares.get(key) ?? 0;
  const gainOf = (topic: Topic) => {
    const ofUnit = asked
      .filter(({ unit }) => unit === topic.unit)
      .reduce((sum, each) => sum + shareOf(each), 0);
    const own = tried.filter((each) => each.topic === topic).map((each) => ({ ...each, weight: 1 }));
    const { mean } = estimateSkill(own, { mean: skills(topic.unit).mean, variance: TOPICS_DIFFER });
    const slope = slots
      .filter(({ unit }) => unit === topic.unit)
      .reduce((sum, slot) => sum + slot.count * slopeOf(slot, levels, mean), 0);
    return (slope * shareOf(topic)) / ofUnit;
  };
  return asked
    .map((topic) => ({ topic, gain: gainOf(topic) }))
    .sort((one, other) => other.gain - one.gain)
    .slice(0, ADVISED)
    .map(({ topic: { key, title } }) => ({ slug: key, title }));
}
