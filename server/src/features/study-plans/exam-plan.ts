import { StudyPlan as Limits } from "@prepfeed/contract/foundation/limits";
import { type Lesson, type Pace, writeDays } from "./built-in-plan.ts";
import type { ExamTopic } from "./plan-topics.ts";
import type { PlanDay } from "./study-plans.queries.ts";

interface ExamPlanInput {
  topics: readonly ExamTopic[];
  duration: number;
  minutesPerDay: number;
}

const MAX_PER_DAY = 3;
const QUESTIONS_PER_TOPIC = 5;

/**
 * All units of an exam by their shares, on days that fit into the learner's minutes. Weak topics of each unit come
 * first, then those that the exam asks most; after all were studied they are repeated.
 */
export function writeExamPlan({ topics, duration, minutesPerDay }: ExamPlanInput): PlanDay[] {
  const pace = paceWithin(minutesPerDay);
  const perDay = Math.max(1, Math.min(MAX_PER_DAY, Math.floor(pace.study.questions / QUESTIONS_PER_TOPIC)));
  return writeDays(duration, Math.ceil(topics.length / perDay), pace, (days) =>
    lessonsFor(topics, days, perDay),
  );
}

/** Half of a study day is for reading; a question takes a minute. */
function paceWithin(minutes: number): Pace {
  const work = (share: number) => ({
    questions: Math.max(1, Math.min(Limits.maxQuizCount, Math.round(minutes * share))),
    minutes,
  });
  return {
    study: work(0.5),
    further: { questions: 0, minutes: 0 },
    revision: work(0.75),
    mock: work(1),
    last: work(0.5),
  };
}

function lessonsFor(topics: readonly ExamTopic[], days: number, perDay: number): Lesson[] {
  const sequence = takeTurns(topics, days * perDay);
  return Array.from({ length: days }, (_, day) => {
    const visits = sequence.slice(day * perDay, (day + 1) * perDay);
    return {
      topics: [...new Set(visits.map(({ topic }) => topic))],
      round: Math.min(...visits.map(({ round }) => round)),
    };
  });
}

/** Units in turn, each as often as its share says. */
function takeTurns(topics: readonly ExamTopic[], count: number): { topic: ExamTopic; round: number }[] {
  const names = [...new Set(topics.map(({ unit }) => unit))];
  const units = names.map((name) => {
    const ofUnit = topics.filter(({ unit }) => unit === name);
    const share = ofUnit.reduce((sum, topic) => sum + topic.share, 0);
    const inOrder = ofUnit.toSorted((a, b) => Number(b.isWeak) - Number(a.isWeak) || b.share - a.share);
    return { topics: inOrder, step: 1 / share, next: 0.5 / share, taken: 0 };
  });
  return Array.from({ length: count }, () => {
    const unit = units.reduce((first, other) => (other.next < first.next ? other : first));
    const at = unit.taken++;
    unit.next += unit.step;
    return {
      topic: unit.topics[at % unit.topics.length] as ExamTopic,
      round: Math.floor(at / unit.topics.length),
    };
  });
}
