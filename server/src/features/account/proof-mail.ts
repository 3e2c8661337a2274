import { Lifetime } from "@prepfeed/contract/foundation/limits";
import type { Mail } from "../../mail/mailer.ts";

export function proofMail({ username, email }: { username: string; email: string }, link: string): Mail {
  return {
    to: email,
    subject: "Confirm that it is you",
    text: `Hello ${username},

you want to change something important in your Prepfeed account. Open this link within ${Lifetime.mailedProof / 60} minutes, in the same browser,
to confirm that it is you:

${link}

The link works once. If you did not ask for it, do not open it: somebody else may be signed in to your account. Log out
everywhere in your settings:

${new URL(link).origin}/settings

Prepfeed
`,
  };
}
