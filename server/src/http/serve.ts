import { Socket } from "node:net";
import type { Readable } from "node:stream";
import { type Access, type Endpoint, ROLES } from "@prepfeed/contract/foundation/endpoint";
import { Lifetime, WebTiming } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Database } from "../db/database.ts";
import { AppError } from "../foundation/app-error.ts";
import type { SecurityLog } from "../foundation/security-log.ts";
import { addressKey } from "../rules/address-key.ts";
import type { OwnWrites } from "../shared-state/own-writes.ts";
import type { RateLimiter } from "../shared-state/rate-limiter.ts";
import type { Authenticate, Viewer } from "./authenticate.ts";
import { describeEvents } from "./event-stream.ts";
import { parseParams, parseQueryAndBody, readRequestKey, refuseBadInput } from "./input/input.ts";
import { securityOf } from "./request-security.ts";

export interface Input<A extends Access, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  /** The caller: always from the token, never from a parameter. */
  viewerId: A extends "signed-in" ? string : string | undefined;
  sessionId: A extends "signed-in" ? string : string | undefined;
  /** Whether the caller never had a block in either direction, a mute or a report; true for visitors. */
  hidesNothing: boolean;
  /** The latest end of the session. */
  sessionEndsAt: A extends "signed-in" ? Date : Date | undefined;
  /** The client's address, as rate limits count it. */
  address: string;
  /** The User-Agent header; blank without one. */
  userAgent: string;
  /** Where this request's security events are logged. */
  security: SecurityLog;
  /** Of a request that may come twice: the same key, the same request. */
  requestKey: string | undefined;
  /** The last event that the client received from a lost stream; blank if unknown. */
  lastEventId: string;
}

interface Who {
  viewerId: string | undefined;
  sessionEndsAt: Date | undefined;
}

export interface ServeDeps {
  authenticate: Authenticate;
  limiter: RateLimiter;
  /** Decides between 403 and 404 when a path names another person. */
  userExists: (id: string, viewerId: string | undefined) => Promise<boolean>;
  /** Always true if addresses need no confirmation. */
  hasConfirmedEmail: (id: string) => Promise<boolean>;
  /** Refuses suspended accounts, with the end and the reason. */
  refuseSuspended: (id: string) => Promise<void>;
  db: Database;
  /** Only with replicas: reads that may be a second old, and the callers who must not get them. */
  replicas?: { recent: Database; ownWrites: OwnWrites } | undefined;
}

/**
 * Returns the function that mounts a contract endpoint: access, limits, validation, handler, reply. Its `stream`
 * mounts one with a streamed reply, its `replicaAllowed` one whose reply may be a second old.
 */
export function createServe(
  app: FastifyInstance,
  { authenticate, limiter, userExists, hasConfirmedEmail, refuseSuspended, db, replicas }: ServeDeps,
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

  /**
   * Its `db` may be a second behind, but never behind the viewer's own writes; and its own writes need not be visible
   * to the viewer at once.
   */
  function replicaAllowed<
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

  /** Whatever the outcome of a write, its learner then reads from the primary. */
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
      else reply.type(`${endpoint.stream === "csv" ? "text/csv" : "application/json"}; charset=utf-8`);
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
    // While a provider works, the connection is silent for longer than usual.
    const { socket } = request.raw;
    if (endpoint.rateLimit === "ai" && socket instanceof Socket) socket.setTimeout(WebTiming.aiTimeout);
    refuseBadInput(request);
    const params = parseParams(endpoint, request);
    await refuseForeignUser(endpoint, request, viewer?.id);
    refuseLowerRole(endpoint, viewer);
    if (viewer?.suspendedUntil && isClosedToSuspended(endpoint)) await refuseSuspended(viewer.id);
    if (viewer && endpoint.confirmedEmail && !(await hasConfirmedEmail(viewer.id))) {
      throw new AppError("email-not-confirmed", refusals.auth.emailNotConfirmed);
    }
    return {
      viewerId: viewer?.id,
      sessionId: viewer?.sessionId,
      sessionEndsAt: viewer?.sessionEndsAt,
      hidesNothing: viewer?.hidesNothing ?? true,
      address: addressOf(request),
      userAgent: request.headers["user-agent"] ?? "",
      security: securityOf(request),
      requestKey: readRequestKey(endpoint, request),
      lastEventId: String(request.headers["last-event-id"] ?? ""),
      params,
      ...parseQueryAndBody(endpoint, request),
    } as Input<A, P, Q, B>;
  }

  async function admit(
    endpoint: Pick<Endpoint, "access" | "loginMessage" | "rateLimit" | "rateLimitWith" | "isUnlimited">,
    request: FastifyRequest,
  ) {
    const viewer = await authenticate(request.headers.authorization, securityOf(request).network);
    const who = { viewerId: viewer?.id, address: addressOf(request) };
    securityOf(request).account = viewer?.id;
    if (!endpoint.isUnlimited) await limiter.use(viewer ? "signedIn" : "visitors", who);
    if (!viewer && endpoint.access === "signed-in") {
      throw new AppError("not-signed-in", endpoint.loginMessage ?? messages.auth.notSignedIn);
    }
    for (const limit of limitsOf(endpoint, request.query)) await limiter.use(limit, who);
    return viewer;
  }

  /** Callers may send their own id; for actions and private reads it must match the token. */
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
    throw (await userExists(owner, viewerId))
      ? new AppError("forbidden", refusals.api.foreignUser)
      : new AppError("not-found", refusals.users.notFound);
  }

  return Object.assign(serve, { stream, replicaAllowed });
}

/** They may read, and use the calls allowed to them: export, delete, appeal. */
const isClosedToSuspended = ({
  method,
  access,
  whileSuspended,
}: Pick<Endpoint, "method" | "access" | "whileSuspended">) =>
  method !== "GET" && access === "signed-in" && !whileSuspended;

function refuseLowerRole({ role: needed }: Pick<Endpoint, "role">, viewer: Viewer | undefined) {
  if (needed === undefined) return;
  if (!viewer || ROLES.indexOf(viewer.role) < ROLES.indexOf(needed)) {
    const { administratorsOnly, moderatorsOnly } = refusals.moderation;
    throw new AppError("forbidden", needed === "ADMIN" ? administratorsOnly : moderatorsOnly);
  }
  if (viewer.lacksSecondFactor) throw new AppError("forbidden", refusals.auth.secondFactorForRole);
}

/** A person who has just registered or logged in has written something. */
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

/** Blank for a client that has disconnected: its socket has no address any more. */
function addressOf({ ip }: FastifyRequest): string {
  return addressKey((ip as string | undefined) ?? "");
}
