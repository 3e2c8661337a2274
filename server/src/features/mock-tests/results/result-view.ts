import type { MockResult, ResultQuestion, UnrankedReason } from "@prepfeed/contract/mock-tests/mock-attempts";
import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import { ruleOf, type Tally } from "@prepfeed/contract/mock-tests/paper-marking";
import {
  knownUnits,
  marksOf,
  type PaperRules,
  questionsOf,
  sectionUnits,
  totalUnits,
} from "@prepfeed/contract/mock-tests/paper-rules";
import { contentView } from "../../../db/sql/question-content.ts";
import { alsoRightView, topicView } from "../../questions/public-question.ts";
import type { AttemptRow } from "../attempts.queries.ts";
import type { Tallies } from "../marking/finish-attempt.service.ts";
import type { QuestionOfAttempt } from "../saved-answers.queries.ts";
import { cutOffInProportion } from "./cut-off-in-proportion.ts";
import type { HistoryRow, OthersRow, TalkRow } from "./result.queries.ts";
import type { Standing } from "./standing.service.ts";

interface ResultParts {
  /** In the order in which they were asked. */
  questions: readonly QuestionOfAttempt[];
  tallies: Tallies;
  standing: Standing;
  others: readonly OthersRow[];
  talk: readonly TalkRow[];
  /** Answers that arrived too late, by question. */
  late: ReadonlyMap<string, string>;
  /** Newest first. */
  history: readonly HistoryRow[];
  points: MockResult["points"];
}

export function resultView(attempt: AttemptRow, parts: ResultParts): MockResult {
  const { rules } = attempt;
  const { questions, tallies, standing } = parts;
  const others = new Map(parts.others.map((row) => [row.question_id, row]));
  const talk = new Map(parts.talk.map((row) => [row.question_id, row]));
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
    finishedAt: finishOf(attempt),
    endedBy: attempt.ended_by ?? "clock",
    durationMinutes: rules.durationMinutes,
    leaves: attempt.leaves,
    ...tallyView(tallies.total, totalUnits(rules)),
    timeSpent: timeSpentOn(questions),
    isRanked: attempt.ranked,
    unrankedReason: reasonOf(attempt),
    percentile: standing.percentile,
    rank: standing.rank,
    ranked: standing.ranked,
    rankedFrom: Limits.rankedFrom,
    ...(standing.leftOut > 0 && { leftOutOfRanks: standing.leftOut }),
    tieBreaks: rules.tieBreaks ?? [],
    cutOffs: attempt.cut_offs,
    estimatedCutOff: cutOffInProportion(attempt),
    notes: attempt.notes,
    sections: sectionViews(rules, tallies, questions),
    questions: questions.map((question, place) =>
      questionView(attempt, question, place + 1, {
        others: others.get(question.id),
        talk: talk.get(question.id),
        late: parts.late.get(question.id),
      }),
    ),
    points: parts.points,
    history: parts.history.map(historyView).reverse(),
  };
}

/** An earlier version knew three reasons and stored none. */
function reasonOf({
  ranked,
  unranked,
  number,
  timed,
}: Pick<AttemptRow, "ranked" | "unranked" | "number" | "timed">): UnrankedReason | null {
  if (ranked || unranked) return unranked;
  if (number > 1) return "REPEAT";
  return timed ? "OWN_PAPER" : "UNTIMED";
}

export const finishOf = ({ finished_at, ends_at }: Pick<AttemptRow, "finished_at" | "ends_at">) =>
  (finished_at ?? ends_at).toISOString();

/** `full` is the highest possible score, in units. */
export function tallyView(tally: Tally, full: number) {
  return {
    score: marksOf(tally.units),
    totalMarks: marksOf(full),
    gained: marksOf(tally.gained),
    lost: marksOf(tally.lost),
    correct: tally.right,
    partial: tally.partial,
    wrong: tally.wrong,
    skipped: tally.skipped,
  };
}

const timeSpentOn = (questions: readonly QuestionOfAttempt[]) =>
  Math.round(questions.reduce((sum, { saved }) => sum + (saved?.time_spent ?? 0), 0));

function sectionViews(
  rules: PaperRules,
  tallies: Tallies,
  questions: readonly QuestionOfAttempt[],
): MockResult["sections"] {
  return rules.sections.flatMap((section, at) => {
    const tally = tallies.sections[at];
    if (!tally) return [];
    return [
      {
        name: section.name,
        ...tallyView(tally, sectionUnits(section)),
        questions: questionsOf(section),
        timeSpent: timeSpentOn(questions.filter((question) => question.section === at)),
      },
    ];
  });
}

const historyView = ({ id, number, score, finished_at }: HistoryRow) => ({
  id,
  number,
  score: marksOf(score),
  finishedAt: finished_at.toISOString(),
});

function questionView(
  attempt: AttemptRow,
  question: QuestionOfAttempt,
  number: number,
  {
    others,
    talk,
    late,
  }: { others: OthersRow | undefined; talk: TalkRow | undefined; late: string | undefined },
): ResultQuestion {
  const rule = ruleOf(attempt.rules, question);
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
    ...alsoRightView(question),
    explanation: question.explanation,
    answer: saved?.answer ?? null,
    ...(late !== undefined && { lateAnswer: late }),
    outcome: saved?.outcome ?? "skipped",
    ...(question.state === "CHECKED" && { isBeingChecked: true as const }),
    marks: marksOf(saved?.units ?? 0),
    fullMarks: marksOf(knownUnits(rule.marks)),
    negativeMarks: rule.negativeMarks,
    marked: saved?.marked ?? false,
    confidence: saved?.confidence ?? null,
    reason: saved?.reason ?? null,
    timeSpent: Math.round(saved?.time_spent ?? 0),
    medianTime: isCompared ? others.median_time : null,
    others: isCompared ? others.answers.filter(({ people }) => people >= Limits.answerToldFrom) : [],
    postId: question.source_post_id,
    likesCount: talk?.likes_count ?? 0,
    commentsCount: talk?.comments_count ?? 0,
    isLiked: talk?.is_liked ?? false,
    isBookmarked: talk?.is_bookmarked ?? false,
  };
}
