import { plainText, shortened } from "@prepfeed/contract/foundation/plain-words";
import type { Notification, NotifiedDispute } from "@prepfeed/contract/people/notifications";

const SHOWN = 60;

/** A sentence about the outcome of a dispute and the reader's own result. */
export function disputeWords(
  question: string,
  outcome: Notification["outcome"],
  { answer, papers, isAlarm }: Pick<NotifiedDispute, "answer" | "papers"> & { isAlarm: boolean },
): string {
  const name = `“${shortened(plainText(question), SHOWN)}”`;
  const marks = papers.map(({ title, oldScore, score }) => `: ${title}: ${oldScore} → ${score}`).join("");
  return (
    (answer
      ? answerWords(name, answer)
      : outcome === null && isAlarm
        ? `The answers to ${name} suggest that its key is wrong`
        : outcomeWords(name, outcome)) + marks
  );
}

function answerWords(name: string, answer: NonNullable<NotifiedDispute["answer"]>): string {
  if (answer.isDropped) return `${name} was found to be faulty and counts for nobody`;
  if (answer.isCorrect) return `You were right on ${name}`;
  return `The key of ${name} was corrected, and your answer is wrong now. Your points stay`;
}

function outcomeWords(name: string, outcome: Notification["outcome"]): string {
  if (outcome === null) return `Somebody says that something is wrong with ${name}`;
  if (outcome === "KEPT") return `${name} was checked and stays as it is`;
  if (outcome === "CORRECTED" || outcome === "SEVERAL_RIGHT") return `The key of ${name} was corrected`;
  return `${name} was found to be faulty and counts for nobody`;
}
