import { type ExamType, FAMILIES, labelOf, type Subject } from "@prepfeed/contract/catalogue";
import { Topics } from "@prepfeed/contract/limits";
import { refusals } from "@prepfeed/contract/refusals";
import { NEWEST_TRIES } from "@prepfeed/contract/topic-levels";
import type {
  CommunityQuestion,
  OwnTopic,
  TopicGroup,
  TopicNote,
  Topic as TopicPage,
} from "@prepfeed/contract/topics";
import { noteOf } from "@prepfeed/question-engine/notes/answer-from-notes";
import type { Note } from "@prepfeed/question-engine/notes/note";
import { TOPICS, type Topic, topicOf, topicsOfUnit } from "@prepfeed/question-engine/syllabus/syllabus";
import { UNIT_HOME, UNITS, type Unit } from "@prepfeed/question-engine/syllabus/units";
import { examShares } from "@prepfeed/question-engine/topic-weights";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { percentage } from "../../rules/percentage.ts";
import { labelsOf, topicNamed } from "../../rules/topic-named.ts";
import { listBestPosts } from "../posts/best-posts.service.ts";
import { listTopicTotals, type TopicTotal } from "../progress/skills.service.ts";
import { newestOf, type Try, topicLevel } from "./topic-level.ts";
import * as queries from "./topics.queries.ts";

export interface TopicsDeps {
  db: Database;
  now: () => Date;
  /** Answers of a moment ago are added up before sums are told. */
  rollup: { run(): Promise<void> };
}

/** The syllabus, or the part of it that a subject or an exam asks for. */
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
  return { groups: groups.filter(({ topics }) => topics.length > 0) };
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

/** How well a learner knows each topic, whatever its questions called it. */
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
