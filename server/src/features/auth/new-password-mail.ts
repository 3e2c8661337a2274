import type { Mail } from "../../mail/mailer.ts";

export function newPasswordMail(
  { username, email }: { username: string; email: string },
  publicUrl: string,
): Mail {
  return {
    to: email,
    subject: "Your Prepfeed password was changed",
    text: `Hello ${username},

the password of your Prepfeed account was changed just now.

If it was you, there is nothing to do. If it was not, take your account back with a new one:

${publicUrl}/forgot-password

Prepfeed
`,
  };
}
