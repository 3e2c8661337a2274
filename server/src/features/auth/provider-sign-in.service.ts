import { randomBytes } from "node:crypto";
import type { Session, SignedIn } from "@prepfeed/contract/accounts/auth";
import type { ProviderLogin } from "@prepfeed/contract/accounts/provider-login";
import { usernameMistake } from "@prepfeed/contract/accounts/usernames";
import { Length } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { AppError } from "../../foundation/app-error.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import { type Publisher, tellSessionsEnded } from "../notifications/user-channel.service.ts";
import { countGuess } from "../passwords/guesses.service.ts";
import { getOwnProfile } from "../profile/profile.service.ts";
import { type Arrival, arrive, depart, type JourneyDeps } from "../providers/journeys.service.ts";
import { addFirstLink, findLinkOwner, noteUse } from "../providers/linked-accounts.service.ts";
import { tellOwner } from "../second-factor/second-factor.service.ts";
import {
  type NewDevice,
  newDevice,
  rememberDevice,
  takeSecondStep,
} from "../second-factor/second-step.service.ts";
import { openSession } from "../sessions/sessions.service.ts";
import { type Caller, noteSignIn } from "../sessions/sign-ins.service.ts";
import * as accounts from "../users/accounts.service.ts";
import { ageOf } from "./age-of.ts";
import type { AuthDeps } from "./auth.service.ts";
import { removeStrangersWaysIn } from "./claim-account.service.ts";
import { claimedMail } from "./claimed-mail.ts";
import { endTicket, issueTicket, requireTicket } from "./provider-tickets.service.ts";

export interface ProviderSignInDeps extends AuthDeps, JourneyDeps {
  state: SharedState & Publisher;
}

export function startProviderLogin(deps: ProviderSignInDeps, id: string) {
  return depart(deps, id, "sign in");
}

/**
 * An account elsewhere signs in to the account that it is linked to. One that is linked to none gets an account of its own, or
 * the one with its address if nobody ever confirmed that; an account whose address is confirmed is never touched.
 */
export async function logInByProvider(
  deps: ProviderSignInDeps,
  { deviceTokens, ...arrival }: Arrival & { deviceTokens?: string[] | undefined },
  caller: Caller,
): Promise<ProviderLogin> {
  const attempt = await deps.limiter.use("loginFailuresPerAddress", caller);
  const { provider, identity } = await arrive(deps, arrival, "sign in").catch(async (error: unknown) => {
    // A provider's outage is nobody's wrong answer.
    if (error instanceof AppError && error.code === "unavailable") await attempt.refund();
    throw error;
  });
  await attempt.refund();
  const { issuer, label } = provider;
  const { subject, accountName, verifiedEmail: email, fullName } = identity;
  const named = { issuer, subject };
  const owner = await findLinkOwner(deps.db, named);
  if (owner !== undefined) {
    await noteUse(deps.db, named, accountName, deps.now());
    const { role } = await getOwnProfile(deps, owner);
    const step = role ? await takeSecondStep(deps, owner, { deviceTokens }) : "off";
    if (step === "missing") {
      const ticket = { next: "CODE", issuer, subject, accountName, userId: owner } as const;
      return { next: "CODE", ticket: await issueTicket(deps.state, ticket) };
    }
    return { next: "SIGNED_IN", ...(await enter(deps, { ...named, userId: owner }, caller, "provider")) };
  }
  if (email === undefined) throw new AppError("invalid-credentials", refusals.auth.providerUnverified(label));
  const account = await accounts.findAccountByEmail(deps.db, email);
  if (account) {
    const link = { userId: account.id, issuer, subject, accountName };
    await claimAccount(deps, { ...account, email }, link, label, caller);
    return { next: "SIGNED_IN", ...(await enter(deps, link, caller, "provider")) };
  }
  const ticket = await issueTicket(deps.state, { next: "REGISTER", issuer, subject, accountName, email });
  return { next: "REGISTER", ticket, email, fullName, username: await suggestUsername(deps, email) };
}

interface ProviderRegistration {
  ticket: string;
  username: string;
  fullName: string;
  birthYear?: number | undefined;
}

/** The address is verified elsewhere, so it counts as confirmed here. */
export async function registerByProvider(
  deps: ProviderSignInDeps,
  { ticket, username, fullName, birthYear }: ProviderRegistration,
  caller: Caller,
): Promise<Session> {
  const { email, issuer, subject, accountName } = await requireTicket(deps.state, ticket, "REGISTER");
  const account = { username, email, fullName, bio: "", emailConfirmed: true, hasPassword: false };
  const age = ageOf(deps, birthYear);
  const passwordHash = await nobodysHash(deps, caller);
  const user = await deps.db.transaction(async (tx) => {
    const created = await accounts.createAccount(tx, { ...account, ...age, passwordHash });
    await addFirstLink(tx, { userId: created.id, issuer, subject, accountName }, deps.now());
    return created;
  });
  await endTicket(deps.state, ticket);
  caller.security.account = user.id;
  caller.security.note("registered");
  return enter(deps, { userId: user.id, issuer, subject }, caller, "registration");
}

/** A wrong code counts like a wrong password. */
export async function finishProviderLogin(
  deps: ProviderSignInDeps,
  {
    ticket,
    code,
    rememberDevice: isToBeRemembered,
  }: { ticket: string; code: string; rememberDevice?: boolean | undefined },
  caller: Caller,
): Promise<SignedIn> {
  const { userId, issuer, subject } = await requireTicket(deps.state, ticket, "CODE");
  caller.security.account = userId;
  const guess = await countGuess(deps, { address: caller.address, userId, account: userId });
  const step = await takeSecondStep(deps, userId, { code });
  if (step === "missing" || step === "wrong") {
    const failed = { account: userId, event: "second-factor-wrong", note: "sign-in" } as const;
    await recordAccountEvent(deps.db, caller.security, failed, deps.now());
    throw new AppError("second-factor-wrong", messages.auth.codeWrong);
  }
  await guess.refund();
  await endTicket(deps.state, ticket);
  const remembers = isToBeRemembered && step !== "off";
  const device = remembers ? newDevice(userId, caller.userAgent, deps.now()) : undefined;
  const session = await enter(deps, { userId, issuer, subject }, caller, "provider and code", device);
  if (step === "recovery") {
    caller.security.note("recovery-code-used");
    await tellOwner(deps, userId, "recovery-code");
  }
  return device ? { ...session, deviceToken: device.token } : session;
}

type Method = "provider" | "provider and code" | "registration";

async function enter(
  deps: ProviderSignInDeps,
  { userId, issuer, subject }: { userId: string; issuer: string; subject: string },
  caller: Caller,
  method: Method,
  device?: NewDevice,
): Promise<Session> {
  const checked = { userId, passwordHash: null };
  const token = await openSession(deps, checked, caller.security, method, async (tx) => {
    // It may have been unlinked since.
    if ((await findLinkOwner(tx, { issuer, subject })) !== userId) throw invalid();
    if (device) await rememberDevice(tx, device);
  });
  if (token === undefined) throw invalid();
  const user = await getOwnProfile(deps, userId);
  caller.security.account = userId;
  if (method !== "registration") caller.security.note("signed-in");
  noteSignIn(deps, user, caller);
  return { token, user };
}

const invalid = () => new AppError("invalid-credentials", refusals.auth.providerInvalid);

interface Link {
  userId: string;
  issuer: string;
  subject: string;
  accountName: string;
}

/** Refused unless the account's address is this one and was never confirmed, also if that changes at this moment. */
async function claimAccount(
  deps: ProviderSignInDeps,
  account: { username: string; email: string },
  link: Link,
  label: string,
  caller: Caller,
) {
  const { db, state, now, mailer, background, publicUrl } = deps;
  const { userId } = link;
  const passwordHash = await nobodysHash(deps, caller);
  const ended = await db.transaction(async (tx) => {
    if (!(await accounts.claimUnconfirmed(tx, userId, account.email, passwordHash)))
      throw new AppError("conflict", refusals.auth.providerEmailTaken(label));
    const sessions = await removeStrangersWaysIn(tx, userId, now());
    await addFirstLink(tx, link, now());
    await recordAccountEvent(tx, caller.security, { account: userId, event: "account-claimed" }, now());
    return sessions;
  });
  caller.security.account = userId;
  caller.security.note("account-claimed");
  tellSessionsEnded(state, userId, ended);
  background.run("telling of a claimed account", () =>
    mailer.send(claimedMail(account, { label, publicUrl })),
  );
}

/** An account without a password stores the hash of a random value. */
function nobodysHash({ passwords }: ProviderSignInDeps, { address }: Caller) {
  return passwords.hash(randomBytes(32).toString("base64url"), address);
}

/** The part before the @, if it is free and a valid name; otherwise nothing is suggested. */
async function suggestUsername({ db }: ProviderSignInDeps, email: string): Promise<string> {
  const name = email
    .replace(/@.*/, "")
    .replaceAll(/[^\p{L}\p{N}_.-]/gu, "")
    .slice(0, Length.usernameMax);
  if (name.length < Length.usernameMin || usernameMistake(name)) return "";
  return (await accounts.isUsernameFree(db, name)) ? name : "";
}
