import { Tutor } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Ask, TutorEvent } from "@prepfeed/contract/questions/tutor";
import { answerFromNotes } from "@prepfeed/question-engine/notes";
import { v7 as uuidv7 } from "uuid";
import type { Ai, AiDeps } from "../../ai/ai.ts";
import { takeTutorAnswer } from "../../ai/ai-budget.ts";
import { tutorPrompt } from "../../ai/prompts.ts";
import { ProviderError } from "../../ai/provider/provider-error.ts";
import { AppError } from "../../foundation/app-error.ts";
import { hashOf } from "../../foundation/secret-token.ts";
import { utcDay } from "../../rules/days.ts";
import { answerBuiltIn } from "./built-in-tutor.service.ts";
import { findTutored, insertAnswer, updateTextHash } from "./tutor.queries.ts";
import { asAnswer, type TutoredQuestion, tutoredQuestion } from "./tutored-question.ts";

interface Asked {
  ask: Ask;
  message: string;
}

/**
 * Only people who have answered a question, or wrote it, may ask about it, because the answer reveals
 * everything.
 */
export async function findAskable(
  deps: AiDeps,
  viewerId: string,
  questionId: string,
): Promise<TutoredQuestion> {
  const row = await findTutored(deps.db, viewerId, questionId);
  if (!row) throw new AppError("not-found", refusals.questions.notFound);
  if (row.is_key_hidden) throw new AppError("conflict", refusals.questions.beingSat);
  if (row.selected_option === null && !row.is_own)
    throw new AppError("forbidden", refusals.tutor.answerFirst);
  return tutoredQuestion(row);
}

/** Streams the provider's answer, and the built-in one if there is no provider or it breaks off. */
export async function* answerAbout(
  deps: AiDeps,
  viewerId: string,
  question: TutoredQuestion,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<TutorEvent> {
  const { ai } = deps;
  // The built-in tutor is best at naming what to read and at giving a question with a certain key, so the
  // provider is not asked for these.
  const isForProvider = asked.ask !== "READ" && asked.ask !== "SIMILAR";
  if (ai && isForProvider) {
    if (!(await takeTutorAnswer(deps.db, viewerId, utcDay(deps.now())))) {
      yield { kind: "failure", message: refusals.tutor.limitReached };
    } else if (yield* answerByProvider({ ...deps, ai }, viewerId, question, asked, signal)) {
      yield { kind: "end" };
      return;
    }
  }
  if (signal.aborted) return;
  yield { kind: "engine", engine: "built-in" };
  yield* await answerBuiltIn(deps, viewerId, question, asked);
  yield { kind: "end" };
}

const WISH: Record<Ask, string> = {
  WHY_WRONG: "Why is my answer wrong? (If it is right, why is it right?)",
  SIMPLER: "Explain it more simply, as to somebody who meets it for the first time.",
  SIMILAR: "Give me a similar question.",
  READ: "What should I read?",
  OWN: "what stands in the message below.",
};

/** True if it completed its answer. */
async function* answerByProvider(
  { ai, db, now }: AiDeps & { ai: Ai },
  userId: string,
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
  const answerId = uuidv7();
  let text = "";
  try {
    for await (const part of ai.provider.tell({
      ...prompt,
      signal: AbortSignal.any([signal, ai.startClock()]),
    })) {
      const said = part.replace(/[^\P{Cc}\n\t]/gu, "").slice(0, Tutor.answerMax - text.length);
      if (said === "") continue;
      if (text === "") {
        const { engine, model } = ai.provider;
        const answer = { id: answerId, userId, questionId: question.id, ask, engine, model, at: now() };
        await insertAnswer(db, answer);
        yield { kind: "engine", engine, answerId };
      }
      text += said;
      yield { kind: "text", text: said };
      if (text.length >= Tutor.answerMax) break;
    }
    if (text !== "") await updateTextHash(db, answerId, hashOf(text.trim()));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (text !== "") yield { kind: "failure", message: refusals.tutor.stopped };
    return false;
  }
  return text !== "";
}
