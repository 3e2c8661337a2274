import { messages } from "@prepfeed/contract/foundation/messages";
import { ApiError, errorText, isSuspended } from "../../http/api-error.ts";

export interface CreatePostError {
  message: string;
  /** The session has ended: leads to the login page, after the message could be read. */
  endsSession: boolean;
}

const FALLBACK = "Failed to create MCQ question";

/** The create screen's message about a refused post. */
export function createPostError(error: unknown, fallback = FALLBACK): CreatePostError {
  const status = error instanceof ApiError ? error.status : undefined;
  const text = errorText(error, fallback);
  if (status === 401) return { message: messages.auth.sessionExpired, endsSession: true };
  if (isSuspended(error)) return stays(text);
  if (error instanceof ApiError && error.code === "email-not-confirmed") return stays(text);
  if (status === 403) return stays("You do not have permission to create posts. Please verify your account.");
  if (/session/i.test(text)) return stays("Session error occurred. Please refresh the page and try again.");
  if (/user must be logged in/i.test(text))
    return { message: "Authentication required. Please log in to continue.", endsSession: true };
  if (/user ?id/i.test(text)) return stays("User session issue detected. Please log out and log in again.");
  return stays(text);
}

const stays = (message: string): CreatePostError => ({ message, endsSession: false });
