import { type ExamType, FAMILIES, labelOf, type Subject } from "@prepfeed/contract/foundation/catalogue";
import { Topics } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { NEWEST_TRIES } from "@prepfeed/contract/learning/topic-levels";
import type {
  CommunityQuestion,
  OwnTopic,
  TopicGroup,
  TopicNote,
  Topic as TopicPage,
} from "@prepfeed/contract/learning/topics";
import { examShares } from "@prepfeed/question-engine/exams";
import { type Note, noteOf } from "@prepfeed/question-engine/notes";
import {
  TOPICS,
  type Topic,
  topicOf,
  topicsOfUnit,
  UNIT_HOME,
  UNITS,
  type Unit,
} from "@prepfeed/question-engine/syllabus";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { percentage } from "../../rules/percentage.ts";
import { labelsOf, topicNamed } from "../../rules/topic-named.ts";
import { listBestPosts } from "../posts/best-posts.service.ts";
import { listTopicTotals, type TopicTotal } from "../progress/skills.service.ts";
import { newestOf, type Try, topicLevel } from "./topic-level.ts";
import * as queries from "./topics.queries.ts";

export interface TopicsDeps {
  db: Database;
  now: () => Date;
  /** The latest answers are added before sums are shown. */
  rollup: { run(): Promise<void> };
}

/** The syllabus, or the part of it that a subject or an exam covers. */
export async function listTopics(
  deps: TopicsDeps,
  viewerId: string | undefined,
  { subject, examType }: { subject?: Subject; examType?: ExamType },
): Promise<{ groups: TopicGroup[] }> {
  const shares = examType && examShares(examType);
  const known = viewerId === undefined ? undefined : await ownTopics(deps, viewerId);
  const units = UNITS.filter((unit) => !subject || UNIT_HOME[unit].subject === subject);
  const groups = units.map((unit): TopicGroup => {
    const topics = topicsOfUnit(unit).filter(({ key }) => !shares || shares.has(key));
    const weight = topics.reduce((sum, { key }) => sum + (shares?.get(key) ?? 0), 0);
    return {
      title: unitTitle(unit),
      subject: UNIT_HOME[unit].subject,
      ...(shares && { weight: percentage(weight, 1) }),
      topics: topics.map(({ key, title }) => ({
        slug: key,
        title,
        ...(shares && { weight: percentage(shares.get(key) ?? 0, 1) }),
        ...(known && { level: known(key).level }),
      })),
    };
  });
  const asked = groups.filter(({ topics }) => topics.length > 0);
  return { groups: shares ? heaviestFirst(asked) : asked };
}

/** The largest shares of an exam come first; shares that round to zero are left out. */
function heaviestFirst(groups: TopicGroup[]): TopicGroup[] {
  const byWeight = (one: { weight?: number }, other: { weight?: number }) =>
    (other.weight ?? 0) - (one.weight ?? 0);
  return groups
    .map((group) => ({
      ...group,
      topics: group.topics.filter(({ weight }) => (weight ?? 0) > 0).sort(byWeight),
    }))
    .filter(({ topics }) => topics.length > 0)
    .sort(byWeight);
}

export async function getTopic(
  deps: TopicsDeps,
  viewerId: string | undefined,
  slug: string,
): Promise<TopicPage> {
  const topic = topicOfSlug(slug);
  if (!topic) throw new AppError("not-found", refusals.topics.notFound);
  const [note, questions, known] = await Promise.all([
    noteOf(topic),
    listBestQuestions(deps.db, topic, viewerId),
    viewerId === undefined ? undefined : ownTopics(deps, viewerId),
  ]);
  return {
    slug: topic.key,
    title: topic.title,
    group: unitTitle(topic.unit),
    subject: topic.subject,
    note: noteView(note),
    see: note.see.map((key) => ({ slug: key, title: topicOf(key).title })),
    exams: examsThatAsk(topic),
    questions,
    ...(known && { mine: known(topic.key) }),
  };
}

export const topicOfSlug = (slug: string): Topic | undefined => TOPICS.find(({ key }) => key === slug);

/** Other names are for searching only. */
function noteView({ about, know, table, asked, traps, example }: Note): TopicNote {
  return {
    about,
    know: know.map(({ name, text, formula }) => ({ name, text, ...(formula && { formula }) })),
    ...(table && {
      table: { name: table.name, header: [...table.header], rows: table.rows.map((row) => [...row]) },
    }),
    asked,
    traps: [...traps],
    example: { ...example, steps: [...example.steps] },
  };
}

export function unitTitle(unit: Unit): string {
  const { subject, section } = UNIT_HOME[unit];
  const isOwnSubject = subject.toLowerCase().replace("_", "-") === unit;
  return isOwnSubject || !section ? labelOf(subject) : section;
}

function examsThatAsk({ key }: Topic): TopicPage["exams"] {
  return FAMILIES.map((examType) => ({ examType, weight: percentage(examShares(examType).get(key) ?? 0, 1) }))
    .filter(({ weight }) => weight >= Topics.leastWeight)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, Topics.maxExams);
}

async function listBestQuestions(
  db: Database,
  topic: Topic,
  viewerId: string | undefined,
): Promise<CommunityQuestion[]> {
  const labels = new Set(labelsOf(topic));
  const posts = await listBestPosts(
    db,
    {
      subject: topic.subject,
      topics: [...labels],
      max: Topics.bestQuestions,
      scanned: Topics.questionsScanned,
    },
    viewerId,
  );
  return posts.flatMap((post) => {
    const question = post.questions.find((each) => each.topic !== null && labels.has(each.topic));
    return question
      ? {
          postId: post.id,
          questionText: question.questionText,
          author: post.author.username,
          difficultyLevel: post.difficultyLevel,
          likesCount: post.likesCount,
          totalAttempts: post.totalAttempts,
          hasAnswered: question.myAnswer !== null,
        }
      : [];
  });
}

/** How many topics a learner has mastered. */
export async function countMastered(deps: TopicsDeps, viewerId: string): Promise<number> {
  const known = await ownTopics(deps, viewerId);
  return TOPICS.filter(({ key }) => known(key).level === "MASTERED").length;
}

/** The latest attempts at questions, newest first, among the newest answers. */
export async function listNewestTries({ db, rollup }: TopicsDeps, viewerId: string) {
  await rollup.run();
  const { answersScanned } = Topics;
  return queries.listTries(db, viewerId, { scanned: answersScanned, max: answersScanned });
}

/** How well a learner knows each topic, under any of its names. */
async function ownTopics({ db, now, rollup }: TopicsDeps, viewerId: string) {
  await rollup.run();
  const [rows, sums] = await Promise.all([
    queries.listTries(db, viewerId, { scanned: Topics.answersScanned, max: NEWEST_TRIES }),
    listTopicTotals(db, viewerId),
  ]);
  const tries = groupByTopic(rows);
  const totals = groupByTopic(sums);
  return (key: string): OwnTopic => {
    const newest = newestOf((tries.get(key) ?? []).map(tryOf));
    const counted = totals.get(key) ?? [];
    const sumOf = (of: (total: TopicTotal) => number) => counted.reduce((sum, total) => sum + of(total), 0);
    return {
      level: topicLevel(newest, now(), newest.length > 0 || counted.length > 0),
      totalQuestions: sumOf(({ attempts }) => attempts),
      correctAnswers: sumOf(({ correct }) => correct),
      tries: newest.map(({ questionId, isCorrect, difficulty, at }) => ({
        questionId,
        isCorrect,
        difficultyLevel: difficulty,
        at: at.toISOString(),
      })),
    };
  };
}

const tryOf = ({ question_id, is_correct, difficulty, at }: queries.TryRow): Try => ({
  questionId: question_id,
  isCorrect: is_correct,
  difficulty,
  at,
});

function groupByTopic<Row extends { topic: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = topicNamed(row.topic)?.key;
    if (key) groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}
