import { useMutation } from "@tanstack/react-query";
import { askAssistant } from "../../api/learning/assistant.ts";
import { ApiError } from "../../http/api-error.ts";
import { StoredState, useStoredState } from "../../session/stored-state.ts";
import { conversation, forgotten, NOTHING_SAID, withoutReply, withReply } from "./conversation.ts";

const kept = new StoredState("prepfeed.conversation", conversation, NOTHING_SAID);

/** A person's conversation until they clear it; failed questions can be asked again. */
export function useConversation(userId: string) {
  const { id, exchanges } = useStoredState(kept, userId);
  const { mutate, variables, isPending, error, reset } = useMutation({
    mutationFn: (message: string) => askAssistant({ message, conversationId: id }),
    onSuccess: (reply, message) => kept.change(userId, (now) => withReply(now, message, reply)),
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 404) kept.change(userId, forgotten);
    },
  });
  return {
    id,
    exchanges,
    /** The question that has no reply yet. */
    open: isPending || error ? variables : undefined,
    error,
    isBusy: isPending,
    ask: (message: string) => {
      if (!isPending) mutate(message);
    },
    hideReply: (number: number) => kept.change(userId, (now) => withoutReply(now, number)),
    clear: () => {
      kept.clear(userId);
      reset();
    },
  };
}
