import type { Level } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import type { PlanTopic } from "./plan-topics.ts";
import type { PlanDay } from "./study-plans.queries.ts";

interface PlanInput {
  topics: readonly PlanTopic[];
  duration: number;
  level: Level;
}

type Kind = "study" | "revision" | "mock" | "last";
type Work = Pick<PlanDay, "questions" | "minutes">;

/** How much a day of each kind asks for. */
export interface Pace extends Record<Kind, Work> {
  /** For each topic of a study day after the first. */
  further: Work;
}

const WEEK = 7;
/** The most topics in one day. */
const MAX_PER_DAY = 3;
const WORK: Record<Level, Work> = {
  BEGINNER: { questions: 10, minutes: 40 },
  INTERMEDIATE: { questions: 15, minutes: 50 },
  ADVANCED: { questions: 20, minutes: 60 },
};

function paceOf(level: Level): Pace {
  const { questions, minutes } = WORK[level];
  return {
    study: { questions, minutes },
    further: { questions: 5, minutes: 15 },
    revision: { questions: questions + 5, minutes },
    mock: { questions: 30, minutes: 60 },
    last: { questions, minutes: Math.round(minutes * 0.6) },
  };
}

/**
 * Weak topics come first and more often, each week ends with a revision, and a mock test is near the end. Days beyond
 * the syllabus repeat it, and then every other week ends with a mock test.
 */
export function writePlan({ topics, duration, level }: PlanInput): PlanDay[] {
  return writeDays(duration, topics.length, paceOf(level), (days) => lessonsFor(topics, days));
}

/**
 * `round` is the number of study days that cover the whole syllabus once; `lessonsIn` fills the given number of study
 * days.
 */
export function writeDays(
  duration: number,
  round: number,
  pace: Pace,
  lessonsIn: (days: number) => Lesson[],
): PlanDay[] {
  const covered = Math.ceil((round * WEEK) / (WEEK - 1));
  const kinds = Array.from({ length: duration }, (_, at) => kindOf(at + 1, duration, covered));
  const lessons = lessonsIn(kinds.filter((kind) => kind === "study").length);
  const days: PlanDay[] = [];
  let sinceRevision: string[] = [];
  for (const kind of kinds) {
    if (kind === "study") {
      const lesson = lessons.shift();
      if (!lesson) break;
      sinceRevision.push(...lesson.topics.map(({ title }) => title));
      days.push(studyDay(lesson, pace));
      continue;
    }
    days.push(specialDay(kind, [...new Set(sinceRevision)], pace));
    if (kind === "revision") sinceRevision = [];
  }
  return days;
}

/** `covered` is the day by which the whole syllabus was studied once. */
function kindOf(day: number, duration: number, covered: number): Kind {
  if (duration >= 10 && day === duration) return "last";
  if (duration >= 4 && day === (duration >= 10 ? duration - 1 : duration)) return "mock";
  if (day > covered + WEEK && day % (2 * WEEK) === 0) return "mock";
  return day % WEEK === 0 ? "revision" : "study";
}

export interface Lesson {
  topics: PlanTopic[];
  /** How often these were studied before. */
  round: number;
}

/**
 * A lesson for each study day: several topics a day if there are few days, several rounds if there are many.
 */
function lessonsFor(topics: readonly PlanTopic[], days: number): Lesson[] {
  if (days === 0 || topics.length === 0) return [];
  const weak = topics.filter(({ isWeak }) => isWeak);
  const first = [...weak, ...topics.filter(({ isWeak }) => !isWeak)];
  if (days < first.length) return chunk(mostWanted(first, days * MAX_PER_DAY), days);

  const lessons: Lesson[] = first.map((topic) => ({ topics: [topic], round: 0 }));
  for (let round = 1; lessons.length < days; round++) {
    const stressed = topics.filter(({ isStressed, isWeak }) => isStressed && !isWeak);
    const others = topics.filter(({ isStressed, isWeak }) => !isStressed && !isWeak);
    // Weak topics are repeated in the middle of each round.
    for (const topic of [...weak, ...stressed, ...weak, ...others]) lessons.push({ topics: [topic], round });
  }
  return lessons.slice(0, days);
}

/** Keeps weak topics and those that the exam stresses if there is no room for all; the order stays. */
function mostWanted(topics: readonly PlanTopic[], max: number): PlanTopic[] {
  const value = ({ isWeak, isStressed }: PlanTopic) => Number(isWeak) * 2 + Number(isStressed);
  const kept = new Set(topics.toSorted((one, other) => value(other) - value(one)).slice(0, max));
  return topics.filter((topic) => kept.has(topic));
}

function chunk(topics: readonly PlanTopic[], days: number): Lesson[] {
  return Array.from({ length: days }, (_, at) => ({
    topics: topics.slice(
      Math.floor((at * topics.length) / days),
      Math.floor(((at + 1) * topics.length) / days),
    ),
    round: 0,
  }));
}

function studyDay({ topics, round }: Lesson, { study, further }: Pace): PlanDay {
  const parts = topics.flatMap(({ parts }) => parts.slice(0, Math.ceil(4 / topics.length)));
  const covers = parts.length > 0 ? `: ${parts.join(", ")}` : "";
  const what = topics.length > 1 ? "each topic" : "the topic";
  const goals =
    round === 0
      ? [`Learn the basics of ${what}${covers}`, "Work through two solved examples, then solve without help"]
      : [
          `Recall ${what} without notes${covers}`,
          round === 1 ? "Solve harder questions than last time" : "Solve against the clock",
        ];
  for (const { title } of topics.filter(({ isWeak }) => isWeak)) {
    goals.push(`${title} was hard for you so far: note each mistake and why it happened`);
  }
  return {
    topic: join(topics.map(({ title }) => title)),
    topics: topics.map(({ title }) => title),
    goals,
    questions: study.questions + further.questions * (topics.length - 1),
    minutes: study.minutes + further.minutes * (topics.length - 1),
  };
}

function specialDay(kind: Exclude<Kind, "study">, covered: string[], pace: Pace): PlanDay {
  const again = covered.length > 0 ? [`Go over again: ${join(covered, Length.explanationMax)}`] : [];
  switch (kind) {
    case "revision":
      return {
        topic: "Revision",
        topics: covered,
        goals: [...again, "Practise your mistakes of the week until each is right"],
        ...pace.revision,
      };
    case "mock":
      return {
        topic: "Mock test",
        topics: [],
        goals: ["Answer a mixed set in one sitting, with the clock running", "Mark what you guessed"],
        ...pace.mock,
      };
    case "last":
      return {
        topic: "Last revision",
        topics: [],
        goals: ["Go through the mistakes of the mock test", ...again, "Rest: nothing new today"],
        ...pace.last,
      };
  }
}

function join(titles: readonly string[], max = 200): string {
  const whole = titles.join("; ");
  return whole.length <= max ? whole : `${whole.slice(0, max - 1)}…`;
}
