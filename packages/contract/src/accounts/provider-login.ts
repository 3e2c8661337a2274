import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { fullName, listOf, required, username } from "../foundation/fields.ts";
import { Length, SecondFactor } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";
import { birthYear, session, signedIn } from "./auth.ts";

export const PROVIDER_ICONS = ["google", "github", "gitlab", "microsoft", "apple", "key"] as const;
export type ProviderIcon = (typeof PROVIDER_ICONS)[number];

/** A provider that the operator has configured, without its secrets. */
export const provider = z.object({ id: z.string(), label: z.string(), icon: z.enum(PROVIDER_ICONS) });
export type Provider = z.infer<typeof provider>;

export const providerParams = z.object({ provider: z.string().max(Length.choiceMax) });

/** Where to send the browser. The browser keeps `secret` until it comes back, so that a reply for another browser is refused. */
export const departure = z.object({ url: z.string(), state: z.string(), secret: z.string() });

const part = (max: number) => z.string().max(max, refusals.auth.providerInvalid);

/** What the browser brings back, and the secret that it kept. */
export const providerAnswer = {
  state: part(Length.tokenMax),
  secret: part(Length.tokenMax),
  /** All query parameters of the redirect address, as one query string. */
  answer: part(Length.providerAnswerMax),
};

export const startProviderLogin = endpoint({
  method: "POST",
  path: "/auth/provider-login/:provider/start",
  access: "public",
  failure: messages.failures.providerLogin,
  summary: "Where to send the browser to sign in by a provider",
  params: providerParams,
  refuses: ["not-found", "unavailable"],
  reply: departure,
});

const ticket = required(refusals.auth.providerInvalid, Length.tokenMax);

const providerLogin = z.discriminatedUnion("next", [
  session.extend({ next: z.literal("SIGNED_IN") }),
  /** No account has this address yet, so a username must be chosen. */
  z.object({
    next: z.literal("REGISTER"),
    ticket: z.string(),
    email: z.string(),
    username: z.string(),
    fullName: z.string(),
  }),
  /** Moderators and administrators must also give a code. */
  z.object({ next: z.literal("CODE"), ticket: z.string() }),
]);
export type ProviderLogin = z.infer<typeof providerLogin>;

export const logInByProvider = endpoint({
  method: "POST",
  path: "/auth/provider-login",
  access: "public",
  failure: messages.failures.providerLogin,
  summary: "Exchange a provider's answer for a token, or for what is still missing",
  body: z.object({
    ...providerAnswer,
    deviceTokens: listOf(
      z.string().max(Length.tokenMax),
      SecondFactor.deviceTokens,
      refusals.fields.tooMany("deviceTokens", SecondFactor.deviceTokens),
    ).optional(),
  }),
  refuses: ["invalid-credentials", "conflict", "unavailable"],
  reply: providerLogin,
});

export const registerByProvider = endpoint({
  method: "POST",
  path: "/auth/provider-login/register",
  access: "public",
  rateLimit: "register",
  failure: messages.failures.register,
  summary: "Create an account without a password for a person whom a provider has identified",
  body: z.object({
    ticket,
    username: username(refusals.auth.registerRequired),
    fullName: fullName.default(""),
    birthYear,
  }),
  refuses: ["invalid-credentials", "conflict"],
  reply: session,
  status: 201,
});

export const finishProviderLogin = endpoint({
  method: "POST",
  path: "/auth/provider-login/code",
  access: "public",
  failure: messages.failures.login,
  summary: "The code that moderators and administrators are asked for after the provider",
  body: z.object({
    ticket,
    code: z.string().trim().max(Length.codeMax, messages.auth.codeWrong),
    rememberDevice: z.boolean().optional(),
  }),
  refuses: ["invalid-credentials", "second-factor-wrong"],
  reply: signedIn,
});
