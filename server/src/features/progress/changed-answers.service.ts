import type { Database } from "../../db/database.ts";
import { guessOf, learn, startEstimate } from "../../rules/learner-model.ts";
import { changeScores } from "../leaderboard/leaderboard.service.ts";
import { forget, rememberReviews } from "../memories/memories.service.ts";
import type { Regraded, RegradedAnswer } from "../questions/key-change.service.ts";
import { addToQuestions } from "../questions/questions.service.ts";
import { addToScores } from "../users/counters.service.ts";
import * as queries from "./changed-answers.queries.ts";
import { gainsOf, knowledgeOf } from "./gains.ts";

/** What an answer adds to every sum of answers. */
const countedOf = ({ is_correct, dropped, points_earned }: RegradedAnswer["now"]) => ({
  attempts: Number(!dropped),
  correct: Number(is_correct && !dropped),
  score: points_earned,
});

/**
 * Updates every sum of answers that now count differently. The caller holds the lock of the aggregation. Questions
 * are changed before people, as everywhere.
 */
export async function changeAnswers(tx: Database, questionId: string, { changed, reviewed }: Regraded) {
  const counted = changed.filter(({ was }) => was.counts);
  const changes = counted.map(({ was, now }) => {
    const [before, after] = [countedOf(was), countedOf(now)];
    return {
      userId: was.user_id,
      subject: was.subject,
      examFamily: was.exam_family,
      difficulty: was.difficulty,
      day: was.day,
      at: was.submitted_at,
      attempts: after.attempts - before.attempts,
      correct: after.correct - before.correct,
      score: after.score - before.score,
      right: Number(now.is_correct) - Number(was.is_correct),
    };
  });
  const moved = changes.filter(
    ({ attempts, correct, score, right }) => attempts !== 0 || correct !== 0 || score !== 0 || right !== 0,
  );
  if (moved.length > 0) {
    const right = moved.reduce((sum, change) => sum + change.right, 0);
    await addToQuestions(tx, [
      { id: questionId, statisticsVersion: 0, attempts: 0, correct: right, earlier: 0, shift: 0 },
    ]);
    await addToScores(
      tx,
      moved.map(({ userId, attempts, correct, score }) => ({ id: userId, attempts, correct, score })),
    );
    await queries.changeTotals(
      tx,
      moved.map((change) => ({
        ...change,
        subject: change.subject ?? "",
        examFamily: change.examFamily ?? "",
        difficulty: change.difficulty ?? "",
      })),
    );
    await changeScores(
      tx,
      moved.map(({ score, attempts, ...change }) => ({ ...change, points: score, answers: attempts })),
    );
    for (const { userId, subject } of moved) if (subject) await replaySkills(tx, userId, subject);
  }
  await changeMemories(tx, questionId, counted, reviewed);
}

/** Computes a learner's skills from all answers of a subject, with the present difficulty of each question. */
export async function replaySkills(tx: Database, userId: string, subject: string) {
  const answers = await queries.listAnswersOfSubject(tx, userId, subject);
  await queries.replaceSkills(tx, userId, subject, gainsOf(answers, knowledgeOf(answers, [])));
}

async function changeMemories(
  tx: Database,
  questionId: string,
  counted: readonly RegradedAnswer[],
  reviewed: readonly string[],
) {
  const pairOf = (user_id: string) => ({ user_id, question_id: questionId });
  const dropped = counted.filter(({ now }) => now.dropped).map(({ was }) => pairOf(was.user_id));
  if (dropped.length > 0) await forget(tx, dropped);
  const kept = counted.filter(({ now }) => !now.dropped).map(({ was }) => was.user_id);
  const people = new Set([...kept, ...reviewed]);
  if (people.size > 0) await rememberReviews(tx, [...people].map(pairOf));
}

/** Computes a question's difficulty from its answers alone, with the present skills of the people who gave them. */
export async function recomputeEstimates(tx: Database, questionId: string) {
  const answers = await queries.listJudged(tx, questionId);
  const [first] = answers;
  if (!first) return;
  let estimate = startEstimate(first.difficulty ?? undefined);
  for (const [questionAnswers, { kind, options, is_correct, skill }] of answers.entries()) {
    const known = {
      subjectSkill: skill,
      subjectAnswers: 0,
      topicOffset: 0,
      topicAnswers: 0,
      estimate,
      questionAnswers,
    };
    estimate += learn({ ...known, guess: guessOf(kind, options) }, is_correct).question;
  }
  await queries.updateEstimate(tx, questionId, estimate);
}
