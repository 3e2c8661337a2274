import type { QuestionContent } from "@prepfeed/contract/questions/questions";
import type { BubbleState } from "./answer-bubble.tsx";

/** How a question is answered. */
export type Answerable = Pick<
  QuestionContent,
  "kind" | "optionA" | "optionB" | "optionC" | "optionD" | "optionE" | "tolerance"
>;

export interface OptionLook {
  state: BubbleState;
  /** Visible, at the end of the row. */
  tag?: string;
  /** For screen readers, after "Option B". */
  spoken?: string;
}

/** How one option looks and is announced: `key` is known once answered, or to the author who shows it. */
export function optionLook(option: string, chosen: string | null, key: string | undefined): OptionLook {
  const isChosen = chosen?.includes(option) ?? false;
  if (!key) return { state: isChosen ? "chosen" : "idle" };
  if (key.includes(option)) {
    return {
      state: "right",
      tag: isChosen ? "Your answer, correct" : "Correct answer",
      spoken: isChosen ? "correct, your answer" : "correct",
    };
  }
  if (isChosen) return { state: "wrong", tag: "Your answer", spoken: "incorrect, your answer" };
  return { state: "idle" };
}

/** The letters after one was added or removed; null if none is left. */
export function toggled(chosen: string | null, option: string): string | null {
  const letters = new Set(chosen ?? "");
  if (!letters.delete(option)) letters.add(option);
  return [...letters].sort().join("") || null;
}
