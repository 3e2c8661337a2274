import type { Random } from "@prepfeed/question-engine/random";
import { foldCase } from "@prepfeed/question-engine/visible-text";
import { solveBlind } from "./blind-solve.ts";
import { type Candidate, type CheckedQuestion, checkQuestion } from "./check-question.ts";
import { type QuestionsWanted, questionsPrompt } from "./prompts.ts";
import type { AiProvider } from "./provider/provider.ts";
import { ProviderError, type ProviderErrorKind } from "./provider/provider-error.ts";

export interface AskOptions {
  /** Whether each question must be solved blind before it is shown. */
  verify: boolean;
  signal: AbortSignal;
  random: Pick<Random, "shuffle">;
}

export interface AskedQuestions {
  questions: CheckedQuestion[];
  asked: number;
  /** How many were not good enough, by reason. */
  dropped: Record<string, number>;
  /** Why there are fewer than asked, if the provider itself failed. */
  failure?: ProviderErrorKind;
}

const ROUNDS = 2;

/** Questions from a provider that passed every check; fewer than asked, or none, when it can't do better. */
export async function askQuestions(
  provider: AiProvider,
  request: QuestionsWanted,
  options: AskOptions,
): Promise<AskedQuestions> {
  const result: AskedQuestions = { questions: [], asked: request.count, dropped: {} };
  const { questions, dropped } = result;
  const seen = new Set((request.avoid ?? []).map(plain));

  for (let round = 0; round < ROUNDS && questions.length < request.count; round++) {
    const count = request.count - questions.length;
    const avoid = [...(request.avoid ?? []), ...questions.map(({ questionText }) => questionText)];
    try {
      const candidates = await askRound(provider, { ...request, count, avoid }, options, { seen, dropped });
      for (const candidate of candidates) questions.push(finished(candidate, request, options));
      delete result.failure;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      result.failure = error.kind;
      if (error.kind !== "nonsense") break;
    }
  }
  return result;
}

async function askRound(
  provider: AiProvider,
  request: QuestionsWanted,
  { verify, signal, random }: AskOptions,
  { seen, dropped }: { seen: Set<string>; dropped: Record<string, number> },
): Promise<Candidate[]> {
  const drop = (reason: string, count = 1) => {
    if (count > 0) dropped[reason] = (dropped[reason] ?? 0) + count;
  };
  const { questions } = await provider.ask({ ...questionsPrompt(request), signal });
  drop("more than asked", questions.length - request.count);
  const candidates: Candidate[] = [];
  for (const written of questions.slice(0, request.count)) {
    const checked = checkQuestion(written);
    if ("fault" in checked) drop(reasonOf(checked.fault));
    else if (seen.has(plain(checked.questionText))) drop("asked before");
    else {
      seen.add(plain(checked.questionText));
      candidates.push(checked);
    }
  }
  if (!verify || candidates.length === 0) return candidates;
  const solved = await solveBlind(provider, candidates, { sourceText: request.sourceText, signal, random });
  drop("solved differently", candidates.length - solved.length);
  return solved;
}

/** Models like some letters better than others, so the options get new places. */
function finished(
  { questionText, options, correctIndex, explanation }: Candidate,
  { topic, difficulty }: QuestionsWanted,
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

/** Without what the question itself says: reasons are counted and may be logged. */
function reasonOf(fault: string): string {
  const [reason = ""] = fault.replace(/^(?:question|explanation|option \w): /, "").split(/ in \$|, \\| "/);
  return reason;
}

function plain(text: string): string {
  return foldCase(text)
    .replace(/[^\p{L}\p{N}+\-*/^=<>.]+/gu, " ")
    .trim();
}
