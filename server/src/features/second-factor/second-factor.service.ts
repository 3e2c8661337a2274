import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Database } from "../../db/database.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import type { Background } from "../../foundation/background.ts";
import type { SecretBox } from "../../foundation/secret-box.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import { tellSessionsEnded } from "../notifications/user-channel.service.ts";
import {
  type AccountCaller,
  type ConfirmPasswordDeps,
  confirmPassword,
} from "../passwords/confirm-password.service.ts";
import { deleteSessions, holdSession } from "../sessions/sessions.service.ts";
import { requireUser } from "../users/users.service.ts";
import { acceptCode, confirmCode } from "./check-code.service.ts";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-codes.ts";
import * as queries from "./second-factor.queries.ts";
import { type SecondFactorEvent, secondFactorMail } from "./second-factor-mail.ts";
import { newSecret, otpauthUri, stepOfCode } from "./totp.ts";

interface TellDeps {
  mailer: Mailer;
  background: Background;
  publicUrl: string;
}

export interface SecondFactorDeps extends ConfirmPasswordDeps, TellDeps {
  secretBox: SecretBox;
  now: () => Date;
}

export async function getSecondFactor({ db, now }: Pick<SecondFactorDeps, "db" | "now">, viewerId: string) {
  const state = await queries.findState(db, viewerId, now());
  const since = state?.confirmed_at ?? null;
  return {
    isOn: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: state?.codes ?? 0,
    rememberedDevices: state?.devices ?? 0,
    isRequired: state?.is_required ?? false,
  };
}

/** Signing in needs no code before `confirmSecondFactor` has shown that the app has the secret. */
export async function startSecondFactor(deps: SecondFactorDeps, caller: AccountCaller, password?: string) {
  const { username } = await provePassword(deps, caller, password);
  const secret = newSecret();
  const sealed = deps.secretBox.seal(caller.viewerId, secret);
  if (!(await queries.upsertSecret(deps.db, caller.viewerId, sealed, deps.now()))) {
    throw new AppError("conflict", refusals.auth.secondFactorOn);
  }
  return { secret, uri: otpauthUri(secret, username) };
}

/** Ends every other session, because those were opened with the password alone. */
export async function confirmSecondFactor(deps: SecondFactorDeps, caller: AccountCaller, code: string) {
  const { db, now, state } = deps;
  const { viewerId: userId, sessionId, security } = caller;
  const startedAfter = new Date(now().getTime() - Lifetime.secondFactorSetup * 1000);
  const sealed = await queries.findUnconfirmedSecret(db, userId, startedAfter);
  const secret = sealed && deps.secretBox.open(userId, sealed);
  if (!sealed || !secret) throw notStarted();
  let step = 0;
  const isCodeOf = async (typed: string) => {
    step = stepOfCode(secret, typed.replace(/\s/g, ""), now()) ?? 0;
    return step > 0;
  };
  await confirmCode(deps, caller, isCodeOf, code);
  const recoveryCodes = newRecoveryCodes();
  const ended = await db.transaction(async (tx) => {
    await holdSession(tx, caller);
    if (!(await queries.confirmSecret(tx, { userId, secret: sealed, step, now: now() }))) throw notStarted();
    await queries.replaceCodes(tx, userId, recoveryCodes.map(recoveryCodeHash));
    await recordAccountEvent(tx, security, { account: userId, event: "second-factor-on" }, now());
    return deleteSessions(tx, userId, sessionId);
  });
  security.note("second-factor-on");
  tellSessionsEnded(state, userId, ended);
  await tellOwner(deps, userId, "on");
  return { recoveryCodes };
}

const notStarted = () => new AppError("conflict", refusals.auth.secondFactorNotStarted);

interface Proof {
  password?: string | undefined;
  code: string;
}

export async function renewRecoveryCodes(deps: SecondFactorDeps, caller: AccountCaller, proof: Proof) {
  const { viewerId: userId, security } = caller;
  await proveBoth(deps, caller, proof);
  const recoveryCodes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    await queries.replaceCodes(tx, userId, recoveryCodes.map(recoveryCodeHash));
    await recordAccountEvent(tx, security, { account: userId, event: "recovery-codes-renewed" }, deps.now());
  });
  security.note("recovery-codes-renewed");
  await tellOwner(deps, userId, "new-codes");
  return { recoveryCodes };
}

export async function turnOffSecondFactor(deps: SecondFactorDeps, caller: AccountCaller, proof: Proof) {
  const { viewerId: userId, security } = caller;
  const state = await queries.findState(deps.db, userId, deps.now());
  if (state?.is_required) throw new AppError("conflict", refusals.auth.secondFactorNeeded);
  await proveBoth(deps, caller, proof);
  await deps.db.transaction(async (tx) => {
    await queries.deleteFactor(tx, userId);
    await recordAccountEvent(tx, security, { account: userId, event: "second-factor-off" }, deps.now());
  });
  security.note("second-factor-off");
  await tellOwner(deps, userId, "off");
}

export async function forgetDevices(
  { db, now }: Pick<SecondFactorDeps, "db" | "now">,
  { viewerId, security }: Pick<AccountCaller, "viewerId" | "security">,
) {
  await db.transaction(async (tx) => {
    await queries.deleteDevices(tx, viewerId);
    await recordAccountEvent(tx, security, { account: viewerId, event: "devices-forgotten" }, now());
  });
  security.note("devices-forgotten");
}

/**
 * Used by an operator for people who lost their app and their codes, and for deleted accounts. True if it was
 * on.
 */
export function removeSecondFactor(tx: Database, userId: string) {
  return queries.deleteFactor(tx, userId);
}

/** Another person may have done it, so the owner is informed of every change. */
export async function tellOwner(
  deps: TellDeps & { db: Database },
  userId: string,
  change: SecondFactorEvent,
) {
  const { mailer, background, publicUrl } = deps;
  const owner = await requireUser(deps.db, userId, userId);
  background.run("telling of a second factor", () => mailer.send(secondFactorMail(owner, change, publicUrl)));
}

function provePassword(deps: SecondFactorDeps, caller: AccountCaller, password: string | undefined) {
  return confirmPassword(deps, caller, password, () =>
    fieldRefusal("invalid-request", "password", refusals.auth.passwordWrong),
  );
}

/** A person with the password alone must not get around the second factor. */
async function proveBoth(deps: SecondFactorDeps, caller: AccountCaller, { password, code }: Proof) {
  const { viewerId: userId } = caller;
  await provePassword(deps, caller, password);
  const secret = await queries.findSecret(deps.db, userId);
  if (secret === undefined) throw new AppError("conflict", refusals.auth.secondFactorOff);
  const isCodeOf = async (typed: string) => (await acceptCode(deps, { userId, secret }, typed)) !== undefined;
  await confirmCode(deps, caller, isCodeOf, code);
}

const SEALED_AT_ONCE = 500;

/** Encrypts secrets of an earlier version, or of the signing secret before this one; once that is done it does nothing. */
export async function sealSecrets(db: Database, secretBox: SecretBox): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await queries.listSecrets(db, after, SEALED_AT_ONCE);
    for (const { user_id, secret } of rows) {
      const plain = secretBox.isCurrent(secret) ? undefined : secretBox.open(user_id, secret);
      if (plain) await queries.updateSecret(db, user_id, secret, secretBox.seal(user_id, plain));
    }
    if (rows.length < SEALED_AT_ONCE) return;
    after = rows.at(-1)?.user_id ?? after;
  }
}
