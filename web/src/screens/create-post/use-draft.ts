import { useEffect, useState } from "react";
import { clearDraft, isUntouched, keepDraft, readDraft } from "./draft.ts";
import type { PostValues } from "./question-form.ts";
import { usePostForm } from "./use-post-form.ts";

/** A form that keeps what is being written on this computer until it is saved or cleared. */
export function useDraftForm(userId: string, began: PostValues, postId?: string) {
  const owner = { userId, ...(postId && { postId }) };
  const [kept] = useState(() => readDraft(localStorage, owner, began));
  const form = usePostForm(kept ?? began);
  const [cleared, setCleared] = useState<PostValues | null>(null);
  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner is named by its two ids
  useEffect(() => keepDraft(localStorage, owner, values, began), [userId, postId, values, began]);
  const isTouched = !isUntouched(values, began);

  return {
    form,
    isTouched,
    /** Whether it began with what was left unfinished. */
    wasKept: kept !== null,
    clear: () => {
      setCleared(values);
      form.reset(began);
    },
    /** Brings back what was cleared by a slip, as long as nothing else was written. */
    undo: cleared && !isTouched ? () => form.reset(cleared) : undefined,
    forget: () => clearDraft(localStorage, owner),
  };
}
