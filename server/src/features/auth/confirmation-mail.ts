import { Lifetime } from "@prepfeed/contract/foundation/limits";
import type { Mail } from "../../mail/mailer.ts";

export function confirmationMail(
  { username, email }: { username: string; email: string },
  link: string,
): Mail {
  return {
    to: email,
    subject: "Confirm your email address for Prepfeed",
    text: `Hello ${username},

this address was given for your Prepfeed account. Confirm within ${Lifetime.emailConfirmation / 3600} hours that it is yours:

${link}

The link works once. If you know nothing of this, you can ignore this mail: without the link nothing happens.

Prepfeed
`,
  };
}
