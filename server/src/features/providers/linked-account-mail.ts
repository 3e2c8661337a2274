import type { Mail } from "../../mail/mailer.ts";

export function linkedAccountMail(
  { username, email }: { username: string; email: string },
  { change, label, publicUrl }: { change: "linked" | "unlinked"; label: string; publicUrl: string },
): Mail {
  const what =
    change === "linked"
      ? `a ${label} account was linked to your Prepfeed account just now. Anybody who controls it can sign in here.`
      : `a ${label} account was unlinked from your Prepfeed account just now. Nobody can sign in here with it any more.`;
  return {
    to: email,
    subject: `A ${label} account was ${change}`,
    text: `Hello ${username},

${what}

If it was you, there is nothing to do. If it was not, choose a new password and look at your linked accounts:

${publicUrl}/settings

If you can't log in any more, ask for a new password here:

${publicUrl}/forgot-password

Prepfeed
`,
  };
}
