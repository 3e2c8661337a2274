import type { Session, SignedIn } from "@prepfeed/contract/accounts/auth";
import { identityKey } from "@prepfeed/contract/foundation/identity";
import { messages } from "@prepfeed/contract/foundation/messages";
import { AppError } from "../../foundation/app-error.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import { refuseGuessable } from "../passwords/guessable-password.service.ts";
import { countGuess, type GuessDeps } from "../passwords/guesses.service.ts";
import type { Passwords } from "../passwords/passwords.service.ts";
import { getOwnProfile, type OwnProfileDeps } from "../profile/profile.service.ts";
import { tellOwner } from "../second-factor/second-factor.service.ts";
import {
  newDevice,
  rememberDevice,
  type SecondStep,
  type SecondStepDeps,
  takeSecondStep,
} from "../second-factor/second-step.service.ts";
import { openSession, type SessionDeps } from "../sessions/sessions.service.ts";
import { type Caller, noteSignIn, type SignInDeps } from "../sessions/sign-ins.service.ts";
import * as accounts from "../users/accounts.service.ts";
import { ageOf } from "./age-of.ts";
import { type ConfirmationDeps, sendConfirmation } from "./email-confirmation.service.ts";

export interface AuthDeps
  extends SessionDeps,
    SignInDeps,
    ConfirmationDeps,
    OwnProfileDeps,
    GuessDeps,
    SecondStepDeps {
  passwords: Passwords;
  /** Whether a year of birth is asked for at registration. */
  askAge: boolean;
}

interface Registration {
  username: string;
  email: string;
  password: string;
  fullName: string;
  bio: string;
  birthYear?: number | undefined;
}

export async function register(
  deps: AuthDeps,
  { password, birthYear, ...account }: Registration,
  caller: Caller,
): Promise<Session> {
  const age = ageOf(deps, birthYear);
  await refuseGuessable("password", password, account);
  const passwordHash = await deps.passwords.hash(password, caller.address);
  const emailConfirmed = !deps.confirmEmail;
  const user = await accounts.createAccount(deps.db, {
    ...account,
    ...age,
    emailConfirmed,
    passwordHash,
    hasPassword: true,
  });
  const token = await requireSession(
    deps,
    { userId: user.id, passwordHash },
    caller.security,
    "registration",
  );
  if (deps.confirmEmail) sendConfirmation(deps, user);
  caller.security.account = user.id;
  caller.security.note("registered");
  noteSignIn(deps, user, caller);
  return { token, user };
}

/** How a person with the right password signed in, by the outcome of the second step. */
const METHODS = {
  off: "password",
  device: "password",
  app: "password and code",
  recovery: "password and recovery code",
} as const;

interface Login extends SecondStep {
  usernameOrEmail: string;
  password: string;
}

/** A wrong code counts like a wrong password. */
export async function login(
  deps: AuthDeps,
  { usernameOrEmail, password, ...second }: Login,
  caller: Caller,
): Promise<SignedIn> {
  const { db, passwords } = deps;
  const { address, userAgent, security } = caller;
  const credentials = await accounts.findCredentials(db, usernameOrEmail);
  security.account = credentials?.id;
  const account = credentials?.id ?? `name ${identityKey(usernameOrEmail)}`;
  const attempt = await countGuess(deps, { address, userId: credentials?.id, account });
  if (!(await passwords.matches(credentials?.password_hash, password, address)) || !credentials) {
    throw invalidCredentials();
  }
  const step = await takeSecondStep(deps, credentials.id, second);
  const { id: userId, password_hash: passwordHash } = credentials;
  if (step === "wrong") {
    const failed = { account: userId, event: "second-factor-wrong" as const, note: "sign-in" };
    await recordAccountEvent(db, security, failed, deps.now());
    throw new AppError("second-factor-wrong", messages.auth.codeWrong);
  }
  await attempt.refund();
  if (step === "missing") throw new AppError("second-factor-required", messages.auth.codeRequired);
  const remembers = second.rememberDevice && (step === "app" || step === "recovery");
  const device = remembers ? newDevice(userId, userAgent, deps.now()) : undefined;
  const token = await requireSession(
    deps,
    { userId, passwordHash },
    security,
    METHODS[step],
    device && ((tx) => rememberDevice(tx, device)),
  );
  const user = await getOwnProfile(deps, userId);
  security.note("signed-in");
  noteSignIn(deps, user, caller);
  if (step === "recovery") {
    security.note("recovery-code-used");
    await tellOwner(deps, userId, "recovery-code");
  }
  return device ? { token, user, deviceToken: device.token } : { token, user };
}

async function requireSession(...args: Parameters<typeof openSession>): Promise<string> {
  const token = await openSession(...args);
  if (token === undefined) throw invalidCredentials();
  return token;
}

const invalidCredentials = () => new AppError("invalid-credentials", messages.auth.invalidCredentials);
