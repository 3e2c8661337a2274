import { jwtVerify, SignJWT } from "jose";

const ISSUER = "prepfeed";
const ALGORITHM = "HS256";

export interface Claims {
  userId: string;
  sessionId: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** Tokens name a session; whether it still lives is for the sessions table to say. */
export interface Tokens {
  sign(claims: Claims): Promise<string>;
  /** Undefined for anything that is not a token of ours, or has expired. */
  read(token: string, now: Date): Promise<Pick<Claims, "userId" | "sessionId"> | undefined>;
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
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
        .sign(key),
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: ISSUER,
          currentDate: now,
          requiredClaims: ["sub", "sid", "iat", "exp"],
        });
        return { userId: String(payload.sub), sessionId: String(payload.sid) };
      } catch {
        return undefined;
      }
    },
  };
}
