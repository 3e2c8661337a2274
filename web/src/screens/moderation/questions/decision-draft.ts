import type { NewQuestionDecision, QuestionCaseDetails } from "@prepfeed/contract/questions/disputes";
import { canonicalAnswer } from "@prepfeed/contract/questions/marking";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import type { CaseOutcome } from "@prepfeed/contract/questions/question-states";

/** A decision as it is filled in. */
export interface DecisionDraft {
  outcome: CaseOutcome | null;
  /** For a corrected key: the new right answer. */
  newKey: string | null;
  /** For several right answers: letters of options, or one longer answer per line. */
  several: string;
  reason: string;
  takesPoints: boolean;
}

export type KeyedCase = Pick<QuestionCaseDetails, "question" | "correctAnswer" | "alsoRight">;
export type DecisionMistakes = Partial<Record<"outcome" | "right" | "reason", string>>;

export const changesKey = (outcome: CaseOutcome | null) =>
  outcome === "CORRECTED" || outcome === "SEVERAL_RIGHT";

/** The initial form. With several right answers the present ones are chosen. */
export function emptyDraft({ question, correctAnswer, alsoRight }: KeyedCase): DecisionDraft {
  const several = [correctAnswer, ...alsoRight].join(question.kind === "SINGLE" ? "" : "\n");
  return { outcome: null, newKey: null, several, reason: "", takesPoints: false };
}

/** The decision to send, or what is still missing. */
export function decisionOf(
  draft: DecisionDraft,
  shown: KeyedCase,
): { mistakes: DecisionMistakes; decision?: undefined } | { decision: NewQuestionDecision } {
  const { outcome } = draft;
  const reason = draft.reason.trim();
  const right = changesKey(outcome) ? rightAnswers(draft, shown) : undefined;
  const mistakes: DecisionMistakes = {
    ...(outcome === null && { outcome: "Choose how the case ends" }),
    ...(typeof right === "string" && { right }),
    ...(reason === "" && { reason: "Please give a reason. Everybody concerned can read it." }),
  };
  if (outcome === null || typeof right === "string" || reason === "") return { mistakes };
  const takesPoints = draft.takesPoints && outcome !== "KEPT";
  return { decision: { outcome, reason, takesPoints, ...(right && { right }) } };
}

/** All right answers, the key first; a message if they are not valid. */
function rightAnswers({ outcome, newKey, several }: DecisionDraft, shown: KeyedCase): string[] | string {
  const { question, correctAnswer, alsoRight } = shown;
  const given =
    outcome === "CORRECTED"
      ? [newKey ?? ""]
      : question.kind === "SINGLE"
        ? [...several]
        : several.split("\n");
  const typed = given.map((each) => each.trim()).filter((each) => each !== "");
  if (typed.length === 0) return "Say which answer is right";
  const known = typed.map((each) => canonicalAnswer(question.kind, each, optionsOf(question).length));
  const wrong = typed.find((_, at) => known[at] === undefined);
  if (wrong !== undefined) return `“${wrong}” is no answer to this question`;
  const right = new Set(known.filter((each) => each !== undefined));
  if (outcome === "SEVERAL_RIGHT" && right.size < 2)
    return "Give at least two answers. If only one is right, choose “Key corrected”.";
  const now = [correctAnswer, ...alsoRight];
  if (now.length === right.size && now.every((each) => right.has(each)))
    return "This is already the key of the question";
  return [...right].sort((a, b) => Number(b === correctAnswer) - Number(a === correctAnswer));
}
