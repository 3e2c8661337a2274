import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Mode, replyText, tutorText } from "./modes.ts";
import { readPrompt } from "./read-prompt.ts";

export type Kind = "gemini" | "openai";

interface SeenRequest {
  path: string;
  key: string | undefined;
  model: string;
  task: string;
  system: string;
  prompt: string;
  hasSchema: boolean;
  /** A request for a streamed answer. */
  isStream: boolean;
}

export interface FakeAi {
  url: string;
  mode: Mode;
  requests: SeenRequest[];
  /** Resolves when the next request has arrived. */
  nextRequest(): Promise<void>;
  close(): Promise<void>;
}

/** A provider on loopback that answers sensibly, or misbehaves according to `mode`. */
export async function startFakeAi(kind: Kind, mode: Mode = "good", port = 0): Promise<FakeAi> {
  let written = 0;
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: ownPort } = server.address() as AddressInfo;
  const fake: FakeAi = {
    url: `http://127.0.0.1:${ownPort}${kind === "openai" ? "/v1" : ""}`,
    mode,
    requests: [],
    nextRequest: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request);
    const seen = read(kind, request, body);
    if (!seen) return send(response, 404, { error: { message: `Nothing here: ${request.url}` } });
    fake.requests.push(seen);
    for (const tell of waiting.splice(0)) tell();
    // A careless server repeats what it was sent, including the key.
    const complaint = { error: { message: `No. Key ${seen.key}, asked: ${seen.prompt}` } };
    switch (fake.mode) {
      case "slow":
        return;
      case "rate-limited":
        return send(response, 429, complaint);
      case "broken":
        return send(response, 500, complaint);
      case "wrong-api-key":
        return send(response, 401, complaint);
      case "no-schemas":
        if (seen.hasSchema) return send(response, 400, complaint);
    }
    if (seen.isStream) return stream(kind, fake.mode, response, seen);
    const text = replyText(fake.mode, readPrompt(seen.system, seen.prompt), () => written++);
    send(response, 200, reply(kind, fake.mode, seen.model, text));
  }
  return fake;
}

interface GeminiBody {
  systemInstruction?: { parts: { text: string }[] };
  contents: { parts: { text: string }[] }[];
  generationConfig?: { responseSchema?: unknown };
}
interface OpenAiBody {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: unknown;
  stream?: boolean;
}

function read(kind: Kind, request: IncomingMessage, body: string): SeenRequest | undefined {
  const path = request.url ?? "";
  if (request.method !== "POST") return undefined;
  if (kind === "gemini") {
    const [, model = ""] =
      /^\/v1beta\/models\/([^/:]+):(?:generateContent$|streamGenerateContent\?alt=sse$)/.exec(path) ?? [];
    if (!model) return undefined;
    const { systemInstruction, contents, generationConfig } = JSON.parse(body) as GeminiBody;
    const system = joined(systemInstruction?.parts);
    const prompt = joined(contents.flatMap(({ parts }) => parts));
    const key = request.headers["x-goog-api-key"] as string | undefined;
    return seenAs({
      path,
      key,
      model,
      system,
      prompt,
      hasSchema: generationConfig?.responseSchema !== undefined,
      isStream: path.includes(":stream"),
    });
  }
  if (path !== "/v1/chat/completions") return undefined;
  const { model, messages, response_format, stream: isStream = false } = JSON.parse(body) as OpenAiBody;
  const said = (role: string) => messages.filter((message) => message.role === role).map((m) => m.content);
  const key = request.headers.authorization?.replace(/^Bearer /, "");
  return seenAs({
    path,
    key,
    model,
    system: said("system").join("\n"),
    prompt: said("user").join("\n"),
    hasSchema: response_format !== undefined,
    isStream,
  });
}

function seenAs(request: Omit<SeenRequest, "task">): SeenRequest {
  return { ...request, task: readPrompt(request.system, request.prompt).task };
}

/** A word at a time; `breaks-off` disconnects in the middle. */
async function stream(
  kind: Kind,
  mode: Mode,
  response: ServerResponse,
  { system, prompt, model }: SeenRequest,
) {
  const words = tutorText(mode, readPrompt(system, prompt)).split(/(?<= )/);
  const kept = mode === "breaks-off" ? words.slice(0, Math.ceil(words.length / 2)) : words;
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (data: unknown) =>
    new Promise<void>((done) => response.write(`data: ${JSON.stringify(data)}\n\n`, () => done()));
  for (const [i, text] of kept.entries()) {
    const isLast = i === words.length - 1;
    await send(
      kind === "gemini"
        ? {
            candidates: [
              {
                content: { role: "model", parts: [{ text }] },
                index: 0,
                ...(isLast && { finishReason: "STOP" }),
              },
            ],
          }
        : {
            id: "fake",
            object: "chat.completion.chunk",
            created: 0,
            model,
            choices: [
              {
                index: 0,
                delta: { role: "assistant", content: text },
                finish_reason: isLast ? "stop" : null,
              },
            ],
          },
    );
  }
  if (mode === "breaks-off") return response.destroy();
  response.end(kind === "openai" ? "data: [DONE]\n\n" : undefined);
}

function reply(kind: Kind, mode: Mode, model: string, text: string) {
  const [gemini, openai] =
    mode === "refuses"
      ? ["SAFETY", "content_filter"]
      : mode === "cut-off"
        ? ["MAX_TOKENS", "length"]
        : ["STOP", "stop"];
  if (kind === "gemini") {
    return {
      candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: gemini, index: 0 }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    };
  }
  return {
    id: "fake",
    object: "chat.completion",
    created: 0,
    model,
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: openai }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function joined(parts: { text: string }[] = []): string {
  return parts.map(({ text }) => text).join("\n");
}
