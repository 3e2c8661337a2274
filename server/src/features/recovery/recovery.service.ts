import { identityKey } from "@prepfeed/contract/foundation/identity";
import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import type { Background } from "../../foundation/background.ts";
import { hashOf, newToken } from "../../foundation/secret-token.ts";
import type { SecurityLog } from "../../foundation/security-log.ts";
import type { Mail, Mailer } from "../../mail/mailer.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import { dropEmailChange } from "../auth/email-confirmation.service.ts";
import { revokeResets } from "../auth/password-reset.service.ts";
import { announce, notifyOfRecovery, withdrawRecovery } from "../notifications/notify.service.ts";
import { type Publisher, tellSessionsEnded } from "../notifications/user-channel.service.ts";
import { removePasskeys } from "../passkeys/passkeys.service.ts";
import { refuseGuessable } from "../passwords/guessable-password.service.ts";
import type { Passwords } from "../passwords/passwords.service.ts";
import { removeLinks } from "../providers/linked-accounts.service.ts";
import { removeSecondFactor } from "../second-factor/second-factor.service.ts";
import { deleteSessions } from "../sessions/sessions.service.ts";
import { setConfirmedEmail, setPasswordHash } from "../users/accounts.service.ts";
import * as queries from "./recovery.queries.ts";
import {
  askOperatorMail,
  recoveryLinkMail,
  recoveryOutcomeMail,
  recoveryStartedMail,
} from "./recovery-mails.ts";

export interface RecoveryDeps {
  db: Database;
  passwords: Passwords;
  limiter: RateLimiter;
  mailer: Mailer;
  background: Background;
  publicUrl: string;
  state: Publisher;
  now: () => Date;
}

const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);
const invalid = () => new AppError("invalid-request", refusals.recovery.linkInvalid);

/** Everything that depends on whether the address is known happens after the reply. */
export async function requestRecovery(deps: RecoveryDeps, email: string) {
  await deps.limiter.use("recoveryLinks", { email: identityKey(email) });
  deps.background.run("sending a recovery link", () => sendLink(deps, email));
  return { message: refusals.recovery.sent };
}

async function sendLink({ db, mailer, publicUrl, now }: RecoveryDeps, address: string) {
  const account = await queries.findAccount(db, identityKey(address));
  if (!account) return;
  if (account.role !== "USER") return mailer.send(askOperatorMail(account));
  const { token, tokenHash } = newToken();
  const at = now();
  const link = {
    userId: account.id,
    email: account.email,
    tokenHash,
    expiresAt: later(at, Lifetime.recoveryLink),
  };
  const isStored = await db.transaction((tx) => queries.upsertLink(tx, link, at));
  if (isStored) await mailer.send(recoveryLinkMail(account, publicUrl, token));
}

export async function checkRecovery({ db, now }: RecoveryDeps, token: string) {
  const recovery = await requireByLink(db, token, now());
  const readyAt = recovery.ready_at;
  return { readyAt: readyAt?.toISOString() ?? null, isReady: readyAt !== null && readyAt <= now() };
}

/** Works once: pressing the button again neither restarts the waiting time nor sends a second notice. */
export async function startRecovery(deps: RecoveryDeps, token: string, security: SecurityLog) {
  const { db, state, now } = deps;
  const startedAt = now();
  const recovery = await requireByLink(db, token, startedAt);
  const userId = recovery.user_id;
  security.account = userId;
  const readyAt = later(startedAt, Lifetime.recoveryWait);
  const cancel = newToken();
  const waiting = {
    readyAt,
    expiresAt: later(readyAt, Lifetime.recoveryOpen),
    cancelHash: cancel.tokenHash,
  };
  const announcements = await db.transaction(async (tx) => {
    if (!(await queries.startWaiting(tx, userId, waiting))) return undefined;
    await recordAccountEvent(tx, security, { account: userId, event: "recovery-started" }, startedAt);
    return notifyOfRecovery(tx, userId);
  });
  if (!announcements) return { readyAt: (await checkRecovery(deps, token)).readyAt };
  security.note("recovery-started");
  announce(state, announcements);
  const told = { device: security.device, readyAt, publicUrl: deps.publicUrl, token: cancel.token };
  tellAddresses(deps, recovery, (addressee) => recoveryStartedMail(addressee, told));
  return { readyAt: readyAt.toISOString() };
}

/** Sets the password and deletes every other way to sign in, which was lost or belongs to another person. */
export async function finishRecovery(
  deps: RecoveryDeps,
  { token, newPassword }: { token: string; newPassword: string },
  { address, security }: { address: string; security: SecurityLog },
) {
  const { db, passwords, state, now } = deps;
  const recovery = await requireByLink(db, token, now());
  const userId = recovery.user_id;
  security.account = userId;
  const readyAt = recovery.ready_at;
  if (!readyAt) throw invalid();
  if (readyAt > now()) throw new AppError("conflict", refusals.recovery.notYet(readyAt.toISOString()));
  await refuseGuessable("newPassword", newPassword, { ...recovery, fullName: recovery.full_name });
  const passwordHash = await passwords.hash(newPassword, address);
  const { ended, announcements } = await db.transaction(async (tx) => {
    // Checked again, because the address may have changed while the password was hashed.
    await queries.lockAccount(tx, userId);
    await requireByLink(tx, token, now());
    if (!(await queries.takeRecovery(tx, hashOf(token)))) throw invalid();
    await setPasswordHash(tx, userId, passwordHash);
    await removeSecondFactor(tx, userId);
    await removePasskeys(tx, userId);
    await removeLinks(tx, userId);
    await dropEmailChange(tx, userId);
    await revokeResets(tx, userId);
    await setConfirmedEmail(tx, userId, recovery.email);
    await recordAccountEvent(tx, security, { account: userId, event: "account-recovered" }, now());
    return { ended: await deleteSessions(tx, userId), announcements: await withdrawRecovery(tx, userId) };
  });
  security.note("account-recovered");
  tellSessionsEnded(state, userId, ended);
  announce(state, announcements);
  tellAddresses(deps, recovery, (addressee) => recoveryOutcomeMail(addressee, "recovered"));
  return { message: refusals.recovery.done };
}

export async function cancelByMail(deps: RecoveryDeps, token: string, security: SecurityLog) {
  const recovery = await queries.findByCancelLink(deps.db, hashOf(token), deps.now());
  if (!recovery) throw invalid();
  security.account = recovery.user_id;
  await cancel(deps, recovery, security);
  return { message: refusals.recovery.cancelled };
}

export async function getOwnRecovery({ db, now }: RecoveryDeps, viewerId: string) {
  const recovery = await queries.findOfUser(db, viewerId, now());
  return { readyAt: recovery?.ready_at?.toISOString() ?? null };
}

/** Also cancels a link that nobody has opened yet; does nothing if there is none. */
export async function cancelOwnRecovery(
  deps: RecoveryDeps,
  { viewerId, security }: { viewerId: string; security: SecurityLog },
) {
  const recovery = await queries.findOfUser(deps.db, viewerId, deps.now());
  if (recovery) await cancel(deps, recovery, security);
}

async function cancel(deps: RecoveryDeps, recovery: queries.RecoveryRow, security: SecurityLog) {
  const { db, state, now } = deps;
  const userId = recovery.user_id;
  const announcements = await db.transaction(async (tx) => {
    if (!(await queries.deleteRecovery(tx, userId))) return undefined;
    await recordAccountEvent(tx, security, { account: userId, event: "recovery-cancelled" }, now());
    return withdrawRecovery(tx, userId);
  });
  if (!announcements) return;
  security.note("recovery-cancelled");
  announce(state, announcements);
  tellAddresses(deps, recovery, (addressee) => recoveryOutcomeMail(addressee, "cancelled"));
}

async function requireByLink(db: Database, token: string, now: Date) {
  const recovery = await queries.findByLink(db, hashOf(token), now);
  if (!recovery) throw invalid();
  return recovery;
}

/** Mails to the account's address and, if a change of it is pending, to the new one. */
function tellAddresses(
  { mailer, background }: RecoveryDeps,
  { username, email, pending_email }: queries.RecoveryRow,
  mailTo: (addressee: { username: string; email: string }) => Mail,
) {
  background.run("telling of a recovery", async () => {
    for (const address of [email, pending_email ?? []].flat()) {
      await mailer.send(mailTo({ username, email: address }));
    }
  });
}
