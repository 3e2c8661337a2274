import {
  DIFFICULTIES,
  type Difficulty,
  EXAM_TYPES,
  type ExamType,
  QUIZ_SECTIONS,
  SECTIONS,
  type Section,
  SUBJECTS,
  type Subject,
  subjectsOf,
} from "@prepfeed/contract/foundation/catalogue";
import { Generation, Length } from "@prepfeed/contract/foundation/limits";
import type { Goal } from "@prepfeed/contract/learning/goals";
import type { QuizRequest } from "../../../api/learning/practice.ts";
import { oneOf } from "../../../components/forms/choices.ts";
import type { Rules } from "../practice.ts";
import { type Clock, type MarkingChoice, markingOf, minutesOf } from "../rules.ts";

type QuizSection = (typeof QUIZ_SECTIONS)[number];

export interface SetupValues {
  about: Subject | QuizSection | "";
  /** The learner's own words. */
  topic: string;
  difficultyLevel: Difficulty | "";
  examType: ExamType | "";
  count: number;
  clock: Clock;
  marking: MarkingChoice;
}

export const NOTHING: SetupValues = {
  about: "",
  topic: "",
  difficultyLevel: "",
  examType: "",
  count: Generation.defaultCount,
  clock: "none",
  marking: "none",
};

type Missing = Partial<Record<keyof SetupValues, string>>;

/** What is still missing, in the order of the fields. A topic needs no section. */
export function missingIn({ about, topic, difficultyLevel, examType }: SetupValues): Missing {
  return {
    ...(!about && !topic.trim() && { about: "Please select a section (subject)." }),
    ...(!difficultyLevel && { difficultyLevel: "Please select a difficulty level." }),
    ...(!examType && { examType: "Please select an exam type." }),
  };
}

/** The request, once everything is chosen. */
export function requestOf(values: SetupValues, asInExam = false): QuizRequest | null {
  const { about, difficultyLevel, examType, count } = values;
  if (!difficultyLevel || !examType || missingIn(values).about) return null;
  return {
    subject: oneOf(SUBJECTS, about),
    section: oneOf(QUIZ_SECTIONS, about),
    topic: values.topic.trim() || undefined,
    difficultyLevel,
    examType,
    count,
    ...(asInExam && { asInExam }),
  };
}

const FOR_EXAM = 10;

/** Ten questions of the exam's parts at the learner's level in each, by their shares; what is left over goes to the largest remainders. */
export function requestsForExam({ examType, parts }: Pick<Goal, "examType" | "parts">): QuizRequest[] {
  const all = parts.reduce((sum, { share }) => sum + share, 0);
  const exact = parts.map(({ share }) => (FOR_EXAM * share) / all);
  const counts = exact.map(Math.floor);
  const left = FOR_EXAM - counts.reduce((sum, count) => sum + count, 0);
  const remainder = (at: number) => (exact[at] ?? 0) - (counts[at] ?? 0);
  const next = [...parts.keys()].sort((one, other) => remainder(other) - remainder(one)).slice(0, left);
  return parts.flatMap(({ subject, section, level }, at) => {
    const count = (counts[at] ?? 0) + Number(next.includes(at));
    if (count === 0) return [];
    return { ...(section ? { section } : { subject }), examType, difficultyLevel: level, count };
  });
}

/** Its rules, from `now` on, for the given number of questions. */
export function rulesOf({ clock, marking, examType }: SetupValues, count: number, now: number): Rules {
  const minutes = minutesOf(clock, examType, count);
  return { endsAt: minutes && now + minutes * 60_000, marking: markingOf(marking, examType) };
}

/** A practice that another screen requests by its address. */
export interface AskedSetup {
  values: SetupValues;
  /** Starts at once. */
  start: boolean;
}

/**
 * Null if the address names nothing to practise. Invalid values are ignored; an immediate start needs no more
 * choices.
 */
export function askedSetup(address: URLSearchParams, goal: ExamType | undefined): AskedSetup | null {
  const section = oneOf(SECTIONS, address.get("section"));
  const about = oneOf(SUBJECTS, address.get("subject")) ?? (section ? aboutOf(section) : "");
  const topic = address.get("topic")?.trim().slice(0, Length.topicMax) ?? "";
  const examType = oneOf(EXAM_TYPES, address.get("examType")) ?? "";
  const difficultyLevel = oneOf(DIFFICULTIES, address.get("difficulty")) ?? "";
  const count = countOf(address.get("count"));
  if (!about && !topic && !examType && !difficultyLevel && !count) return null;
  const start = address.get("start") === "1" && Boolean(about || topic);
  return {
    values: {
      ...NOTHING,
      about,
      topic,
      difficultyLevel: difficultyLevel || (start ? "MEDIUM" : ""),
      examType: examType || goal || (start ? "MOCK_TEST" : ""),
      count: count ?? NOTHING.count,
    },
    start,
  };
}

/** Some sections are another name of a subject. */
function aboutOf(section: Section): Subject | QuizSection | "" {
  return oneOf(QUIZ_SECTIONS, section) ?? subjectsOf(section)[0] ?? "";
}

function countOf(text: string | null): number | undefined {
  const count = Math.round(Number(text));
  return count >= 1 ? Math.min(Generation.maxCount, count) : undefined;
}
