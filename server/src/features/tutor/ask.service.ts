import type { Engine } from "@prepfeed/contract/catalogue";
import { Tutor } from "@prepfeed/contract/limits";
import { refusals } from "@prepfeed/contract/refusals";
import type { Ask, TutorEvent } from "@prepfeed/contract/tutor";
import { answerFromNotes } from "@prepfeed/question-engine/notes/answer-from-notes";
import type { Logger } from "pino";
import type { Ai, AiDeps } from "../../ai/ai.ts";
import { tutorPrompt } from "../../ai/prompts.ts";
import { ProviderError } from "../../ai/provider/provider-error.ts";
import { AppError } from "../../app-error.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { answerBuiltIn } from "./built-in-tutor.service.ts";
import { findTutored } from "./tutor.queries.ts";
import { asAnswer, type TutoredQuestion, tutoredQuestion } from "./tutored-question.ts";

export interface TutorDeps extends AiDeps {
  limiter: RateLimiter;
}

interface Asked {
  ask: Ask;
  message: string;
}

/** Only who has answered a question, or wrote it, may ask about it; the answer gives everything away. */
export async function findAskable(
  deps: TutorDeps,
  viewerId: string,
  questionId: string,
): Promise<TutoredQuestion> {
  const row = await findTutored(deps.db, viewerId, questionId);
  if (!row) throw new AppError("not-found", refusals.questions.notFound);
  if (row.is_held) throw new AppError("conflict", refusals.questions.beingSat);
  if (row.selected_option === null && !row.is_own)
    throw new AppError("forbidden", refusals.tutor.answerFirst);
  return tutoredQuestion(row);
}

/** The provider's answer as it is written, and the built-in one where there is none or it breaks off. */
export async function* answerAbout(
  deps: TutorDeps,
  viewerId: string,
  question: TutoredQuestion,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<TutorEvent> {
  const { ai } = deps;
  // What to read, and a question that is right beyond doubt, nobody knows better than we do.
  const isForProvider = asked.ask !== "READ" && asked.ask !== "SIMILAR";
  if (ai && isForProvider) {
    if ((await deps.limiter.count("tutorAnswers", { viewerId })).isOver) {
      yield { kind: "failure", message: refusals.tutor.limitReached };
    } else if (yield* answerByProvider(ai, question, asked, signal)) {
      yield { kind: "end" };
      return;
    }
  }
  if (signal.aborted) return;
  yield { kind: "engine", engine: "built-in" };
  yield* await answerBuiltIn(deps, viewerId, question, asked);
  yield { kind: "end" };
}

export interface RatingDeps extends TutorDeps {
  log: Pick<Logger, "info" | "error">;
}

/** For the operator, who chooses the model; nothing of the learner or the question. */
export async function rateAnswer(
  deps: RatingDeps,
  viewerId: string,
  questionId: string,
  { ask, engine, isHelpful }: { ask: Ask; engine: Engine; isHelpful: boolean },
): Promise<undefined> {
  await findAskable(deps, viewerId, questionId);
  deps.log.info({ ask, engine, isHelpful }, "an answer of the tutor was rated");
}

const WISH: Record<Ask, string> = {
  WHY_WRONG: "Why is my answer wrong? (If it is right, why is it right?)",
  SIMPLER: "Explain it more simply, as to somebody who meets it for the first time.",
  SIMILAR: "Give me a similar question.",
  READ: "What should I read?",
  OWN: "what stands in the message below.",
};

/** True when it wrote its answer to the end. */
async function* answerByProvider(
  ai: Ai,
  question: TutoredQuestion,
  { ask, message }: Asked,
  signal: AbortSignal,
): AsyncGenerator<TutorEvent, boolean> {
  const note = await answerFromNotes(question.questionText.slice(0, 300), question.topic?.key);
  const { questionText, passage, options, explanation, chosen, chosenText = "" } = question;
  const prompt = tutorPrompt(WISH[ask], message, {
    questionText,
    passage,
    options,
    explanation,
    correctAnswer: asAnswer(question.correctAnswer, question.rightText),
    chosen: chosen && asAnswer(chosen, chosenText),
    note: note?.statement,
  });
  let written = 0;
  try {
    for await (const part of ai.provider.tell({
      ...prompt,
      signal: AbortSignal.any([signal, ai.startClock()]),
    })) {
      const said = part.replace(/[^\P{Cc}\n\t]/gu, "").slice(0, Tutor.answerMax - written);
      if (said === "") continue;
      if (written === 0) yield { kind: "engine", engine: ai.provider.engine };
      written += said.length;
      yield { kind: "text", text: said };
      if (written >= Tutor.answerMax) break;
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (written > 0) yield { kind: "failure", message: refusals.tutor.stopped };
    return false;
  }
  return written > 0;
}
