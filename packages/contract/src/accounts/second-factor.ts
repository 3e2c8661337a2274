import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { required } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";

/** May be left out for ten minutes after another proof of identity in this session. */
const password = z.string().max(Length.passwordMax, refusals.auth.passwordWrong).optional();
/** Six digits of the authenticator app, or one of the recovery codes. */
const code = required(messages.auth.codeRequired, Length.codeMax, messages.auth.codeWrong);

const recoveryCodes = z.object({
  /** Each works once. They are shown only here, because the server stores hashes. */
  recoveryCodes: z.array(z.string()),
});

export const getSecondFactor = endpoint({
  method: "GET",
  path: "/auth/second-factor",
  access: "signed-in",
  summary: "Whether your sign-in asks for a code after the password",
  reply: z.object({
    isOn: z.boolean(),
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int(),
    /** Devices on which no code is needed at present. */
    rememberedDevices: z.number().int(),
    /** Moderators and administrators must have it. */
    isRequired: z.boolean(),
  }),
});

export const startSecondFactor = endpoint({
  method: "POST",
  path: "/auth/second-factor",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "secondFactorChanges",
  failure: messages.failures.secondFactor,
  summary: "Get a new secret for an authenticator app; nothing changes before it is confirmed",
  body: z.object({ password }),
  refuses: ["conflict"],
  reply: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** The same as an otpauth:// address, for a QR code. */
    uri: z.string(),
  }),
});

export const confirmSecondFactor = endpoint({
  method: "POST",
  path: "/auth/second-factor/confirm",
  access: "signed-in",
  whileSuspended: true,
  failure: messages.failures.secondFactor,
  summary: "Turn the second factor on with a first code of the app; every other session ends",
  body: z.object({ code }),
  refuses: ["conflict"],
  reply: recoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/auth/second-factor/recovery-codes",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "secondFactorChanges",
  failure: messages.failures.secondFactor,
  summary: "Get new recovery codes; the earlier ones no longer work",
  body: z.object({ password, code }),
  refuses: ["conflict"],
  reply: recoveryCodes,
});

export const turnOffSecondFactor = endpoint({
  method: "DELETE",
  path: "/auth/second-factor",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "secondFactorChanges",
  failure: messages.failures.secondFactor,
  summary: "Turn the second factor off; moderators and administrators can't",
  body: z.object({ password, code }),
  refuses: ["conflict"],
  reply: z.undefined(),
  status: 204,
});

export const forgetDevices = endpoint({
  method: "DELETE",
  path: "/auth/second-factor/devices",
  access: "signed-in",
  whileSuspended: true,
  failure: messages.failures.secondFactor,
  summary: "Ask for a code again on every device",
  reply: z.undefined(),
  status: 204,
});
