import type { ErrorCode, FieldError } from "@prepfeed/contract/foundation/errors";

interface Details {
  fields?: FieldError[];
  /** Seconds after which a retry makes sense; becomes the Retry-After header. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal with a message for people. Any other error becomes a plain 500. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, { fields, retryAfter, cause }: Details = {}) {
    super(message, { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** A refusal caused by one field of the request. */
export function fieldRefusal(code: ErrorCode, field: string, message: string) {
  return new AppError(code, message, { fields: [{ field, message }] });
}
