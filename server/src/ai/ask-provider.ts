import type { Engine } from "@prepfeed/contract/foundation/catalogue";
import type { Ai, AiDeps } from "./ai.ts";
import type { Prompt } from "./prompts.ts";
import { ProviderError } from "./provider/provider-error.ts";

/** The provider's answer if `accept` takes it, else the built-in one: learners never see a provider's failure. */
export async function askOr<Reply, Answer extends object>(
  { ai }: Pick<AiDeps, "ai">,
  prompt: Prompt<Reply>,
  accept: (reply: Reply) => Answer | undefined,
  builtIn: () => Answer | Promise<Answer>,
): Promise<Answer & { engine: Engine }> {
  const reply = ai && (await askOnce(ai, prompt));
  const answer = reply && accept(reply);
  return answer ? { ...answer, engine: ai.provider.engine } : { ...(await builtIn()), engine: "built-in" };
}

async function askOnce<Reply>(ai: Ai, prompt: Prompt<Reply>): Promise<Reply | undefined> {
  try {
    return await ai.provider.ask({ ...prompt, signal: ai.startClock() });
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}
