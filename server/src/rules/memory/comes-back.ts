import { Memory } from "@prepfeed/contract/foundation/limits";
import { daysBefore } from "../days.ts";

/**
 * The day on which a question is due. Days on or after the exam are spread over the last days before it, each
 * question by its own id. A question seen in those days is not due again until the exam is over: null.
 */
export function comesBackOn(
  { questionId, due, lastDay }: { questionId: string; due: string; lastDay: string },
  examDate: string | null,
): string | null {
  if (examDate === null || due < examDate) return due;
  if (lastDay >= lastStretch(examDate)) return null;
  return comesBackBefore(examDate, Number.parseInt(questionId.slice(-2), 16));
}

/** The day among the last ones that belongs to a question, by the last byte of its id. */
export function comesBackBefore(examDate: string, lastByte: number): string {
  return daysBefore(examDate, 1 + (lastByte % Memory.lastDays));
}

/** The first of the last days before an exam. */
export function lastStretch(examDate: string): string {
  return daysBefore(examDate, Memory.lastDays);
}

/** Whether these are the last days. */
export function isLastStretch(examDate: string | null, today: string): boolean {
  return examDate !== null && today >= lastStretch(examDate);
}
