import type { Mail } from "../../mail/mailer.ts";

interface Account {
  username: string;
  email: string;
}

/** To the old address, which stays until the new one is confirmed. */
export function emailChangeNotice({ username, email }: Account, newEmail: string, publicUrl: string): Mail {
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

export function passwordNotice({ username, email }: Account, publicUrl: string): Mail {
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
