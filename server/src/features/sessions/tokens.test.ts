import { expect, test } from "vitest";
import { createAddressHash } from "./address-hash.ts";
import { createTokens } from "./tokens.ts";

const [OLD, NEW] = ["the secret of last year, long enough", "the secret of this year, long enough"];
const at = new Date("2026-01-01T00:00:00Z");
const claims = { userId: "u", sessionId: "s", issuedAt: at, expiresAt: new Date("2026-02-01T00:00:00Z") };

test("while the secret is being replaced, tokens of both are valid, and new tokens use the new one", async () => {
  const [before, meanwhile, after] = [createTokens(OLD), createTokens(NEW, OLD), createTokens(NEW)];
  const [early, late] = [await before.sign(claims), await meanwhile.sign(claims)];
  const who = { userId: "u", sessionId: "s" };
  expect(await meanwhile.read(early, at)).toEqual(who);
  expect(await meanwhile.read(late, at)).toEqual(who);
  expect(await after.read(late, at)).toEqual(who);
  expect(await after.read(early, at)).toBeUndefined();
});

test("an address is recognised by the hash made with the earlier secret", () => {
  const before = createAddressHash(OLD)("u", "10.0.0.1").hash;
  const meanwhile = createAddressHash(NEW, OLD)("u", "10.0.0.1");
  expect(meanwhile.known).toContain(before);
  expect(meanwhile.hash).toBe(createAddressHash(NEW)("u", "10.0.0.1").hash);
});
