import type { FieldError } from "@prepfeed/contract/foundation/errors";
import { messages } from "@prepfeed/contract/foundation/messages";
import { isRecord } from "./record.ts";

/** A failed call. Status 0 means that no reply came: `network` or `timeout`. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly errors: FieldError[];
  /** Seconds to wait before a retry, if the server says so. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    errors: FieldError[] = [],
    retryAfter?: number | undefined,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

interface Circumstances {
  /** The call's own message for a refusal without one. */
  failure?: string | undefined;
  retryAfter?: number | undefined;
}

/** The server's message, else its plain text, else the call's own message. */
export function errorFromReply(
  status: number,
  reply: unknown,
  { failure = "", retryAfter }: Circumstances = {},
): ApiError {
  const body = isRecord(reply) ? reply : {};
  const message = firstText(body.message, body.error, reply) ?? failure;
  const code = firstText(body.code) ?? `http-${status}`;
  return new ApiError(status, code, message, fieldErrors(body.errors), retryAfter);
}

/** The sentence to show for any error of a call. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof Error && error.message.trim() !== "" ? error.message : fallback;
}

/** Its message contains the end and the reason. */
export const isSuspended = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "account-suspended";

/**
 * For actions on pages that stay when the session has ended or the account is suspended, because nothing else would
 * say so.
 */
export function actionErrorText(error: unknown, failure: string): string {
  if (isSuspended(error)) return error.message;
  return error instanceof ApiError && error.status === 401 ? messages.auth.sessionExpired : failure;
}

function firstText(...candidates: unknown[]) {
  return candidates.find((text): text is string => typeof text === "string" && text.trim() !== "");
}

function fieldErrors(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(
    (error): error is FieldError =>
      isRecord(error) && typeof error.field === "string" && typeof error.message === "string",
  );
}
