import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { id } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";
import { departure, providerAnswer, providerParams } from "./provider-login.ts";

/** May be left out for ten minutes after another proof of identity in this session. */
const password = z.string().max(Length.passwordMax, refusals.auth.passwordWrong).optional();

const linkedAccount = z.object({
  id,
  /** The id of the provider; null if it is no longer configured, so that nobody can sign in by it. */
  provider: z.string().nullable(),
  label: z.string(),
  /** The name of the account there; blank if unknown. */
  accountName: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type LinkedAccount = z.infer<typeof linkedAccount>;

export const listLinkedAccounts = endpoint({
  method: "GET",
  path: "/auth/linked-accounts",
  access: "signed-in",
  summary: "Accounts of providers that you can sign in with",
  reply: z.object({ content: z.array(linkedAccount) }),
});

export const startLinking = endpoint({
  method: "POST",
  path: "/auth/linked-accounts/:provider/start",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "linkChanges",
  failure: messages.failures.link,
  summary: "Where to send the browser to link an account; asks for a fresh proof",
  params: providerParams,
  body: z.object({ password }),
  refuses: ["conflict", "unavailable"],
  reply: departure,
});

export const linkAccount = endpoint({
  method: "POST",
  path: "/auth/linked-accounts",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "linkChanges",
  failure: messages.failures.link,
  summary: "Link the account that the provider's answer names",
  body: z.object(providerAnswer),
  refuses: ["conflict", "unavailable"],
  reply: linkedAccount,
  status: 201,
});

export const unlinkAccount = endpoint({
  method: "DELETE",
  path: "/auth/linked-accounts/:id",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "linkChanges",
  failure: messages.failures.link,
  summary: "Unlink an account; asks for a fresh proof, and refuses if it is the last way to sign in",
  params: z.object({ id }),
  body: z.object({ password }),
  refuses: ["conflict"],
  reply: z.undefined(),
  status: 204,
});
