import { Lifetime, SecondFactor } from "@prepfeed/contract/foundation/limits";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import type { SecretBox } from "../../foundation/secret-box.ts";
import { hashOf, newToken } from "../../foundation/secret-token.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { describeDevice } from "../sessions/sessions.service.ts";
import { acceptCode } from "./check-code.service.ts";
import * as queries from "./second-factor.queries.ts";

export interface SecondStepDeps {
  db: Database;
  limiter: RateLimiter;
  secretBox: SecretBox;
  now: () => Date;
}

/** What a sign-in sends besides the password. */
export interface SecondStep {
  code?: string | undefined;
  rememberDevice?: boolean | undefined;
  deviceTokens?: string[] | undefined;
}

/** `off` without a second factor; otherwise how it was passed, or why not. */
type Outcome = "off" | "device" | "app" | "recovery" | "missing" | "wrong";

/** A code is needed unless this device is remembered. */
export async function takeSecondStep(
  deps: SecondStepDeps,
  userId: string,
  { code = "", deviceTokens = [] }: SecondStep,
): Promise<Outcome> {
  const { db, now } = deps;
  const secret = await queries.findSecret(db, userId);
  if (secret === undefined) return "off";
  if (deviceTokens.length > 0 && (await queries.isRemembered(db, userId, deviceTokens.map(hashOf), now()))) {
    return "device";
  }
  if (code === "") return "missing";
  return (await acceptCode(deps, { userId, secret }, code)) ?? "wrong";
}

/** A device that is to be asked for no code; the browser stores the token. */
export function newDevice(userId: string, userAgent: string, at: Date) {
  const expiresAt = new Date(at.getTime() + Lifetime.rememberedDevice * 1000);
  return { id: uuidv7(), userId, ...newToken(), device: describeDevice(userAgent), at, expiresAt };
}
export type NewDevice = ReturnType<typeof newDevice>;

/** Part of opening a session, so that a password that changes meanwhile leaves no device remembered. */
export function rememberDevice(tx: Database, { at, ...device }: NewDevice) {
  return queries.insertDevice(tx, device, at, SecondFactor.rememberedDevices);
}

/** After a password change, every device needs a code again. */
export function forgetDevicesOf(tx: Database, userId: string) {
  return queries.deleteDevices(tx, userId);
}
