import type { Mail } from "../../mail/mailer.ts";

export function passkeyMail(
  { username, email }: { username: string; email: string },
  { change, name, publicUrl }: { change: "added" | "deleted"; name: string; publicUrl: string },
): Mail {
  return {
    to: email,
    subject: `A passkey of your Prepfeed account was ${change}`,
    text: `Hello ${username},

the passkey "${name}" of your Prepfeed account was ${change} just now.

If it was you, there is nothing to do. If it was not, choose a new password and look at your passkeys:

${publicUrl}/settings

If you can't log in any more, ask for a new password here:

${publicUrl}/forgot-password

Prepfeed
`,
  };
}
