import { expect, test } from "vitest";
import { newSecret, otpauthUri, stepOfCode } from "./totp.ts";

/** "12345678901234567890" in base32: the secret of RFC 6238, appendix B, for SHA-1. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

/**
 * Seconds, and the last six of the eight digits given there: six-digit codes are the same number, shortened.
 */
const VECTORS: [seconds: number, code: string][] = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
];
const at = (seconds: number) => new Date(seconds * 1000);

test.each(VECTORS)("at %i seconds the code of RFC 6238 is %s", (seconds, code) => {
  expect(stepOfCode(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test.each(VECTORS)(
  "a clock that is 30 seconds off %i still gives a valid code, one that is 60 off does not",
  (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(stepOfCode(RFC_SECRET, code, at(seconds + 30))).toBe(step);
    expect(stepOfCode(RFC_SECRET, code, at(seconds - 30))).toBe(step);
    expect(stepOfCode(RFC_SECRET, code, at(seconds + 60))).toBeUndefined();
    expect(stepOfCode(RFC_SECRET, code, at(seconds - 60))).toBeUndefined();
  },
);

test.each(["", "28708", "2870820", "abcdef", "287083", "２８７０８２"])("%j is not a code", (code) => {
  expect(stepOfCode(RFC_SECRET, code, at(59))).toBeUndefined();
});

test("an app reads issuer, name and secret from the address, and every secret is new", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const uri = new URL(otpauthUri(secret, "अमित.k"));
  expect(uri.protocol + uri.host).toBe("otpauth:totp");
  expect(decodeURIComponent(uri.pathname)).toBe("/Prepfeed:अमित.k");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Prepfeed",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
