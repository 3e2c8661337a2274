/**
 * `practice` is an answer to a question that was written for the learner alone; `drafts` are generated questions that
 * become posts together.
 */
export type WaitingKind =
  | "answer"
  | "practice"
  | "review"
  | "like"
  | "bookmark"
  | "comment"
  | "post"
  | "drafts";

/** A request that the server has not confirmed. */
export interface WaitingRequest {
  kind: WaitingKind;
  /** What it is about, in the words of the question or of the text. */
  about: string;
  /** When it was made, by the device's clock; the server is told only how long it waited. */
  at?: number | undefined;
  /** The version of the question that an answer is to, if the request does not name it anyway. */
  version?: number | undefined;
  params?: Record<string, string> | undefined;
  query?: Record<string, string | number | undefined> | undefined;
  body?: unknown;
}

export interface Waiting extends WaitingRequest {
  place: number;
  key: string;
  /** How often the server has failed at it. */
  tries: number;
  /** Why the server refused it. It stays, to be read, until it is dismissed. */
  problem?: string | undefined;
}

/**
 * The outcome of a request: accepted; to be tried again, with everything after it; to be sent later, because
 * there were too many of its kind; blocked, because its owner is not signed in any more; or permanently
 * refused.
 */
export type Delivery =
  | { outcome: "taken"; reply: unknown }
  /** With `isFailure` the server failed at this very request. */
  | { outcome: "again"; isFailure?: boolean }
  | { outcome: "later" | "held" }
  | { outcome: "refused"; problem: string };

/** Either the server's reply, or the request is safe on this device; `refused` gives the reason if it is refused later. */
export type SentOrKept<Reply> = { reply: Reply; isKept?: false } | { isKept: true; refused: Promise<string> };
