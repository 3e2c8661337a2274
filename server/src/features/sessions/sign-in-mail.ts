import { Lifetime } from "@prepfeed/contract/foundation/limits";
import type { Mail } from "../../mail/mailer.ts";

const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export function signInMail(
  { username, email }: { username: string; email: string },
  { device, at, publicUrl }: { device: string; at: Date; publicUrl: string },
): Mail {
  return {
    to: email,
    subject: "New sign-in to your Prepfeed account",
    text: `Hello ${username},

somebody, we hope it was you, signed in to your Prepfeed account with a device, or from a place, that we have not
seen there for ${Lifetime.device / 86_400} days.

Device: ${device || "unknown"}
Time: ${TIME.format(at)} UTC

If it was you, there is nothing to do. If it was not, choose a new password now, which logs every other device out:

${publicUrl}/settings

If you can't log in any more, ask for a new password here:

${publicUrl}/forgot-password

Prepfeed
`,
  };
}
