import type { Session } from "@prepfeed/contract/auth";
import { messages } from "@prepfeed/contract/messages";
import { AppError } from "../../app-error.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import * as accounts from "../users/accounts.service.ts";
import { getOwnProfile } from "../users/profile.service.ts";
import { refuseGuessable } from "./guessable-password.ts";
import { countGuess } from "./guesses.ts";
import type { Passwords } from "./passwords.ts";
import { openSession, type SessionDeps } from "./sessions.service.ts";

export interface AuthDeps extends SessionDeps {
  passwords: Passwords;
  limiter: RateLimiter;
}

export interface Caller {
  ip: string;
  userAgent: string;
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
  userAgent: string,
): Promise<Session> {
  refuseGuessable("password", password, account);
  const passwordHash = await deps.passwords.hash(password);
  const user = await accounts.createAccount(deps.db, { ...account, passwordHash });
  return { token: await requireSession(deps, { userId: user.id, passwordHash }, userAgent), user };
}

/** Failures are counted per account and address, and per address; a success takes its count back. */
export async function login(
  deps: AuthDeps,
  usernameOrEmail: string,
  password: string,
  { ip, userAgent }: Caller,
): Promise<Session> {
  const { db, limiter, passwords } = deps;
  const attempt = await countGuess(limiter, ip, usernameOrEmail);
  const credentials = await accounts.findCredentials(db, usernameOrEmail);
  if (!(await passwords.matches(credentials?.password_hash, password)) || !credentials) {
    throw invalidCredentials();
  }
  await attempt.refund();
  const { id: userId, password_hash: passwordHash } = credentials;
  const token = await requireSession(deps, { userId, passwordHash }, userAgent);
  return { token, user: await getOwnProfile(db, userId) };
}

async function requireSession(...args: Parameters<typeof openSession>): Promise<string> {
  const token = await openSession(...args);
  if (token === undefined) throw invalidCredentials();
  return token;
}

const invalidCredentials = () => new AppError("invalid-credentials", messages.auth.invalidCredentials);
