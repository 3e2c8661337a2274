import { OPTIONS } from "@prepfeed/contract/catalogue";
import type { Random } from "@prepfeed/question-engine/random";
import { type Candidate, letterOf } from "./check-question.ts";
import { blindSolvePrompt } from "./prompts.ts";
import type { AiProvider } from "./provider/provider.ts";

/** The candidates that the provider solves with the same result when it sees no key and the options in another order. */
export async function solveBlind(
  provider: AiProvider,
  candidates: readonly Candidate[],
  {
    sourceText,
    signal,
    random,
  }: { sourceText?: string; signal: AbortSignal; random: Pick<Random, "shuffle"> },
): Promise<Candidate[]> {
  const orders = candidates.map(() => random.shuffle([0, 1, 2, 3]));
  const posed = candidates.map(({ questionText, options }, at) => ({
    questionText,
    options: (orders[at] ?? []).map((from) => options[from] as string),
  }));
  const { answers } = await provider.ask({ ...blindSolvePrompt(posed, sourceText), signal });
  return candidates.filter(({ correctIndex }, at) => {
    const given = new Set(
      answers.filter(({ number }) => number === at + 1).map(({ answer }) => letterOf(answer)),
    );
    const [letter] = given;
    return given.size === 1 && letter !== undefined && orders[at]?.[OPTIONS.indexOf(letter)] === correctIndex;
  });
}
