import type { Access, Endpoint } from "@prepfeed/contract/foundation/endpoint";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { z } from "zod";
import { findReply, forgetReplies, forgetReply, keepReply } from "../device/copies.ts";
import { ApiError, errorFromReply } from "./api-error.ts";
import { clearSession, readOwner, readToken } from "./stored-session.ts";

type Given<Key extends string, S extends z.ZodType> =
  z.input<S> extends undefined
    ? { [K in Key]?: undefined }
    : object extends z.input<S>
      ? { [K in Key]?: z.input<S> }
      : { [K in Key]: z.input<S> };

type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Given<"params", P> &
  Given<"query", Q> &
  Given<"body", B>;

/** Left out if the endpoint needs nothing. */
type InputArguments<Needed> = object extends Needed
  ? [input?: Needed, options?: CallOptions]
  : [input: Needed, options?: CallOptions];

interface CallOptions {
  /** Milliseconds; AI calls take `WebTiming.aiTimeout`. */
  timeout?: number;
  signal?: AbortSignal;
  /** Identifies a request that may be sent again: the server applies it only once. */
  key?: string | undefined;
  /** Only from the server: without it, a device that has no network returns what it has kept. */
  isFresh?: boolean;
  /** Converts another accepted shape of the reply into the contract's. */
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
  if (options?.key) headers.set("idempotency-key", options.key);
  const body = bodyFor(endpoint.bodyType, input?.body, headers);
  const url = urlFor(endpoint.path, input?.params ?? {}, input?.query ?? {});
  const owner = endpoint.method === "GET" ? readOwner(localStorage) : null;
  const response = await send(url, { method: endpoint.method, headers, body }, options).catch((error) =>
    keptOr(error, owner, url, options),
  );
  const reply = await read(response);
  // On a public call it means a refused sign-in, not an invalid session.
  if (response.status === 401 && token && endpoint.access === "signed-in") endSession(token);
  // A post that was deleted, removed or hidden from its reader is not shown without a network either.
  if (response.status === 404 && owner) forgetReply(owner, url);
  if (!response.ok) {
    const retryAfter = Number(response.headers.get("retry-after")) || undefined;
    throw errorFromReply(response.status, reply, { failure: endpoint.failure, retryAfter });
  }
  const understood = understand(endpoint, options?.adapt ? options.adapt(reply) : reply);
  if (!understood) throw new ApiError(response.status, "invalid-reply", messages.web.invalidReply);
  if (owner && !fromDevice.has(response) && readToken(localStorage) === token)
    keepReply(owner, url, understood.data);
  return understood.data;
}

/** What this device has kept of the reply, if no other came. */
async function keptOr(error: unknown, owner: string | null, url: string, options?: CallOptions) {
  const isOut = owner && error instanceof ApiError && !options?.isFresh;
  const reply = isOut ? await findReply(owner, url) : undefined;
  if (reply === undefined) throw error;
  const kept = Response.json(reply);
  fromDevice.add(kept);
  return kept;
}

/** These are not kept again: a copy may have changed since it was read. */
const fromDevice = new WeakSet<Response>();

/** By the contract in development and tests; the production build has no schemas and requires only JSON. */
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

/** Opens a streamed reply; it ends when `signal` aborts. */
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

/**
 * Without a session no request is sent that needs one, so that a page that is still open during logout stays silent.
 */
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

/**
 * Called when the server no longer accepts the session, which is cleared by then. Returns the function that stops
 * listening.
 */
export function onUnauthorized(listener: UnauthorizedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let endingToken: string | null = null;

/** For a call with which the server ends the session: refusals meanwhile must not ask for a login. */
export async function whileSessionEnds<T>(work: () => Promise<T>): Promise<T> {
  endingToken = readToken(localStorage);
  try {
    return await work();
  } catch (error) {
    endingToken = null;
    throw error;
  }
}

/** A late 401 to an earlier token must not end the session that replaced it. */
function endSession(refusedToken: string) {
  if (readToken(localStorage) !== refusedToken || refusedToken === endingToken) return;
  const owner = readOwner(localStorage);
  if (owner) forgetReplies(owner);
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
