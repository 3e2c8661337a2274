import { identityKey } from "@prepfeed/contract/identity";

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the tens of thousands that people choose most, in any case and with signs around it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon();
  const key = identityKey(password);
  const known = await common;
  return known.has(key) || known.has(key.replace(/^[^\p{L}\p{N}]+/u, "").replace(/[^\p{L}\p{N}]+$/u, ""));
}

/** Loaded when somebody first chooses a password: it would slow down every start. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(identityKey));
}
