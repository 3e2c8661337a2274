import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { id, line } from "../foundation/fields.ts";
import { Length, Passkeys } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";
import { session } from "./auth.ts";

/** May be left out for ten minutes after another proof of identity in this session. */
const password = z.string().max(Length.passwordMax, refusals.auth.passwordWrong).optional();

/** Bytes, as WebAuthn writes them into JSON. */
const bytes = (max: number) =>
  z
    .string()
    .max(max, { error: refusals.auth.passkeyInvalid, abort: true })
    .regex(/^[\w-]*$/, refusals.auth.passkeyInvalid);
const credentialId = bytes(Length.credentialIdMax);
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
};
const clientDataJSON = bytes(Length.clientDataMax);

const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(Length.attestationMax),
    transports: z.array(z.string().max(Length.choiceMax)).max(Passkeys.maxTransports).optional(),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(Length.clientDataMax),
    signature: bytes(Length.clientDataMax),
    userHandle: bytes(Length.choiceMax).optional(),
  }),
});
export type Assertion = z.output<typeof assertion>;

const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()).optional() }),
);
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout: z.number(),
  attestation: z.literal("none"),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});
export type CreationOptions = z.infer<typeof creationOptions>;
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: descriptors,
  userVerification: z.literal("required"),
});
export type RequestOptions = z.infer<typeof requestOptions>;

const passkey = z.object({
  id,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Whether it is backed up in the person's account at the maker of the device, and so survives the loss of the device. */
  isBackedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

const name = line("Name", Length.passkeyNameMax);
const params = z.object({ id });

export const listPasskeys = endpoint({
  method: "GET",
  path: "/auth/passkeys",
  access: "signed-in",
  summary: "One's passkeys",
  reply: z.object({ content: z.array(passkey) }),
});

export const startPasskey = endpoint({
  method: "POST",
  path: "/auth/passkeys/options",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "passkeyChanges",
  failure: messages.failures.passkey,
  summary: "What navigator.credentials.create is called with; asks for a fresh proof",
  body: z.object({ password }),
  refuses: ["conflict"],
  reply: creationOptions,
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/auth/passkeys",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "passkeyChanges",
  failure: messages.failures.passkey,
  summary: "Add the passkey that the browser made",
  body: z.object({ name: name.default(""), credential: newCredential }),
  refuses: ["conflict"],
  reply: passkey,
  status: 201,
});

export const renamePasskey = endpoint({
  method: "PUT",
  path: "/auth/passkeys/:id",
  access: "signed-in",
  whileSuspended: true,
  failure: messages.failures.passkey,
  summary: "Give a passkey another name",
  params,
  body: z.object({ name: name.min(1, refusals.auth.passkeyNameRequired) }),
  reply: passkey,
});

export const deletePasskey = endpoint({
  method: "DELETE",
  path: "/auth/passkeys/:id",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "passkeyChanges",
  failure: messages.failures.passkey,
  summary: "Delete a passkey; asks for a fresh proof, and refuses if it is the last way to sign in",
  params,
  body: z.object({ password }),
  refuses: ["conflict"],
  reply: z.undefined(),
  status: 204,
});

export const startPasskeyProof = endpoint({
  method: "POST",
  path: "/auth/passkeys/proof/options",
  access: "signed-in",
  whileSuspended: true,
  failure: messages.failures.passkey,
  summary: "What navigator.credentials.get is called with to prove who you are",
  reply: requestOptions,
});

export const proveByPasskey = endpoint({
  method: "POST",
  path: "/auth/passkeys/proof",
  access: "signed-in",
  whileSuspended: true,
  failure: messages.failures.passkey,
  summary: "Prove who you are; for ten minutes no password is asked for in this session",
  body: z.object({ credential: assertion }),
  reply: z.undefined(),
  status: 204,
});

export const startPasskeyLogin = endpoint({
  method: "POST",
  path: "/auth/passkey-login/options",
  access: "public",
  failure: messages.failures.passkeyLogin,
  summary: "What navigator.credentials.get is called with to sign in; no username is needed",
  reply: requestOptions,
});

export const logInByPasskey = endpoint({
  method: "POST",
  path: "/auth/passkey-login",
  access: "public",
  failure: messages.failures.passkeyLogin,
  summary: "Exchange a passkey's answer for a token; no second factor is asked for",
  body: z.object({ credential: assertion }),
  refuses: ["invalid-credentials"],
  reply: session,
});
