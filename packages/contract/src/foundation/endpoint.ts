import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { CallLimit } from "./rate-limits.ts";

export type Access = "public" | "signed-in";

/**
 * The roles of people; an administrator may do everything that a moderator may. Operators give roles by a command.
 */
export const ROLES = ["USER", "MODERATOR", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];

/** One API call, described once: the server serves it, the web app calls it, the OpenAPI document lists it. */
export interface Endpoint<
  A extends Access = Access,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path under /api, with `:name` for path parameters. */
  path: string;
  access: A;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The type of the body; JSON by default. */
  bodyType?: "json" | "image";
  /** The reply; for a stream of events, one event. */
  reply: Reply;
  /** Set if the reply is streamed: server-sent events, or a long document. */
  stream?: "events" | "json" | "csv";
  /** The status of success. */
  status?: 200 | 201 | 204;
  /** It replies the same with 503 if it cannot work, where other calls refuse. */
  repliesWhenDown?: true;
  /** Its own refusals, in addition to those that follow from its access, its input and its limits. */
  refuses?: readonly ErrorCode[];
  /** The path parameter that must name the viewer: another person's is 403. */
  ownParam?: string;
  /** Only for people of this role, or of a higher one. */
  role?: Exclude<Role, "USER">;
  /** A change that suspended accounts may make; they may always read. */
  whileSuspended?: true;
  /** Only for accounts with a confirmed e-mail address, if new ones must confirm it. */
  confirmedEmail?: true;
  /** The message for a visitor, if the specification has one. */
  loginMessage?: string;
  /** The client's message about a refusal without one. */
  failure?: string;
  /** The limit that this call counts against, in addition to the general one. */
  rateLimit?: CallLimit;
  /** Limits that it counts against only if this parameter of the query is given. */
  rateLimitWith?: Record<string, CallLimit>;
  /**
   * It may be sent with an `Idempotency-Key`, a UUID of the client's choice: sent again with the same one, it changes
   * nothing.
   */
  keyed?: true;
  /** Counts against no limit, not even the general one. */
  isUnlimited?: true;
}

export function endpoint<
  A extends Access,
  Reply extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<A, Params, Query, Body, Reply>) {
  return definition;
}
