import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { QuestionRequest, SolvedAgain, Written } from "@prepfeed/question-engine/generate";
import type { Question } from "@prepfeed/question-engine/question";
import type { Topic, Unit } from "@prepfeed/question-engine/syllabus";

/** A part of a session. */
export interface DrawnPart {
  request: Omit<QuestionRequest, "onFailure" | "exclude" | "difficulty">;
  levels: readonly Difficulty[];
}

/** A job for a thread. */
export interface Jobs {
  /** A set of questions, as the engine composes it. */
  set: { job: Omit<QuestionRequest, "onFailure">; result: Question[] };
  /** Some questions of each part, at the first of its levels that has enough; no repeats. */
  parts: { job: { parts: DrawnPart[]; exclude: ReadonlySet<string> }; result: Question[] };
  /** Another question of one writer; undefined if there is no such writer, or it has nothing else to ask. */
  variant: {
    job: { writer: string; unit: Unit; questionText: string };
    result: Question | undefined;
  };
  /** Writes an earlier question again; undefined if its writer no longer exists. */
  solution: { job: Written; result: SolvedAgain | undefined };
}

export interface FailedWriter {
  writer: string;
  error: string;
}

/** A thread's reply. Class instances cannot be passed between threads, so an unknown topic has a field of its own. */
export interface Reply {
  result?: unknown;
  unknownTopic?: { topic: string; nearest: Topic[] };
  failure?: string;
  failedWriters: FailedWriter[];
}
