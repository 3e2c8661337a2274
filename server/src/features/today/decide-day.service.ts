import { SUBJECTS } from "@prepfeed/contract/catalogue";
import { Today } from "@prepfeed/contract/limits";
import { TOPICS } from "@prepfeed/question-engine/syllabus/syllabus";
import type { Database } from "../../db/database.ts";
import { type ExamTopics, examTopics } from "../../rules/exam-share.ts";
import { comesBackOn, isLastStretch, lastStretch } from "../../rules/memory/comes-back.ts";
import { topicNamed } from "../../rules/topic-named.ts";
import { listOpenQuestions } from "../feed/recommended-questions.service.ts";
import { listPlannedTopics } from "../study-plans/study-plans.service.ts";
import { daysAhead, inOrder } from "./due-order.ts";
import { type Candidate, orderDay } from "./order-day.ts";
import * as queries from "./today.queries.ts";
import { whyReview } from "./why.ts";
import { newWorth } from "./worth.ts";

type Picked = Candidate & { id: string; why: string };

/** The goal that a day is decided for, as a text. */
export const basisOf = ({ exam_type, exam_date, minutes_per_day, subjects }: queries.FrameRow) =>
  [exam_type, exam_date, minutes_per_day, subjects?.join(",")].join("|");

/** Whoever has no goal reviews everything, also what has no subject. */
export const subjectsOf = ({ subjects }: queries.FrameRow) => subjects ?? [...SUBJECTS, ""];

/** What is due and what is worth asking, put in order for the whole day, and kept: nothing comes back on the day it was tried. */
export async function decideDay(
  db: Database,
  viewerId: string,
  frame: queries.FrameRow,
  at: Date,
): Promise<void> {
  const planned = new Set(await listPlannedTopics(db, viewerId, frame.today));
  const exam = withPlan(examTopics(frame.exam_type, frame.subjects ?? SUBJECTS), planned);
  const [due, open] = await Promise.all([
    listDue(db, viewerId, frame, exam),
    listOpen(db, viewerId, frame, exam),
  ]);
  const items = orderDay(due, open, Today.planned).map(({ id, kind, why }) => ({ id, kind, why }));
  const reviews = items.filter(({ kind }) => kind === "review").length;
  const picks = { items, dueBeside: due.length - reviews, answered: frame.answered };
  await queries.upsertPicks(db, viewerId, { day: frame.today, basis: basisOf(frame), picks, at });
}

/** What a study plan has for today counts more. */
function withPlan({ topics, shareOf }: ExamTopics, planned: ReadonlySet<string>): ExamTopics {
  const isPlanned = (label: string | null) =>
    label !== null && planned.has(topicNamed(label)?.title ?? label);
  return {
    topics: [
      ...topics,
      ...TOPICS.filter(({ title }) => planned.has(title) && !topics.some((topic) => topic.title === title)),
    ],
    shareOf: (label) =>
      isPlanned(label) ? Today.plannedShare * Math.max(1, shareOf(label)) : shareOf(label),
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
    worth: row.worth,
    why: whyReview(row, today),
  }));
}

const comesBack = ({ question_id, due, last_day }: queries.DueRow, examDate: string | null) =>
  comesBackOn({ questionId: question_id, due, lastDay: last_day }, examDate);

async function listOpen(
  db: Database,
  viewerId: string,
  { today, exam_date: examDate, subjects }: queries.FrameRow,
  { topics, shareOf }: ExamTopics,
): Promise<Picked[]> {
  const ahead = daysAhead({ today, examDate });
  const worthOf = (topic: string | null, skill: number, estimate: number) =>
    newWorth({ skill, estimate }, { share: shareOf(topic), daysAhead: ahead });
  const open = await listOpenQuestions(db, viewerId, {
    subjects: subjects ?? SUBJECTS,
    topics,
    worthOf: (topic, skill) => worthOf(topic, skill, 0),
  });
  return open.map(({ questionId, isWeak, why, topic, skill, estimate }) => ({
    id: questionId,
    kind: isWeak ? "weak" : "new",
    topic: topic ?? "",
    worth: worthOf(topic, skill, estimate),
    why,
  }));
}
