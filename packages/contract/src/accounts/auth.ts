import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { bio, email, fullName, listOf, password, required, username } from "../foundation/fields.ts";
import { BirthYear, Length, SecondFactor } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";
import { ownProfile } from "./profile.ts";

export const session = z.object({ token: z.string(), user: ownProfile });
export type Session = z.infer<typeof session>;

export const signedIn = session.extend({
  /** For the next sign-in on this device, if it should be remembered: no code is needed then. */
  deviceToken: z.string().optional(),
});

export type SignedIn = z.infer<typeof signedIn>;

const done = z.object({ message: z.string() });

export const login = endpoint({
  method: "POST",
  path: "/auth/login",
  access: "public",
  failure: messages.failures.login,
  summary: "Exchange a username or e-mail address and a password for a token",
  body: z.object({
    usernameOrEmail: required(refusals.auth.loginRequired, Length.emailMax, messages.auth.invalidCredentials),
    password: required(refusals.auth.loginRequired, Length.passwordMax, messages.auth.invalidCredentials),
    /** Required if a second factor is on: from the authenticator app, or a recovery code. */
    code: z.string().trim().max(Length.codeMax, messages.auth.codeWrong).optional(),
    rememberDevice: z.boolean().optional(),
    /** What earlier sign-ins in this browser returned as `deviceToken`. */
    deviceTokens: listOf(
      z.string().max(Length.tokenMax),
      SecondFactor.deviceTokens,
      refusals.fields.tooMany("deviceTokens", SecondFactor.deviceTokens),
    ).optional(),
  }),
  refuses: ["invalid-credentials", "second-factor-required", "second-factor-wrong"],
  reply: signedIn,
});
export type LoginRequest = z.input<NonNullable<typeof login.body>>;

/** Asked for where the operator wants to know who is under 18, and not kept anywhere else. */
export const birthYear = z.number().int().min(BirthYear.min, refusals.auth.birthYearInvalid).optional();

export const register = endpoint({
  method: "POST",
  path: "/auth/register",
  access: "public",
  rateLimit: "register",
  failure: messages.failures.register,
  summary: "Create an account",
  body: z.object({
    username: username(refusals.auth.registerRequired),
    email: email(refusals.auth.registerRequired),
    password: password(refusals.auth.registerRequired),
    fullName: fullName.default(""),
    bio: bio.default(""),
    birthYear,
  }),
  refuses: ["conflict"],
  reply: session,
  status: 201,
});
export type RegisterRequest = z.input<NonNullable<typeof register.body>>;

export const forgotPassword = endpoint({
  method: "POST",
  path: "/auth/forgot-password",
  access: "public",
  failure: messages.failures.forgotPassword,
  rateLimit: "forgotPassword",
  summary: "Send a reset link, if the address is known; the reply does not say whether it is",
  body: z.object({ email: email(messages.auth.emailInvalid) }),
  reply: done,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/auth/reset-password",
  access: "public",
  failure: messages.failures.resetPassword,
  summary: "Set a new password with the token from the mail; ends every session of that account",
  body: z.object({
    token: required(refusals.auth.resetRequired, Length.tokenMax, refusals.auth.resetTokenInvalid),
    newPassword: password(refusals.auth.resetRequired),
  }),
  reply: done,
});

export const confirmEmail = endpoint({
  method: "POST",
  path: "/auth/confirm-email",
  access: "public",
  failure: messages.failures.confirmEmail,
  summary: "Confirm an e-mail address with the token from the mail",
  body: z.object({ token: required(refusals.auth.confirmationInvalid) }),
  refuses: ["conflict"],
  reply: done,
});

export const logout = endpoint({
  method: "POST",
  path: "/auth/logout",
  access: "signed-in",
  whileSuspended: true,
  summary: "End this session; its token is dead",
  reply: z.undefined(),
  status: 204,
});
