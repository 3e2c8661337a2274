import type { Mail } from "../../mail/mailer.ts";

/** Sent to the old address, which stays in use until the new one is confirmed. */
export function emailChangeMail(
  { username, email }: { username: string; email: string },
  newEmail: string,
  publicUrl: string,
): Mail {
  return {
    to: email,
    subject: "Your Prepfeed account is to get another email address",
    text: `Hello ${username},

somebody, we hope it was you, asked to change the email address of your Prepfeed account to ${newEmail}.
Until that address is confirmed, this one stays.

If it was not you, somebody knows your password. Choose a new one, which also stops the change:

${publicUrl}/forgot-password

Prepfeed
`,
  };
}
