import { messages } from "@prepfeed/contract/foundation/messages";
import { ApiError } from "../../http/api-error.ts";

const INVALID = "Invalid username/email or password. Please check your credentials.";

const BY_STATUS: Record<number, string> = {
  500: "Server error occurred. Please try again later.",
  401: "Invalid credentials. Please check your username/email and password.",
  403: "Access denied. Your account may be disabled.",
};

export interface LoginError {
  message: string;
  /** The tip to try the username or the e-mail address belongs to this refusal. */
  hasTip: boolean;
}

/** The Login Failed banner's message about a failed sign-in. */
export function loginError(error: unknown): LoginError {
  const text = error instanceof Error ? error.message : typeof error === "string" ? error : "";
  if (/invalid username/i.test(text)) return { message: INVALID, hasTip: true };
  if (!(error instanceof ApiError)) return { message: text || messages.failures.login, hasTip: false };
  return { message: refusal(error) || messages.failures.login, hasTip: false };
}

function refusal(error: ApiError): string {
  if (error.code === "timeout") return "Request timed out. Please try again.";
  if (error.code === "network") {
    return "Unable to connect to server. Please check your internet connection and ensure the backend is running.";
  }
  return BY_STATUS[error.status] ?? error.message;
}
