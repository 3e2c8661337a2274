import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts what must be read again, so that a copy of the database alone is not enough to read it. */
export interface SecretBox {
  /** Only for this owner: what was sealed for one person does not open for another. */
  seal(owner: string, plain: string): string;
  /** Undefined for what was sealed with another secret, for another owner, or was changed. */
  open(owner: string, sealed: string): string | undefined;
  /** Whether a box sealed it; otherwise `open` returns it as it is. */
  isSealed(text: string): boolean;
  /** Whether it was sealed with the newest secret. */
  isCurrent(sealed: string): boolean;
}

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MARK = "v1";

function keyFrom(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "prepfeed secret box", 32));
  return { key, id: createHash("sha256").update(key).digest("base64url").slice(0, 8) };
}

/** Seals with the first secret; what the earlier one sealed can be opened too. */
export function createSecretBox(...secrets: [string, ...string[]]): SecretBox {
  const keys = secrets.map(keyFrom);
  const [newest] = keys as [ReturnType<typeof keyFrom>];
  const start = `${MARK}.${newest.id}.`;
  return {
    seal(owner, plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, newest.key, iv).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
      return start + Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
    },
    open(owner, sealed) {
      const [mark, id, content = ""] = sealed.split(".");
      // Versions before this one stored it as it is.
      if (mark !== MARK) return sealed;
      const key = keys.find((each) => each.id === id)?.key;
      if (!key) return undefined;
      const bytes = Buffer.from(content, "base64url");
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
    isSealed: (text) => text.split(".")[0] === MARK,
    isCurrent: (sealed) => sealed.startsWith(start),
  };
}
