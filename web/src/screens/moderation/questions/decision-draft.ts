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
  /** Blank for the usual one. */
  reason: string;
  takesPoints: boolean;
  atOnce: boolean;
}

export type KeyedCase = Pick<QuestionCaseDetails, "question" | "correctAnswer" | "alsoRight" | "revision">;
export type DecisionMistakes = Partial<Record<"outcome" | "right", string>>;

/** What everybody concerned reads if the moderator writes nothing else. */
export const USUAL_REASONS: Record<CaseOutcome, string> = {
  KEPT: "We checked the question, and its key is right.",
  CORRECTED: "We checked the question, and its key was wrong.",
  SEVERAL_RIGHT: "We checked the question, and more than one answer is right.",
  DROPPED: "We checked the question, and it is faulty.",
  WITHDRAWN: "We checked the question, and it should not be asked.",
};

export const changesKey = (outcome: CaseOutcome | null) =>
  outcome === "CORRECTED" || outcome === "SEVERAL_RIGHT";

/** The initial form. With several right answers the present ones are chosen. */
export function emptyDraft({ question, correctAnswer, alsoRight }: KeyedCase): DecisionDraft {
  const several = [correctAnswer, ...alsoRight].join(question.kind === "SINGLE" ? "" : "\n");
  return { outcome: null, newKey: null, several, reason: "", takesPoints: false, atOnce: false };
}

/** The decision to send, or what is still missing. */
export function decisionOf(
  draft: DecisionDraft,
  shown: KeyedCase,
): { mistakes: DecisionMistakes; decision?: undefined } | { decision: NewQuestionDecision } {
  const { outcome } = draft;
  const right = changesKey(outcome) ? rightAnswers(draft, shown) : undefined;
  const mistakes: DecisionMistakes = {
    ...(outcome === null && { outcome: "Choose how the case ends" }),
    ...(typeof right === "string" && { right }),
  };
  if (outcome === null || typeof right === "string") return { mistakes };
  const reason = draft.reason.trim() || USUAL_REASONS[outcome];
  const takesPoints = draft.takesPoints && outcome !== "KEPT";
  const { atOnce } = draft;
  const { revision } = shown;
  return { decision: { revision, outcome, reason, takesPoints, atOnce, ...(right && { right }) } };
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
