import { useEffect } from "react";
import { clearDraft, keepDraft } from "./draft.ts";
import type { PostValues } from "./question-form.ts";

/** Keeps what is being written on this computer until it is published or cleared. */
export function useDraft(userId: string, values: PostValues) {
  useEffect(() => keepDraft(localStorage, userId, values), [userId, values]);
  return { clear: () => clearDraft(localStorage, userId) };
}
