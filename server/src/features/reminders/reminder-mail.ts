import type { Mail } from "../../mail/mailer.ts";

/** `offUrl` turns them off without signing in. */
export function reminderMail(
  { username, email }: { username: string; email: string },
  { due, publicUrl, offUrl }: { due: number; publicUrl: string; offUrl: string },
): Mail {
  const questions = due === 1 ? "1 question is" : `${due} questions are`;
  return {
    to: email,
    subject: `${questions} due today`,
    text: `Hello ${username},

${questions} due today, before you forget ${due === 1 ? "it" : "them"}:

${publicUrl}/today

You asked for this mail in your settings. To get it no more:

${offUrl}

Prepfeed
`,
  };
}
