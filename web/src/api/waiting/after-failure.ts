import { messages } from "@prepfeed/contract/foundation/messages";
import type { Delivery } from "../../device/queue/waiting.ts";
import { ApiError } from "../../http/api-error.ts";

/** A request that always makes the server fail must not block the others forever. */
const MAX_FAILURES = 10;
/** A network, proxy or server that is away or busy says nothing about the request. */
const PASSING = new Set([0, 408, 425, 502, 503, 504]);
const AGAIN = { outcome: "again", isFailure: true } as const;

/**
 * The outcome of a request that was not accepted; `tries` is how often the server has already failed at it.
 */
export function afterFailure(error: unknown, tries: number): Delivery {
  const isLast = tries + 1 >= MAX_FAILURES;
  if (!(error instanceof ApiError))
    return isLast ? { outcome: "refused", problem: messages.web.invalidReply } : AGAIN;
  const { status, message, code } = error;
  if (status === 401) return { outcome: "held" };
  if (status === 429) return { outcome: "later" };
  if (PASSING.has(status) || code === "invalid-reply") return { outcome: "again" };
  return status >= 500 && !isLast ? AGAIN : { outcome: "refused", problem: message };
}
