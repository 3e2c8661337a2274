import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type {
  Assertion,
  CreationOptions,
  NewCredential,
  RequestOptions,
} from "@prepfeed/contract/accounts/passkeys";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) =>
  Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

/** The differences from an honest device's answer. */
export interface Lies {
  origin?: string;
  type?: string;
  rpId?: string;
  challenge?: string;
  isUnlocked?: boolean;
  canBackUp?: boolean;
  /** The value of its counter; otherwise it counts by itself. */
  signCount?: number;
}

/** A passkey in software, for tests of the server: ES256, without attestation. */
export class SoftPasskey {
  readonly id = randomBytes(16).toString("base64url");
  readonly #private: KeyObject;
  readonly #public: KeyObject;
  readonly #canBackUp: boolean;
  #signCount = 0;
  #userHandle = "";

  constructor({ canBackUp = false } = {}) {
    const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
    [this.#private, this.#public] = [pair.privateKey, pair.publicKey];
    this.#canBackUp = canBackUp;
  }

  create({ challenge, rp, user }: CreationOptions, lies: Lies = {}): NewCredential {
    this.#userHandle = user.id;
    const authData = Buffer.concat([this.#authData(rp.id, lies, true), this.#attested()]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0]), text("authData"), bytes(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData("webauthn.create", challenge, lies).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  get({ challenge, rpId }: RequestOptions, lies: Lies = {}): Assertion {
    if (!this.#canBackUp) this.#signCount += 1;
    const data = clientData("webauthn.get", challenge, lies);
    const authenticatorData = this.#authData(rpId, lies, false);
    const signature = createSign("sha256")
      .update(Buffer.concat([authenticatorData, sha256(data)]))
      .sign(this.#private);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: this.#userHandle,
      },
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: "public-key" as const };
  }

  /** The flags: present 1, unlocked 4, may be backed up 8, is backed up 16, key attached 64. */
  #authData(rpId: string, lies: Lies, isNew: boolean) {
    const backup = (lies.canBackUp ?? this.#canBackUp) ? 8 + 16 : 0;
    const flags = 1 + (lies.isUnlocked === false ? 0 : 4) + backup + (isNew ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.signCount ?? this.#signCount);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), count]);
  }

  #attested() {
    const id = Buffer.from(this.id, "base64url");
    const { x = "", y = "" } = this.#public.export({ format: "jwk" });
    const [left, right] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]),
      ...[left, Buffer.from([0x22, 0x58, 32]), right],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
  }
}

function clientData(type: string, challenge: string, lies: Lies) {
  return Buffer.from(
    JSON.stringify({
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? "http://localhost:3000",
      crossOrigin: false,
    }),
  );
}
