const CIPHER = "AES-GCM";
const IV_BYTES = 12;

/** The key of a session, as the server gave it. */
export function importKey(base64url: string): Promise<CryptoKey> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return crypto.subtle.importKey("raw", bytes, CIPHER, false, ["encrypt", "decrypt"]);
}

export async function seal(key: CryptoKey, value: unknown) {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, sealed: await crypto.subtle.encrypt({ name: CIPHER, iv }, key, text) };
}

/** Undefined if it was sealed with another key. */
export async function unseal<Value>(
  key: CryptoKey,
  { iv, sealed }: Awaited<ReturnType<typeof seal>>,
): Promise<Value | undefined> {
  try {
    const text = await crypto.subtle.decrypt({ name: CIPHER, iv }, key, sealed);
    return JSON.parse(new TextDecoder().decode(text)) as Value;
  } catch {
    return undefined;
  }
}
