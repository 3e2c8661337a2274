import {
  examFamily,
  SUBJECTS,
  subjectsOf as subjectsOfSection,
} from "@prepfeed/contract/foundation/catalogue";
import { Today } from "@prepfeed/contract/foundation/limits";
import { seededRandom } from "@prepfeed/question-engine/random";
import { TOPICS } from "@prepfeed/question-engine/syllabus";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { type ExamPart, examParts, practisedParts } from "../../rules/exam-parts.ts";
import { type ExamTopics, examTopics } from "../../rules/exam-share.ts";
import { skillsOf } from "../../rules/learner.ts";
import { comesBackOn, isLastStretch, lastStretch } from "../../rules/memory/comes-back.ts";
import { findLearner, listOpenQuestions } from "../feed/recommended-questions.service.ts";
import { type KeepDeps, keepQuestions, type NewQuestion } from "../practice/practice.service.ts";
import { type LackingPart, writeSessionQuestions } from "../practice/session-questions.service.ts";
import { findPlannedDay } from "../study-plans/study-plans.service.ts";
import { daysAhead, inOrder } from "./due-order.ts";
import {
  candidatesAmong,
  isPlanned,
  lackingAmong,
  lackingOfPlan,
  type NewOutlook,
  sharesOf,
  titleOf,
} from "./new-questions.ts";
import { type Candidate, orderDay, plannedPerDay } from "./order-day.ts";
import { newQuestionValue } from "./question-value.ts";
import * as queries from "./today.queries.ts";
import { whyReview } from "./why.ts";

export interface DayDeps extends KeepDeps {
  /** The latest answers count too. */
  rollup: { run(): Promise<void> };
}

type Picked = Candidate & { id: string; why: string };

/** The goal and the study plans for which a day is decided, as a text. */
export const basisOf = (frame: queries.FrameRow) =>
  [
    frame.exam_type,
    frame.exam_date,
    frame.minutes_per_day,
    frame.subjects?.join(","),
    frame.sections?.join(","),
    ...frame.plans,
  ].join("|");

/** Learners without a goal review everything, also questions without a subject. */
export function subjectsOf({ exam_type, subjects, sections }: queries.FrameRow): string[] {
  if (!exam_type || !subjects || !sections) return [...SUBJECTS, ""];
  const parts = examParts(exam_type, { subjects, sections });
  return [
    ...new Set([...subjects, ...sections.flatMap(subjectsOfSection), ...parts.map(({ subject }) => subject)]),
  ];
}

/**
 * Orders what is due and what is worth asking for the whole day, and stores it: nothing is repeated on the day it was
 * tried. If fewer than `size` open questions suit the exam and the learner, the engine writes the rest.
 */
export async function decideDay(
  deps: DayDeps,
  viewerId: string,
  frame: queries.FrameRow,
  { size, doneBefore }: { size: number; doneBefore: number },
): Promise<void> {
  const { db } = deps;
  const [plan, learner] = await Promise.all([
    findPlannedDay(deps, viewerId, frame.today),
    findLearner(db, viewerId),
  ]);
  const planned = new Set(plan.topics);
  const parts = partsOf(frame, learner.subjects);
  const exam = withPlan(examTopics(frame.exam_type, parts), planned);
  const outlook: NewOutlook = {
    learner,
    parts,
    planned,
    isForExam: frame.exam_type !== null,
    shareOf: exam.shareOf,
    daysAhead: daysAhead({ today: frame.today, examDate: frame.exam_date }),
  };
  const [due, open] = await Promise.all([
    listDue(db, viewerId, frame, exam),
    listOpen(db, viewerId, frame, exam, outlook),
  ]);
  // The same for the same day, so that the missing questions are those whose turn comes next.
  const random = () => seededRandom(`${viewerId} ${frame.today} ${frame.answered}`).fraction;
  const fresh = size - Math.min(due.length, Math.ceil(size / Today.reviewEvery));
  const first = Math.min(plan.questions, plannedPerDay(frame.minutes_per_day));
  const lacking = [...lackingOfPlan(open, outlook, first), ...lackingAmong(open, outlook, fresh, random())];
  const written = await writeLacking(db, viewerId, frame, lacking);
  const own = new Map(written?.map((question) => [question.row.id, question]));
  const candidates = [
    ...open,
    ...candidatesAmong(
      [...own.values()].map(({ row }) => row),
      outlook,
    ),
  ];
  const shape = {
    max: Today.planned,
    shares: sharesOf(parts),
    random: random(),
    planned: first,
  };
  const items = orderDay<Picked>(due, candidates, shape)
    .filter(({ id }, at) => at < size || !own.has(id))
    .map(({ id, kind, why }) => ({ id, kind, why }));
  const kept = items.flatMap(({ id }) => own.get(id) ?? []);
  if (kept.length > 0) await keepQuestions(deps, viewerId, kept);
  const served = new Set(items.slice(0, size).map(({ id }) => id));
  const reviews = items.filter(({ kind }) => kind === "review").length;
  await queries.upsertPicks(db, viewerId, {
    day: frame.today,
    basis: basisOf(frame),
    picks: {
      items,
      dueBeside: due.length - reviews,
      answered: frame.answered,
      writtenFor: written ? size : 0,
      hasPlan: first > 0,
      doneBefore,
      planned: plan.topics.filter((title) =>
        candidates.some(({ id, topic }) => served.has(id) && titleOf(topic) === title),
      ),
    },
    at: deps.now(),
  });
}

function partsOf(
  { exam_type, subjects, sections }: queries.FrameRow,
  practised: Parameters<typeof practisedParts>[0],
): ExamPart[] {
  if (!exam_type) return practisedParts(practised);
  return examParts(exam_type, { subjects: subjects ?? [], sections: sections ?? [] });
}

/** Undefined if the engine is too busy: the next request asks it again. */
async function writeLacking(
  db: Database,
  viewerId: string,
  { exam_type }: queries.FrameRow,
  lacking: readonly LackingPart[],
): Promise<NewQuestion[] | undefined> {
  if (exam_type === null || lacking.length === 0) return [];
  try {
    return await writeSessionQuestions(db, viewerId, exam_type, lacking);
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") return undefined;
    throw error;
  }
}

/** Topics of today's study plan count more. */
function withPlan({ topics, shareOf }: ExamTopics, planned: ReadonlySet<string>): ExamTopics {
  return {
    topics: [
      ...topics,
      ...TOPICS.filter(({ title }) => planned.has(title) && !topics.some((topic) => topic.title === title)),
    ],
    shareOf: (label) =>
      isPlanned(planned, label) ? Today.plannedShare * Math.max(1, shareOf(label)) : shareOf(label),
  };
}

async function listDue(
  db: Database,
  viewerId: string,
  frame: queries.FrameRow,
  { shareOf }: ExamTopics,
): Promise<Picked[]> {
  const { today, exam_date: examDate } = frame;
  const subjects = subjectsOf(frame);
  const due = await queries.listDue(db, viewerId, today, subjects, Today.considered / 2);
  if (examDate !== null && isLastStretch(examDate, today)) {
    const since = lastStretch(examDate);
    const max = Today.considered;
    const known = await queries.listKnownBeyond(db, viewerId, subjects, { examDate, since, max });
    due.push(...known.filter((row) => (comesBack(row, examDate) ?? examDate) <= today));
  }
  return inOrder(due, { today, examDate, shareOf }).map((row) => ({
    id: row.question_id,
    kind: row.kind,
    topic: row.topic,
    value: row.value,
    why: whyReview(row, today),
  }));
}

const comesBack = ({ question_id, due, last_day }: queries.DueRow, examDate: string | null) =>
  comesBackOn({ questionId: question_id, due, lastDay: last_day }, examDate);

/** Posts for the exam, and questions written for earlier sessions of this learner. */
async function listOpen(
  db: Database,
  viewerId: string,
  { exam_type, hides_anything }: queries.FrameRow,
  { topics, shareOf }: ExamTopics,
  outlook: NewOutlook,
) {
  const { learner, parts, daysAhead } = outlook;
  const family = exam_type ? examFamily(exam_type) : undefined;
  const [posted, written] = await Promise.all([
    listOpenQuestions(db, { viewerId, hidesNothing: !hides_anything }, learner, {
      subjects: [...new Set(parts.map(({ subject }) => subject))],
      examFamily: family,
      topics,
      skillOf: skillsOf(learner),
      valueFor: (topic, skill) => newQuestionValue(skill, { share: shareOf(topic), daysAhead }),
    }),
    family ? queries.listWritten(db, viewerId, family) : [],
  ]);
  return candidatesAmong([...posted, ...written], outlook);
}
