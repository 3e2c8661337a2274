import { Socket } from "node:net";
import type { Readable } from "node:stream";
import type { Access, Endpoint } from "@prepfeed/contract/endpoint";
import { Lifetime, WebTiming } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import { refusals } from "@prepfeed/contract/refusals";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Database } from "../db/database.ts";
import { addressKey } from "../rules/address-key.ts";
import type { OwnWrites } from "../shared-state/own-writes.ts";
import type { RateLimiter } from "../shared-state/rate-limiter.ts";
import type { Authenticate, Viewer } from "./authenticate.ts";
import { describeEvents } from "./event-stream.ts";
import { parseParams, parseQueryAndBody, refuseBadInput } from "./input.ts";

export interface Input<A extends Access, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  /** Who acts: always from the token, never from a parameter. */
  viewerId: A extends "signed-in" ? string : string | undefined;
  sessionId: A extends "signed-in" ? string : string | undefined;
  /** When the session ends at the latest. */
  sessionEndsAt: A extends "signed-in" ? Date : Date | undefined;
  /** The client's address, as limits count it. */
  address: string;
  /** What the client says it is; blank if it doesn't. */
  userAgent: string;
  /** The last event that the client got of a stream it lost; blank if it doesn't say. */
  lastEventId: string;
}

interface Who {
  viewerId: string | undefined;
  sessionEndsAt: Date | undefined;
}

export interface ServeDeps {
  authenticate: Authenticate;
  limiter: RateLimiter;
  /** Decides between 403 and 404 when a path names somebody else. */
  userExists: (id: string) => Promise<boolean>;
  /** Always true where nobody need confirm an address. */
  hasConfirmedEmail: (id: string) => Promise<boolean>;
  db: Database;
  /** Where there are replicas: what may be a second old, and who must not be told what is. */
  replicas?: { recent: Database; ownWrites: OwnWrites } | undefined;
}

/** Returns the function that mounts a contract endpoint: access, limits, validation, handler, reply.
 * Its `stream` mounts one whose reply is sent bit by bit, its `tolerant` one that a second does not matter to. */
export function createServe(
  app: FastifyInstance,
  { authenticate, limiter, userExists, hasConfirmedEmail, db, replicas }: ServeDeps,
) {
  function serve<
    A extends Access,
    P extends z.ZodType,
    Q extends z.ZodType,
    B extends z.ZodType,
    R extends z.ZodType,
  >(
    endpoint: Endpoint<A, P, Q, B, R>,
    handle: (input: Input<A, P, Q, B>, reply: FastifyReply) => Promise<z.input<R>> | z.input<R>,
  ) {
    mount(endpoint, async (request, reply) => {
      const input = await readInput(endpoint, request);
      return send(endpoint, reply, await noted(endpoint, input, () => handle(input, reply)));
    });
  }

  /** Its `db` may be a second behind, but never behind the viewer; and what it writes, the viewer need not see at once. */
  function tolerant<
    A extends Access,
    P extends z.ZodType,
    Q extends z.ZodType,
    B extends z.ZodType,
    R extends z.ZodType,
  >(
    endpoint: Endpoint<A, P, Q, B, R>,
    handle: (input: Input<A, P, Q, B> & { db: Database }) => Promise<z.input<R>>,
  ) {
    mount(endpoint, async (request, reply) => {
      const input = await readInput(endpoint, request);
      const readFrom = endpoint.method === "GET" ? await whereToRead(input) : db;
      const result = handle({ ...input, db: readFrom }).catch((error: unknown) => {
        // It may have been made a moment ago.
        if (readFrom === db || !(error instanceof AppError) || error.code !== "not-found") throw error;
        return handle({ ...input, db });
      });
      return send(endpoint, reply, await result);
    });
  }

  function send(
    { status, reply: schema }: Pick<Endpoint, "status" | "reply">,
    reply: FastifyReply,
    result: unknown,
  ) {
    if (reply.statusCode === 200) reply.code(status ?? 200);
    return status === 204 ? reply.send() : schema.parse(result);
  }

  async function whereToRead({ viewerId, sessionEndsAt }: Who) {
    if (!replicas) return db;
    if (viewerId === undefined) return replicas.recent;
    const isNew = sessionEndsAt !== undefined && secondsSince(sessionEndsAt) < NEW_SESSION_SECONDS;
    return isNew || (await replicas.ownWrites.mayBeMissed(viewerId)) ? db : replicas.recent;
  }

  /** Whatever became of a write, its learner reads where it may be. */
  async function noted<T>(
    { method }: Pick<Endpoint, "method">,
    { viewerId }: Who,
    write: () => Promise<T> | T,
  ): Promise<T> {
    if (!replicas || viewerId === undefined || method === "GET") return write();
    try {
      return await write();
    } finally {
      await replicas.ownWrites.note(viewerId);
    }
  }

  /** A refusal before the handler returns is answered like any other. */
  function stream<A extends Access, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
    endpoint: Endpoint<A, P, Q, B>,
    handle: (input: Input<A, P, Q, B>, reply: FastifyReply) => Promise<Readable> | Readable,
  ) {
    mount(endpoint, async (request, reply) => {
      const input = await readInput(endpoint, request);
      const content = await noted(endpoint, input, () => handle(input, reply));
      if (endpoint.stream === "events") describeEvents(request, reply, content);
      else reply.type("application/json; charset=utf-8");
      return reply.send(content);
    });
  }

  function mount(
    endpoint: Pick<Endpoint, "method" | "path" | "stream">,
    handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
  ) {
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      config: { endpoint: endpoint as Endpoint },
      // Nobody would read the stream, and nobody would close it.
      exposeHeadRoute: endpoint.stream === undefined,
      handler,
    });
  }

  async function readInput<A extends Access, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
    endpoint: Endpoint<A, P, Q, B>,
    request: FastifyRequest,
  ) {
    const viewer = await admit(endpoint, request);
    // While a provider thinks, the connection is silent for longer than others may be.
    const { socket } = request.raw;
    if (endpoint.rateLimit === "ai" && socket instanceof Socket) socket.setTimeout(WebTiming.aiTimeout);
    refuseBadInput(request);
    const params = parseParams(endpoint, request);
    await refuseForeignUser(endpoint, request, viewer?.id);
    if (viewer && endpoint.confirmedEmail && !(await hasConfirmedEmail(viewer.id))) {
      throw new AppError("email-not-confirmed", refusals.auth.emailNotConfirmed);
    }
    return {
      viewerId: viewer?.id,
      sessionId: viewer?.sessionId,
      sessionEndsAt: viewer?.sessionEndsAt,
      address: addressOf(request),
      userAgent: request.headers["user-agent"] ?? "",
      lastEventId: String(request.headers["last-event-id"] ?? ""),
      params,
      ...parseQueryAndBody(endpoint, request),
    } as Input<A, P, Q, B>;
  }

  async function admit(
    endpoint: Pick<Endpoint, "access" | "loginMessage" | "rateLimit" | "rateLimitWith" | "isUnlimited">,
    request: FastifyRequest,
  ) {
    const viewer = await authenticate(request.headers.authorization);
    const who = { viewerId: viewer?.id, address: addressOf(request) };
    if (!endpoint.isUnlimited) await limiter.use(viewer ? "signedIn" : "visitors", who);
    if (!viewer && endpoint.access === "signed-in") {
      throw new AppError("not-signed-in", endpoint.loginMessage ?? messages.auth.notSignedIn);
    }
    for (const limit of limitsOf(endpoint, request.query)) await limiter.use(limit, who);
    return viewer;
  }

  /** Callers may send who they are; where that acts or reads something private, it must be true. */
  async function refuseForeignUser(
    { access, method, ownParam }: Pick<Endpoint, "access" | "method" | "ownParam">,
    { query, body, params }: FastifyRequest,
    viewerId: Viewer["id"] | undefined,
  ) {
    if (access === "public" && method === "GET") return;
    const claims = [query, body].flatMap((part) => claimedIds(part));
    if (claims.some((claim) => claim !== viewerId)) throw new AppError("forbidden", refusals.api.foreignUser);
    const owner = ownParam && (params as Record<string, string>)[ownParam];
    if (owner === undefined || owner === "" || owner === viewerId) return;
    throw (await userExists(owner))
      ? new AppError("forbidden", refusals.api.foreignUser)
      : new AppError("not-found", refusals.users.notFound);
  }

  return Object.assign(serve, { stream, tolerant });
}

/** Whoever registered or logged in just now has written that. */
const NEW_SESSION_SECONDS = 2;
const secondsSince = (sessionEndsAt: Date) =>
  Lifetime.session - (sessionEndsAt.getTime() - Date.now()) / 1_000;

export type Serve = ReturnType<typeof createServe>;

/** Each once, however many of its parameters are given. */
function limitsOf(
  { rateLimit, rateLimitWith }: Pick<Endpoint, "rateLimit" | "rateLimitWith">,
  query: unknown,
) {
  const given = Object.entries(rateLimitWith ?? {}).filter(([name]) => isGiven(query, name));
  return new Set([rateLimit ?? [], given.map(([, limit]) => limit)].flat());
}

const isGiven = (query: unknown, name: string) =>
  String((query as Record<string, unknown>)[name] ?? "").trim() !== "";

const CALLER_IDS = ["userId", "authorId", "currentUserId"];

function claimedIds(part: unknown): unknown[] {
  if (typeof part !== "object" || part === null || Array.isArray(part)) return [];
  return CALLER_IDS.map((name) => (part as Record<string, unknown>)[name]).filter(
    (claim) => claim !== undefined && claim !== null && claim !== "",
  );
}

declare module "fastify" {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Blank for a client that has hung up meanwhile: its socket knows no address any more. */
function addressOf({ ip }: FastifyRequest): string {
  return addressKey((ip as string | undefined) ?? "");
}
