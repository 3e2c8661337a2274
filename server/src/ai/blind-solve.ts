import { OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "@prepfeed/question-engine/random";
import { type Candidate, letterOf } from "./check-question.ts";
import { blindSolvePrompt } from "./prompts.ts";
import type { AiProvider } from "./provider/provider.ts";

interface Blindfold {
  sourceText?: string;
  signal: AbortSignal;
  random: Pick<Random, "shuffle">;
}

/** A question with four options, without its key. */
type Posed = Pick<Candidate, "questionText" | "options">;

/** The place of the right option of each, NONE or SEVERAL where the provider finds that; undefined where it gives no clear answer. */
export async function askBlind(
  provider: AiProvider,
  questions: readonly Posed[],
  { sourceText, signal, random }: Blindfold,
): Promise<(number | "NONE" | "SEVERAL" | undefined)[]> {
  const orders = questions.map(() => random.shuffle([0, 1, 2, 3]));
  const posed = questions.map(({ questionText, options }, at) => ({
    questionText,
    options: (orders[at] ?? []).map((from) => options[from] as string),
  }));
  const { answers } = await provider.ask({ ...blindSolvePrompt(posed, sourceText), signal });
  return questions.map((_, at) => {
    const given = new Set(
      answers.filter(({ number }) => number === at + 1).map(({ answer }) => verdictOf(answer)),
    );
    const [verdict] = given;
    if (given.size !== 1 || verdict === undefined) return undefined;
    return verdict === "NONE" || verdict === "SEVERAL" ? verdict : orders[at]?.[OPTIONS.indexOf(verdict)];
  });
}

function verdictOf(answer: string) {
  const word = answer.trim().toUpperCase();
  return word === "NONE" || word === "SEVERAL" ? word : letterOf(answer);
}

/**
 * The candidates that the provider solves with the same result when it sees no key and the options in another order.
 */
export async function solveBlind(
  provider: AiProvider,
  candidates: readonly Candidate[],
  blindfold: Blindfold,
): Promise<Candidate[]> {
  const found = await askBlind(provider, candidates, blindfold);
  return candidates.filter(({ correctIndex }, at) => found[at] === correctIndex);
}
