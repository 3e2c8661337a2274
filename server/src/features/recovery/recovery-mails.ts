import { Lifetime } from "@prepfeed/contract/foundation/limits";
import type { Mail } from "../../mail/mailer.ts";

const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
const HOURS = Lifetime.recoveryWait / 3_600;
const DAYS_OPEN = Lifetime.recoveryOpen / 86_400;

interface Addressee {
  username: string;
  email: string;
}

export function recoveryLinkMail({ username, email }: Addressee, publicUrl: string, token: string): Mail {
  return {
    to: email,
    subject: "Recover your Prepfeed account",
    text: `Hello ${username},

somebody, we hope it was you, has lost every way to sign in to your Prepfeed account and asked to recover it.
If you only forgot your password, choose a new one here, without waiting:

${publicUrl}/forgot-password

Otherwise open this link within a day and press the button there:

${publicUrl}/recover-account?token=${token}

Then ${HOURS} hours pass, in which everybody who can still sign in to the account can cancel it. After that the same link lets
you choose a new password. Keep this mail until then.

If you did not ask for it, you can ignore this mail: nothing happens without the link.

Prepfeed
`,
  };
}

/** A moderator's account has too many rights to be recovered by mail alone. */
export function askOperatorMail({ username, email }: Addressee): Mail {
  return {
    to: email,
    subject: "Recover your Prepfeed account",
    text: `Hello ${username},

somebody, we hope it was you, asked to recover your Prepfeed account. Accounts of moderators and administrators can't be
recovered by mail. Please ask the people who run this site to reset your two-step sign-in.

Prepfeed
`,
  };
}

export function recoveryStartedMail(
  { username, email }: Addressee,
  { device, readyAt, publicUrl, token }: { device: string; readyAt: Date; publicUrl: string; token: string },
): Mail {
  return {
    to: email,
    subject: "Somebody is recovering your Prepfeed account",
    text: `Hello ${username},

somebody opened a mailed link to recover your Prepfeed account, because every way to sign in was lost.

Device: ${device || "unknown"}
The account can be taken over from: ${TIME.format(readyAt)} UTC

If it was you, wait until then and open the link of the first mail again within ${DAYS_OPEN} days.

If it was not you, cancel it now. You can also cancel it in the settings while you are signed in:

${publicUrl}/cancel-recovery?token=${token}

The person who did it can read your mail, so change the password of your mailbox too.

Prepfeed
`,
  };
}

const OUTCOMES = {
  cancelled: {
    subject: "The recovery of your Prepfeed account was cancelled",
    text: "the recovery of your Prepfeed account was cancelled. Nothing about the account changed.",
  },
  recovered: {
    subject: "Your Prepfeed account was recovered",
    text: `your Prepfeed account was recovered just now: it has a new password; passkeys, linked accounts and two-step sign-in were
removed, and every device was logged out. Set up two-step sign-in or a passkey again in the settings.`,
  },
} as const;

export function recoveryOutcomeMail({ username, email }: Addressee, outcome: keyof typeof OUTCOMES): Mail {
  const { subject, text } = OUTCOMES[outcome];
  return { to: email, subject, text: `Hello ${username},\n\n${text}\n\nPrepfeed\n` };
}
