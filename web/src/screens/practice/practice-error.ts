import { ApiError, errorText } from "../../http/api-error.ts";

/** What the screen says about a call that failed. */
export function practiceError(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.status === 403) return "You are not authorized. Please login again.";
  return errorText(error, fallback);
}
