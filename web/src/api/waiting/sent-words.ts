import type { Waiting } from "../../device/queue/waiting.ts";
import { counted } from "../../wording/counted.ts";

/** What a reply to an answer says, if it is one. */
interface Outcome {
  isCorrect?: boolean;
  alreadyAnswered?: boolean;
  selectedOption?: string;
  correctedMeanwhile?: boolean;
}

export interface SentSums {
  all: number;
  right: number;
  wrong: number;
  /** Answered before on another device: the first answer counts. */
  answeredBefore: number;
  /** Marked by a key that was corrected while they waited. */
  corrected: number;
  /** Not accepted; they stay in the list with the reason. */
  refused: number;
}

export const NOTHING_SENT: SentSums = {
  all: 0,
  right: 0,
  wrong: 0,
  answeredBefore: 0,
  corrected: 0,
  refused: 0,
};

export function withSent(sums: SentSums, { kind, body, query }: Waiting, reply: unknown): SentSums {
  const all = sums.all + 1;
  const { isCorrect, alreadyAnswered, selectedOption, correctedMeanwhile }: Outcome = Object(reply);
  if (!["answer", "practice", "review"].includes(kind) || isCorrect === undefined) return { ...sums, all };
  const given = (Object(body) as Outcome).selectedOption ?? query?.selectedOption;
  // The same answer may be this one, whose first reply was lost.
  if (alreadyAnswered && given !== selectedOption)
    return { ...sums, all, answeredBefore: sums.answeredBefore + 1 };
  const corrected = sums.corrected + (correctedMeanwhile ? 1 : 0);
  const [right, wrong] = isCorrect ? [sums.right + 1, sums.wrong] : [sums.right, sums.wrong + 1];
  return { ...sums, all, right, wrong, corrected };
}

/** The text of a toast. */
export function sentWords({ all, right, wrong, answeredBefore, corrected, refused }: SentSums): string {
  const answers = right + wrong;
  return [
    all > 0 && `Sent what was saved on this device: ${counted(all, "item")}.`,
    answers > 0 && `${counted(answers, "answer")}: ${right} right, ${wrong} wrong.`,
    answeredBefore > 0 && `${counted(answeredBefore, "question")} had an answer already, which stands.`,
    corrected > 0 &&
      `${counted(corrected, "question")} got a corrected key meanwhile, by which the answer is marked.`,
    refused > 0 && `${counted(refused, "saved item")} could not be accepted.`,
  ]
    .filter(Boolean)
    .join(" ");
}
