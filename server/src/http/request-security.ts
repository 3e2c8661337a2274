import type { FastifyRequest } from "fastify";
import type { AppError } from "../foundation/app-error.ts";
import { type SecurityLog, securityLog } from "../foundation/security-log.ts";
import { addressKey, networkOf } from "../rules/address-key.ts";
import { deviceOf } from "../rules/device.ts";

const kept = new WeakMap<FastifyRequest, SecurityLog>();

/** Where the security events of a request are logged: the same for its handler and for its refusal. */
export function securityOf(request: FastifyRequest): SecurityLog {
  const known = kept.get(request);
  if (known) return known;
  // A client that has disconnected has no address any more.
  const ip = (request.ip as string | undefined) ?? "";
  const security = securityLog(
    request.log,
    networkOf(addressKey(ip)),
    deviceOf(request.headers["user-agent"] ?? ""),
  );
  kept.set(request, security);
  return security;
}

/** A visitor who must log in is not an event, an invalid token is. */
export function noteRefusal(request: FastifyRequest, { code }: AppError) {
  const security = securityOf(request);
  const { method, routeOptions, headers } = request;
  const details = { call: routeOptions.url && `${method} ${routeOptions.url}`, reason: code };
  switch (code) {
    case "invalid-credentials":
    case "second-factor-wrong":
      return security.note("sign-in-failed", details);
    case "not-signed-in":
      return headers.authorization === undefined ? undefined : security.note("access-refused", details);
    case "forbidden":
    case "email-not-confirmed":
    case "account-suspended":
      return security.note("access-refused", details);
    case "too-many-requests":
      return security.note("limit-hit", details);
  }
}
