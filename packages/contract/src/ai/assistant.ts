import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, id, text } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { refusals } from "../foundation/refusals.ts";
import { aiCall, engine, longText } from "./ai.ts";

export const converse = endpoint({
  ...aiCall,
  path: "/gemini/conversational-ai",
  summary: "Send a message to the assistant, which remembers the conversation",
  body: z.object({
    userId: callerIds.userId,
    message: longText(refusals.ai.messageRequired, Length.aiMessageMax),
    context: text("Context", Length.aiMessageMax).nullish(),
    conversationId: z.preprocess(
      (value) => (value === "" || value === null ? undefined : value),
      id.optional(),
    ),
  }),
  reply: z.object({ reply: z.string(), conversationId: id, engine }),
});
