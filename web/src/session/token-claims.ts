import { parseRecord } from "../http/record.ts";

/** The middle part of a JWT, or null; the server checks the signature. */
export function claimsOf(token: string) {
  const [, payload, signature, ...rest] = token.split(".");
  if (!payload || !signature || rest.length > 0) return null;
  try {
    return parseRecord(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}
