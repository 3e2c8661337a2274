import { Text } from "@mantine/core";
import type { QuestionCaseDetails } from "@prepfeed/contract/questions/disputes";
import { Part } from "./part.tsx";
import { solveSentences, suspicionSentence } from "./solve-words.ts";

/** What the answers say about the key, and the result of solving the question again. */
export function Doubts({
  shown: { suspicion, freshSolve, correctAnswer },
}: {
  shown: Pick<QuestionCaseDetails, "suspicion" | "freshSolve" | "correctAnswer">;
}) {
  return (
    <Part id="doubts" title="Is the key right?">
      <Text mb="xs">{suspicionSentence(suspicion)}</Text>
      <Text>{solveSentences(freshSolve, correctAnswer).join(" ")}</Text>
    </Part>
  );
}
