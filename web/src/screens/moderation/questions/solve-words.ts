import type { QuestionCaseDetails } from "@prepfeed/contract/questions/disputes";
import type { FreshSolve } from "@prepfeed/contract/questions/fresh-solve";
import { counted } from "../../../wording/counted.ts";

/** What the answers say against the key, in a sentence. */
export function suspicionSentence(suspicion: QuestionCaseDetails["suspicion"]): string {
  if (!suspicion) return "The answers so far do not contradict the key, or there are too few of them.";
  const { instead, rules, people } = suspicion;
  const reasons = {
    A: `${instead} fits ability better than the key, and the strongest third of the learners chooses it`,
    B: "people who choose the key do worse on other questions",
  };
  return `Of ${counted(people, "answer")} the key looks wrong and ${instead} right: ${rules.map((rule) => reasons[rule]).join("; ")}.`;
}

/** The result of solving it again, in sentences. */
export function solveSentences(solve: FreshSolve | null, key: string): string[] {
  if (!solve) return ["Nobody has solved it once more."];
  const { by, answer, isConfirmed, written, contradicted, model } = solve;
  const who = by === "WRITER" ? "Its writer" : `The AI model ${model ?? ""}`.trim();
  if (by === "PROVIDER") return [`${who} ${verdict(answer, key, "finds", "could not solve it")}.`];
  return [
    `${who} ${verdict(answer, key, "comes to", `did not come to the same question again in ${counted(written, "attempt")}`)}.`,
    ...(isConfirmed === null ? [] : [`Its second method ${isConfirmed ? "agrees" : "contradicts that"}.`]),
    ...(contradicted > 0
      ? [
          `Of ${counted(written, "question")} that it wrote, its second method contradicts ${contradicted}: the fault is in the writer.`,
        ]
      : []),
  ];
}

function verdict(answer: string | null, key: string, verb: string, nothing: string): string {
  if (answer === null) return nothing;
  if (answer === "NONE") return `${verb} no right answer`;
  if (answer === "SEVERAL") return `${verb} more than one right answer`;
  return `${verb} ${answer}${answer === key ? ", like the key" : `, not ${key}`}`;
}
