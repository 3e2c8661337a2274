import { Question } from "@prepfeed/contract/limits";
import type { AnswerResult, MyAnswer, PublicQuestion } from "@prepfeed/contract/questions";
import { contentView } from "../../db/sql/question-content.ts";
import type { QuestionRow } from "../../db/sql/question-row.ts";
import { topicNamed } from "../../rules/topic-named.ts";
import type { AnswerRow, MarkedAnswerRow } from "./questions.queries.ts";

/**
 * The only place that decides what a question shows: key and explanation only to whoever answered or wrote it. While they sit
 * a paper that asks it, it looks as if they had not.
 */
export function publicQuestion(
  row: Omit<QuestionRow, "post_id" | "author_id"> & { author_id?: string | null },
  given: AnswerRow | undefined,
  viewerId: string | undefined,
  isHeld: boolean,
): PublicQuestion {
  const answer = isHeld ? undefined : given;
  const isAuthor = viewerId !== undefined && row.author_id === viewerId;
  const mayKnow = answer !== undefined || (isAuthor && !isHeld);
  return {
    id: row.id,
    ...contentView(row),
    section: row.section,
    ...topicView(row.topic),
    points: Question.points,
    timeLimit: Question.timeLimit,
    ...(mayKnow && { correctAnswer: row.correct_answer, explanation: row.explanation }),
    myAnswer: answer ? myAnswerView(row, answer) : null,
  };
}

/** What its author called the topic, and the topic of the syllabus that this names. */
export function topicView(topic: string | null): Pick<PublicQuestion, "topic" | "topicSlug"> {
  const named = topic === null ? undefined : topicNamed(topic);
  return { topic, ...(named && { topicSlug: named.key }) };
}

/** The learner's own answer with what it taught. */
export function myAnswerView(
  question: Pick<QuestionRow, "correct_answer" | "explanation">,
  answer: AnswerRow,
): MyAnswer {
  return {
    hasAnswered: true,
    selectedOption: answer.selected_option,
    isCorrect: answer.is_correct,
    correctAnswer: question.correct_answer,
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
