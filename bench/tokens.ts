import { createTokens } from "../server/src/features/sessions/tokens.ts";
import { idOf } from "./feed-data.ts";

export const SECRET = "a secret for a benchmark on loopback";

/** One for each of the first people, whose sessions have their ids. */
export async function signTokens(people: number): Promise<Map<number, string>> {
  const tokens = createTokens(SECRET);
  const tokenOf = new Map<number, string>();
  for (let i = 1; i <= people; i++)
    tokenOf.set(
      i,
      await tokens.sign({
        userId: idOf("users", i),
        sessionId: idOf("users", i),
        issuedAt: new Date(),
        expiresAt: new Date(Date.now() + 86_400_000),
      }),
    );
  return tokenOf;
}
