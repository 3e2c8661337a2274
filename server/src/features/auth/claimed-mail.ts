import type { Mail } from "../../mail/mailer.ts";

export function claimedMail(
  { username, email }: { username: string; email: string },
  { label, publicUrl }: { label: string; publicUrl: string },
): Mail {
  return {
    to: email,
    subject: "Your Prepfeed account is yours now",
    text: `Hello,

you signed in with ${label}. There was an account with your email address already, "${username}", and nobody had ever
confirmed that the address is theirs. ${label} says that it is yours, so the account is yours now.

In case somebody else had made it, its password, passkeys, two-step sign-in, linked accounts and sessions were deleted. You
sign in with ${label} from now on, and can set a password here:

${publicUrl}/settings

Prepfeed
`,
  };
}
