import { MockTest } from "./mock-limits.ts";

/**
 * Messages about mock exams that the page uses too; separate from the other messages, so that only their screens load
 * them.
 */
export const mockMessages = {
  titleRequired: "Title is required",
  duration: `Duration must be a whole number of minutes from 1 to ${MockTest.maxMinutes}`,
  questions: `Total questions must be a whole number from 1 to ${MockTest.maxQuestions}`,
  ended: "This attempt is over. What arrives now does not count any more.",
  otherDevice: "This test goes on in another browser or on another device. Answers given here are not saved.",
  notLate: "This answer can still be saved. It is not late.",
  createFailed: "Failed to create the mock test",
  startFailed: "Failed to start the mock test",
  saveFailed: "Failed to save the answer",
  shareFailed: "Failed to share the result",
  submitFailed: "Failed to submit the mock test",
} as const;
