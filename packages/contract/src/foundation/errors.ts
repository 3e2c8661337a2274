import { z } from "zod";

/** Every reason the API refuses a request, with its HTTP status. */
export const ERROR_STATUS = {
  "invalid-request": 400,
  "not-signed-in": 401,
  "invalid-credentials": 401,
  /** The password was right; the sign-in must be repeated with a code. */
  "second-factor-required": 401,
  "second-factor-wrong": 401,
  forbidden: 403,
  "email-not-confirmed": 403,
  "account-suspended": 403,
  "not-found": 404,
  conflict: 409,
  "other-device": 409,
  "too-large": 413,
  "unsupported-media-type": 415,
  "too-many-requests": 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const fieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** The body of every refusal. `error` repeats `message`, because clients read either. */
export const errorReply = z.object({
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  errors: z.array(fieldError).optional(),
});
export type ErrorReply = z.infer<typeof errorReply>;
