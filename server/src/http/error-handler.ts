import { ERROR_STATUS, type ErrorReply } from "@prepfeed/contract/foundation/errors";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isGoneReference } from "../db/violations.ts";
import { AppError } from "../foundation/app-error.ts";
import { noteRefusal } from "./request-security.ts";

/** The only place where an error becomes an HTTP reply. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler(refuse);
}

function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof AppError ? error : translate(error);
  if (refusal.code === "internal") request.log.error({ err: error }, "request failed");
  if (refusal.code === "unavailable") request.log.warn({ err: refusal.cause ?? error }, "request refused");
  noteRefusal(request, refusal);
  const status = ERROR_STATUS[refusal.code];
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  return reply.code(status).send({
    status,
    code: refusal.code,
    message: refusal.message,
    error: refusal.message,
    ...(refusal.fields && { errors: refusal.fields }),
  } satisfies ErrorReply);
}

/** Before a call is matched no hook runs, so the headers of every reply are set here. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
  });
  return refuse(error, request, reply);
}

/** Fastify's own refusals in our words; everything else is an internal error, whose details are not sent. */
function translate(error: FastifyError): AppError {
  if (isGoneReference(error)) return new AppError("not-found", refusals.api.notFound);
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new AppError("too-large", refusals.api.tooLarge);
    case "FST_ERR_BAD_URL":
      return new AppError("invalid-request", refusals.api.malformedUrl);
    case "FST_ERR_MAX_PARAM_LENGTH":
      return new AppError("not-found", refusals.api.notFound);
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return new AppError("unsupported-media-type", refusals.api.jsonOnly);
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? new AppError("invalid-request", refusals.api.malformedJson)
        : new AppError("internal", refusals.api.internal);
  }
}
