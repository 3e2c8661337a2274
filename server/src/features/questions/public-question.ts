import { Question } from "@prepfeed/contract/foundation/limits";
import type { AnswerResult, MyAnswer, PublicQuestion } from "@prepfeed/contract/questions/questions";
import { contentView } from "../../db/sql/question-content.ts";
import type { QuestionRow } from "../../db/sql/question-row.ts";
import { topicNamed } from "../../rules/topic-named.ts";
import type { AnswerRow, MarkedAnswerRow } from "./questions.queries.ts";

/** Fields that a question gets only later; they are left out while they are empty. */
type Unsaid = "author_id" | "question_version" | "state" | "also_right";

/**
 * The only place that decides what a question shows: key and explanation only to people who answered or wrote it.
 * While they sit a paper that asks it, it looks unanswered.
 */
export function publicQuestion(
  row: Omit<QuestionRow, "post_id" | Unsaid> &
    Partial<Pick<QuestionRow, Unsaid>> & { is_earlier_version?: boolean },
  given: AnswerRow | undefined,
  viewerId: string | undefined,
  hasHiddenKey: boolean,
): PublicQuestion {
  const answer = hasHiddenKey ? undefined : given;
  const isAuthor = viewerId !== undefined && row.author_id === viewerId;
  const mayKnow = answer !== undefined || (isAuthor && !hasHiddenKey);
  return {
    id: row.id,
    ...contentView(row),
    section: row.section,
    ...topicView(row.topic),
    points: Question.points,
    timeLimit: Question.timeLimit,
    ...(row.state && { state: row.state }),
    ...(mayKnow && {
      correctAnswer: row.correct_answer,
      ...alsoRightView(row),
      explanation: row.explanation,
    }),
    myAnswer: answer ? myAnswerView(row, answer) : null,
    ...((row.question_version ?? 1) > 1 && { version: row.question_version }),
    ...(row.is_earlier_version && { isEarlierVersion: true as const }),
  };
}

/** The topic in the author's words, and the topic of the syllabus that they name. */
export function topicView(topic: string | null): Pick<PublicQuestion, "topic" | "topicSlug"> {
  const named = topic === null ? undefined : topicNamed(topic);
  return { topic, ...(named && { topicSlug: named.key }) };
}

/** Hardly any question has another right answer beside its key. */
export const alsoRightView = ({ also_right: alsoRight = [] }: Partial<Pick<QuestionRow, "also_right">>) =>
  alsoRight.length > 0 && { alsoRight };

/** The learner's own answer with key and explanation. */
export function myAnswerView(
  question: Pick<QuestionRow, "correct_answer" | "explanation"> & Partial<Pick<QuestionRow, "also_right">>,
  answer: AnswerRow,
): MyAnswer {
  return {
    hasAnswered: true,
    selectedOption: answer.selected_option,
    isCorrect: answer.is_correct,
    correctAnswer: question.correct_answer,
    ...alsoRightView(question),
    ...(answer.dropped && { isDropped: true }),
    explanation: question.explanation,
    pointsEarned: answer.points_earned,
    ...(answer.unpaid && { unpaidReason: answer.unpaid }),
    timeSpent: answer.time_spent,
    submittedAt: answer.submitted_at.toISOString(),
  };
}

export function answerResultView(answer: MarkedAnswerRow, alreadyAnswered: boolean): AnswerResult {
  const { hasAnswered: _, ...result } = myAnswerView(answer, answer);
  return { questionId: answer.question_id, ...result, alreadyAnswered };
}
