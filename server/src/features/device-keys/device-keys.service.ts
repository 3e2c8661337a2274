import { randomBytes } from "node:crypto";
import type { SecretBox } from "../../foundation/secret-box.ts";

const KEY_BYTES = 32;

/** Another owner than that of anything else that is sealed for the person. */
const ownerOf = (userId: string) => `device key of ${userId}`;

/** Nothing is stored here: only who is signed in as the same person gets the key of a sealed one. */
export function openDeviceKey(secretBox: SecretBox, userId: string, sealed: string | undefined) {
  const opened = sealed && secretBox.isSealed(sealed) ? secretBox.open(ownerOf(userId), sealed) : undefined;
  const key = opened ?? randomBytes(KEY_BYTES).toString("base64url");
  return { key, sealed: secretBox.seal(ownerOf(userId), key), isNew: opened === undefined };
}
