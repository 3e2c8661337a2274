import { messages } from "@prepfeed/contract/foundation/messages";
import type { QuestionState } from "@prepfeed/contract/questions/question-states";

/** Why a question takes no answers. */
export function closedWords(state: QuestionState): { title: string; reason: string } {
  return state === "CHECKED"
    ? { title: "Being checked", reason: messages.questions.beingChecked }
    : { title: "Dropped", reason: messages.questions.dropped };
}
