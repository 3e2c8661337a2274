import type { Mail } from "../../mail/mailer.ts";

const CHANGES = {
  on: "Two-step sign-in was turned on: signing in now asks for a code after the password.",
  off: "Two-step sign-in was turned off: the password alone is enough to sign in.",
  "new-codes": "New recovery codes were made for two-step sign-in. The earlier ones no longer work.",
  "recovery-code": "Somebody signed in with one of your recovery codes. It no longer works.",
} as const;

export type SecondFactorEvent = keyof typeof CHANGES;

export function secondFactorMail(
  { username, email }: { username: string; email: string },
  change: SecondFactorEvent,
  publicUrl: string,
): Mail {
  return {
    to: email,
    subject: "Two-step sign-in of your Prepfeed account",
    text: `Hello ${username},

${CHANGES[change]}

If it was you, there is nothing to do. If it was not, choose a new password now, which logs every other device out:

${publicUrl}/forgot-password

Prepfeed
`,
  };
}
