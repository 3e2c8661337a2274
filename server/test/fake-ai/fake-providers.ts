import { afterAll, beforeAll, beforeEach } from "vitest";
import { type AiProvider, openProvider } from "../../src/ai/provider/provider.ts";
import { type FakeAi, startFakeAi } from "./fake-ai.ts";

export const KEY = "sk-canary-3f9a7c51";
const rest = { verify: true, dailyLimit: 100 };

/** Both kinds of provider, each with its settings. */
export const KINDS = {
  gemini: (fake: FakeAi): AiProvider =>
    openProvider({ gemini: { apiKey: KEY, baseUrl: fake.url }, ...rest }) as AiProvider,
  openai: (fake: FakeAi): AiProvider =>
    openProvider({ openAiCompatible: { apiKey: KEY, baseUrl: fake.url }, ...rest }) as AiProvider,
};
export const KIND_NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** A fake for all tests of a block; each test starts with one that behaves. */
export function fakeProvider(kind: keyof typeof KINDS): { fake: FakeAi; provider: AiProvider } {
  const both = {} as { fake: FakeAi; provider: AiProvider };
  beforeAll(async () => {
    both.fake = await startFakeAi(kind);
  });
  beforeEach(() => {
    both.fake.mode = "good";
    both.fake.requests.length = 0;
    both.provider = KINDS[kind](both.fake);
  });
  afterAll(() => both.fake.close());
  return both;
}

export const patient = () => AbortSignal.timeout(20_000);
