import { Lifetime } from "@prepfeed/contract/foundation/limits";
import type { Mail } from "../../mail/mailer.ts";

export function resetMail({ username, email }: { username: string; email: string }, link: string): Mail {
  return {
    to: email,
    subject: "Reset your Prepfeed password",
    text: `Hello ${username},

somebody, we hope it was you, asked for a new password for your Prepfeed account.
Choose one here within ${Lifetime.resetToken / 60} minutes:

${link}

The link works once. If you did not ask for it, you can ignore this mail: your password stays as it is.

Prepfeed
`,
  };
}
