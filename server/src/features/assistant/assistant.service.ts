import type { Engine } from "@prepfeed/contract/foundation/catalogue";
import { Conversation, Length } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { v7 as uuidv7 } from "uuid";
import { askOr } from "../../ai/ask-provider.ts";
import { chatPrompt } from "../../ai/prompts.ts";
import { cutText, plainText } from "../../ai/provider-text.ts";
import { AppError } from "../../foundation/app-error.ts";
import { asksAboutRunningPaper } from "../explanations/explanations.service.ts";
import type { StudyPlanDeps } from "../study-plans/study-plans.service.ts";
import { aboutBefore, answersOurQuestion, type BuiltInReply, replyBuiltIn } from "./built-in-chat.service.ts";
import * as queries from "./conversations.queries.ts";

interface Said {
  message: string;
  context?: string | null;
  conversationId?: string;
}

/** One turn of a conversation; the latest turns are stored. Another person's conversation is not found. */
export async function converse(
  deps: StudyPlanDeps,
  viewerId: string,
  { message, context, conversationId }: Said,
): Promise<{ reply: string; conversationId: string; engine: Engine }> {
  const { db, now } = deps;
  const turns = conversationId ? await queries.findTurns(db, viewerId, conversationId) : [];
  if (!turns) throw notFound();
  const isOurs = answersOurQuestion(message, turns);
  const isSat = await asksAboutRunningPaper(deps, viewerId, message);
  const answer = await askOr<{ reply: string }, BuiltInReply>(
    isOurs || isSat ? {} : deps,
    chatPrompt({ message, context: context ?? undefined, turns }),
    (written) => {
      const reply = plainText(written.reply, Length.aiMessageMax);
      return reply ? { reply } : undefined;
    },
    () =>
      isSat
        ? Promise.resolve({ reply: refusals.questions.beingSat })
        : replyBuiltIn(deps, viewerId, message, turns),
  );
  const said: queries.Turn = { role: "learner", text: storable(message) };
  // A provider does not say which topic its reply is about, but the learner's words may.
  const before = aboutBefore(answer.engine === "built-in" ? turns : [...turns, said]);
  const id = conversationId ?? uuidv7();
  const isKept = await queries.appendTurns(db, {
    id,
    userId: viewerId,
    at: now(),
    max: Conversation.maxTurns,
    turns: [
      said,
      {
        // The topic of the conversation is stored with its newest turn, because older turns are dropped.
        ...(answer.topic ? { topic: storable(answer.topic), difficulty: answer.difficulty } : before),
        role: "assistant",
        text: storable(cutText(answer.reply, Length.aiMessageMax)),
        asked: answer.asked,
      },
    ],
  });
  if (!isKept) throw notFound();
  if (!conversationId) await queries.deleteOldestConversations(db, viewerId, Conversation.maxKept);
  return { reply: answer.reply, conversationId: id, engine: answer.engine };
}

/** JSON in the database cannot hold half of a surrogate pair. */
function storable(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}

const notFound = () => new AppError("not-found", refusals.ai.conversationNotFound);
