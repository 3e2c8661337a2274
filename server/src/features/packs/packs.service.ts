import { type ExamType, labelOf } from "@prepfeed/contract/foundation/catalogue";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Pack, PackQuestion } from "@prepfeed/contract/learning/packs";
import { examShares } from "@prepfeed/question-engine/exams";
import type { Topic } from "@prepfeed/question-engine/syllabus";
import type { Database } from "../../db/database.ts";
import { contentView } from "../../db/sql/question-content.ts";
import type { DrawnPart } from "../../drawing/jobs.ts";
import { AppError } from "../../foundation/app-error.ts";
import type { Background } from "../../foundation/background.ts";
import { answersOf, skillsOf } from "../../rules/learner.ts";
import { kindsFor, levelsFor } from "../../rules/learner-model.ts";
import { findLearner } from "../feed/recommended-questions.service.ts";
import type { GeneratedQuestion } from "../generation/generated-question-types.ts";
import { keyedQuestion, writeParts } from "../generation/generation.service.ts";
import { getGoal } from "../goals/goals.service.ts";
import { generatedRow, listKnown } from "../practice/practice.service.ts";
import { areWithheld, forgetOldestDrafts, rememberDrafts } from "../questions/seen-keys.service.ts";
import { topicOfSlug } from "../topics/topics.service.ts";

export interface PackDeps {
  db: Database;
  now: () => Date;
  background: Background;
}

/** Some are drawn in addition, because a few may have been seen or be withheld. */
const SPARE = 10;

/**
 * New questions on a topic with their keys. They are not stored; the learner has seen their keys from now on, as those
 * of drafts.
 */
export async function makePack(
  deps: PackDeps,
  viewerId: string,
  { topic: slug, count }: { topic: string; count: number },
): Promise<Pack> {
  const { db, now, background } = deps;
  const topic = topicOfSlug(slug);
  if (!topic) throw new AppError("not-found", refusals.topics.notFound);
  const { goal } = await getGoal(deps, viewerId);
  const examType = goal?.examType ?? null;
  const isAsked = examType !== null && (examShares(examType).get(topic.key) ?? 0) > 0;
  const questions = await writePack(
    deps,
    viewerId,
    await partsFor(db, viewerId, topic, examType, isAsked),
    count,
  );
  if (questions.length === 0) throw new AppError("conflict", refusals.packs.nothingNew(topic.title));
  const at = now();
  await rememberDrafts(db, viewerId, questions.map(keyedQuestion), at);
  background.run("forgetting old drafts", () => forgetOldestDrafts(db, viewerId));
  const message =
    questions.length < count
      ? refusals.ai.fewerOnTopic(topic.title, questions.length)
      : examType && !isAsked && refusals.ai.generalLevel(labelOf(examType), topic.title);
  return {
    topic: topic.key,
    title: topic.title,
    examType: isAsked ? examType : null,
    madeAt: at.toISOString(),
    questions: questions.map(packQuestion),
    ...(message && { message }),
  };
}

/** What the exam asks of the topic, then everything about it; at the learner's level, the most suitable first. */
async function partsFor(
  db: Database,
  viewerId: string,
  { key, subject, title }: Topic,
  examType: ExamType | null,
  isAsked: boolean,
): Promise<DrawnPart[]> {
  const learner = await findLearner(db, viewerId);
  const skill = skillsOf(learner)({ subject, topic: title });
  const levels = levelsFor(skill, answersOf(learner));
  const common = { kinds: kindsFor(skill), count: 0, seed: crypto.randomUUID() };
  const general = { request: { ...common, topic: key }, levels };
  return examType && isAsked
    ? [{ request: { ...common, topics: [key], examType }, levels }, general]
    : [general];
}

async function writePack(
  { db, now }: PackDeps,
  viewerId: string,
  parts: readonly DrawnPart[],
  count: number,
): Promise<GeneratedQuestion[]> {
  const known = await listKnown(db, viewerId);
  const pack: GeneratedQuestion[] = [];
  for (const { request, levels } of parts) {
    const missing = count - pack.length;
    if (missing === 0) break;
    const part = { request: { ...request, count: missing + SPARE }, levels };
    const drawn = await writeParts(db, viewerId, [part], [...known, ...pack.map(keyedQuestion)]);
    const isWithheld = await areWithheld(db, viewerId, drawn.map(keyedQuestion), now());
    pack.push(...drawn.filter((_, place) => !isWithheld[place]).slice(0, missing));
  }
  return pack;
}

function packQuestion(question: GeneratedQuestion): PackQuestion {
  return {
    ...contentView(generatedRow(question, undefined)),
    correctAnswer: question.correctAnswer,
    explanation: question.explanation,
    difficultyLevel: question.difficulty,
  };
}
