import { Lifetime, SignIns } from "@prepfeed/contract/foundation/limits";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import type { Background } from "../../foundation/background.ts";
import type { SecurityLog } from "../../foundation/security-log.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { surroundingsOf } from "../../rules/address-key.ts";
import { deviceOf } from "../../rules/device.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import type { HashAddress } from "./address-hash.ts";
import { signInMail } from "./sign-in-mail.ts";
import * as queries from "./sign-ins.queries.ts";

export interface FamiliarDeps {
  db: Database;
  hashAddress: HashAddress;
}

export interface SignInDeps extends FamiliarDeps {
  limiter: RateLimiter;
  mailer: Mailer;
  background: Background;
  publicUrl: string;
  now: () => Date;
}

interface Person {
  id: string;
  username: string;
  email: string;
}

/** Where a person signed in, and with which device. */
export interface Caller {
  address: string;
  userAgent: string;
  security: SecurityLog;
}

/** Whether this person ever signed in from there. */
export function isFamiliarAddress({ db, hashAddress }: FamiliarDeps, userId: string, address: string) {
  return queries.hasSignedInFrom(db, userId, hashAddress(userId, address).known);
}

/** Runs after the reply, and its errors never prevent a sign-in. */
export function noteSignIn(deps: SignInDeps, person: Person, caller: Caller) {
  deps.background.run("noting a sign-in", async () => {
    const device = deviceOf(caller.userAgent);
    if (!(await isNewDevice(deps, person.id, { ...caller, device }))) return;
    caller.security.note("new-device");
    await sendNotice(deps, person, device);
  });
}

/**
 * A device is the browser and system together with the network of an address, so a connection whose address changes
 * daily stays one device. The first known device of a person, as after registering, sends no notice.
 */
async function isNewDevice(
  { db, hashAddress, now }: SignInDeps,
  userId: string,
  { address, device }: { address: string; device: string },
): Promise<boolean> {
  const at = now();
  const before = (seconds: number) => new Date(at.getTime() - seconds * 1000);
  const surroundings = hashAddress(userId, surroundingsOf(address));
  const signIn = {
    id: uuidv7(),
    userId,
    addressHash: hashAddress(userId, address).hash,
    surroundingsHash: surroundings.hash,
    knownSurroundings: surroundings.known,
    device,
    at,
  };
  const known = await queries.upsertSignIn(db, signIn, before(Lifetime.device));
  await queries.deleteOldSignIns(db, userId, SignIns.maxKept, before(Lifetime.signIn));
  return known !== undefined && known.total > 0 && known.alike === 0;
}

/** A few a day, because an attacker with the password could cause any number of them. */
async function sendNotice({ limiter, mailer, publicUrl, now }: SignInDeps, person: Person, device: string) {
  const { isOver } = await limiter.count("signInNotices", { account: person.id });
  if (!isOver) await mailer.send(signInMail(person, { device, at: now(), publicUrl }));
}
