import { ENGINES } from "@prepfeed/contract/foundation/catalogue";
import { Conversation as Kept } from "@prepfeed/contract/foundation/limits";
import { z } from "zod";

/** The conversation so far; the server identifies it by its id. */
export const conversation = z.object({
  id: z.string().optional(),
  exchanges: z.array(
    z.object({
      number: z.number(),
      asked: z.string(),
      /** Empty once it was reported. */
      reply: z.string(),
      engine: z.enum(ENGINES),
    }),
  ),
});
export type Conversation = z.infer<typeof conversation>;
export type Exchange = Conversation["exchanges"][number];

export const NOTHING_SAID: Conversation = { exchanges: [] };

/** Adds an exchange; as many of the latest are kept as the server stores. */
export function withReply(
  now: Conversation,
  asked: string,
  { reply, engine, conversationId }: Pick<Exchange, "reply" | "engine"> & { conversationId: string },
): Conversation {
  const number = (now.exchanges.at(-1)?.number ?? 0) + 1;
  return {
    id: conversationId,
    exchanges: [...now.exchanges, { number, asked, reply, engine }].slice(-Kept.maxTurns / 2),
  };
}

/** A reported reply is shown no more. */
export function withoutReply(now: Conversation, number: number): Conversation {
  const exchanges = now.exchanges.map((each) => (each.number === number ? { ...each, reply: "" } : each));
  return { ...now, exchanges };
}

/** The server no longer has it: the next question starts another, below the earlier turns. */
export function forgotten(now: Conversation): Conversation {
  return { exchanges: now.exchanges };
}
