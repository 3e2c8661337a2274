import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { startFakeAi } from "../../../test/fake-ai/fake-ai.ts";
import { fakeProvider, KEY, KIND_NAMES, patient } from "../../../test/fake-ai/fake-providers.ts";
import type { Mode } from "../../../test/fake-ai/modes.ts";
import { questionsPrompt, summaryPrompt } from "../prompts.ts";
import { type AiProvider, openProvider } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";

const SECRET_TEXT = "Meera's diary of the year. It was a good year.";
const summary = () => summaryPrompt({ text: SECRET_TEXT, summaryType: "CONCISE", maxLength: 200 });
const askSummary = (provider: AiProvider, signal = patient()) => provider.ask({ ...summary(), signal });

async function failure(work: Promise<unknown>): Promise<ProviderError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

describe.each(KIND_NAMES)("%s", (kind) => {
  const both = fakeProvider(kind);

  test("answers by schema, in one request that contains the key", async () => {
    expect(await askSummary(both.provider)).toEqual({ summary: "Meera's diary of the year." });
    expect(both.fake.requests).toEqual([
      expect.objectContaining({ key: KEY, task: "summary", hasSchema: true }),
    ]);
  });

  test("reads an answer in a fenced block", async () => {
    both.fake.mode = "fenced";
    expect(await askSummary(both.provider)).toEqual({ summary: "Meera's diary of the year." });
  });

  test("keeps formulas of a model that forgets to escape them", async () => {
    both.fake.mode = "half-escaped";
    const prompt = questionsPrompt({ topic: "products", difficulty: "EASY", count: 1 });
    const { questions } = await both.provider.ask({ ...prompt, signal: patient() });
    expect(questions[0]?.questionText).toMatch(/^What is \$\d+ \\times \d+\$\?$/);
  });

  test.each<[Mode, ProviderError["kind"], number | undefined]>([
    ["garbage", "nonsense", undefined],
    ["truncated", "nonsense", undefined],
    ["cut-off", "nonsense", undefined],
    ["refuses", "refused", undefined],
    ["rate-limited", "rate-limited", 429],
    ["broken", "unavailable", 500],
    ["wrong-api-key", "rejected", 401],
  ])("%s is reported as %s, without key or text", async (mode, wanted, status) => {
    both.fake.mode = mode;
    const error = await failure(askSummary(both.provider));
    expect([error.kind, error.status]).toEqual([wanted, status]);
    const told = `${error.stack} ${JSON.stringify(error)} ${JSON.stringify(Object.getOwnPropertyDescriptors(error))}`;
    expect(told).not.toContain(KEY);
    expect(told).not.toContain("Meera");
    expect(error.cause).toBeUndefined();
    expect(both.fake.requests).toHaveLength(1);
  });

  test("a slow provider is abandoned when the time is over", async () => {
    both.fake.mode = "slow";
    const error = await failure(askSummary(both.provider, AbortSignal.timeout(150)));
    expect(error.kind).toBe("timeout");
  });

  test("a caller who leaves cancels the call", async () => {
    both.fake.mode = "slow";
    const leaving = new AbortController();
    const asked = failure(askSummary(both.provider, leaving.signal));
    await both.fake.nextRequest();
    leaving.abort();
    expect((await asked).kind).toBe("cancelled");
  });

  test("an error thrown before the request prevents it", async () => {
    const beforeRequest = () => Promise.reject(new ProviderError("daily-limit"));
    const error = await failure(both.provider.ask({ ...summary(), signal: patient(), beforeRequest }));
    expect(error.kind).toBe("daily-limit");
    expect(both.fake.requests).toEqual([]);
  });
});

describe("openai-compatible", () => {
  const both = fakeProvider("openai");

  test("a server without schemas is asked in plain words, and from then on at once", async () => {
    both.fake.mode = "no-schemas";
    let counted = 0;
    const beforeRequest = async () => void counted++;
    for (let call = 0; call < 2; call++) {
      const answer = await both.provider.ask({ ...summary(), signal: patient(), beforeRequest });
      expect(answer).toEqual({ summary: "Meera's diary of the year." });
    }
    expect(both.fake.requests.map(({ hasSchema }) => hasSchema)).toEqual([true, false, false]);
    expect(counted).toBe(3);
  });

  test("takes precedence if both are configured, and needs no key", async () => {
    const provider = openProvider({
      gemini: { apiKey: KEY },
      openAiCompatible: { baseUrl: both.fake.url, model: "small-one" },
      verify: true,
      dailyLimit: 1,
    });
    expect(provider?.engine).toBe("openai-compatible");
    await askSummary(provider as AiProvider);
    expect(both.fake.requests).toEqual([expect.objectContaining({ key: undefined, model: "small-one" })]);
  });
});

test("the address of Gemini may end in its version or not", async () => {
  const fake = await startFakeAi("gemini");
  for (const baseUrl of [fake.url, `${fake.url}/v1beta`]) {
    const provider = openProvider({ gemini: { apiKey: KEY, baseUrl }, verify: true, dailyLimit: 1 });
    await askSummary(provider as AiProvider);
  }
  await fake.close();
  expect(new Set(fake.requests.map(({ path }) => path))).toEqual(
    new Set(["/v1beta/models/gemini-flash-latest:generateContent"]),
  );
});

test("without a provider there is none", () => {
  expect(openProvider({ verify: true, dailyLimit: 1 })).toBeUndefined();
});

test.each<[string, ProviderError["kind"], RequestListener]>([
  ["no JSON at all", "nonsense", (_, response) => response.end("<html>It works!</html>")],
  ["a reply without end", "nonsense", (_, response) => endless(response)],
  [
    "a redirect",
    "unavailable",
    (_, response) => response.writeHead(307, { location: "http://127.0.0.1:9/elsewhere" }).end(),
  ],
  ["a connection that breaks", "unavailable", (request) => request.socket.destroy()],
])("%s is reported as %s", async (_, kind, listener) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const provider = openProvider({ openAiCompatible: { baseUrl }, verify: true, dailyLimit: 1 });
  expect((await failure(askSummary(provider as AiProvider))).kind).toBe(kind);
  server.closeAllConnections();
  server.close();
});

function endless(response: Parameters<RequestListener>[1]) {
  const chunk = "x".repeat(64 * 1024);
  response.writeHead(200, { "content-type": "application/json" });
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more);
  more();
}

test("a key that cannot be sent is not logged", async () => {
  const provider = openProvider({ gemini: { apiKey: "sk-\ncanary" }, verify: true, dailyLimit: 1 });
  const error = await failure(askSummary(provider as AiProvider));
  expect(error.kind).toBe("unavailable");
  expect(error.stack).not.toContain("canary");
});
