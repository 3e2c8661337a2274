import type { MockResult, ResultQuestion } from "@prepfeed/contract/mock-attempts";
import { MockTest as Limits } from "@prepfeed/contract/mock-limits";
import { markPaper, percentileOf, type Tally } from "@prepfeed/contract/paper-marking";
import { knownUnits, marksOf, questionsOf, sectionUnits, totalUnits } from "@prepfeed/contract/paper-rules";
import { refusals } from "@prepfeed/contract/refusals";
import { tieKeyOf } from "@prepfeed/contract/tie-breaks";
import { AppError } from "../../../app-error.ts";
import { contentView } from "../../../db/sql/question-content.ts";
import { topicView } from "../../questions/public-question.ts";
import { areResultsOut } from "../attempt-cards.service.ts";
import { ruleOf } from "../attempt-view.ts";
import * as attempts from "../attempts.queries.ts";
import { openAttempt } from "../attempts.service.ts";
import { type FinishDeps, recordFirst } from "../finish-attempt.service.ts";
import { inOrderOf } from "../shuffle-questions.ts";
import { type OthersDeps, othersOf } from "./others.service.ts";
import * as queries from "./result.queries.ts";

/** As its learner sees it: not while they sit these questions again, since it shows their keys. */
export async function getOwnResult(
  deps: FinishDeps & OthersDeps,
  viewerId: string,
  id: string,
): Promise<MockResult> {
  const attempt = await overAttempt(deps, viewerId, id);
  if (await queries.areKeysHeld(deps.db, attempt.test_id, viewerId))
    throw new AppError("conflict", refusals.mockTests.satAgain);
  return resultOf(deps, attempt, (ranked, own) => othersOf(deps, attempt, ranked, own));
}

/** What an attempt that is over came to; nothing before. What others did is left out. */
export async function getResult(deps: FinishDeps, viewerId: string, id: string): Promise<MockResult> {
  return resultOf(deps, await overAttempt(deps, viewerId, id), async () => []);
}

async function resultOf(
  { db }: FinishDeps,
  attempt: attempts.AttemptRow,
  listOthers: (ranked: number, own: Map<string, string | null>) => Promise<queries.OthersRow[]>,
): Promise<MockResult> {
  const viewerId = attempt.user_id;
  const questions = inOrderOf(attempt, await attempts.listQuestions(db, attempt));
  const { rules } = attempt;
  const { sections, total } = markPaper(
    questions.map((question) => ({
      section: question.section,
      rule: ruleOf(attempt, question),
      key: { kind: question.kind, correctAnswer: question.correct_answer, tolerance: question.tolerance },
      answer: question.saved?.answer ?? null,
    })),
    rules.sections.length,
    rules.dropPolicy,
  );
  const standing = await queries.findStanding(
    db,
    attempt.test_id,
    total.units,
    tieKeyOf(rules, { sections, total }),
  );
  const own = new Map(questions.flatMap(({ id, saved }) => (saved ? [[id, saved.answer] as const] : [])));
  const others = new Map((await listOthers(standing.ranked, own)).map((row) => [row.question_id, row]));
  const talk = new Map(
    (await queries.listTalk(db, attempt.test_id, viewerId)).map((row) => [row.question_id, row]),
  );
  const history = await queries.listHistory(db, attempt.test_id, viewerId);
  const hasRank = attempt.ranked && standing.ranked >= Limits.rankedFrom;
  const timeOf = (section?: number) =>
    questions.reduce(
      (sum, question) =>
        sum + (section === undefined || question.section === section ? (question.saved?.time_spent ?? 0) : 0),
      0,
    );
  return {
    attemptId: attempt.id,
    testId: attempt.test_id,
    title: attempt.title,
    examType: attempt.exam_type,
    pattern: attempt.pattern,
    number: attempt.number,
    timed: attempt.timed,
    extraTime: attempt.extra_time,
    startedAt: attempt.started_at.toISOString(),
    finishedAt: (attempt.finished_at ?? attempt.ends_at).toISOString(),
    endedBy: attempt.ended_by ?? "clock",
    durationMinutes: rules.durationMinutes,
    leaves: attempt.leaves,
    ...tallyView(total, totalUnits(rules), questions.length, timeOf()),
    isRanked: attempt.ranked,
    percentile: hasRank ? percentileOf(standing.as_much_or_less, standing.ranked) : null,
    rank: hasRank ? standing.above + 1 : null,
    ranked: standing.ranked,
    rankedFrom: Limits.rankedFrom,
    tieBreaks: rules.tieBreaks ?? [],
    cutOffs: attempt.cut_offs,
    notes: attempt.notes,
    sections: rules.sections.flatMap((section, at) => {
      const tally = sections[at];
      if (!tally) return [];
      return [
        { name: section.name, ...tallyView(tally, sectionUnits(section), questionsOf(section), timeOf(at)) },
      ];
    }),
    questions: questions.map((question, place) =>
      questionView(attempt, question, place + 1, others.get(question.id), talk.get(question.id)),
    ),
    history: history
      .map((row) => ({
        id: row.id,
        number: row.number,
        score: marksOf(row.score),
        finishedAt: row.finished_at.toISOString(),
      }))
      .reverse(),
  };
}

/** One's own attempt whose result may be seen. */
export async function overAttempt(
  deps: FinishDeps,
  viewerId: string,
  id: string,
): Promise<attempts.AttemptRow> {
  const attempt = await openAttempt(deps, viewerId, id);
  if (!attempt.finished_at) throw new AppError("conflict", refusals.mockTests.notOver);
  if (!areResultsOut(attempt, deps.now())) throw new AppError("conflict", refusals.mockTests.resultsLater);
  // Whoever is shown its keys has seen them, also before the minute's round.
  if (attempt.number === 1 && !attempt.recorded_at) await recordFirst(deps, id);
  return attempt;
}

function tallyView(tally: Tally, full: number, questions: number, timeSpent: number) {
  return {
    score: marksOf(tally.units),
    totalMarks: marksOf(full),
    gained: marksOf(tally.gained),
    lost: marksOf(tally.lost),
    correct: tally.right,
    partial: tally.partial,
    wrong: tally.wrong,
    skipped: tally.skipped,
    questions,
    timeSpent: Math.round(timeSpent),
  };
}

function questionView(
  attempt: attempts.AttemptRow,
  question: attempts.QuestionOfAttempt,
  number: number,
  others: queries.OthersRow | undefined,
  talk: queries.TalkRow | undefined,
): ResultQuestion {
  const rule = ruleOf(attempt, question);
  const { saved } = question;
  const isCompared = others !== undefined && others.people >= Limits.comparedFrom;
  return {
    id: question.id,
    number,
    ...contentView(question),
    section: attempt.rules.sections[question.section]?.name ?? "",
    subject: question.subject,
    ...topicView(question.topic),
    difficultyLevel: question.difficulty,
    correctAnswer: question.correct_answer,
    explanation: question.explanation,
    answer: saved?.answer ?? null,
    outcome: saved?.outcome ?? "skipped",
    marks: marksOf(saved?.units ?? 0),
    fullMarks: marksOf(knownUnits(rule.marks)),
    negativeMarks: rule.negativeMarks,
    marked: saved?.marked ?? false,
    confidence: saved?.confidence ?? null,
    reason: (saved?.reason ?? null) as ResultQuestion["reason"],
    timeSpent: Math.round(saved?.time_spent ?? 0),
    medianTime: isCompared ? others.median_time : null,
    others: isCompared ? others.answers : [],
    postId: question.source_post_id,
    likesCount: talk?.likes_count ?? 0,
    commentsCount: talk?.comments_count ?? 0,
    isLiked: talk?.is_liked ?? false,
    isBookmarked: talk?.is_bookmarked ?? false,
  };
}

export async function noteReason(
  deps: FinishDeps,
  viewerId: string,
  { id, questionId }: { id: string; questionId: string },
  reason: ResultQuestion["reason"],
) {
  const attempt = await overAttempt(deps, viewerId, id);
  if (!(await queries.updateReason(deps.db, attempt.id, questionId, reason)))
    throw new AppError("not-found", refusals.mockTests.questionNotFound);
  return { questionId, reason };
}
