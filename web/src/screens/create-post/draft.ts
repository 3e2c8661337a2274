import { CREATE_EXAM_TYPES, DIFFICULTIES, OPTIONS, SUBJECTS } from "@prepfeed/contract/catalogue";
import { z } from "zod";
import { EMPTY_POST, type PostValues } from "./question-form.ts";

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Each person on a shared computer has a draft of their own. */
const keyOf = (userId: string) => `prepfeed.draft.${userId}`;

const draft = z.object({
  questions: z
    .array(
      z.object({
        questionText: z.string(),
        optionA: z.string(),
        optionB: z.string(),
        optionC: z.string(),
        optionD: z.string(),
        correctAnswer: z.enum(["", ...OPTIONS]),
        explanation: z.string(),
      }),
    )
    .length(1),
  subject: z.enum(["", ...SUBJECTS]),
  examType: z.enum(["", ...CREATE_EXAM_TYPES]),
  difficultyLevel: z.enum(DIFFICULTIES),
  topic: z.string(),
  content: z.string(),
});

/** What was being written when the page was left; null when there is nothing, or nothing readable. */
export function readDraft(storage: DraftStorage, userId: string): PostValues | null {
  try {
    return draft.parse(JSON.parse(storage.getItem(keyOf(userId)) ?? ""));
  } catch {
    return null;
  }
}

/** An empty form is no draft. A full or forbidden storage costs the draft, not the form. */
export function keepDraft(storage: DraftStorage, userId: string, values: PostValues): void {
  try {
    if (isUntouched(values)) clearDraft(storage, userId);
    else storage.setItem(keyOf(userId), JSON.stringify(values));
  } catch {
    // The form still holds everything.
  }
}

export function clearDraft(storage: DraftStorage, userId: string): void {
  storage.removeItem(keyOf(userId));
}

export function isUntouched(values: PostValues): boolean {
  return JSON.stringify(draft.safeParse(values).data) === JSON.stringify(draft.parse(EMPTY_POST));
}
