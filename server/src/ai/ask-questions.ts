import type { Random } from "@prepfeed/question-engine/random";
import { foldCase } from "@prepfeed/question-engine/text";
import { solveBlind } from "./blind-solve.ts";
import { type Candidate, type CheckedQuestion, checkQuestion } from "./check-question.ts";
import { type PromptedQuestions, questionsPrompt } from "./prompts.ts";
import type { AiProvider } from "./provider/provider.ts";
import { ProviderError } from "./provider/provider-error.ts";

export interface AskOptions {
  /** Whether each question must be solved without the key before it is shown. */
  verify: boolean;
  signal: AbortSignal;
  random: Pick<Random, "shuffle">;
}

const ROUNDS = 2;

/**
 * Questions from a provider that passed every check; fewer than requested, or none, if it cannot do better.
 */
export async function askQuestions(
  provider: AiProvider,
  request: PromptedQuestions,
  options: AskOptions,
): Promise<CheckedQuestion[]> {
  const questions: CheckedQuestion[] = [];
  const seen = new Set((request.avoid ?? []).map(plain));

  for (let round = 0; round < ROUNDS && questions.length < request.count; round++) {
    const count = request.count - questions.length;
    const avoid = [...(request.avoid ?? []), ...questions.map(({ questionText }) => questionText)];
    try {
      const candidates = await askRound(provider, { ...request, count, avoid }, options, seen);
      for (const candidate of candidates) questions.push(finished(candidate, request, options));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.kind !== "nonsense") break;
    }
  }
  return questions;
}

async function askRound(
  provider: AiProvider,
  request: PromptedQuestions,
  { verify, signal, random }: AskOptions,
  seen: Set<string>,
): Promise<Candidate[]> {
  const { questions } = await provider.ask({ ...questionsPrompt(request), signal });
  const candidates: Candidate[] = [];
  for (const written of questions.slice(0, request.count)) {
    const checked = checkQuestion(written);
    if ("fault" in checked || seen.has(plain(checked.questionText))) continue;
    seen.add(plain(checked.questionText));
    candidates.push(checked);
  }
  if (!verify || candidates.length === 0) return candidates;
  return solveBlind(provider, candidates, { sourceText: request.sourceText, signal, random });
}

/** Models prefer some letters, so the options are shuffled. */
function finished(
  { questionText, options, correctIndex, explanation }: Candidate,
  { topic, difficulty }: PromptedQuestions,
  { verify, random }: AskOptions,
): CheckedQuestion {
  const order = random.shuffle([0, 1, 2, 3]);
  return {
    questionText,
    options: order.map((from) => options[from]) as CheckedQuestion["options"],
    correctIndex: order.indexOf(correctIndex),
    explanation,
    ...(topic !== undefined && { topic }),
    difficulty,
    verified: verify,
  };
}

function plain(text: string): string {
  return foldCase(text)
    .replace(/[^\p{L}\p{N}+\-*/^=<>.]+/gu, " ")
    .trim();
}
