import type { Waiting } from "../../device/queue/waiting.ts";
import { counted } from "../../wording/counted.ts";

/** What a reply to an answer says, if it is one. */
interface Outcome {
  isCorrect?: boolean;
  alreadyAnswered?: boolean;
  selectedOption?: string;
}

export interface SentSums {
  all: number;
  right: number;
  wrong: number;
  /** Answered before on another device: the first answer counts. */
  answeredBefore: number;
}

export const NOTHING_SENT: SentSums = { all: 0, right: 0, wrong: 0, answeredBefore: 0 };

export function withSent(sums: SentSums, { kind, body, query }: Waiting, reply: unknown): SentSums {
  const all = sums.all + 1;
  const { isCorrect, alreadyAnswered, selectedOption }: Outcome = Object(reply);
  if (!["answer", "practice", "review"].includes(kind) || isCorrect === undefined) return { ...sums, all };
  const given = (Object(body) as Outcome).selectedOption ?? query?.selectedOption;
  // The same answer may be this one, whose first reply was lost.
  if (alreadyAnswered && given !== selectedOption)
    return { ...sums, all, answeredBefore: sums.answeredBefore + 1 };
  return isCorrect ? { ...sums, all, right: sums.right + 1 } : { ...sums, all, wrong: sums.wrong + 1 };
}

/** The text of a toast. */
export function sentWords({ all, right, wrong, answeredBefore }: SentSums): string {
  const answers = right + wrong;
  return [
    `Sent what was saved on this device: ${counted(all, "item")}.`,
    answers > 0 && `${counted(answers, "answer")}: ${right} right, ${wrong} wrong.`,
    answeredBefore > 0 && `${counted(answeredBefore, "question")} had an answer already, which stands.`,
  ]
    .filter(Boolean)
    .join(" ");
}
