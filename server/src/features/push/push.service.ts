import { ECDH } from "node:crypto";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { type NewPush, Push, type PushState } from "@prepfeed/contract/people/push";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { AppError } from "../../foundation/app-error.ts";
import { isPublicHttps } from "../../foundation/public-address.ts";
import type { SecretBox } from "../../foundation/secret-box.ts";
import * as queries from "./push.queries.ts";
import { readPushKeys } from "./push-keys.service.ts";

export interface PushDeps {
  db: Database;
  secretBox: SecretBox;
  now: () => Date;
  /** Set by tests only, whose push service is on the same machine. */
  pushesToLoopback?: boolean;
}

export async function getPush(
  { db, secretBox }: Pick<PushDeps, "db" | "secretBox">,
  viewerId: string,
  sessionId: string,
): Promise<PushState> {
  const { publicKey } = await readPushKeys({ db, secretBox });
  return { publicKey, push: (await queries.findSubscription(db, sessionId, viewerId)) ?? null };
}

export async function setPush(
  deps: PushDeps,
  viewer: { viewerId: string; sessionId: string },
  push: NewPush,
): Promise<PushState> {
  const { db, now } = deps;
  const isWanted = push && (push.due || push.replies || push.exams);
  if (isWanted) {
    requireReachable(deps, push.endpoint);
    requireKeys(push);
    const save = () =>
      db.transaction((tx) =>
        queries.upsertSubscription(tx, uuidv7(), viewer, push, now(), Push.maxSubscriptions),
      );
    // Another session may have saved the same browser at this moment; the second time it is found.
    const isSaved = await save().catch((error: unknown) =>
      isUniqueViolation(error) ? save() : Promise.reject(error),
    );
    if (!isSaved) throw new AppError("not-signed-in", messages.auth.sessionExpired);
  } else {
    await queries.deleteSubscription(db, viewer.sessionId);
  }
  return getPush(deps, viewer.viewerId, viewer.sessionId);
}

function requireReachable({ pushesToLoopback }: PushDeps, endpoint: string) {
  if (!pushesToLoopback && !isPublicHttps(endpoint))
    throw new AppError("invalid-request", refusals.push.endpointInvalid);
}

const BASE64URL = /^[\w-]+={0,2}$/;
const AUTH_BYTES = 16;
const POINT_BYTES = 65;

/** A point of the curve, and a secret of 16 bytes: messages are encrypted for them. */
function requireKeys({ p256dh, auth }: { p256dh: string; auth: string }) {
  const isGood =
    BASE64URL.test(p256dh) &&
    BASE64URL.test(auth) &&
    Buffer.from(auth, "base64url").length === AUTH_BYTES &&
    isPoint(Buffer.from(p256dh, "base64url"));
  if (!isGood) throw new AppError("invalid-request", refusals.push.keysInvalid);
}

function isPoint(bytes: Buffer) {
  try {
    return bytes.length === POINT_BYTES && ECDH.convertKey(bytes, "prime256v1").length > 0;
  } catch {
    return false;
  }
}
