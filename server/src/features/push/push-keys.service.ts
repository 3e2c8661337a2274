import { createECDH } from "node:crypto";
import type { Database } from "../../db/database.ts";
import type { SecretBox } from "../../foundation/secret-box.ts";
import * as queries from "./push.queries.ts";

interface KeyDeps {
  db: Database;
  secretBox: SecretBox;
}

/** In base64url, as browsers and push services want them. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const OWNER = "push keys";

/**
 * The keys that sign pushed messages (VAPID): made once and stored encrypted in the database, so that all processes
 * have the same ones and a copy of the database alone is not enough to use them.
 */
export async function readPushKeys({ db, secretBox }: KeyDeps): Promise<PushKeys> {
  const kept = await queries.findKeys(db);
  const privateKey = kept && secretBox.open(OWNER, kept.private_key);
  if (kept && privateKey) return { publicKey: kept.public_key, privateKey };
  const made = makeKeys();
  const sealed = { public_key: made.publicKey, private_key: secretBox.seal(OWNER, made.privateKey) };
  if (!kept) {
    await queries.insertKeys(db, sealed);
    return readPushKeys({ db, secretBox });
  }
  // Sealed with a secret that is gone, and so are the sessions that browsers subscribed in.
  const isReplaced = await db.transaction(async (tx) => {
    const isReplaced = await queries.replaceKeys(tx, kept, sealed);
    if (isReplaced) await queries.deleteSubscriptions(tx);
    return isReplaced;
  });
  return isReplaced ? made : readPushKeys({ db, secretBox });
}

/** After a change of the server's secret they are sealed with the new one. */
export async function sealPushKeys({ db, secretBox }: KeyDeps): Promise<void> {
  const { publicKey, privateKey } = await readPushKeys({ db, secretBox });
  const kept = await queries.findKeys(db);
  if (!kept || secretBox.isCurrent(kept.private_key)) return;
  await queries.replaceKeys(db, kept, {
    public_key: publicKey,
    private_key: secretBox.seal(OWNER, privateKey),
  });
}

function makeKeys(): PushKeys {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys("base64url");
  // A number below 2^248 would otherwise lose its leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString("base64url") };
}
