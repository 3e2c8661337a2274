import type { Figure } from "@prepfeed/contract/figures/figure";
import { DIFFICULTIES, EXAM_TYPES, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { z } from "zod";
import { keptQuestion } from "../../components/question-form/kept-question.ts";
import type { PostValues } from "./question-form.ts";

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The owner of the draft, on a shared computer, and its post; a new post if none is named. */
export interface DraftOwner {
  userId: string;
  postId?: string;
}

const keyOf = ({ userId, postId }: DraftOwner) => `prepfeed.draft.${userId}${postId ? `.${postId}` : ""}`;

const draft = z.object({
  questions: z.array(keptQuestion),
  subject: z.enum(["", ...SUBJECTS]),
  examType: z.enum(["", ...EXAM_TYPES]),
  difficultyLevel: z.enum(DIFFICULTIES),
  topic: z.string(),
  content: z.string(),
  stimulus: z.object({ text: z.string(), figure: z.custom<Figure>().optional() }).optional(),
});

/** The draft from when the page was left; null if there is none that fits what it `began` as. */
export function readDraft(storage: DraftStorage, owner: DraftOwner, began: PostValues): PostValues | null {
  try {
    const kept = draft.parse(JSON.parse(storage.getItem(keyOf(owner)) ?? ""));
    return kept.questions.length === began.questions.length && !isUntouched(kept, began) ? kept : null;
  } catch {
    return null;
  }
}

/** An unchanged form is not a draft. If the storage is full or forbidden the draft is lost, not the form. */
export function keepDraft(
  storage: DraftStorage,
  owner: DraftOwner,
  values: PostValues,
  began: PostValues,
): void {
  try {
    if (isUntouched(values, began)) clearDraft(storage, owner);
    else storage.setItem(keyOf(owner), JSON.stringify(values));
  } catch {
    // The form still has everything.
  }
}

export function clearDraft(storage: DraftStorage, owner: DraftOwner): void {
  storage.removeItem(keyOf(owner));
}

export function isUntouched(values: PostValues, began: PostValues): boolean {
  return JSON.stringify(draft.safeParse(values).data) === JSON.stringify(draft.safeParse(began).data);
}
