import { createHash, randomBytes } from "node:crypto";

/** For a link in a mail or a remembered device; only its hash is stored. */
export function newToken() {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashOf(token) };
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
