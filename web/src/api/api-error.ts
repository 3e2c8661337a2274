import type { FieldError } from "@prepfeed/contract/errors";
import { messages } from "@prepfeed/contract/messages";

/** A call that did not succeed. Status 0 means that no reply came: `network` or `timeout`. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly errors: FieldError[];

  constructor(status: number, code: string, message: string, errors: FieldError[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** What the server said, else its plain text, else our own sentence. */
export function refusal(status: number, reply: unknown): ApiError {
  const body = isRecord(reply) ? reply : {};
  const message = firstText(body.message, body.error, reply) ?? messages.web.requestFailed(status);
  return new ApiError(status, firstText(body.code) ?? `http-${status}`, message, fieldErrors(body.errors));
}

/** The sentence to show for whatever a call threw. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof Error && error.message.trim() !== "" ? error.message : fallback;
}

/** The same, but a reply without any words gets the fallback rather than its status. */
export function replyText(error: unknown, fallback: string): string {
  const isMute = error instanceof ApiError && error.message === messages.web.requestFailed(error.status);
  return isMute ? fallback : errorText(error, fallback);
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
