import { ApiError, errorText, isSuspended } from "../../http/api-error.ts";

/** The screen's message about a failed call. */
export function practiceError(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.status === 403 && !isSuspended(error))
    return "You are not authorized. Please login again.";
  return errorText(error, fallback);
}
