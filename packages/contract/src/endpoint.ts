import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { CallLimit } from "./limits.ts";

export type Access = "public" | "signed-in";

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
  /** What the body is; JSON unless said otherwise. */
  bodyType?: "json" | "image";
  /** What is replied; of a stream of events, one of them. */
  reply: Reply;
  /** Set when the reply is sent bit by bit: server-sent events, or a long JSON document. */
  stream?: "events" | "json";
  /** The status of success. */
  status?: 200 | 201 | 204;
  /** Replies the same with 503 when it can't do its work, where others refuse. */
  repliesWhenDown?: true;
  /** Refusals of its own, besides those that follow from its access, its input and its limits. */
  refuses?: readonly ErrorCode[];
  /** The path parameter that must name the viewer: another person's is 403. */
  ownParam?: string;
  /** Only for accounts whose e-mail address is confirmed, where that is asked of new ones. */
  confirmedEmail?: true;
  /** What a visitor is told, where the specification has a sentence for it. */
  loginMessage?: string;
  /** What a client says about a refusal that brings no words of its own. */
  failure?: string;
  /** The limit this call counts against, besides the general one. */
  rateLimit?: CallLimit;
  /** Limits that it counts against only if this parameter of the query is given. */
  rateLimitWith?: Record<string, CallLimit>;
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
