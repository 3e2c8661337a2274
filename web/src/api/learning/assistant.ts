import { converse } from "@prepfeed/contract/ai/assistant";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { call } from "../../http/call.ts";

/** One turn with the assistant; without a conversation it starts one. */
export function askAssistant(body: { message: string; conversationId?: string | undefined }) {
  return call(converse, { body }, { timeout: WebTiming.aiTimeout });
}
