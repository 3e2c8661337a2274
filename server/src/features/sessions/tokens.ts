import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";

const ISSUER = "prepfeed";
const ALGORITHM = "HS256";

interface Claims {
  userId: string;
  sessionId: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** Tokens name a session; the sessions table decides whether it is still valid. */
export interface Tokens {
  sign(claims: Claims): Promise<string>;
  /** Undefined for anything that is not a token of this server, or has expired. */
  read(token: string, now: Date): Promise<Pick<Claims, "userId" | "sessionId"> | undefined>;
}

/**
 * Only one spelling of its bytes is accepted: decoders tolerate a stray "=" and unused bits, and each spelling would
 * be another key in the cache.
 */
const isCanonical = (part: string) => Buffer.from(part, "base64url").toString("base64url") === part;

/** A valid signature stays valid, so it is checked once per token; beyond this many the oldest is dropped. */
const MAX_REMEMBERED = 10_000;

interface Verified {
  userId: string;
  sessionId: string;
  expiresAt: number;
}

/**
 * Signs with the first secret; tokens of the earlier one are valid too, while the secret is being replaced.
 */
export function createTokens(...secrets: [string, ...string[]]): Tokens {
  const remembered = new LRUCache<string, Verified>({ max: MAX_REMEMBERED });
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  return {
    sign: ({ userId, sessionId, issuedAt, expiresAt }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt(seconds(issuedAt))
        .setExpirationTime(seconds(expiresAt))
        .sign(keys[0] as Uint8Array),
    async read(token, now) {
      const known = remembered.peek(token) ?? (await verify(token, now));
      if (!known || known.expiresAt <= seconds(now)) {
        remembered.delete(token);
        return undefined;
      }
      if (!remembered.has(token)) remembered.set(token, known);
      return { userId: known.userId, sessionId: known.sessionId };
    },
  };

  async function verify(token: string, now: Date): Promise<Verified | undefined> {
    if (!token.split(".").every(isCanonical)) return undefined;
    for (const key of keys) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: ISSUER,
          currentDate: now,
          requiredClaims: ["sub", "sid", "iat", "exp"],
        });
        return { userId: String(payload.sub), sessionId: String(payload.sid), expiresAt: payload.exp ?? 0 };
      } catch {}
    }
    return undefined;
  }
}
