import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import { Refusal } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { FastifyRequest } from "fastify";
import { validate as isUuid } from "uuid";
import type { z } from "zod";
import { AppError } from "../../foundation/app-error.ts";
import { plainMistake } from "./plain-mistake.ts";

type Request = Pick<FastifyRequest, "params" | "query" | "body">;

const MAX_DEPTH = 32;

/** What no call accepts, whatever its schema: repeated parameters, NUL characters, deep nesting. */
export function refuseBadInput({ params, query, body }: Request) {
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (Array.isArray(value))
      throw new AppError(
        "invalid-request",
        refusals.api.repeatedParameter(shortened(name, Refusal.fieldMax)),
      );
  }
  refuseBadText(params, 0);
  refuseBadText(query, 0);
  if (!(body instanceof Uint8Array)) refuseBadText(body, 0);
}

function refuseBadText(value: unknown, depth: number) {
  if (depth > MAX_DEPTH) throw new AppError("invalid-request", refusals.api.tooDeep);
  if (typeof value === "string") {
    if (value.includes("\0")) throw new AppError("invalid-request", refusals.api.nulCharacter);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      refuseBadText(key, depth + 1);
      refuseBadText(item, depth + 1);
    }
  }
}

/** Only of calls that know what to do with one. */
export function readRequestKey({ keyed }: Endpoint, { headers }: Pick<FastifyRequest, "headers">) {
  const key = headers["idempotency-key"];
  if (!keyed || key === undefined) return undefined;
  if (typeof key !== "string" || !isUuid(key)) throw new AppError("invalid-request", refusals.api.keyInvalid);
  return key.toLowerCase();
}

export function parseParams({ params }: Endpoint, request: Request) {
  return parse(params, request.params);
}

export function parseQueryAndBody({ query, body }: Endpoint, request: Request) {
  return {
    query: parse(query, request.query),
    body: parse(body, request.body ?? {}),
  };
}

function parse(schema: z.ZodType | undefined, value: unknown) {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: plainMistake });
  if (result.success) return result.data;
  const { issues } = result.error;
  if (issues.some(isUnknownId)) throw new AppError("not-found", refusals.api.notFound);
  const fields = issues.slice(0, Refusal.mistakes).map((issue) => ({
    field: shortened(issue.path.slice(0, MAX_DEPTH).join("."), Refusal.fieldMax),
    message: shortened(issue.message, Refusal.messageMax),
  }));
  // Missing fields are reported before invalid ones.
  const { message } = issues.find(isMissing) ?? issues[0] ?? { message: refusals.api.malformedJson };
  throw new AppError("invalid-request", shortened(message, Refusal.messageMax), { fields });
}

/** A refusal stays short, whatever was sent. */
const shortened = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

const isMissing = (issue: z.core.$ZodIssue) =>
  issue.code === "invalid_type" || (issue.code === "custom" && issue.params?.missing === true);

/** An id of the wrong format is not found. */
const isUnknownId = (issue: z.core.$ZodIssue) => issue.code === "invalid_format" && issue.format === "uuid";
