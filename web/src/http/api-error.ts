import type { FieldError } from "@prepfeed/contract/errors";
import { messages } from "@prepfeed/contract/messages";
import { isRecord } from "./record.ts";

/** A call that did not succeed. Status 0 means that no reply came: `network` or `timeout`. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly errors: FieldError[];
  /** Seconds after which the server wants to be asked again, where it says so. */
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
  /** What this call says about a refusal without words. */
  failure?: string | undefined;
  retryAfter?: number | undefined;
}

/** What the server said, else its plain text, else what the call says. */
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

/** The sentence to show for whatever a call threw. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof Error && error.message.trim() !== "" ? error.message : fallback;
}

/** For acts on pages that stay when the session has ended: nothing else would say so. */
export function actionErrorText(error: unknown, failure: string): string {
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
