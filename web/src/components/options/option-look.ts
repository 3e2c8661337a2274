import type { Option } from "@prepfeed/contract/catalogue";
import type { PublicQuestion } from "@prepfeed/contract/questions";
import type { BubbleState } from "./answer-bubble.tsx";

export type FourOptions = Pick<PublicQuestion, "optionA" | "optionB" | "optionC" | "optionD">;

export function optionText(question: FourOptions, option: Option): string {
  return question[`option${option}`];
}

export interface OptionLook {
  state: BubbleState;
  /** For eyes, at the end of the row. */
  tag?: string;
  /** For ears, behind "Option B". */
  spoken?: string;
}

/** How one option looks and sounds: `key` is known once answered, or to the author who shows it. */
export function optionLook(option: Option, chosen: Option | null, key: Option | undefined): OptionLook {
  const isChosen = option === chosen;
  if (!key) return { state: isChosen ? "chosen" : "idle" };
  if (option === key) {
    return {
      state: "right",
      tag: isChosen ? "Your answer, correct" : "Correct answer",
      spoken: isChosen ? "correct, your answer" : "correct",
    };
  }
  if (isChosen) return { state: "wrong", tag: "Your answer", spoken: "incorrect, your answer" };
  return { state: "idle" };
}
