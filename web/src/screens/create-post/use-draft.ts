import { useEffect, useMemo, useState } from "react";
import { clearDraft, isUntouched, keepDraft, readDraft } from "./draft.ts";
import type { PostValues } from "./question-form.ts";
import { usePostForm } from "./use-post-form.ts";

/** A form that stores its content on this computer until it is saved or cleared. */
export function useDraftForm(userId: string, began: PostValues, postId?: string) {
  const owner = useMemo(() => ({ userId, ...(postId && { postId }) }), [userId, postId]);
  const [kept] = useState(() => readDraft(localStorage, owner, began));
  const form = usePostForm(kept ?? began);
  const [cleared, setCleared] = useState<PostValues | null>(null);
  const { values } = form;
  useEffect(() => keepDraft(localStorage, owner, values, began), [owner, values, began]);
  const isTouched = !isUntouched(values, began);

  return {
    form,
    isTouched,
    /** Whether it began with an unfinished draft. */
    wasKept: kept !== null,
    clear: () => {
      setCleared(values);
      form.reset(began);
    },
    /** Restores what was cleared by mistake, as long as nothing else was written. */
    undo: cleared && !isTouched ? () => form.reset(cleared) : undefined,
    forget: () => clearDraft(localStorage, owner),
  };
}
