import type { LanguageModel } from "ai";
import { z } from "zod";
import type { Config } from "../../config.ts";
import { countedFetch } from "./counted-fetch.ts";
import { ProviderError, providerErrorOf } from "./provider-error.ts";
import { readReply } from "./read-reply.ts";

interface AskRequest<T> {
  schema: z.ZodType<T>;
  system: string;
  prompt: string;
  /** Ends the call; both calls of one question and its check share it. */
  signal: AbortSignal;
  maxOutputTokens?: number;
  /** Called before each HTTP request; an error thrown here prevents the request. */
  beforeRequest?(): Promise<void>;
}

type TellRequest = Omit<AskRequest<never>, "schema">;

/**
 * An external model. It answers by schema, or streams plain text, or throws a `ProviderError`; it does not promise
 * that the answer is true.
 */
export interface AiProvider {
  engine: "gemini" | "openai-compatible";
  model: string;
  ask<T>(request: AskRequest<T>): Promise<T>;
  tell(request: TellRequest): AsyncIterable<string>;
}

const DEFAULT_MODEL = { gemini: "gemini-flash-latest", "openai-compatible": "gpt-4o-mini" } as const;
const DEFAULT_TOKENS = 4_000;
/** Gemini's models use the same token limit for thinking and for the answer. */
const THINKING_TOKENS = 8_000;

export function openProvider({ gemini, openAiCompatible }: Config["ai"]): AiProvider | undefined {
  if (openAiCompatible) return openAiCompatibleProvider(openAiCompatible);
  return gemini && geminiProvider(gemini);
}

function geminiProvider(settings: NonNullable<Config["ai"]["gemini"]>): AiProvider {
  const { apiKey, model = DEFAULT_MODEL.gemini, baseUrl } = settings;
  const open = async ({ beforeRequest }: Pick<TellRequest, "beforeRequest">) => {
    const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
    const google = createGoogleGenerativeAI({
      apiKey,
      fetch: countedFetch(beforeRequest),
      ...(baseUrl && { baseURL: withVersion(baseUrl) }),
    });
    return google(model);
  };
  const tokens = (request: TellRequest) => (request.maxOutputTokens ?? DEFAULT_TOKENS) + THINKING_TOKENS;
  return {
    engine: "gemini",
    model,
    ask: (request) =>
      normalised(request, async () =>
        generate(await open(request), request, { isStructured: true, maxOutputTokens: tokens(request) }),
      ),
    tell: (request) => write(open, request, tokens(request)),
  };
}

function openAiCompatibleProvider(settings: NonNullable<Config["ai"]["openAiCompatible"]>): AiProvider {
  const { baseUrl, apiKey, model = DEFAULT_MODEL["openai-compatible"] } = settings;
  // Many local servers do not support schemas; the first refusal is remembered once plain text has worked.
  let takesSchemas = true;
  const open = async ({ beforeRequest }: Pick<TellRequest, "beforeRequest">) => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const provider = createOpenAICompatible({
      name: "openai-compatible",
      baseURL: baseUrl,
      fetch: countedFetch(beforeRequest),
      supportsStructuredOutputs: true,
      ...(apiKey && { apiKey }),
    });
    return provider(model);
  };
  return {
    engine: "openai-compatible",
    model,
    tell: (request) => write(open, request, request.maxOutputTokens ?? DEFAULT_TOKENS),
    ask: (request) =>
      normalised(request, async () => {
        const opened = await open(request);
        const spelledOut = { ...request, system: `${request.system}\n\n${formatOf(request.schema)}` };
        const answer = (isStructured: boolean) =>
          generate(opened, spelledOut, {
            isStructured,
            maxOutputTokens: request.maxOutputTokens ?? DEFAULT_TOKENS,
          });
        if (!takesSchemas) return answer(false);
        try {
          return await answer(true);
        } catch (error) {
          if (!isSchemaRefusal(providerErrorOf(error, request.signal))) throw error;
          const plain = await answer(false);
          takesSchemas = false;
          return plain;
        }
      }),
  };
}

async function generate<T>(
  model: Exclude<LanguageModel, string>,
  { schema, system, prompt, signal }: AskRequest<T>,
  { isStructured, maxOutputTokens }: { isStructured: boolean; maxOutputTokens: number },
): Promise<T> {
  // The SDK would print its warnings, and warnings quote prompts.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { generateText, Output } = await import("ai");
  const { text, finishReason } = await generateText({
    model,
    system,
    prompt,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    // The text is parsed here, more leniently and with errors that quote nothing.
    ...(isStructured && {
      output: { ...Output.object({ schema }), parseCompleteOutput: async () => undefined as never },
    }),
  });
  if (finishReason === "content-filter") throw new ProviderError("refused");
  if (finishReason === "length") throw new ProviderError("nonsense");
  return readReply(schema, text);
}

/** Streams plain text; errors in the middle are thrown there. */
async function* write(
  open: (request: TellRequest) => Promise<Exclude<LanguageModel, string>>,
  request: TellRequest,
  maxOutputTokens: number,
): AsyncGenerator<string> {
  const { system, prompt, signal } = request;
  try {
    signal.throwIfAborted();
    globalThis.AI_SDK_LOG_WARNINGS = false;
    const model = await open(request);
    const { streamText } = await import("ai");
    const { fullStream } = streamText({
      model,
      system,
      prompt,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      // It is thrown below; the SDK would print it, and errors quote prompts.
      onError: () => {},
    });
    let isDone = false;
    for await (const part of fullStream) {
      if (part.type === "text-delta") yield part.text;
      if (part.type === "error") throw part.error;
      if (part.type === "finish") {
        if (part.finishReason === "content-filter") throw new ProviderError("refused");
        isDone = part.finishReason === "stop";
      }
    }
    signal.throwIfAborted();
    if (!isDone) throw new ProviderError("nonsense");
  } catch (error) {
    throw providerErrorOf(error, signal);
  }
}

async function normalised<T>({ signal }: AskRequest<T>, work: () => Promise<T>): Promise<T> {
  try {
    signal.throwIfAborted();
    return await work();
  } catch (error) {
    throw providerErrorOf(error, signal);
  }
}

function isSchemaRefusal({ status }: ProviderError): boolean {
  return status === 400 || status === 422 || status === 501;
}

function withVersion(baseUrl: string): string {
  return /\/v\d+(?:alpha|beta)?$/.test(baseUrl) ? baseUrl : `${baseUrl}/v1beta`;
}

function formatOf(schema: z.ZodType): string {
  return `Answer with one JSON object and nothing else. It follows this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;
}
