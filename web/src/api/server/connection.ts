import { getProfile } from "@prepfeed/contract/accounts/profile";
import { getConfig, getHealth } from "@prepfeed/contract/health";
import { ApiError } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";

/** The statuses of a proxy without a server behind it. */
const GATEWAY = new Set([502, 504]);

/** Whether the API and its database answer; a server without its database says so itself. */
export async function probeServer(): Promise<{ isReachable: boolean; isDatabaseUp: boolean }> {
  try {
    const { database } = await call(getHealth);
    return { isReachable: true, isDatabaseUp: database === "UP" };
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status > 0 && !GATEWAY.has(error.status);
    return { isReachable: isAnswer, isDatabaseUp: false };
  }
}

/** Whether the server accepts the session; a refused session ends, here as everywhere. */
export async function probeSession(): Promise<"valid" | "refused" | "unknown"> {
  try {
    await call(getProfile);
    return "valid";
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? "refused" : "unknown";
  }
}

/** Milliseconds from request to reply; null without a reply. */
export async function timeRoundTrip(): Promise<number | null> {
  const start = performance.now();
  try {
    await call(getConfig);
    return Math.round(performance.now() - start);
  } catch {
    return null;
  }
}
