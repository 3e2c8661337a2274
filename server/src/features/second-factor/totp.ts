import { SecondFactor } from "@prepfeed/contract/foundation/limits";
import { Secret, TOTP } from "otpauth";

const SETTINGS = { issuer: "Prepfeed", algorithm: "SHA1", digits: 6, period: SecondFactor.stepSeconds };
const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / SecondFactor.stepSeconds);

/** 160 random bits in base32, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the QR code. */
export function otpauthUri(secret: string, username: string): string {
  return new TOTP({ ...SETTINGS, label: username, secret }).toString();
}

/** Whether it looks like a code; a recovery code never does. */
export const isAppCode = (code: string) => /^[0-9]{6}$/.test(code);

/**
 * The time step of a code: this one, or the one before or after it, because clocks differ. Undefined for a wrong
 * code.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const delta = new TOTP({ ...SETTINGS, secret }).validate({
    token: code,
    timestamp: now.getTime(),
    window: 1,
  });
  return delta === null ? undefined : stepAt(now) + delta;
}
