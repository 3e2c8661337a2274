import { randomBytes } from "node:crypto";
import { SecondFactor } from "@prepfeed/contract/foundation/limits";
import { hashOf } from "../../foundation/secret-token.ts";

/** Without letters and digits that look alike: I, L, O and U, as in Crockford's base32. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 80 random bits each, in four groups: too many to guess, so that a plain hash is enough for storage. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: SecondFactor.recoveryCodes }, () =>
    Array.from({ length: GROUPS }, newGroup).join("-"),
  );
}

function newGroup(): string {
  return [...randomBytes(GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** Accepts any typing: small letters, without hyphens, with blanks, or with O for zero. */
export function recoveryCodeHash(typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return hashOf(plain);
}
