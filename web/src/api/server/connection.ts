import { getConfig, getHealth } from "@prepfeed/contract/health";
import { getProfile } from "@prepfeed/contract/profile";
import { ApiError } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";

/** What a proxy says when nobody is behind it. */
const GATEWAY = new Set([502, 504]);

/** Whether the API answers, and its database; a server without its database says so itself. */
export async function probeServer(): Promise<{ isReachable: boolean; isDatabaseUp: boolean }> {
  try {
    const { database } = await call(getHealth);
    return { isReachable: true, isDatabaseUp: database === "UP" };
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status > 0 && !GATEWAY.has(error.status);
    return { isReachable: isAnswer, isDatabaseUp: false };
  }
}

/** Whether the server takes the session; one that it refuses ends, here as everywhere. */
export async function probeSession(): Promise<"valid" | "refused" | "unknown"> {
  try {
    await call(getProfile);
    return "valid";
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? "refused" : "unknown";
  }
}

/** Milliseconds from asking to having the answer; null when none came. */
export async function timeRoundTrip(): Promise<number | null> {
  const start = performance.now();
  try {
    await call(getConfig);
    return Math.round(performance.now() - start);
  } catch {
    return null;
  }
}
