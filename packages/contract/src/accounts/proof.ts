import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { required } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";
import { departure, provider, providerAnswer, providerParams } from "./provider-login.ts";

/**
 * A fresh proof of identity, besides the password and passkeys (`passkeys.ts`). It is valid for ten minutes
 * in this session.
 */

export const getProof = endpoint({
  method: "GET",
  path: "/auth/proof",
  access: "signed-in",
  summary: "The ways in which you can prove who you are",
  reply: z.object({
    hasPassword: z.boolean(),
    /** Whether this session was proven a moment ago. */
    isProven: z.boolean(),
    /** The providers of the caller's linked accounts; none for people with a password. */
    providers: z.array(provider),
  }),
});

export const startProviderProof = endpoint({
  method: "POST",
  path: "/auth/proof/providers/:provider/start",
  access: "signed-in",
  whileSuspended: true,
  failure: messages.failures.proof,
  summary: "Where to send the browser to prove who you are, for accounts without a password",
  params: providerParams,
  refuses: ["not-found", "conflict", "unavailable"],
  reply: departure,
});

export const proveByProvider = endpoint({
  method: "POST",
  path: "/auth/proof/providers",
  access: "signed-in",
  whileSuspended: true,
  failure: messages.failures.proof,
  summary: "Prove who you are with a linked account",
  body: z.object(providerAnswer),
  refuses: ["unavailable"],
  reply: z.undefined(),
  status: 204,
});

export const mailProof = endpoint({
  method: "POST",
  path: "/auth/proof/mail",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "proofMails",
  failure: messages.failures.proofMail,
  summary: "Mail a link that proves who you are, for accounts without a password",
  refuses: ["conflict"],
  reply: z.undefined(),
  status: 204,
});

export const proveByMail = endpoint({
  method: "POST",
  path: "/auth/proof/mail/confirm",
  access: "signed-in",
  whileSuspended: true,
  failure: messages.failures.proof,
  summary: "Prove who you are with the token from the mail, in the session that asked for it",
  body: z.object({ token: required(refusals.auth.proofInvalid, Length.tokenMax) }),
  reply: z.undefined(),
  status: 204,
});
