import type { Session } from "@prepfeed/contract/auth";
import { identityKey } from "@prepfeed/contract/identity";
import { messages } from "@prepfeed/contract/messages";
import { AppError } from "../../app-error.ts";
import { refuseGuessable } from "../passwords/guessable-password.service.ts";
import { countGuess, type GuessDeps } from "../passwords/guesses.service.ts";
import type { Passwords } from "../passwords/passwords.service.ts";
import { getOwnProfile, type OwnProfileDeps } from "../profile/profile.service.ts";
import { openSession, type SessionDeps } from "../sessions/sessions.service.ts";
import { type Caller, noteSignIn, type SignInDeps } from "../sessions/sign-ins.service.ts";
import * as accounts from "../users/accounts.service.ts";
import { type ConfirmationDeps, sendConfirmation } from "./email-confirmation.service.ts";

export interface AuthDeps extends SessionDeps, SignInDeps, ConfirmationDeps, OwnProfileDeps, GuessDeps {
  passwords: Passwords;
}

interface Registration {
  username: string;
  email: string;
  password: string;
  fullName: string;
  bio: string;
}

export async function register(
  deps: AuthDeps,
  { password, ...account }: Registration,
  caller: Caller,
): Promise<Session> {
  await refuseGuessable("password", password, account);
  const passwordHash = await deps.passwords.hash(password, caller.address);
  const emailConfirmed = !deps.confirmEmail;
  const user = await accounts.createAccount(deps.db, { ...account, emailConfirmed, passwordHash });
  const token = await requireSession(deps, { userId: user.id, passwordHash }, caller.userAgent);
  if (deps.confirmEmail) sendConfirmation(deps, user);
  noteSignIn(deps, user, caller);
  return { token, user };
}

export async function login(
  deps: AuthDeps,
  usernameOrEmail: string,
  password: string,
  caller: Caller,
): Promise<Session> {
  const { db, passwords } = deps;
  const { address, userAgent } = caller;
  const credentials = await accounts.findCredentials(db, usernameOrEmail);
  const account = credentials?.id ?? `name ${identityKey(usernameOrEmail)}`;
  const attempt = await countGuess(deps, { address, userId: credentials?.id, account });
  if (!(await passwords.matches(credentials?.password_hash, password, address)) || !credentials) {
    throw invalidCredentials();
  }
  await attempt.refund();
  const { id: userId, password_hash: passwordHash } = credentials;
  const token = await requireSession(deps, { userId, passwordHash }, userAgent);
  const user = await getOwnProfile(deps, userId);
  noteSignIn(deps, user, caller);
  return { token, user };
}

async function requireSession(...args: Parameters<typeof openSession>): Promise<string> {
  const token = await openSession(...args);
  if (token === undefined) throw invalidCredentials();
  return token;
}

const invalidCredentials = () => new AppError("invalid-credentials", messages.auth.invalidCredentials);
