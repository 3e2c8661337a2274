import { login } from "@prepfeed/contract/auth";
import type { Access, Endpoint } from "@prepfeed/contract/endpoint";
import { WebTiming } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import type { z } from "zod";
import { ApiError, errorFromReply } from "./api-error.ts";
import { clearSession, readToken } from "./stored-session.ts";

type Given<Key extends string, S extends z.ZodType> =
  z.input<S> extends undefined
    ? { [K in Key]?: undefined }
    : object extends z.input<S>
      ? { [K in Key]?: z.input<S> }
      : { [K in Key]: z.input<S> };

type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Given<"params", P> &
  Given<"query", Q> &
  Given<"body", B>;

/** Left out when the endpoint needs nothing. */
type InputArguments<Needed> = object extends Needed
  ? [input?: Needed, options?: CallOptions]
  : [input: Needed, options?: CallOptions];

interface CallOptions {
  /** Milliseconds; AI calls take `WebTiming.aiTimeout`. */
  timeout?: number;
  signal?: AbortSignal;
  /** Brings another shape of the reply that is tolerated into the contract's. */
  adapt?: (reply: unknown) => unknown;
}

/** Calls one contract endpoint and returns its validated reply. The only `fetch` of the web app, with `openStream`. */
export async function call<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  ...[input, options]: InputArguments<Input<P, Q, B>>
): Promise<z.output<R>> {
  const { token, headers } = credentials(endpoint, "application/json");
  const body = bodyFor(endpoint.bodyType, input?.body, headers);
  const response = await send(
    urlFor(endpoint.path, input?.params ?? {}, input?.query ?? {}),
    { method: endpoint.method, headers, body },
    options,
  );
  const reply = await read(response);
  if (response.status === 401 && token && endpoint.path !== login.path) endSession(token);
  if (!response.ok) {
    const retryAfter = Number(response.headers.get("retry-after")) || undefined;
    throw errorFromReply(response.status, reply, { failure: endpoint.failure, retryAfter });
  }
  const understood = understand(endpoint, options?.adapt ? options.adapt(reply) : reply);
  if (!understood) throw new ApiError(response.status, "invalid-reply", messages.web.invalidReply);
  return understood.data;
}

/** By the contract while developing and testing; what is built for users carries no schemas and asks only for JSON. */
function understand<R extends z.ZodType>(
  { reply: schema, status }: Endpoint<Access, z.ZodType, z.ZodType, z.ZodType, R>,
  reply: unknown,
): { data: z.output<R> } | null {
  if (schema) {
    const { success, data } = schema.safeParse(reply);
    return success ? { data } : null;
  }
  const isAsked = status === 204 ? reply === undefined : typeof reply === "object" && reply !== null;
  return isAsked ? { data: reply as z.output<R> } : null;
}

/** Opens a reply that goes on and on; it ends when `signal` says so. */
export async function openStream(
  endpoint: Pick<Endpoint, "path" | "method" | "access" | "loginMessage">,
  signal: AbortSignal,
  input: { params?: object; body?: unknown; lastId?: string | undefined } = {},
) {
  const { token, headers } = credentials(endpoint, "text/event-stream");
  if (input.lastId) headers.set("last-event-id", input.lastId);
  const body = bodyFor("json", input.body, headers);
  const url = urlFor(endpoint.path, input.params ?? {}, {});
  const response = await fetch(url, { method: endpoint.method, headers, body, signal });
  if (response.status === 401 && token) endSession(token);
  if (!response.ok || !response.body) throw errorFromReply(response.status, await read(response));
  return response.body;
}

/** Without a session nothing is asked that needs one: a page that is still there while one logs out stays silent. */
function credentials({ access, loginMessage }: Pick<Endpoint, "access" | "loginMessage">, accept: string) {
  const token = readToken(localStorage);
  if (!token && access === "signed-in")
    throw new ApiError(401, "not-signed-in", loginMessage ?? messages.auth.notSignedIn);
  const headers = new Headers({ accept });
  if (token) headers.set("authorization", `Bearer ${token}`);
  return { token, headers };
}

type UnauthorizedListener = () => void;
const listeners = new Set<UnauthorizedListener>();

/** Tells when the server no longer accepts the session; it is cleared by then. Returns the way to stop listening. */
export function onUnauthorized(listener: UnauthorizedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A late 401 to an earlier token must not end the session that replaced it. */
function endSession(refusedToken: string) {
  if (readToken(localStorage) !== refusedToken) return;
  clearSession(localStorage);
  for (const listener of listeners) listener();
}

async function send(url: string, init: RequestInit, options: CallOptions = {}) {
  const timeout = AbortSignal.timeout(options.timeout ?? WebTiming.apiTimeout);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    return await fetch(url, { ...init, signal });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError(0, "timeout", messages.web.timeout);
    throw new ApiError(0, "network", messages.web.unreachable);
  }
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw new ApiError(0, "network", messages.web.unreachable);
  });
  if (text === "") return undefined;
  const type = response.headers.get("content-type") ?? "";
  if (type.includes("text/html")) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function bodyFor(bodyType: Endpoint["bodyType"], body: unknown, headers: Headers): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (bodyType !== "image") {
    headers.set("content-type", "application/json");
    return JSON.stringify(body);
  }
  if (!(body instanceof Blob)) throw new TypeError("A picture is sent as a Blob");
  headers.set("content-type", body.type);
  return body;
}

function urlFor(path: string, params: object, query: object) {
  const filled = Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  return `/api${filled}${search.size ? `?${search}` : ""}`;
}
