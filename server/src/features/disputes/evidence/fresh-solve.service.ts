import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import type { FreshSolve } from "@prepfeed/contract/questions/fresh-solve";
import { seededRandom } from "@prepfeed/question-engine/random";
import type { Logger } from "pino";
import type { Ai } from "../../../ai/ai.ts";
import { askBlind } from "../../../ai/blind-solve.ts";
import { ProviderError } from "../../../ai/provider/provider-error.ts";
import type { Database } from "../../../db/database.ts";
import { drawing } from "../../../drawing/drawing-pool.ts";
import { topicNamed } from "../../../rules/topic-named.ts";
import * as queries from "./fresh-solve.queries.ts";

interface SolvingDeps {
  db: Database;
  now: () => Date;
  ai?: Ai | undefined;
  log: Pick<Logger, "warn">;
}

/** Each takes a thread for a second or two, or a request to the provider. */
const AT_ONCE = 5;

/**
 * Solves disputed questions again without their key. A built-in writer writes its questions again; a
 * provider, if one is configured, solves all others. The result informs moderators and decides nothing.
 */
export async function solveAfresh({ db, now, ai, log }: SolvingDeps): Promise<void> {
  const provider = ai && (await ai.provider.canAnswer()) ? ai : undefined;
  for (const asked of await queries.listUnsolved(db, provider !== undefined, AT_ONCE)) {
    try {
      const solved = await solve(asked, provider);
      if (solved) await queries.storeFreshSolve(db, asked.case_id, { ...solved, at: now().toISOString() });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error }, "a disputed question could not be solved; trying again later");
      return;
    }
  }
}

async function solve(asked: queries.UnsolvedRow, ai: Ai | undefined): Promise<Solved | undefined> {
  const written = asked.is_written ? await writeAgain(asked) : undefined;
  const isFound = written !== undefined && written.answer !== null;
  return isFound || !ai || !asked.is_plain ? written : askProvider(asked, ai);
}

type Solved = Omit<FreshSolve, "at">;

async function writeAgain(asked: queries.UnsolvedRow): Promise<Solved> {
  const unit = asked.topic === null ? undefined : topicNamed(asked.topic)?.unit;
  const { writer, kind, question_text: questionText } = asked;
  const solution =
    writer && unit
      ? await drawing.draw(
          "solution",
          { writer, unit, kind, questionText, options: optionsOf(asked) },
          asked.case_id,
        )
      : undefined;
  return {
    by: "WRITER",
    model: null,
    ...(solution ?? { answer: null, isConfirmed: null, written: 0, contradicted: 0 }),
  };
}

async function askProvider(asked: queries.UnsolvedRow, ai: Ai): Promise<Solved> {
  const found = await ask(asked, ai).catch((error: unknown) => {
    // It would say the same the next time.
    if (error instanceof ProviderError && ["nonsense", "refused"].includes(error.kind)) return undefined;
    throw error;
  });
  const answer = typeof found === "number" ? LETTERS[found] : found;
  const { model } = ai.provider;
  return { by: "PROVIDER", answer: answer ?? null, isConfirmed: null, written: 0, contradicted: 0, model };
}

async function ask(asked: queries.UnsolvedRow, { provider, startClock }: Ai) {
  const options = optionsOf(asked) as [string, string, string, string];
  const [found] = await askBlind(provider, [{ questionText: asked.question_text, options }], {
    ...(asked.stimulus_text !== null && { sourceText: asked.stimulus_text }),
    signal: startClock(),
    random: seededRandom(asked.case_id),
  });
  return found;
}

const optionsOf = ({ option_a, option_b, option_c, option_d, option_e }: queries.UnsolvedRow) =>
  [option_a, option_b, option_c, option_d, option_e].filter((option) => option !== null);
